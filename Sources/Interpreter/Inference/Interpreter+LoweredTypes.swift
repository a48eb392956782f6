internal import SwiftSyntax

/// The static type that lowering found for an expression, for comparison with the compiler's.
package struct LoweredType: Sendable {
    /// The file's index in the program.
    package let file: Int
    /// The byte offsets of its first and last token.
    package let first: Int, last: Int
    /// The type as source, with `_` for unknown parts.
    package let type: String
}

extension Interpreter {
    /// Lowers all declarations of the program's own files and returns the types of their expressions. Nothing runs.
    package func loweredTypes() -> [LoweredType] {
        var found: [LoweredType] = []
        let roots = program.files.map { $0.isLibrary ? nil : Syntax($0.tree).id }
        declarations.onLoweredType = { [declarations] expression, type, file in
            guard file >= 0, file < roots.count, expression.root.id == roots[file],
                let last = expression.lastToken(viewMode: .sourceAccurate)
            else { return }
            found.append(
                LoweredType(
                    file: file, first: expression.positionAfterSkippingLeadingTrivia.utf8Offset,
                    last: last.positionAfterSkippingLeadingTrivia.utf8Offset, type: declarations.writtenType(type)))
        }
        defer { declarations.onLoweredType = nil }
        for place in roots.indices where roots[place] != nil { _ = code.code(declarations.topLevelFunction(file: place)) }
        for slot in declarations.globalSlots.indices where !isLibrary(declarations.globalSlots[slot]) {
            _ = code.code(declarations.initialiser(ofGlobal: Int32(slot)))
        }
        var types = 0
        // Lowering a body can add types to the list.
        while types < declarations.types.count {
            let type = declarations.types[types]
            types += 1
            for member in type.members where !isLibrary(member) { lower(member) }
            if !isLibrary(type), type.kind == .class || type.kind == .structure { _ = code.code(declarations.defaultsFunction(of: type)) }
        }
        return found
    }

    private func isLibrary(_ member: MemberInfo) -> Bool { program.files[member.file].isLibrary }

    private func lower(_ member: MemberInfo) {
        switch member.kind {
        case .method, .initializer, .deinitializer:
            if member.body != nil { _ = code.code(declarations.function(for: member)) }
        case .storedProperty:
            if member.isLazy { _ = code.code(declarations.getter(for: member)) }
            if member.isObserved { _ = code.code(declarations.setter(for: member)) }
        case .computedProperty, .subscript:
            if member.getterBody != nil { _ = code.code(declarations.getter(for: member)) }
            if member.setter?.body != nil { _ = code.code(declarations.setter(for: member)) }
        }
    }
}

extension Declarations {
    /// A type as source, with `_` for unknown parts.
    func writtenType(_ type: StaticType) -> String {
        switch type {
        case .unknown: "_"
        case .optional(let inner): "Optional<\(writtenType(inner))>"
        case .array(let element): "Array<\(writtenType(element))>"
        case .set(let element): "Set<\(writtenType(element))>"
        case .range(let bound): "Range<\(writtenType(bound))>"
        case .dictionary(let key, let value): "Dictionary<\(writtenType(key)), \(writtenType(value))>"
        case .tuple(let types, _): "(\(types.map(writtenType).joined(separator: ", ")))"
        case .function(let parameters, let result): "(\(parameters.map(writtenType).joined(separator: ", "))) -> \(writtenType(result))"
        case .autoclosure(let inner): writtenType(inner)
        case .reference(let inner): writtenType(inner)
        case .meta(let inner): "\(writtenType(inner)).Type"
        case .declared(let index):
            arguments(of: index).isEmpty
                ? self.type(index).qualifiedName
                : "\(self.type(index).qualifiedName)<\(arguments(of: index).map(writtenType).joined(separator: ", "))>"
        default: name(of: type)
        }
    }
}
