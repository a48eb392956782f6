internal import CCmark
internal import Interpreter

extension Bindings {
    /// What `AttributedString(markdown:)` is made of: the parts of a text, each with how it is meant and where it leads.
    static let markdown: [HostMember] = {
        var type = TypeBinding("", .structure)
        type.method("_markdown(_:)", HostParameter.list((nil, "String")), result: "[[String]]") { call throws(ScriptError) in
            let text: String = try call.argument(0)
            var parts = MarkdownParts()
            parts.read(text)
            return call.give(parts.all)
        }
        type.method("_hasMarkdownBlocks(_:)", HostParameter.list((nil, "String")), result: "Bool") { call throws(ScriptError) in
            let text: String = try call.argument(0)
            var parts = MarkdownParts()
            parts.read(text)
            return call.give(parts.hasBlocks)
        }
        return type.members
    }()
}

/// Reads Markdown into parts of one kind each, in order: text, InlinePresentationIntent's raw value, address or nothing. Blocks follow one another
/// without anything between them.
private struct MarkdownParts {
    private(set) var all: [[String]] = []
    /// Whether there is more than one paragraph.
    private(set) var hasBlocks = false
    private var intent = 0
    private var link = ""

    mutating func read(_ text: String) {
        let bytes = Array(text.utf8)
        let document = bytes.withUnsafeBytes { buffer in
            cmark_parse_document(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { preconditionFailure("libcmark gives a document for every text") }
        defer { cmark_node_free(document) }
        let first = cmark_node_first_child(document)
        hasBlocks = first.map { cmark_node_get_type($0) != CMARK_NODE_PARAGRAPH || cmark_node_next($0) != nil } ?? false
        readChildren(of: document)
    }

    private mutating func readChildren(of node: OpaquePointer) {
        var next = cmark_node_first_child(node)
        while let child = next {
            read(child)
            next = cmark_node_next(child)
        }
    }

    private mutating func read(_ node: OpaquePointer) {
        let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: add(literal)
        case CMARK_NODE_EMPH: readChildren(of: node, as: 1)
        case CMARK_NODE_STRONG: readChildren(of: node, as: 2)
        case CMARK_NODE_CODE: add(literal, as: 4)
        case CMARK_NODE_SOFTBREAK: add(" ", as: 64)
        case CMARK_NODE_LINEBREAK: add("\n", as: 128)
        case CMARK_NODE_HTML_INLINE: add(literal, as: 256)
        case CMARK_NODE_HTML_BLOCK: add(literal, as: 512)
        case CMARK_NODE_CODE_BLOCK: add(literal)
        case CMARK_NODE_THEMATIC_BREAK: add("\u{2E3B}")
        case CMARK_NODE_LINK:
            link = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
            readChildren(of: node)
            link = ""
        default: readChildren(of: node)
        }
    }

    private mutating func readChildren(of node: OpaquePointer, as bit: Int) {
        let outer = intent
        intent |= bit
        readChildren(of: node)
        intent = outer
    }

    /// Adds a text, to the last part where that is of the same kind.
    private mutating func add(_ text: String, as bit: Int = 0) {
        let part = [text, String(intent | bit), link]
        if let last = all.last, last[1...] == part[1...] { all[all.count - 1][0] += text } else { all.append(part) }
    }
}
