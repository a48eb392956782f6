internal import SwiftSyntax

/// Nested optionals: an optional value becomes the content of another optional.
extension FunctionBuilder {
    /// Wraps the value on the stack in as many further optionals as the expected type has.
    func emitWrapping(_ type: StaticType, _ wanted: StaticType) -> StaticType {
        guard case .optional(.optional) = wanted, type.optionalDepth > 0, type != .optional(.unknown) else { return type }
        // The content becomes `Any`, not the whole.
        if wanted.unwrapped == .any, type.unwrapped != .any { return type }
        let missing = wanted.optionalDepth - type.optionalDepth
        guard missing > 0 else { return type }
        emit(.wrap, Int32(missing))
        return wanted
    }

    /// Lowers `.some(value)`: one more optional around a value that can itself be nil.
    func emitSome(_ value: ExprSyntax, _ content: StaticType) -> StaticType {
        let type = emit(value, content)
        if type.isOptional || !type.isKnown { emit(.wrap, 1) }
        return type.isKnown ? .optional(content.isOptional ? content : type) : .unknown
    }

    /// Lowers `Optional.some` as a function.
    func emitSomeFunction(_ content: StaticType, _ expected: StaticType) -> StaticType {
        emit(.makeClosure, declarations.someFunction, 0)
        var content = content
        if !content.isKnown, case .function(let given, _) = expected.unwrapped, let only = given.first { content = only }
        return .function([content], content.isKnown ? .optional(content) : .unknown)
    }

    /// Whether an expression names a parameter, or a setter's `newValue`, whose type is a generic parameter. Even if it holds an optional,
    /// it counts as content.
    func isGenericValue(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, case .variable(let variable)? = lookup(name),
            !variable.type.isKnown, let type = Self.typeOfParameter(name, around: Syntax(expression))?.as(IdentifierTypeSyntax.self)
        else { return false }
        return type.genericArgumentClause == nil && isGenericParameter(type.name.text)
    }

    /// The written type of the parameter that a name means in the enclosing functions.
    private static func typeOfParameter(_ name: String, around node: Syntax) -> TypeSyntax? {
        var current = node.parent
        while let node = current {
            switch node.as(SyntaxEnum.self) {
            case .closureExpr(let closure) where closure.signature?.writtenText.contains(name) == true: return nil
            case .functionDecl(let function):
                if let type = function.signature.parameterClause.type(of: name) { return type }
            case .initializerDecl(let initializer): return initializer.signature.parameterClause.type(of: name)
            case .subscriptDecl(let node):
                return node.parameterClause.type(of: name) ?? (name == "newValue" ? node.returnClause.type : nil)
            case .patternBinding(let binding):
                if name == "newValue", binding.accessorBlock != nil { return binding.typeAnnotation?.type }
            case .classDecl, .structDecl, .enumDecl, .extensionDecl, .actorDecl: return nil
            default: break
            }
            current = node.parent
        }
        return nil
    }
}

extension StaticType {
    /// The number of nested optionals.
    var optionalDepth: Int {
        if case .optional(let inner) = self { return inner.optionalDepth + 1 }
        return 0
    }

    /// The wrapped type of an optional; any other type itself.
    var content: StaticType {
        if case .optional(let inner) = self { inner } else { self }
    }
}

extension FunctionParameterClauseSyntax {
    /// The type of the parameter with that internal name; nil if it is variadic.
    fileprivate func type(of name: String) -> TypeSyntax? {
        parameters.first { ($0.secondName ?? $0.firstName).identifierText == name && $0.ellipsis == nil }?.type
    }
}
