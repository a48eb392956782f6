internal import SwiftSyntax

/// Finds the types that are declared as property wrappers.
final class WrapperFinder: SyntaxVisitor {
    private var names: Set<String> = []
    private var aliases: [(name: String, type: String)] = []

    static func names(in tree: SourceFileSyntax) -> Set<String> {
        let finder = WrapperFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        // Type aliases of wrappers, and aliases of these.
        while let alias = finder.aliases.first(where: { finder.names.contains($0.type) && !finder.names.contains($0.name) }) {
            finder.names.insert(alias.name)
        }
        return finder.names
    }

    private func note(_ attributes: AttributeListSyntax, _ name: TokenSyntax) {
        for attribute in attributes where attribute.as(AttributeSyntax.self)?.attributeName.writtenText == "propertyWrapper" {
            names.insert(name.identifierText)
        }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.initializer.value
        let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
        if let name { aliases.append((node.name.identifierText, name.identifierText)) }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.attributes, node.name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.attributes, node.name)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.attributes, node.name)
        return .visitChildren
    }
}
