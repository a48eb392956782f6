internal import SwiftSyntax

/// The element types of the program's own sequences. The library's methods return for them what they return for a list.
extension FunctionBuilder {
    /// The list type with the same elements as a sequence type; nil for other types.
    func list(of type: StaticType) -> StaticType? {
        guard case .declared(let index) = type.unwrapped else { return nil }
        let info = declarations.type(index)
        guard (LibraryTypes.sequenceProtocols + ["IteratorProtocol"]).contains(where: { declarations.conforms(info, to: $0) }) else {
            return nil
        }
        return .array(element(of: index, info))
    }

    private func element(of index: Int32, _ info: TypeInfo) -> StaticType {
        if let alias = declarations.associated("Element", of: .declared(index)), alias.isKnown { return alias }
        func result(_ name: String, _ parameters: Int) -> MemberInfo? {
            declarations.members(named: name, in: info, isStatic: false).first {
                $0.parameters.count == parameters && $0.owner?.kind != .protocol && $0.typeSyntax != nil
            }
        }
        if let next = result("next", 0) { return declarations.type(of: next, in: index).content }
        if let made = result("makeIterator", 0), let iterator = made.typeSyntax?.as(IdentifierTypeSyntax.self),
            let argument = iterator.genericArgumentClause?.types.first
        {
            var scope = declarations.scope(of: made)
            scope.bindings = declarations.bindings(of: index)
            let type = declarations.staticType(argument, scope)
            return iterator.name.text == "AnyIterator" ? type : type.element
        }
        if let made = result("makeIterator", 0), case .declared(let iterator) = declarations.type(of: made, in: index), iterator != index {
            return element(of: iterator, declarations.type(iterator))
        }
        return result("subscript", 1).map { declarations.type(of: $0, in: index) } ?? .unknown
    }
}
