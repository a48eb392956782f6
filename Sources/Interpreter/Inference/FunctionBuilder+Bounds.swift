internal import SwiftSyntax

/// What a generic function's body knows of its parameters' values: what is asked of them, and no more.
extension FunctionBuilder {
    /// What is asked of the generic parameters of the functions around.
    var boundsAround: [String: StaticType] {
        guard let parent else { return bounds }
        return parent.boundsAround.merging(bounds) { _, own in own }
    }

    /// A type as it is written, with what is asked of generic parameters for what is unknown.
    func bounded(_ type: StaticType, _ syntax: TypeSyntax?, isVariadic: Bool = false) -> StaticType {
        guard !type.isWhole, let syntax else { return type }
        var scope = typeScope
        scope.bindings = boundsAround
        // A type is called and asked as what it stands for.
        guard !scope.bindings.isEmpty,
            !syntax.tokens(viewMode: .sourceAccurate).contains(where: { ["Type", "Self"].contains($0.text) })
        else { return type }
        let bounded = declarations.staticType(syntax, scope)
        return isVariadic ? .array(bounded) : bounded
    }

    /// The type of a property of `self`, with what its owner asks of the generic parameters that it names, where no more is known of these.
    func ownType(of member: MemberInfo) -> StaticType {
        let known = owner.map { declarations.type(of: member, in: $0.index) } ?? declarations.type(of: member)
        guard !known.isWhole, let holder = member.owner, let syntax = member.typeSyntax, case let bounds = declarations.bounds(of: holder),
            !bounds.isEmpty, !syntax.tokens(viewMode: .sourceAccurate).contains(where: { ["Type", "Self", "."].contains($0.text) })
        else { return known }
        var scope = declarations.scope(of: member)
        scope.bindings = bounds
        return declarations.staticType(syntax, scope)
    }

    /// The type of a property of a value of the type with that number, `self`'s among them.
    func type(of member: MemberInfo, in number: Int32) -> StaticType {
        number == owner?.index ? ownType(of: member) : declarations.type(of: member, in: number)
    }

    /// A type without what is known of generic parameters only by what is asked of them: what they stand for is found by the values.
    func opened(_ type: StaticType) -> StaticType {
        var bounds = Set(boundsAround.values)
        // So is what a protocol's extension calls `self`.
        if let owner, owner.kind == .protocol { bounds.insert(.declared(owner.index)) }
        for type in owner?.chain ?? [] { bounds.formUnion(declarations.bounds(of: type).values) }
        return bounds.isEmpty ? type : type.replacing(bounds, with: .unknown)
    }

    /// The type that an expression's value is: what is asked of the generic parameter which it names, as far as no more is known.
    func askedType(_ expression: ExprSyntax, _ type: StaticType) -> StaticType {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        return type.instance.isKnown ? type.instance : name.flatMap { boundsAround[$0] } ?? .unknown
    }

    /// Pushes what a generic parameter stands for whose values are known by such a type; false where there is none.
    func emitBoundParameter(_ type: StaticType) -> Bool {
        for (name, bound) in boundsAround.sorted(by: { $0.key < $1.key }) where bound == type {
            guard case .variable(let variable)? = lookup(name), case .meta = variable.type else { continue }
            emitLoad(variable)
            return true
        }
        return false
    }
}

/// Whether code names members of a type that it does not name: `.empty`, `.init()`.
final class ImplicitMembers: SyntaxVisitor {
    private var isFound = false

    static func stand(in node: some SyntaxProtocol) -> Bool {
        let visitor = ImplicitMembers(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.isFound
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base == nil { isFound = true }
        return isFound ? .skipChildren : .visitChildren
    }
}
