internal import SwiftSyntax

// What can be said of a class of the program before anything runs.
extension Interpreter {
    /// The outlets of a class of the program, those of its superclasses in the program first. Empty for other names.
    public func outlets(of className: String) -> [String] {
        guard let type = declarations.resolvedType(path: className) else { return [] }
        return type.chain.reversed().flatMap(\.stored).filter { $0.hasAttribute("@IBOutlet") }.map(\.baseName)
    }

    /// The types that a class of the program names in its inheritance and its members, bodies included, and that nothing here declares: each once, in
    /// order. Linear in the class's source.
    public func undeclaredTypes(namedBy className: String) -> [String] {
        guard let type = declarations.resolvedType(path: className) else { return [] }
        var names: [String] = []
        func look(at node: some SyntaxProtocol, _ scope: TypeScope) {
            let finder = NamedTypeFinder(node)
            for name in finder.names where !finder.declared.contains(name.writtenText) && !names.contains(name.writtenText) {
                guard !LibraryProtocols.contains(name.writtenText), declarations.isUndeclared(name, scope) else { continue }
                names.append(name.writtenText)
            }
        }
        for inherited in type.inherited { look(at: inherited, TypeScope(owner: type)) }
        for member in type.members { look(at: member.syntax, declarations.scope(of: member)) }
        return names
    }
}

/// Finds the type names in a part of a file, and the names that it declares itself.
private final class NamedTypeFinder: SyntaxVisitor {
    private(set) var names: [TypeSyntax] = []
    private(set) var declared: Set<String> = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.append(TypeSyntax(node.with(\.genericArgumentClause, nil)))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        names.append(TypeSyntax(node.with(\.genericArgumentClause, nil)))
        return node.genericArgumentClause == nil ? .skipChildren : .visitChildren
    }

    // The names of attributes are wrappers' or Swift's own, and those of macros.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }

    private func declares(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.identifierText)
        return .visitChildren
    }
}
