internal import SwiftParser
internal import SwiftSyntax

/// Literals of the program's own types.
extension FunctionBuilder {
    /// Lowers a literal as a program's type that is expressible by it; nil if no such type is expected.
    func emitOwnLiteral(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType? {
        guard case .declared(let index) = expected.unwrapped else { return nil }
        let label: String
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: label = "integerLiteral"
        case .floatLiteralExpr: label = "floatLiteral"
        case .stringLiteralExpr(let node):
            if let type = emitCollected(node, as: index) { return type }
            label = "stringLiteral"
        case .booleanLiteralExpr: label = "booleanLiteral"
        case .nilLiteralExpr where !expected.isOptional: label = "nilLiteral"
        case .prefixOperatorExpr(let node) where node.operator.text == "-" && node.expression.is(IntegerLiteralExprSyntax.self):
            label = "integerLiteral"
        case .prefixOperatorExpr(let node) where node.operator.text == "-" && node.expression.is(FloatLiteralExprSyntax.self):
            label = "floatLiteral"
        default: return nil
        }
        let name = "init(\(label):)"
        guard
            let member = members(named: "init", in: declarations.type(index), isStatic: true).first(where: {
                $0.name == name && !$0.parameters[0].isVariadic
            })
        else { return nil }
        _ = emitUntyped(expression, declarations.type(of: member.parameters[0], of: member))
        emit(.instantiate, number(name), 1, index)
        return .declared(index)
    }
}
