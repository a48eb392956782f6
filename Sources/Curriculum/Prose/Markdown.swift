internal import CCmark

/// Reads Markdown into blocks.
struct Markdown {
    private let file: TextFile
    private let lineOffset: Int
    private let problems: ProblemList
    /// How deep quotes, lists and emphasis may be nested. More cannot be shown, and reading recurses into each.
    private static let deepest = 32

    /// The blocks of a file from a line on, from 1. Reports HTML, pictures and other things that a terminal cannot show.
    static func parse(_ file: TextFile, from firstLine: Int = 1, problems: ProblemList) -> [Block] {
        let text = file.text(from: firstLine, through: file.lines.count)
        let bytes = Array(text.utf8)
        let document = bytes.withUnsafeBytes { buffer in
            cmark_parse_document(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { preconditionFailure("libcmark gives a document for every text") }
        defer { cmark_node_free(document) }
        return Markdown(file: file, lineOffset: firstLine - 1, problems: problems).blocks(in: document, depth: 0)
    }

    private func children(of node: OpaquePointer) -> [OpaquePointer] {
        var all: [OpaquePointer] = []
        var next = cmark_node_first_child(node)
        while let child = next {
            all.append(child)
            next = cmark_node_next(child)
        }
        return all
    }

    private func line(of node: OpaquePointer) -> Int { Int(cmark_node_get_start_line(node)) + lineOffset }

    private func literal(_ node: OpaquePointer) -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

    private func blocks(in node: OpaquePointer, depth: Int) -> [Block] { children(of: node).compactMap { block($0, depth: depth + 1) } }

    private func block(_ node: OpaquePointer, depth: Int) -> Block? {
        guard depth <= Self.deepest else {
            problems.report(file.location(line: line(of: node)), "quotes and lists lie more than \(Self.deepest) deep within each other")
            return nil
        }
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node, depth: 0), line: line(of: node))
        case CMARK_NODE_PARAGRAPH:
            return .paragraph(inlines(in: node, depth: 0), line: line(of: node))
        case CMARK_NODE_LIST:
            let start = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil
            return .list(start: start, items: children(of: node).map { blocks(in: $0, depth: depth) }, line: line(of: node))
        case CMARK_NODE_CODE_BLOCK:
            let text = literal(node)
            return .code(
                text.hasSuffix("\n") ? String(text.dropLast()) : text,
                info: cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "",
                line: line(of: node), column: Int(cmark_node_get_start_column(node)))
        case CMARK_NODE_BLOCK_QUOTE:
            return .quote(blocks(in: node, depth: depth), line: line(of: node))
        case CMARK_NODE_THEMATIC_BREAK:
            return .rule(line: line(of: node))
        default:
            problems.report(file.location(line: line(of: node)), "HTML cannot be shown; write it as Markdown, or in backquotes")
            return nil
        }
    }

    private func inlines(in node: OpaquePointer, depth: Int) -> [Inline] {
        var merged: [Inline] = []
        for child in children(of: node) {
            let inline = inline(child, depth: depth + 1)
            if case .text(let added)? = inline, case .text(let text)? = merged.last {
                merged[merged.count - 1] = .text(text + added)
            } else if let inline {
                merged.append(inline)
            }
        }
        return merged
    }

    private func inline(_ node: OpaquePointer, depth: Int) -> Inline? {
        guard depth <= Self.deepest else {
            problems.report(
                file.location(line: paragraphLine(of: node)), "stresses and links lie more than \(Self.deepest) deep within each other")
            return nil
        }
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT:
            let text = literal(node)
            // An entity names one, as `&#27;` does.
            if text.unicodeScalars.contains(where: \.isControl) {
                problems.report(file.location(line: paragraphLine(of: node)), "this text has a control character")
            }
            return .text(text)
        case CMARK_NODE_SOFTBREAK: return .text(" ")
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_CODE: return .code(literal(node))
        case CMARK_NODE_EMPH: return .emphasis(inlines(in: node, depth: depth))
        case CMARK_NODE_STRONG: return .strong(inlines(in: node, depth: depth))
        case CMARK_NODE_LINK:
            return .link(inlines(in: node, depth: depth), destination: cmark_node_get_url(node).map { String(cString: $0) } ?? "")
        case CMARK_NODE_IMAGE:
            problems.report(file.location(line: paragraphLine(of: node)), "a picture cannot be shown in a terminal")
            return nil
        default:
            problems.report(
                file.location(line: paragraphLine(of: node)),
                "HTML cannot be shown; put '\(literal(node))' in backquotes when it is meant as code")
            return nil
        }
    }

    // Inlines have no reliable places of their own in libcmark; their block has.
    private func paragraphLine(of node: OpaquePointer) -> Int {
        var block: OpaquePointer? = node
        while let found = block {
            if cmark_node_get_type(found).rawValue <= CMARK_NODE_LAST_BLOCK.rawValue { return line(of: found) }
            block = cmark_node_parent(found)
        }
        return lineOffset + 1
    }
}
