internal import SwiftSyntax

/// Optionals in optionals: where a value that may be nil becomes the content of another optional.
extension FunctionBuilder {
    /// Puts what is on the stack, of a known type, into as many more optionals as the wanted type has.
    func emitWrapping(_ type: StaticType, _ wanted: StaticType) -> StaticType {
        guard case .optional(.optional) = wanted, type.optionalDepth > 0, type != .optional(.unknown) else { return type }
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
