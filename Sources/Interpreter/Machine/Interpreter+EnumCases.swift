internal import Heap

/// Cases of enums: tests, payloads and raw values.
extension Interpreter {
    /// Whether a value is of an enumeration other than the one with that number.
    func isOfOtherEnum(_ value: Value, than index: Int32) -> Bool {
        switch value {
        case _ where index < 0: false
        case .box(let box): isOfOtherEnum(store.pointee[box].elements[0], than: index)
        case .enumeration(let item): declarations.resolved(declarations.type(item.type)) !== declarations.resolved(declarations.type(index))
        default: false
        }
    }

    /// The name of a case of one of the program's or the library's enumerations, of `.up` also where no type was known; nil for other values.
    func caseName(of value: Value) -> String? {
        switch value {
        case .enumeration(let item): return declarations.type(item.type).cases[Int(item.ordinal)].name
        case .implicitMember(let buffer):
            if case .string(let name)? = store.pointee[buffer].elements.first { return name }
            return nil
        default: return nil
        }
    }

    /// Whether a value is the case of that name. With `takesWhatIsLeft`, the last pattern of a switch without a default, a placeholder
    /// matches. Otherwise it matches only if an assumption says so.
    func isCase(_ name: String, _ value: Value, takesWhatIsLeft: Bool = false) -> Bool {
        switch value {
        case .box(let box): return isCase(name, store.pointee[box].elements[0], takesWhatIsLeft: takesWhatIsLeft)
        case .enumeration(let item): return declarations.type(item.type).cases[Int(item.ordinal)].name == name
        case .none: return name == "none"
        case .host:
            push(.implicitMember(makeBuffer([.string(name)])))
            let member = pop()
            let resolved = resolve(member, like: value)
            drop(member)
            defer { drop(resolved) }
            if case .host(let other) = resolved, case .host(let own) = value { return own == other }
            return false
        case .object(let id) where isPlaceholder(value):
            guard takesWhatIsLeft else { return ask(.value("\(placeholderName(id)) == .\(name)"), isBool: true) }
            tellPlaceholder("\(placeholderName(id)), .\(name)")
            return true
        case .implicitMember(let buffer):
            if case .string(let own)? = store.pointee[buffer].elements.first { return own == name }
            return false
        case .structure(let buffer):
            let type = Value.type(.declared(store.pointee[buffer].type))
            if case .none = propertyTarget(name, of: type) { return false }
            do {
                let other = try staticMember(name, of: type)
                defer { drop(other) }
                return try equal(value, other)
            } catch {
                return false
            }
        default: return name == "some"
        }
    }

    /// An associated value, or all as a tuple (-1); owned.
    func payload(of value: Value, _ position: Int) -> Value {
        let elements: ContiguousArray<Value>
        switch value {
        case .box(let box): return payload(of: store.pointee[box].elements[0], position)
        case .object(let id) where isPlaceholder(value): return placeholderMember("payload", of: id)
        case .enumeration(let item) where item.hasPayload: elements = store.pointee[item.payload].elements
        case .implicitMember(let buffer): elements = ContiguousArray(store.pointee[buffer].elements.dropFirst())
        default: return .void
        }
        if position >= 0 {
            guard position < elements.count else { return .none }
            keep(elements[position])
            return elements[position]
        }
        for element in elements { keep(element) }
        return .tuple(makeBuffer(elements))
    }

    /// The raw value of a case; owned.
    func rawValue(of item: EnumCase) throws(ScriptError) -> Value {
        try rawValue(of: declarations.type(item.type), Int(item.ordinal))
    }

    private func rawValue(of type: TypeInfo, _ ordinal: Int) throws(ScriptError) -> Value {
        let item = type.cases[ordinal]
        if let expression = item.rawValue {
            return try callNested(declarations.rawValueFunction(type, ordinal, expression), [.void])
        }
        if type.rawType == .string { return .string(item.name) }
        guard case .int(let kind)? = type.rawType else { return .none }
        if ordinal == 0 { return .integer(0, kind) }
        if let previous = try rawValue(of: type, ordinal - 1).sized { return .integer(previous.bits &+ 1, kind) }
        return .integer(ordinal, kind)
    }

    func fromRawValue(_ type: TypeInfo, _ raw: Value) throws(ScriptError) -> Value {
        for ordinal in type.cases.indices {
            let own = try rawValue(of: type, ordinal)
            defer { drop(own) }
            if try equal(own, raw) { return enumCase(type.index, ordinal, []) }
        }
        guard case .object(let id) = raw, isPlaceholder(raw), ask(.value("\(type.name)(rawValue: \(placeholderName(id)))")) else {
            return .none
        }
        keep(raw)
        return try standIn(raw, as: .declared(type.index)) ?? .none
    }
}
