internal import SwiftSyntax

/// Classes of the program's that inherit from a class of UIKit's whose objects never change and which is a value here: `final class Brand: UIColor`.
extension Declarations {
    /// What such a class gives to the type that it inherits from, whose other name it is then: one that adds neither stored properties nor ways to make one
    /// that do more than to delegate. nil for every other declaration.
    func valueClass(_ declaration: DeclSyntax, file: Int) -> (name: String, alias: TypeAlias, members: ExtendingDeclaration)? {
        guard !program.files[file].isLibrary, let syntax = declaration.as(ClassDeclSyntax.self), syntax.genericParameterClause == nil,
            let inherited = syntax.inheritanceClause?.inheritedTypes.first?.type, inherited.is(IdentifierTypeSyntax.self),
            hostType(named: inherited.writtenText)?.kind == .structure,
            syntax.memberBlock.members.allSatisfy({ Self.isExtending($0.decl) })
        else { return nil }
        let alias = TypeAlias(type: inherited, file: file, access: Access(syntax.modifiers, isNested: false))
        return (syntax.name.identifierText, alias, ExtendingDeclaration(syntax, inherited))
    }

    /// Whether a class's member may as well stand in an extension.
    private static func isExtending(_ member: DeclSyntax) -> Bool {
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        let isStatic = modifiers.contains("static") || modifiers.contains("class")
        if let initializer = member.as(InitializerDeclSyntax.self) {
            let isCoders = initializer.signature.parameterClause.parameters.first?.firstName.text == "coder"
            return modifiers.contains("convenience") || isCoders
        }
        if modifiers.contains("override") || member.is(DeinitializerDeclSyntax.self) { return false }
        guard let variable = member.as(VariableDeclSyntax.self), !isStatic else { return true }
        return variable.bindings.allSatisfy { binding in
            switch binding.accessorBlock?.accessors {
            case .getter?: true
            case .accessors(let list)?: list.contains { $0.accessorSpecifier.text == "get" }
            case nil: false
            }
        }
    }
}
