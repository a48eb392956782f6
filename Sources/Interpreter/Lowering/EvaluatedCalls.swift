internal import SwiftSyntax

/// Finds calls and optional chains that an expression evaluates. Closures are only created, so their contents do not count.
final class EvaluatedCalls: SyntaxVisitor {
    private var isFound = false

    static func isFound(in expression: ExprSyntax) -> Bool {
        let finder = EvaluatedCalls(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.isFound
    }

    /// Whether other arguments mention the variable of an inout argument. They read it before it is moved out.
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
