internal import SwiftSyntax

/// The places in the text that instructions belong to.
extension FunctionBuilder {
    /// Lowers an expression with its own place: an error in a statement of several lines is told at the expression's line.
    func atPlace<Result>(of expression: ExprSyntax, _ lower: () -> Result) -> Result {
        let statement = offset
        offset = Int32(Self.place(of: expression).positionAfterSkippingLeadingTrivia.utf8Offset)
        defer { offset = statement }
        return lower()
    }

    /// The token at which the compiler places an expression: the `!` of an unwrap, the name of a called member, an operator.
    private static func place(of expression: ExprSyntax) -> Syntax {
        switch expression.as(ExprSyntaxEnum.self) {
        case .forceUnwrapExpr(let node): Syntax(node.exclamationMark)
        case .functionCallExpr(let node): place(of: node.calledExpression)
        case .memberAccessExpr(let node): Syntax(node.declName)
        case .subscriptCallExpr(let node): Syntax(node.leftSquare)
        case .infixOperatorExpr(let node): Syntax(node.operator)
        case .asExpr(let node): Syntax(node.asKeyword)
        default: Syntax(expression)
        }
    }
}
