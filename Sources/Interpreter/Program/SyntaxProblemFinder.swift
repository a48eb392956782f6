internal import SwiftSyntax

/// Gathers what the parser had to skip or to imagine.
final class SyntaxProblemFinder: SyntaxAnyVisitor {
    private let lines: LineTable
    private var problems: [SyntaxProblem] = []
    private var older: [SyntaxProblem] = []

    private init(lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .all)
    }

    /// The problems, and the words that Swift 2 went without and the parser has imagined where they belong, both in order.
    static func problems(in tree: SourceFileSyntax, lines: LineTable) -> (problems: [SyntaxProblem], older: [SyntaxProblem]) {
        guard tree.hasError else { return ([], []) }
        let finder = SyntaxProblemFinder(lines: lines)
        finder.walk(tree)
        return (finder.problems.sorted { $0.location < $1.location }, finder.older.sorted { $0.location < $1.location })
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        // The parser takes the end of an operator's declaration for part of it: `prefix operator √; postfix operator %%`.
        if node.parent?.is(OperatorDeclSyntax.self) ?? false, node.writtenText == ";" { return .skipChildren }
        let text = node.writtenText.split(separator: "\n").first ?? ""
        problems.append(SyntaxProblem(location: lines.location(of: node), message: "unexpected code '\(text)'"))
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.presence == .missing else { return .skipChildren }
        let previous = token.previousToken(viewMode: .sourceAccurate)
        if token.text == ";", previous?.text == ";" { return .skipChildren }
        // Told where the other one is missing.
        if token.tokenKind == .rightParen, token.parent?.as(FunctionTypeSyntax.self)?.leftParen.presence == .missing {
            return .skipChildren
        }
        if let message = Self.olderForm(without: token) {
            older.append(SyntaxProblem(location: lines.location(of: token), message: message))
            return .skipChildren
        }
        let place = previous.map { $0.endPositionBeforeTrailingTrivia } ?? token.position
        let wanted = token.text.isEmpty ? "a name or value" : "'\(token.text)'"
        problems.append(SyntaxProblem(location: lines.location(at: place.utf8Offset), message: "expected \(wanted)"))
        return .skipChildren
    }

    /// What Swift 2 said without a word that the parser has imagined, and what it says today; nil where something else is missing.
    private static func olderForm(without token: TokenSyntax) -> String? {
        switch (token.tokenKind, token.parent?.kind) {
        case (.keyword(.let), .optionalBindingCondition?): "a condition's variable without a word, today 'let'"
        case (.leftParen, .functionType?): "a function's type without parentheses, today '(Int) -> Void'"
        default: nil
        }
    }
}
