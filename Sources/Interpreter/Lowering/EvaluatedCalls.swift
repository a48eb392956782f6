internal import SwiftSyntax

/// Looks for calls that an expression makes when it is evaluated, and for what may end it early; closures in it are only made.
final class EvaluatedCalls: SyntaxVisitor {
    private var isFound = false

    static func isFound(in expression: ExprSyntax) -> Bool {
        let finder = EvaluatedCalls(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.isFound
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
