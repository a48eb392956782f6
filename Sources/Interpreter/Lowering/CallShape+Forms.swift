internal import SwiftSyntax

/// Overload choice by the written form of a call.
extension CallShape {
    /// The candidates that fit the form of the call:
    ///
    /// - Their inout parameters receive arguments written with `&`.
    /// - Their results can be called as often as the call's result is.
    ///
    /// A rule that leaves no candidate is ignored.
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

    /// How often a value of a type as written can be called in turn. Nil for a name, which can be an alias of a function type.
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

    /// How often a call's result is called in turn.
    static func callsOfResult(of node: FunctionCallExprSyntax) -> Int {
        var (call, count) = (node, 0)
        while let outer = call.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == call.id {
            count += 1
            call = outer
        }
        return count
    }
}
