internal import SwiftSyntax

/// Optionals in optionals: where a value that may be nil becomes the content of another optional.
extension FunctionBuilder {
    /// Puts what is on the stack, of a known type, into as many more optionals as the wanted type has.
    func emitWrapping(_ type: StaticType, _ wanted: StaticType) -> StaticType {
        guard case .optional(.optional) = wanted, type.optionalDepth > 0, type != .optional(.unknown) else { return type }
        // Its content becomes `Any`, not the whole.
        if wanted.unwrapped == .any, type.unwrapped != .any { return type }
        let missing = wanted.optionalDepth - type.optionalDepth
        guard missing > 0 else { return type }
        emit(.wrap, Int32(missing))
        return wanted
    }

    /// `.some(value)`: one optional more around what may be nil itself.
    func emitSome(_ value: ExprSyntax, _ content: StaticType) -> StaticType {
        let type = emit(value, content)
        if type.isOptional || !type.isKnown { emit(.wrap, 1) }
        return type.isKnown ? .optional(content.isOptional ? content : type) : .unknown
    }

    /// `Optional.some` as a function.
    func emitSomeFunction(_ content: StaticType, _ expected: StaticType) -> StaticType {
        emit(.makeClosure, declarations.someFunction, 0)
        var content = content
        if !content.isKnown, case .function(let given, _) = expected.unwrapped, let only = given.first { content = only }
        return .function([content], content.isKnown ? .optional(content) : .unknown)
    }

    /// Whether an expression is a parameter's name, or a setter's new value, whose type is a generic parameter: what may be an optional then is content all the
    /// same.
    func isGenericValue(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, case .variable(let variable)? = lookup(name),
            !variable.type.isKnown, let type = Self.typeOfParameter(name, around: Syntax(expression))?.as(IdentifierTypeSyntax.self)
        else { return false }
        return type.genericArgumentClause == nil && isGenericParameter(type.name.text)
    }

    /// The type that is written for the parameter which a name means inside of functions.
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
    /// How many optionals are around it.
    var optionalDepth: Int {
        if case .optional(let inner) = self { return inner.optionalDepth + 1 }
        return 0
    }

    /// What an optional has in it; any other type itself.
    var content: StaticType {
        if case .optional(let inner) = self { inner } else { self }
    }
}

extension FunctionParameterClauseSyntax {
    /// The type of the parameter that a body knows by a name.
    fileprivate func type(of name: String) -> TypeSyntax? {
        parameters.first { ($0.secondName ?? $0.firstName).identifierText == name && $0.ellipsis == nil }?.type
    }
}
