internal import SwiftSyntax

/// A use of an operator in a function, with operand types that determine the operator.
struct OperatorPlace: Hashable {
    enum Operands: Hashable {
        case library(LibraryOperand)
        /// The numbers of two non-generic types of the program.
        case declared(Int32, Int32)
    }

    let name: String
    let function: Int32
    let operands: Operands
}

/// The operators that the program declares.
extension Interpreter {
    /// The program's own operator for these values.
    func operatorFunction(_ name: String, _ values: [Value]) -> Int32? {
        operatorMember(name, values).map(declarations.function)
    }

    /// Whether the program has an operator for these values that assigns to the first.
    func hasAssigningOperator(_ name: String, _ values: [Value]) -> Bool {
        operatorMember(name, values)?.parameters[0].isInout ?? false
    }

    private func operatorMember(_ name: String, _ values: [Value]) -> MemberInfo? {
        let function = frames.last?.function ?? -1
        if let operand = Self.libraryOperand(values) {
            let place = OperatorPlace(name: name, function: function, operands: .library(operand))
            let isOnlyLibrarys = placesOfLibrarysOperators[place] ?? hasOnlyLibrarys(place, operand)
            return isOnlyLibrarys ? nil : foundOperator(name, values)
        }
        guard values.count == 2, let first = plainType(of: values[0]), let second = plainType(of: values[1]) else {
            return foundOperator(name, values)
        }
        let place = OperatorPlace(name: name, function: function, operands: .declared(first, second))
        if let known = placesOfOwnOperators[place] { return known }
        let found = foundOperator(name, values)
        placesOfOwnOperators[place] = .some(found)
        return found
    }

    /// The number of a value's type, if it is a non-generic type of the program.
    private func plainType(of value: Value) -> Int32? {
        let number: Int32
        switch value {
        case .enumeration(let item): number = item.type
        case .structure(let buffer): number = store.pointee[buffer].type
        default: return nil
        }
        return declarations.type(number).genericNames.isEmpty ? number : nil
    }

    private func hasOnlyLibrarys(_ place: OperatorPlace, _ operand: LibraryOperand) -> Bool {
        let samples = Self.samples(of: operand)
        let isOnlyLibrarys = samples.allSatisfy { first in samples.allSatisfy { foundOperator(place.name, [first, $0]) == nil } }
        placesOfLibrarysOperators[place] = isOnlyLibrarys
        return isOnlyLibrarys
    }

    /// Sample values that cover all distinctions in an operator's choice: a string can be a character literal, a number can be of any size.
    private static func samples(of operand: LibraryOperand) -> [Value] {
        switch operand {
        case .integer(.int): [.int(0), .int(-1), .int(.max)]
        case .integer(let kind): [.integer(0, kind)]
        case .floating: [.double(0), .double(0.5)]
        case .float: [.float(0)]
        case .text: [.string(""), .string("a"), .string("ab")]
        case .character: [.character("a")]
        case .truth: [.bool(true), .bool(false)]
        }
    }

    private func foundOperator(_ name: String, _ values: [Value]) -> MemberInfo? {
        // Placeholders alone belong to no operator of the program.
        guard let members = declarations.functions(named: name, from: viewpoint?.file), !values.allSatisfy(isPlaceholder) else {
            return nil
        }
        var best: (MemberInfo, Int)?
        let isLibrarys = Self.libraryOperand(values)?.has(name) ?? false
        for member in members where member.parameters.count == values.count && member.body != nil {
            if Self.takesOnlyOptionals(member), !values.contains(where: isNil) { continue }
            if takesListAsElement(member, values) { continue }
            // A wrapped value is compared by its content; such an operator's own code relies on that.
            if Self.isAnyHashables(member) { continue }
            if isLibrarys, member.parameterTypes.contains(where: { declarations.isProtocol($0) }) {
                continue
            }
            var score = 0
            for ((parameter, type), value) in zip(zip(member.parameters, member.parameterTypes), values) {
                if type == .host("NSNumber") {
                    // Swift numbers represent these objects. Code that means this operator knows its type and calls it directly.
                    score += isValue(value, of: type) ? 0 : -10
                } else if type.isKnown, type != .optional(.unknown) || isNil(value) {
                    score += isValue(value, of: type) ? 2 : -10
                } else if case .host(let name) = declarations.asked(parameter, of: member), LibraryProtocols.contains(name) {
                    score += isValue(value, of: .host(name)) ? 1 : -10
                } else if let syntax = parameter.type, declarations.isUndeclared(syntax, declarations.scope(of: member)) {
                    score += isPlaceholder(value) ? 0 : -10
                } else {
                    score += genericScore(member, parameter, value)
                }
            }
            if score > (best?.1 ?? 0) || score == best?.1 && isMoreParticular(member, than: best?.0) { best = (member, score) }
        }
        return best?.0
    }

    /// The kind of two operands for the library's operators; nil if they differ or are others.
    private static func libraryOperand(_ values: [Value]) -> LibraryOperand? {
        guard values.count == 2 else { return nil }
        return switch (values[0], values[1]) {
        case (.int, .int): .integer(.int)
        case (.sized(let first), .sized(let second)) where first.kind == second.kind: .integer(first.kind)
        case (.double, .double): .floating
        case (.float, .float): .float
        case (.string, .string): .text
        case (.character, .character): .character
        case (.bool, .bool): .truth
        default: nil
        }
    }

    /// Whether an operator takes only optionals of any type. For a value of unknown type it applies to nil only: content is compared
    /// directly, as the operator's own code does.
    static func takesOnlyOptionals(_ member: MemberInfo) -> Bool {
        (!member.genericParameters.isEmpty || member.owner?.name == "Optional")
            && member.parameters.allSatisfy { $0.type?.is(OptionalTypeSyntax.self) == true }
    }

    /// Whether an operator belongs to an extension of `AnyHashable` or its optional.
    static func isAnyHashables(_ member: MemberInfo) -> Bool {
        member.owner?.kind == .extensionOfExternalType && ["AnyHashable", "AnyHashable?"].contains(member.extended)
    }

    /// Whether `[T] + T` would append a list to a list whose elements are no lists.
    private func takesListAsElement(_ member: MemberInfo, _ values: [Value]) -> Bool {
        let lists = member.parameters.map { $0.type?.as(ArrayTypeSyntax.self)?.element.writtenText }
        guard lists.count == 2, let place = lists.firstIndex(where: { $0 != nil }), lists[1 - place] == nil, let element = lists[place],
            member.genericParameters.contains(element), member.parameters[1 - place].type?.writtenText == element,
            case .array(let buffer) = values[place], case .array = values[1 - place]
        else { return false }
        if case .array? = store.pointee[buffer].elements.first { return false }
        return true
    }

    private func isNil(_ value: Value) -> Bool {
        switch value {
        case .none, .someNil: true
        default: false
        }
    }

    private func genericScore(_ member: MemberInfo, _ parameter: ParameterInfo, _ value: Value) -> Int {
        if !meets(value, parameter, of: member) { return -10 }
        guard let owner = member.owner, owner.kind == .protocol else { return 1 }
        guard let type = declaredType(of: value)?.type else { return -10 }
        return declarations.conforms(type, to: owner.qualifiedName) ? 1 : -10
    }
}
