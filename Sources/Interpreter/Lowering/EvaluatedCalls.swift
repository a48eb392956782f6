internal import SwiftSyntax

/// Looks for calls that an expression makes when it is evaluated, and for what may end it early; closures in it are only made.
final class EvaluatedCalls: SyntaxVisitor {
    private var isFound = false

    static func isFound(in expression: ExprSyntax) -> Bool {
        let finder = EvaluatedCalls(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.isFound
    }

    /// Whether expressions name what another one that is written as inout does: they read it before it is taken.
    static func isNamed(_ place: ExprSyntax, in others: [ExprSyntax]) -> Bool {
        func names(_ expression: ExprSyntax) -> Set<String> {
            Set(expression.tokens(viewMode: .sourceAccurate).lazy.filter { $0.identifier != nil && $0.text != "self" }.map(\.text))
        }
        let written = names(place)
        return others.contains { !names($0).isDisjoint(with: written) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
