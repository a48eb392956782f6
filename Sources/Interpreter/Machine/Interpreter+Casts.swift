internal import Heap

/// Casts and conversions.
extension Interpreter {
    func cast(_ instruction: Instruction) throws(ScriptError) {
        let type = wantedType(instruction)
        unboxOptionals(for: type)
        let value = stack[top - 1]
        if isPlaceholder(value) {
            top -= 1
            let isKnown = if case .host(let name) = type { declarations.hostType(named: name) != nil } else { true }
            let wanted = isKnown ? type.madeOptional : .optional(.void)
            push(try standIn(value, as: instruction.op == .castForced ? type : wanted) ?? value)
            return
        }
        if passes(value, type) {
            if type.isOptional, instruction.op == .castOptional { stack[top - 1] = value.wrapped }
            if isBridged(value, type) {
                top -= 1
                push(converted(value, to: type))
            }
            return
        }
        if let error = wrappedError(value), isValue(error, of: type) {
            keep(error)
            stack[top - 1] = error
            release(now: value)
            return
        }
        if let other = try bridged(value) {
            if isValue(other, of: type) {
                stack[top - 1] = other
                release(now: value)
                return
            }
            release(now: other)
        }
        askOfStaged(value, type)
        if instruction.op == .castForced {
            // A value of an undeclared type is taken as the code says.
            if type != .unknown, declarations.isUndeclared(type), isReference(value) {
                if case .none = value {} else { return }
            }
            if case .none = value { throw foundNil() }
            let (own, wanted) = (typeName(of: value), declarations.name(of: type))
            throw .trap("Could not cast value of type '\(own)' to '\(wanted)'", .cast(from: own, to: wanted))
        }
        top -= 1
        push(.none)
        release(now: value)
    }

    /// Whether a value passes a cast to a type. A function passes as a type that it can have been converted to.
    private func passes(_ value: Value, _ type: StaticType) -> Bool {
        guard isValue(value, of: type) else { return false }
        guard type.unwrapped.isFunction, case .closure(let id) = optionalInAny(value)?.content ?? value,
            let own = declarations.code.functionTypes[store.pointee.objects[id].function]
        else { return true }
        return mayBecome(own, type.unwrapped)
    }

    /// Whether values of one type can have been converted to the other.
    private func mayBecome(_ type: StaticType, _ wanted: StaticType) -> Bool {
        switch (type, wanted) {
        case (.unknown, _), (_, .unknown), (_, .any): return true
        case (.function(let parameters, let result), .function(let others, let otherResult)):
            var others = others
            if others.count == 1, parameters.count > 1, case .tuple(let parts, _) = others[0] { others = parts }
            guard parameters.count == others.count || others == [.unknown] else { return false }
            return mayBecome(result, otherResult) && zip(parameters, others).allSatisfy { mayBecome($1, $0) }
        case (_, .optional(let content)): return mayBecome(type.content, content)
        case (_, .declared), (_, .host): return !type.isSurelyOther(than: wanted) || declarations.meets(type, [wanted]) != false
        default: return !type.isSurelyOther(than: wanted)
        }
    }

    /// The error for a nil that was unwrapped. `member` is the member whose value it is.
    func foundNil(_ manner: String = "unwrapping", of member: String? = nil) -> ScriptError {
        .trap("Fatal error: Unexpectedly found nil while \(manner) an Optional value", .foundNil(of: member))
    }

    /// The program's error that a system error object wraps; borrowed.
    func wrappedError(_ value: Value) -> Value? {
        guard case .object(let id) = value, case let number = store.pointee.objects[id].type, number >= 0,
            case let type = declarations.type(number), type.name == "ErrorObject", program.files[type.file].isLibrary
        else { return nil }
        return store.pointee.objects[id].fields.last
    }

    /// Whether a value, or the value that it wraps or bridges to, is of a type. The value is borrowed.
    func isOrWraps(_ value: Value, _ type: StaticType) throws(ScriptError) -> Bool {
        if passes(value, type) || wrappedError(value).map({ isValue($0, of: type) }) ?? false { return true }
        guard let other = try bridged(value) else { return false }
        defer { release(now: other) }
        return isValue(other, of: type)
    }

    /// The owned value that a library object bridges to, as an NSMutableData to its bytes; nil for none. The object is borrowed.
    func bridged(_ value: Value) throws(ScriptError) -> Value? {
        guard case .object(let id) = value, case let number = store.pointee.objects[id].type, number >= 0,
            case let type = declarations.type(number), program.files[type.file].isLibrary,
            let member = declarations.members(named: "_bridged", in: type, isStatic: false).first
        else { return nil }
        if member.isPlainStored {
            let content = field(member.slot, of: value)
            keep(content)
            return content
        }
        keep(value)
        return try callNested(declarations.getter(for: member), [value])
    }

    /// Converts an owned value to a type: integers to floating-point numbers, arrays to sets.
    func converted(_ value: Value, to type: StaticType) -> Value {
        switch (value, type.unwrapped) {
        // Literals that were lowered without an expected type.
        case (.int(let number), .double): return .double(Double(number))
        case (.int(let number), .float): return .float(Float(number))
        case (.double(let number), .float): return .float(Float(number))
        case (.int(let number), .int(let kind)) where kind != .int: return .integer(kind.wrapped(number), kind)
        case (.string(let text), .character): return text.count == 1 ? .character(Character(text)) : value
        case (.string(let text), .substring): return .part(Substring(text))
        case (.string, .declared(let index)) where declarations.type(index).standsForText:
            return .structure(makeBuffer([value], type: index))
        case (.structure(let buffer), .string) where isBridgedText(buffer):
            let text = store.pointee[buffer].elements[0]
            release(now: value)
            return text
        case (.tuple(let buffer), .tuple(let types, let labels)) where types.count == store.pointee[buffer].elements.count:
            // The labels are those of the type.
            let own = labels.contains { $0 != nil } ? declarations.code.type(.tuple(types.map { _ in .unknown }, labels)) : -1
            if store.pointee[buffer].type == own { return value }
            let made = Value.tuple(makeBuffer(ownedAll(store.pointee[buffer].elements), type: own))
            drop(value)
            return made
        case (.implicitMember, _):
            let resolved = resolvedMember(value, of: type.unwrapped)
            return resolved
        case (.array(let buffer), .array) where store.pointee[buffer].type >= 0:
            let whole = Value.array(makeBuffer(ownedAll(store.pointee[buffer].elements)))
            drop(value)
            return whole
        case (.array(let buffer), .host(let name)): return optionSet(name, buffer, value)
        case (.array(let buffer), .declared(let index)): return declaredOptionSet(declarations.type(index), index, buffer, value)
        default: return value
        }
    }

    /// Whether a struct is the `NSString` around a text.
    func isBridgedText(_ buffer: BufferID) -> Bool { declarations.type(store.pointee[buffer].type).standsForText }

    /// Whether a value converts to another one where that type is expected.
    private func isBridged(_ value: Value, _ type: StaticType) -> Bool {
        switch (value, type.unwrapped) {
        case (.string, .declared), (.structure, .string): true
        default: false
        }
    }

    /// A host value from an array literal of such values, through the host's `init(arrayLiteral:)`.
    private func optionSet(_ name: String, _ buffer: BufferID, _ array: Value) -> Value {
        let members = declarations.hostMembers(named: "init", in: name, isStatic: true)
        guard let member = members.first(where: { $0.name == "init(arrayLiteral:)" }), let body = member.call else { return array }
        var call = HostCall(interpreter: self, receiver: .type(.named(declarations.names.number(of: name))), arguments: [array])
        do {
            let result = try body(&call)
            keep(result)
            drop(array)
            return result
        } catch {
            return array
        }
    }

    private func declaredOptionSet(_ type: TypeInfo, _ number: Int32, _ buffer: BufferID, _ array: Value) -> Value {
        if let member = declarations.members(named: "init", in: type, isStatic: true).first(where: { $0.name == "init(arrayLiteral:)" }) {
            if type.kind == .class {
                let made = try? running { () throws(ScriptError) in
                    self.push(array)
                    try self.instantiate(type, name: member.name, nil, 1)
                }
                return made ?? .none
            }
            do {
                let made = Value.structure(makeBuffer(ContiguousArray(repeating: .missing, count: type.stored.count), type: number))
                return try callNested(declarations.function(for: member), [made, array])
            } catch {
                return .none
            }
        }
        guard declarations.conforms(type, to: "OptionSet"), type.kind == .structure else { return array }
        var raw = 0
        for element in store.pointee[buffer].elements {
            if case .structure(let option) = element, let bits = store.pointee[option].elements.first?.sized?.bits { raw |= bits }
        }
        drop(array)
        let kind = if case .int(let kind)? = type.stored.first.map(declarations.type(of:)) { kind } else { IntegerKind.int }
        return .structure(makeBuffer([.integer(raw, kind)], type: type.index))
    }
}
