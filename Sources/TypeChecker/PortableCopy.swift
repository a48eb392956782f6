internal import SwiftParser
internal import SwiftSyntax

/// A file as the compiler gets it: what only Apple's systems give is written so that the compiler reads it everywhere.
///
/// Every line keeps its number. Attributes of Objective-C and Interface Builder become spaces. `#selector(x)` becomes a call of a function. Frameworks that
/// are one module here are imported by its name. Conditions are decided as for an app in the simulator.
struct PortableCopy: Sendable {
    /// What the compiler reads, in UTF-8.
    private(set) var text: [UInt8]
    /// The number of the file's own lines: what is behind them has been added.
    let lineCount: Int
    /// What the file declares and names.
    let facts: FileFacts
    /// What has been put in, by line: the columns from which on the copy's are greater, and by how much.
    private var shifts: [Int: [(column: Int, by: Int)]] = [:]

    /// Writes the copy. Linear in the text.
    init(of source: String) {
        let tree = Parser.parse(source: source)
        let original = Array(source.utf8)
        let writer = PortableWriter(viewMode: .sourceAccurate)
        writer.walk(tree)
        let finder = FactFinder(tree)
        finder.walk(tree)
        facts = finder.facts
        lineCount = Self.lines(in: original)
        text = original
        for edit in writer.replacements { replace(edit.range, with: edit.text) }
        for insertion in writer.insertions.sorted(by: { $0.offset > $1.offset }) {
            let before = text[..<insertion.offset]
            let column = insertion.offset - (before.lastIndex(of: Self.lineEnd).map { $0 + 1 } ?? 0) + 1
            shifts[Self.lines(in: before), default: []].append((column, insertion.text.utf8.count))
            text.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
        }
        for addition in writer.additions { append(addition) }
    }

    private static let lineEnd = UInt8(ascii: "\n")

    private static func lines(in text: some Sequence<UInt8>) -> Int { text.reduce(1) { $1 == lineEnd ? $0 + 1 : $0 } }

    /// The column of the file that a column of the copy is, both in bytes and from 1.
    func originalColumn(_ column: Int, inLine line: Int) -> Int {
        (shifts[line] ?? []).reduce(column) { $1.column < column ? max($1.column, $0 - $1.by) : $0 }
    }

    /// Puts a text, or a part of it, in the place of as many bytes; what is left of them becomes spaces, and lines end where they did.
    mutating func replace(_ range: Range<Int>, with new: String = "") {
        var rest = Array(new.utf8)[...]
        for offset in range where text[offset] != Self.lineEnd && text[offset] != UInt8(ascii: "\r") {
            text[offset] = rest.popFirst() ?? UInt8(ascii: " ")
        }
    }

    /// Adds a line behind all others.
    mutating func append(_ line: String) { text += Array("\n\(line)".utf8) }

    /// The byte at a place of the copy; nil when there is none.
    func offset(line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = text[start...].firstIndex(of: Self.lineEnd) else { return nil }
            start = end + 1
        }
        let offset = start + column - 1
        return text.indices.contains(offset) ? offset : nil
    }

    /// The operand of the `#selector` that a place of the copy lies in, without its parentheses; nil for none.
    func selectorOperand(line: Int, column: Int) -> Range<Int>? {
        guard let place = offset(line: line, column: column) else { return nil }
        let mark = Array("\(Self.selectorFunction)(".utf8)
        var start = place
        while start >= 0, text[start] != Self.lineEnd {
            if text[start...].starts(with: mark) {
                var (depth, end) = (1, start + mark.count)
                while end < text.count {
                    if text[end] == UInt8(ascii: "(") { depth += 1 } else if text[end] == UInt8(ascii: ")") { depth -= 1 }
                    if depth == 0 { return end > place ? start + mark.count..<end : nil }
                    end += 1
                }
            }
            start -= 1
        }
        return nil
    }

    /// The function that takes what `#selector` takes.
    static let selectorFunction = "_selector"

    /// What is compiled with the copies: what they ask for in place of Objective-C's.
    static let support = FaceSupplement.text + "func \(selectorFunction)<Method>(_ method: Method) -> Selector { Selector(\"\") }\n"
}

/// Finds what is to be written in another way.
private final class PortableWriter: SyntaxVisitor {
    /// Parts of the text, and what takes the place of as many bytes.
    private(set) var replacements: [(range: Range<Int>, text: String)] = []
    private(set) var insertions: [(offset: Int, text: String)] = []
    /// Lines for the end of the file.
    private(set) var additions: [String] = []

    private static let blanked: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
        "NSCopying", "NSManaged",
    ]

    /// Apple's modules whose part for an app's screens is in the module UIKit here.
    private static let frameworks: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "SafariServices", "WebKit", "MessageUI", "Dispatch", "ObjectiveC",
        "CoreFoundation", "Darwin",
    ]

    private func replace(_ node: some SyntaxProtocol, with text: String = "") {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        replacements.append((start..<start + node.trimmedLength.utf8Length, text))
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.blanked.contains(name) { replace(node) }
        if name == "UIApplicationMain" { replace(node, with: "@main") }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first, Self.frameworks.contains(module.name.text) else { return .skipChildren }
        // A part of a framework, `import class QuartzCore.CALayer`, comes with the whole.
        if let kind = node.importKindSpecifier { replace(kind) }
        replace(node.path, with: "UIKit")
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            replace(node.pound, with: "_")
            // What a property's accessor is called cannot be asked without Objective-C.
            for argument in node.arguments where argument.label != nil { replace(argument, with: "0") }
            return .visitChildren
        case "keyPath": replace(node, with: "\"\"")
        case "colorLiteral": replace(node, with: "UIColor()")
        case "imageLiteral": replace(node, with: "UIImage()")
        case "Preview": replace(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        replace(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { decide(Syntax(condition)) }
        return .visitChildren
    }

    private func decide(_ condition: Syntax) {
        guard let call = condition.as(FunctionCallExprSyntax.self) else {
            return condition.children(viewMode: .sourceAccurate).forEach(decide)
        }
        let argument = call.arguments.first?.expression.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": replace(call, with: argument == "iOS" ? "true" : "false")
        case "targetEnvironment": replace(call, with: argument == "simulator" ? "true" : "false")
        default: break
        }
    }

    // MARK: Objective-C's protocols

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }) else {
            return .visitChildren
        }
        // They are for classes, so that references to what conforms to them may be weak.
        if node.inheritanceClause == nil { insertions.append((node.name.endPositionBeforeTrailingTrivia.utf8Offset, ": AnyObject")) }
        for member in node.memberBlock.members { makeOptional(member.decl, of: node.name.text) }
        return .visitChildren
    }

    // What need not be there is what an extension gives to whoever has none of its own.
    private func makeOptional(_ requirement: DeclSyntax, of name: String) {
        guard let declaration = requirement.asProtocol((any WithModifiersSyntax).self),
            let modifier = declaration.modifiers.first(where: { $0.name.text == "optional" })
        else { return }
        replace(modifier)
        let kept = declaration.modifiers.filter { $0.name.text == "static" }
        if let function = requirement.as(FunctionDeclSyntax.self) {
            let bare = function.with(\.attributes, []).with(\.modifiers, kept)
            additions.append("extension \(name) { \(oneLine(bare)) { fatalError() } }")
        } else if let variable = requirement.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                let canBeSet = binding.accessorBlock?.trimmedDescription.contains("set") == true
                let body = canBeSet ? "{ get { fatalError() } set {} }" : "{ fatalError() }"
                additions.append("extension \(name) { \(oneLine(kept)) var \(oneLine(binding.with(\.accessorBlock, nil))) \(body) }")
            }
        }
    }

    private func oneLine(_ node: some SyntaxProtocol) -> String {
        node.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
