internal import Heap

/// Implicit members, `.name`, resolved at run time in the expected type.
extension Interpreter {
    /// Converts an argument or property value for the host: implicit members are resolved in the expected type.
    func resolvedImplicit(_ value: Value, as source: String) -> Value {
        switch value {
        case .implicitMember: return resolvedMember(value, of: declarations.staticType(source: source).unwrapped)
        case .int, .double: return converted(value, to: declarations.staticType(source: source))
        case .array(let buffer):
            let type = declarations.staticType(source: source)
            let array = resolvedElements(value, buffer, of: type.unwrapped)
            if case .host = type.unwrapped { return converted(array, to: type) }
            return array
        default: return value
        }
    }

    /// An array with its implicit members resolved, owned; the array itself if it has none.
    ///
    /// `type` is the array's type, or the element type of a variadic parameter.
    private func resolvedElements(_ array: Value, _ buffer: BufferID, of type: StaticType) -> Value {
        let elements = store.pointee[buffer].elements
        let hasImplicit = elements.contains { if case .implicitMember = $0 { true } else { false } }
        guard hasImplicit else { return array }
        let element = if case .array(let inner) = type { inner.unwrapped } else { type }
        for value in elements { keep(value) }
        let resolved = Value.array(makeBuffer(ContiguousArray(elements.map { resolvedMember($0, of: element) })))
        drop(array)
        return resolved
    }

    /// Resolves the implicit members among the arguments on the stack in the types of their parameters.
    func resolveImplicitArguments(_ shape: CallShape, _ count: Int) {
        let isImplicit = { (value: Value) in if case .implicitMember = value { true } else { false } }
        guard (top - count..<top).contains(where: { isImplicit(stack[$0]) }) else { return }
        let arguments = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
        guard let (member, sources) = fittingMember(shape, of: stack[top - count - 1], arguments: arguments)?.choice else { return }
        let number = number(of: stack[top - count - 1])
        for (parameter, source) in zip(member.parameters, sources) {
            guard case .argument(let index) = source, isImplicit(arguments[index]) else { continue }
            // The lookup can run code, which can move the stack.
            let type = declarations.type(of: parameter, of: member, on: number < 0 ? nil : .declared(number))
            let resolved = resolvedMember(arguments[index], of: type.unwrapped)
            stack[top - count + index] = resolved
        }
    }

    /// The member that an implicit member means in a type, owned; the value itself if there is none.
    func resolvedMember(_ value: Value, of type: StaticType) -> Value {
        guard case .implicitMember(let buffer) = value, case .string(let name)? = store.pointee[buffer].elements.first else { return value }
        let receiver: Value
        switch type {
        case .declared(let index): receiver = .type(.declared(index))
        case .host(let name): receiver = .type(.named(declarations.names.number(of: name)))
        default:
            let names = LibraryTypes.extensionNames(of: type)
            guard let known = names.first, name == "init" || !declarations.foreignMembers(named: name, of: names, isStatic: true).isEmpty
            else { return value }
            receiver = .type(.named(declarations.names.number(of: known)))
        }
        let arguments = Array(store.pointee[buffer].elements.dropFirst())
        let shapeNumber = store.pointee[buffer].type
        for argument in arguments { keep(argument) }
        do {
            let result: Value
            if shapeNumber < 0 {
                result = try staticMember(name, of: receiver)
            } else {
                result = try callShape(declarations.code.shapes[Int(shapeNumber)], on: receiver, arguments)
            }
            drop(value)
            return result
        } catch {
            return value
        }
    }

    /// A static property or a case without payload, owned.
    func staticMember(_ name: String, of type: Value) throws(ScriptError) -> Value {
        if case .type(.declared(let index)) = type {
            let info = declarations.type(index)
            if let ordinal = info.caseOrdinals[name] { return enumCase(index, ordinal, []) }
        }
        push(type)
        switch propertyTarget(name, of: type) {
        case .property(let member):
            top -= 1
            if member.kind == .storedProperty { return try globalValue(member.slot) }
            return try callNested(declarations.getter(for: member), [type])
        case .host(let member):
            top -= 1
            let call = HostCall(interpreter: self, receiver: type, location: currentLocation)
            let value = try hostResult(name) { () throws(ScriptError) -> Value in try member.get?(call) ?? .none }
            keep(value)
            return value
        default:
            top -= 1
            return try typeProperty(name, of: type)
        }
    }

    /// Calls a method as written on a borrowed receiver with owned arguments. The result is owned.
    func callShape(_ shape: CallShape, on receiver: Value, _ arguments: [Value]) throws(ScriptError) -> Value {
        keep(receiver)
        push(receiver)
        for argument in arguments { push(argument) }
        let depth = frames.count
        let index = declarations.code.shape(shape)
        let cache = spareCache()
        var operation = Operation.callShape
        if case .type = receiver, shape.base == "init" { operation = .instantiateType }
        try transfer(Instruction(op: operation, a: index, b: Int32(arguments.count), c: cache))
        try run(downTo: depth)
        return pop()
    }

    /// A cache entry that is always empty.
    func spareCache() -> Int32 {
        let index = cacheCapacity - 1
        caches[index] = MemberCache()
        return Int32(index)
    }

    /// Resolves an implicit member in the type of another value. Returns it owned, or the member itself.
    func resolve(_ member: Value, like other: Value) -> Value {
        keep(member)
        switch other {
        case .enumeration(let item): return resolvedMember(member, of: .declared(item.type))
        case .structure(let buffer): return resolvedMember(member, of: .declared(store.pointee[buffer].type))
        case .object(let id):
            let type = store.pointee.objects[id].type
            if type >= 0 { return resolvedMember(member, of: .declared(type)) }
            return hostTypeName(of: other).map { resolvedMember(member, of: .host($0.name)) } ?? member
        case .host(let value): return resolvedMember(member, of: .host(value.typeName))
        case .int: return resolvedMember(member, of: .host("Int"))
        case .sized(let number): return resolvedMember(member, of: .host(number.kind.name))
        case .double: return resolvedMember(member, of: .host("Double"))
        case .float: return resolvedMember(member, of: .host("Float"))
        case .string, .substring: return resolvedMember(member, of: .host("String"))
        case .character: return resolvedMember(member, of: .host("Character"))
        case .array: return resolvedMember(member, of: .host("Array"))
        case .dictionary: return resolvedMember(member, of: .host("Dictionary"))
        default: return member
        }
    }
}
