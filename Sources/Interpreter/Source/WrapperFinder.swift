internal import SwiftSyntax

/// Finds the types that are declared as property wrappers.
final class WrapperFinder: SyntaxVisitor {
    private var names: Set<String> = []
    private var aliases: [(name: String, type: String)] = []
    /// The bytes at which the words of wrappers and type aliases stand; nil where the text is not known.
    private var places: [Int]?

    /// The names of the wrappers in a tree. With the tree's text, declarations in which none of the words stands are passed over. A visit
    /// makes nodes that the tree keeps.
    static func names(in tree: SourceFileSyntax, of text: String? = nil) -> Set<String> {
        let finder = WrapperFinder(viewMode: .sourceAccurate)
        finder.places = text.map { text in ["@propertyWrapper", "typealias"].flatMap { Program.offsets(of: $0, in: text) } }
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

    /// Looks into a declaration with a body only where one of the words stands in it.
    private func look(into node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        guard let places else { return .visitChildren }
        let (begin, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
        return places.contains { $0 >= begin && $0 < end } ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { look(into: node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { look(into: node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { look(into: node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { look(into: node) }

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
