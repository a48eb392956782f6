internal import SwiftSyntax

/// Finds the types that are declared as property wrappers.
final class WrapperFinder: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in tree: SourceFileSyntax) -> Set<String> {
        let finder = WrapperFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.names
    }

    private func note(_ attributes: AttributeListSyntax, _ name: TokenSyntax) {
        for attribute in attributes where attribute.as(AttributeSyntax.self)?.attributeName.writtenText == "propertyWrapper" {
            names.insert(name.identifierText)
        }
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
