internal import SwiftSyntax

/// The bounds of generic parameters as the static types of their values in a generic function's body.
extension FunctionBuilder {
    /// The bounds of all generic parameters in scope.
    var boundsAround: [String: StaticType] {
        guard let parent else { return bounds }
        return parent.boundsAround.merging(bounds) { _, own in own }
    }

    /// A type as written, with bounds in place of unknown generic parameters.
    func bounded(_ type: StaticType, _ syntax: TypeSyntax?, isVariadic: Bool = false) -> StaticType {
        guard !type.isWhole, let syntax else { return type }
        var scope = typeScope
        scope.bindings = boundsAround
        // A metatype needs the actual type.
        guard !scope.bindings.isEmpty,
            !syntax.tokens(viewMode: .sourceAccurate).contains(where: { ["Type", "Self"].contains($0.text) })
        else { return type }
        let bounded = declarations.staticType(syntax, scope)
        return isVariadic ? .array(bounded) : bounded
    }

    /// The type of a property of `self`. Unknown generic parameters of its owner are replaced by their bounds.
    func ownType(of member: MemberInfo) -> StaticType {
        let known = owner.map { declarations.type(of: member, in: $0.index) } ?? declarations.type(of: member)
        guard !known.isWhole, let holder = member.owner, let syntax = member.typeSyntax, case let bounds = declarations.bounds(of: holder),
            !bounds.isEmpty, !syntax.tokens(viewMode: .sourceAccurate).contains(where: { ["Type", "Self", "."].contains($0.text) })
        else { return known }
        var scope = declarations.scope(of: member)
        scope.bindings = bounds
        return declarations.staticType(syntax, scope)
    }

    /// The type of a property in the type with that number, which may be `self`'s.
    func type(of member: MemberInfo, in number: Int32) -> StaticType {
        number == owner?.index ? ownType(of: member) : declarations.type(of: member, in: number)
    }

    /// A type with `unknown` in place of bounds. The run-time values determine these parts.
    func opened(_ type: StaticType) -> StaticType {
        var bounds = Set(boundsAround.values)
        // The same holds for `self` in a protocol's extension.
        if let owner, owner.kind == .protocol { bounds.insert(.declared(owner.index)) }
        for type in owner?.chain ?? [] { bounds.formUnion(declarations.bounds(of: type).values) }
        return bounds.isEmpty ? type : type.replacing(bounds, with: .unknown)
    }

    /// The instance type of an expression, or the bound of the generic parameter that it names.
    func askedType(_ expression: ExprSyntax, _ type: StaticType) -> StaticType {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        return type.instance.isKnown ? type.instance : name.flatMap { boundsAround[$0] } ?? .unknown
    }

    /// Pushes the generic parameter that has such a bound; false if there is none.
    func emitBoundParameter(_ type: StaticType) -> Bool {
        for (name, bound) in boundsAround.sorted(by: { $0.key < $1.key }) where bound == type {
            guard case .variable(let variable)? = lookup(name), case .meta = variable.type else { continue }
            emitLoad(variable)
            return true
        }
        return false
    }
}

/// Whether code uses implicit members: `.empty`, `.init()`.
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
