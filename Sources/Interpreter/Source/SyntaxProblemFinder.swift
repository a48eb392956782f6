internal import SwiftSyntax

/// Collects the tokens that the parser skipped or inserted.
final class SyntaxProblemFinder: SyntaxAnyVisitor {
    private let lines: LineTable
    private var problems: [SyntaxProblem] = []

    private init(lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .all)
    }

    /// The problems in source order.
    static func problems(in tree: SourceFileSyntax, lines: LineTable) -> [SyntaxProblem] {
        guard tree.hasError else { return [] }
        let finder = SyntaxProblemFinder(lines: lines)
        finder.walk(tree)
        return finder.problems.sorted { $0.location < $1.location }
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        // The parser takes the `;` after an operator's declaration for part of it: `prefix operator √; postfix operator %%`.
        if node.parent?.is(OperatorDeclSyntax.self) ?? false, node.writtenText == ";" { return .skipChildren }
        let text = node.writtenText.split(separator: "\n").first ?? ""
        problems.append(SyntaxProblem(location: lines.location(of: node), message: "unexpected code '\(text)'"))
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.presence == .missing else { return .skipChildren }
        let previous = token.previousToken(viewMode: .sourceAccurate)
        if token.text == ";", previous?.text == ";" { return .skipChildren }
        // Reported at the missing left parenthesis.
        if token.tokenKind == .rightParen, token.parent?.as(FunctionTypeSyntax.self)?.leftParen.presence == .missing {
            return .skipChildren
        }
        let place = previous.map { $0.endPositionBeforeTrailingTrivia } ?? token.position
        let wanted = token.text.isEmpty ? "a name or value" : "'\(token.text)'"
        problems.append(SyntaxProblem(location: lines.location(at: place.utf8Offset), message: "expected \(wanted)"))
        return .skipChildren
    }
}
