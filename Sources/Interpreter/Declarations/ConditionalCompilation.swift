internal import SwiftSyntax

/// Decides `#if`: the program is read as for a debug build for iOS.
enum ConditionalCompilation {
    static func activeElements(of syntax: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        for clause in syntax.clauses {
            guard let condition = clause.condition else { return clause.elements }
            if holds(condition) { return clause.elements }
        }
        return nil
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            switch infix.operator.writtenText {
            case "&&": return holds(infix.leftOperand) && holds(infix.rightOperand)
            case "||": return holds(infix.leftOperand) || holds(infix.rightOperand)
            default: return true
            }
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.writtenText ?? ""
            switch call.calledExpression.writtenText {
            case "os": return argument == "iOS"
            case "canImport": return argument == "UIKit" || argument == "Foundation" || argument == "Combine"
            case "targetEnvironment": return argument == "simulator"
            case "swift", "compiler": return true
            default: return false
            }
        }
        switch condition.writtenText {
        case "DEBUG", "true": return true
        default: return false
        }
    }
}
