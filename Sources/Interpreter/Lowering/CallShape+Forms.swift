internal import SwiftSyntax

/// What the way that a call is written says of the function that it means.
extension CallShape {
    /// Those of some functions that take as inout no more than the arguments written with `&`, and whose results can be called as often as the call's is,
    /// each as far as any does.
    func written(
        among all: [(MemberInfo, [ArgumentSource])], inouts: [Int]
    ) -> [(MemberInfo, [ArgumentSource])] {
        guard all.count > 1 else { return all }
        let taking = all.filter { candidate in
            zip(candidate.0.parameters, candidate.1).allSatisfy { parameter, source in
                guard parameter.isInout, case .argument(let index) = source else { return true }
                return inouts.contains(index)
            }
        }
        let possible = taking.isEmpty ? all : taking
        guard resultCalls > 0 else { return possible }
        let callable = possible.filter { Self.functionDepth(of: $0.0.typeSyntax).map { $0 >= resultCalls } ?? true }
        return callable.isEmpty ? possible : callable
    }

    /// How often a value of a type as it is written can be called; nil where it is a name, which may stand for a function.
    private static func functionDepth(of type: TypeSyntax?) -> Int? {
        guard let type else { return 0 }
        switch type.as(TypeSyntaxEnum.self) {
        case .functionType(let function): return 1 + (functionDepth(of: function.returnClause.type) ?? 0)
        case .attributedType(let attributed): return functionDepth(of: attributed.baseType)
        case .tupleType(let tuple) where tuple.elements.count == 1: return tuple.elements.first.flatMap { functionDepth(of: $0.type) }
        case .arrayType, .dictionaryType, .tupleType: return 0
        default: return nil
        }
    }

    /// How often the result of a call is called.
    static func callsOfResult(of node: FunctionCallExprSyntax) -> Int {
        var (call, count) = (node, 0)
        while let outer = call.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == call.id {
            count += 1
            call = outer
        }
        return count
    }
}
