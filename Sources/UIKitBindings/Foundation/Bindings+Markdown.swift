internal import CCmark
internal import Interpreter

extension Bindings {
    /// The native part of `AttributedString(markdown:)`: the parts of a text, each with its presentation intent and its link.
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
    /// The presentation intents of the open elements around a part, the outermost first.
    private var intents: [Int] = []
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
        // libcmark's iterator does not recurse: emphasis may be nested as deep as a text is long.
        guard let walk = cmark_iter_new(document) else { preconditionFailure("libcmark walks through every document") }
        defer { cmark_iter_free(walk) }
        while true {
            switch cmark_iter_next(walk) {
            case CMARK_EVENT_ENTER: enter(cmark_iter_get_node(walk))
            case CMARK_EVENT_EXIT: leave(cmark_iter_get_node(walk))
            default: return
            }
        }
    }

    private mutating func enter(_ node: OpaquePointer?) {
        let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: add(literal)
        case CMARK_NODE_EMPH: intents.append((intents.last ?? 0) | 1)
        case CMARK_NODE_STRONG: intents.append((intents.last ?? 0) | 2)
        case CMARK_NODE_CODE: add(literal, as: 4)
        case CMARK_NODE_SOFTBREAK: add(" ", as: 64)
        case CMARK_NODE_LINEBREAK: add("\n", as: 128)
        case CMARK_NODE_HTML_INLINE: add(literal, as: 256)
        case CMARK_NODE_HTML_BLOCK: add(literal, as: 512)
        case CMARK_NODE_CODE_BLOCK: add(literal)
        case CMARK_NODE_THEMATIC_BREAK: add("\u{2E3B}")
        case CMARK_NODE_LINK: link = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        default: break
        }
    }

    private mutating func leave(_ node: OpaquePointer?) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG: intents.removeLast()
        case CMARK_NODE_LINK: link = ""
        default: break
        }
    }

    /// Adds a text, to the last part where that is of the same kind.
    private mutating func add(_ text: String, as bit: Int = 0) {
        let part = [text, String((intents.last ?? 0) | bit), link]
        if let last = all.last, last[1...] == part[1...] { all[all.count - 1][0] += text } else { all.append(part) }
    }
}
