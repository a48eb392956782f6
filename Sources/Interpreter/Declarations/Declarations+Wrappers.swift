internal import SwiftParser
internal import SwiftSyntax

/// Property wrappers that the program declares. `@Clamped var level = 3` becomes a stored `_level`, a computed `level` and, if the wrapper
/// projects a value, `$level`.
extension Declarations {
    /// The outermost wrapper attribute of a declaration; nil for none.
    func wrapper(of syntax: VariableDeclSyntax) -> AttributeSyntax? { wrappers(of: syntax).first }

    /// All wrapper attributes of a declaration, outermost first.
    private func wrappers(of syntax: VariableDeclSyntax) -> [AttributeSyntax] {
        guard !program.wrapperNames.isEmpty else { return [] }
        return syntax.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
            let type = attribute.attributeName
            let name = (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name)?.identifierText
            return name.map { self.program.wrapperNames.contains($0) } ?? false
        }
    }

    func hasWrapper(_ block: MemberBlockSyntax) -> Bool {
        !program.wrapperNames.isEmpty && block.members.contains { $0.decl.as(VariableDeclSyntax.self).flatMap(wrapper) != nil }
    }

    /// The members that a wrapped property expands to; nil if it is not wrapped.
    func makeWrapped(_ syntax: VariableDeclSyntax, file: Int, owner: TypeInfo) -> [MemberInfo]? {
        guard let attribute = wrapper(of: syntax), let binding = syntax.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return nil }
        let written = attribute.attributeName.writtenText
        let said = binding.typeAnnotation?.type.writtenText
        let inner = Array(wrappers(of: syntax).dropFirst().reversed())
        let literal = wrappedType(of: binding)
        // With several wrappers the outermost one is stored. It wraps the value of the inner ones.
        let known = said ?? (inner.isEmpty || literal == ": _Wrapped" ? nil : String(literal.dropFirst(2)))
        let content = inner.reduce(known) { type, attribute in
            wrapperType(MemberInfo.Wrapping(wrapper: attribute.attributeName.writtenText, type: type), in: owner)
        }
        let wrap = { (value: String) in inner.reduce("wrappedValue: \(value)") { "wrappedValue: \(self.call(of: $1, with: $0))" } }
        let wrapper = wrapperType(MemberInfo.Wrapping(wrapper: written, type: content), in: owner)
        let makesItself = binding.initializer == nil && attribute.arguments == nil && makesItself(written, in: owner)
        var arguments = makesItself ? [] : wrapperArguments(attribute, binding)
        if let value = arguments.first, value.hasPrefix("wrappedValue: ") { arguments[0] = wrap(String(value.dropFirst(14))) }
        let annotation = said.map { ": \($0)" } ?? ""
        let isGiven = !arguments.isEmpty || attribute.arguments != nil || makesItself
        // Without a value the first assignment creates the storage. An initialiser must make it.
        let storage = isGiven ? "var _\(name) = \(wrapper)(\(arguments.joined(separator: ", ")))" : "var _\(name): \(wrapper)? = nil"
        let held = isGiven ? "_\(name)" : "_\(name)!"
        let type = annotation.isEmpty ? literal : annotation
        let isStatic = syntax.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let value = String(repeating: ".wrappedValue", count: inner.count + 1)
        let kept =
            !isStatic && isAskedWithItsOwner(written, in: owner)
            ? "\(wrapper)[_enclosingInstance: self, wrapped: \\.\(name), storage: \\._\(name)]" : held + value
        let modifier = isStatic ? "static " : ""
        // Observers run for every assignment but the one that makes the storage.
        let isObserved = binding.accessorBlock != nil
        let isApart = isObserved && !isGiven
        let change = isApart ? "_observed_\(name) = newValue" : "\(kept) = newValue"
        let store =
            isGiven ? change : "if _\(name) == nil { _\(name) = \(wrapper)(\(wrap("newValue"))) } else { \(change) }"
        // Objective-C sees the property, not its storage.
        let seen = syntax.attributes.map(\.writtenText).filter { text in
            ["@IBOutlet", "@IBInspectable", "@objc"].contains { text.hasPrefix($0) }
        }
        let attributes = seen.map { "\($0) " }.joined()
        let getter = owner.kind != .class && !isStatic && changesWhenRead(written, in: owner) ? "mutating get" : "get"
        var making = ""
        if owner.kind == .structure, !isStatic, takesValues(written, in: owner) {
            let others = arguments.filter { !$0.hasPrefix("wrappedValue: ") }.map { ", \($0)" }.joined()
            making = "static func _wrap_\(name)(_ value\(type)) -> \(wrapper) { \(wrapper)(\(wrap("value"))\(others)) }"
        }
        let text = """
            struct Made {
                \(modifier)\(storage)
                \(attributes)\(modifier)var \(name)\(type) { \(getter) { \(kept) } set { \(store) } }
                \(modifier)var $\(name): _Projected { get { \(held).projectedValue } set { \(held).projectedValue = newValue } }
                \(isApart ? "\(modifier)var _observed_\(name)\(type) { \(getter) { \(kept) } set { \(kept) = newValue } }" : "")
                \(making)
            }
            """
        let made = Program.file(path: program.files[file].path, text: text).tree.statements.first?.item.as(StructDeclSyntax.self)
        let members = made?.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } ?? []
        let functions = made?.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } ?? []
        let result =
            members.flatMap { makeProperties($0, file: file, owner: owner) } + functions.map { makeFunction($0, file: file) }
        for member in result {
            member.location = location(of: binding, file: file)
            if member.baseName == "_\(name)" {
                let said = content ?? (type.hasPrefix(": _") ? nil : String(type.dropFirst(2)))
                member.wrapping = MemberInfo.Wrapping(wrapper: written, type: said)
                if said == nil { member.wrappedPart = binding.initializer.map { .value($0.value) } }
            } else if member.baseName == "$\(name)" {
                member.wrappedPart = .projection(ofStorage: "_\(name)")
            } else if type == ": _Wrapped" {
                member.wrappedPart = binding.initializer.map { .value($0.value) }
            }
            if isObserved, member.baseName == (isApart ? "_observed_\(name)" : name) { read(binding.accessorBlock, into: member) }
            member.madeFrom = Int32(binding.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return result
    }

    /// The type of a wrapped property's storage or projection. It follows from the initial value, or from the wrapper's `projectedValue`.
    func type(of part: MemberInfo.WrappedPart, _ member: MemberInfo) -> StaticType? {
        guard let owner = member.owner, !member.isResolvingType else { return nil }
        member.isResolvingType = true
        defer { member.isResolvingType = false }
        switch part {
        case .value(let value):
            let type = InitialValueType.of(value, scope(of: member), self, isLazy: member.isLazy)
            guard type.isWhole, let wrapping = member.wrapping else { return type }
            return wrapperStaticType(MemberInfo.Wrapping(wrapper: wrapping.wrapper, type: source(of: type)), in: owner)
        case .projection(let storage):
            let storage = owner.members(named: storage)?.first { $0.isStatic == member.isStatic }
            guard case .declared(let index)? = storage.map({ type(of: $0) })?.unwrapped,
                let projected = members(named: "projectedValue", in: type(index), isStatic: false).first(where: \.isProperty)
            else { return nil }
            return type(of: projected, in: index)
        }
    }

    /// The source of a call that wraps a value with an attribute's wrapper.
    private func call(of attribute: AttributeSyntax, with value: String) -> String {
        var arguments = [value]
        if case .argumentList(let list)? = attribute.arguments { arguments += list.map { $0.with(\.trailingComma, nil).writtenText } }
        return "\(attribute.attributeName.writtenText)(\(arguments.joined(separator: ", ")))"
    }

    /// Whether a class's property is accessed through the wrapper's static subscript that takes the enclosing object, and not through
    /// `wrappedValue`.
    private func isAskedWithItsOwner(_ wrapper: String, in owner: TypeInfo) -> Bool {
        wrapperInfo(wrapper, in: owner).map { isAskedWithItsOwner($0, in: owner) } ?? false
    }

    func isAskedWithItsOwner(_ wrapper: TypeInfo, in owner: TypeInfo) -> Bool {
        guard owner.kind == .class, let subscripts = wrapper.members(named: "subscript") else { return false }
        return subscripts.contains { $0.isStatic && $0.parameters.map(\.label) == ["_enclosingInstance", "wrapped", "storage"] }
    }

    private func wrapperInfo(_ wrapper: String, in owner: TypeInfo) -> TypeInfo? {
        var parser = Parser(wrapper)
        guard case .declared(let index) = staticType(TypeSyntax.parse(from: &parser), TypeScope(owner: owner)) else { return nil }
        return type(index)
    }

    /// The function that wraps a memberwise initialiser's argument for a property; nil if the argument is stored as it is.
    func wrapperFunction(of member: MemberInfo) -> Int32? {
        guard member.wrapping != nil, let owner = member.owner else { return nil }
        return owner.members(named: "_wrap_\(member.memberwiseName)")?.first.map { function(for: $0) }
    }

    /// The type of a stored property's value in the type with that number. The storage of a wrapped property is a wrapper, also where an
    /// initialiser makes it.
    func storedType(of member: MemberInfo, in number: Int32) -> StaticType {
        member.wrapping == nil ? type(of: member, in: number) : type(of: member, in: number).unwrapped
    }

    /// The type of a memberwise initialiser's parameter for a property of the type with that number. For a wrapped property it is the
    /// wrapped type if the wrapper takes one, and otherwise the wrapper.
    func memberwiseType(of member: MemberInfo, in number: Int32) -> StaticType {
        guard wrapperFunction(of: member) != nil,
            let property = type(number).members(named: member.memberwiseName)?.first(where: \.isProperty)
        else { return storedType(of: member, in: number) }
        return type(of: property, in: number)
    }

    /// Whether a wrapper has an initialiser that takes the wrapped value. True for an unknown wrapper.
    private func takesValues(_ wrapper: String, in owner: TypeInfo) -> Bool {
        guard let info = wrapperInfo(wrapper, in: owner) else { return true }
        let initialisers = info.members(named: "init") ?? []
        if initialisers.contains(where: { $0.parameters.first?.label == "wrappedValue" }) { return true }
        return info.kind == .structure && initialisers.allSatisfy(\.isInExtension)
            && info.memberwiseProperties.first?.memberwiseName == "wrappedValue"
    }

    /// Whether reading a wrapper's value mutates the wrapper.
    private func changesWhenRead(_ wrapper: String, in owner: TypeInfo) -> Bool {
        guard let info = wrapperInfo(wrapper, in: owner) else { return false }
        return info.kind != .class && info.members(named: "wrappedValue")?.contains(where: \.changesWhenRead) ?? false
    }

    /// Whether a wrapper has an initialiser that needs no arguments. It is then used even if the property would default to nil.
    private func makesItself(_ wrapper: String, in owner: TypeInfo) -> Bool {
        guard let info = wrapperInfo(wrapper, in: owner) else { return false }
        guard let initialisers = info.members(named: "init") else {
            return info.kind == .structure && beginsWithValues(info)
        }
        return initialisers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }

    /// Whether every stored property of a type has an initial value. An optional variable starts as nil.
    func beginsWithValues(_ type: TypeInfo) -> Bool {
        type.stored.allSatisfy { $0.initialValue != nil || !$0.isLet && isWrittenOptional($0.typeSyntax) }
    }

    private func isWrittenOptional(_ type: TypeSyntax?) -> Bool {
        type?.is(OptionalTypeSyntax.self) ?? false || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    }

    /// The arguments that create the storage of a wrapped property or variable, as source.
    func wrapperArguments(_ attribute: AttributeSyntax, _ binding: PatternBindingSyntax) -> [String] {
        var arguments: [String] = []
        if let value = binding.initializer?.value {
            arguments.append("wrappedValue: \(value.writtenText)")
        } else if attribute.arguments == nil, let value = Self.impliedValue(of: binding.typeAnnotation?.type) {
            arguments.append("wrappedValue: \(value)")
        }
        if case .argumentList(let list)? = attribute.arguments {
            arguments += list.map { $0.with(\.trailingComma, nil).writtenText }
        }
        return arguments
    }

    /// The type annotation that follows from an initial value alone.
    private func wrappedType(of binding: PatternBindingSyntax) -> String {
        switch binding.initializer?.value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr?: ": Int"
        case .floatLiteralExpr?: ": Double"
        case .stringLiteralExpr?: ": String"
        case .booleanLiteralExpr?: ": Bool"
        default: ": _Wrapped"
        }
    }
}
