internal import SwiftSyntax

/// Wrapped local variables and parameters. `@Clamped var level = 3` is a variable `_level`; `level` and `$level` are properties of it.
extension FunctionBuilder {
    /// Declares a wrapped variable; false if the declaration has no wrapper.
    func emitWrapped(_ syntax: VariableDeclSyntax) -> Bool {
        guard let attribute = declarations.wrapper(of: syntax), let binding = syntax.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return false }
        let type = binding.typeAnnotation.map { " as \($0.type.writtenText)" } ?? ""
        let arguments = declarations.wrapperArguments(attribute, binding).map { argument in
            argument.hasPrefix("wrappedValue: ") && !type.isEmpty ? "wrappedValue: (\(argument.dropFirst(14)))\(type)" : argument
        }
        emitStorage(of: name, attribute.attributeName.writtenText, arguments, staticType(binding.typeAnnotation?.type))
        return true
    }

    /// Wraps a parameter that is declared with a wrapper.
    func emitWrapped(_ parameter: ParameterInfo) {
        guard let wrapper = parameter.attributes.first(where: { declarations.program.wrapperNames.contains($0) }) else { return }
        var arguments = ["wrappedValue: \(parameter.name)"]
        if case .argumentList(let list)? = parameter.wrappers.first(where: { $0.attributeName.writtenText == wrapper })?.arguments {
            arguments += list.map { $0.with(\.trailingComma, nil).writtenText }
        }
        emitStorage(of: parameter.name, wrapper, arguments, staticType(parameter.type))
    }

    /// The place of a member. A wrapped property is replaced by its wrapper's stored value if that can change in place.
    func memberPlace(_ name: String, of base: LValue, _ type: StaticType) -> LValue {
        let plain = LValue.member(base, name, type)
        guard !isInitializer, case .declared(let index) = base.type, case let owner = declarations.type(index), owner.kind != .protocol,
            !declarations.declared.overriddenProperties.contains(name),
            !members(named: name, in: owner, isStatic: false).contains(where: \.isObserved),
            let storage = members(named: "_\(name)", in: owner, isStatic: false).first(where: { $0.wrapping != nil }),
            case .declared(let wrapper) = declarations.type(of: storage, in: index),
            let kept = property("wrappedValue", of: .declared(wrapper)), kept.changesInPlace, kept.owner?.kind != .extensionOfExternalType,
            memberType("wrappedValue", of: .declared(wrapper)) == type,
            !declarations.isAskedWithItsOwner(declarations.type(wrapper), in: owner)
        else { return plain }
        return .member(.member(base, storage.baseName, .declared(wrapper)), "wrappedValue", type)
    }

    private func emitStorage(of name: String, _ wrapper: String, _ arguments: [String], _ declared: StaticType) {
        let text = "\(wrapper)(\(arguments.joined(separator: ", ")))"
        guard let value = Program.file(path: "", text: text).tree.statements.first?.item.as(ExprSyntax.self) else { return }
        let type = emit(value, .unknown)
        for other in [name, "$\(name)"] where nestedNames.contains(other) { nestedNames.insert("_\(name)") }
        let storage = declare("_\(name)", type, isLet: false)
        for (name, member) in [(name, "wrappedValue"), ("$\(name)", "projectedValue")] {
            let known = member == "wrappedValue" && declared.isKnown ? declared : memberType(member, of: type) ?? .unknown
            let variable = Variable(name, known, storage.storage, isBoxed: false, isLet: false)
            variable.wrapping = (storage, member)
            bind(name, to: .variable(variable))
        }
    }
}

extension Variable {
    /// The place of a wrapped variable's value; nil for others.
    var wrappedPlace: LValue? { wrapping.map { .member(.variable($0.storage), $0.member, type) } }
}
