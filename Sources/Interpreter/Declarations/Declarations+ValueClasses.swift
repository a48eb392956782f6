internal import SwiftSyntax

/// The program's subclasses of immutable UIKit classes that are values here: `final class Brand: UIColor`.
extension Declarations {
    /// The extension and the alias that replace such a class: it becomes another name for its superclass. Applies to a class without stored
    /// properties, overrides and designated initialisers. Nil for any other declaration.
    func valueClass(_ declaration: DeclSyntax, file: Int) -> (name: String, alias: TypeAlias, members: ExtendingDeclaration)? {
        guard !program.files[file].isLibrary, let syntax = declaration.as(ClassDeclSyntax.self), syntax.genericParameterClause == nil,
            let inherited = syntax.inheritanceClause?.inheritedTypes.first?.type, inherited.is(IdentifierTypeSyntax.self),
            hostType(named: inherited.writtenText)?.kind == .structure,
            syntax.memberBlock.members.allSatisfy({ Self.isExtending($0.decl) })
        else { return nil }
        let alias = TypeAlias(type: inherited, file: file, access: Access(syntax.modifiers, isNested: false))
        return (syntax.name.identifierText, alias, ExtendingDeclaration(syntax, inherited))
    }

    /// Whether a class's member could be in an extension.
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
