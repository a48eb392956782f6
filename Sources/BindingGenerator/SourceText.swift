/// Swift text, laid out as swift-format leaves it.
struct SourceText {
    private static let width = 140
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ content: String = "") {
        text += content.isEmpty ? "\n" : String(repeating: "    ", count: depth) + content + "\n"
    }

    /// Whether a line is short enough here.
    func fits(_ content: String) -> Bool { content.count + depth * 4 <= Self.width }

    mutating func open(_ content: String) {
        line(content)
        depth += 1
    }

    mutating func close(_ content: String = "}") {
        depth -= 1
        line(content)
    }

    /// Ends one block and begins the next on the same line.
    mutating func turn(_ content: String) {
        close(content)
        depth += 1
    }

    /// A call with arguments on one line, or each on its own. `rest` follows the closing parenthesis; a brace in it is left open.
    mutating func call(_ callee: String, _ arguments: [CallArgument], rest: String) {
        let short = "\(callee)(\(arguments.map(\.line).joined(separator: ", ")))\(rest)"
        // swift-format reserves room for a comma after a list's last element, even where the line has none.
        let hasList = arguments.contains { if case .list = $0 { true } else { false } }
        if fits(hasList ? short + "," : short) {
            line(short)
        } else {
            open("\(callee)(")
            for (position, argument) in arguments.enumerated() {
                let comma = position == arguments.count - 1 ? "" : ","
                if case .list(let label, let elements) = argument, !fits(argument.line + ",,") {
                    open("\(label)[")
                    for element in elements { self.element(element + ",") }
                    close("]\(comma)")
                } else {
                    line(argument.line + comma)
                }
            }
            close(")\(rest)")
        }
        if rest.contains("{") { depth += 1 }
    }

    /// An element of a list, with its comma: on one line, or a call's arguments on the next.
    private mutating func element(_ content: String) {
        guard !fits(content), let parenthesis = content.firstIndex(of: "(") else { return line(content) }
        open(String(content[...parenthesis]))
        line(String(content[content.index(after: parenthesis)...]))
        depth -= 1
    }
}

/// One argument of a call in the generated text.
enum CallArgument {
    case plain(String)
    case list(label: String, [String])

    var line: String {
        switch self {
        case .plain(let text): text
        case .list(let label, let elements): "\(label)[\(elements.joined(separator: ", "))]"
        }
    }
}
