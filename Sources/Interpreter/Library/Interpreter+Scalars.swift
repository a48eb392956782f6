internal import Heap

/// Numbers, and properties of library types.
extension Interpreter {
    func numberMethod(_ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ arguments: [Value]) throws(ScriptError) -> Value? {
        if let number = receiver.sized {
            guard let argument = arguments.first else { return try integerMethod(method, number.kind, number.bits, nil) }
            guard let other = argument.sized else { return nil }
            switch method {
            case .advanced: return try sized(.add, number, argument, number.kind)
            case .distance: return .int(try other.bits.minus(number.bits))
            default: return try integerMethod(method, number.kind, number.bits, other.bits)
            }
        }
        switch receiver {
        case .double(let number): return floatingMethod(method, number, arguments) { .double($0) }
        case .float(let number): return floatingMethod(method, number, arguments) { .float($0) }
        default: return nil
        }
    }

    // MARK: Properties

    /// A library property of a borrowed receiver; owned. A refusal if there is none.
    func libraryProperty(_ name: String, of receiver: Value) throws(ScriptError) -> Value {
        switch receiver {
        case .none: return .none
        case .type: return try typeProperty(name, of: receiver)
        case .enumeration(let item):
            if name == "rawValue" { return try rawValue(of: item) }
        case .string(let text): if let value = stringProperty(name, text[...]) { return value }
        case .substring(let slice):
            if name == "base" { return .string(slice.text.base) }
            if let value = stringProperty(name, slice.text) { return value }
        case .character(let character): if let value = characterProperty(name, character) { return value }
        case .int, .sized:
            if let number = receiver.sized {
                if name == "bitWidth" { return .int(number.kind.bitWidth) }
                if let method = LibraryMethod.named(name), let value = try integerMethod(method, number.kind, number.bits, nil) {
                    return value
                }
            }
        case .double(let number):
            if name == "bitPattern" { return .integer(number.bitPattern) }
            if let value = floatingProperty(name, number, { .double($0) }) { return value }
        case .float(let number):
            if name == "bitPattern" { return .integer(number.bitPattern) }
            if let value = floatingProperty(name, number, { .float($0) }) { return value }
        case .tuple(let buffer):
            if store.pointee[buffer].type >= 0, case .tuple(_, let labels) = declarations.code.types[Int(store.pointee[buffer].type)],
                let position = labels.firstIndex(of: name)
            {
                return element(position, of: receiver)
            }
        case .dictionary where ["startIndex", "endIndex", "indices"].contains(name),
            .set where ["startIndex", "endIndex", "indices"].contains(name):
            let elements = try sequenceElements(receiver) ?? []
            defer { for element in elements { drop(element) } }
            if name == "indices" { return .array(makeBuffer(ContiguousArray(elements.indices.map { place($0, in: receiver) }))) }
            return place(name == "startIndex" ? 0 : elements.count, in: receiver)
        case .dictionary(let buffer): if let value = dictionaryProperty(name, buffer) { return value }
        case .array(let buffer), .set(let buffer):
            if let value = listProperty(name, store.pointee[buffer].view, receiver) { return value }
        case .range(let buffer):
            let bounds = store.pointee[buffer]
            switch name {
            case "lowerBound": return owned(bounds.elements[0])
            case "upperBound":
                if bounds.type == 1, let end = bounds.elements[1].sized { return .integer(end.bits &- 1, end.kind) }
                return owned(bounds.elements[1])
            case "isEmpty":
                if bounds.type == 1 { return .bool(false) }
                return .bool(try equal(bounds.elements[0], bounds.elements[1]))
            case "_isEndless": if case .missing = bounds.elements[1] { return .bool(true) } else { return .bool(false) }
            default:
                if let elements = try sequenceElements(receiver), let value = listProperty(name, elements[...], receiver) { return value }
            }
        default: break
        }
        switch name {
        case "description": return .string(try description(receiver, as: .unknown))
        case "debugDescription": return .string(try debugText(receiver, as: .unknown))
        case "localizedDescription":
            return .string("The operation couldn’t be completed. (\(moduleName).\(typeName(of: receiver)) error \(errorCode(receiver)).)")
        case "_domain": return .string("\(moduleName).\(declaredType(of: receiver)?.type.qualifiedName ?? typeName(of: receiver))")
        case "_code": return .int(errorCode(receiver))
        case "hashValue":
            return .int(try hashKey(receiver).stableNumber)
        // An `AnyHashable` is represented by its content.
        case "self", "base": return owned(receiver)
        default: break
        }
        if let member = optionalsMembers(named: name, for: receiver, from: viewpoint).first(where: \.isProperty) {
            return try read(member, of: receiver)
        }
        return unknownMember(name, of: receiver)
    }

    /// The `NSError` code of an error: the raw value of an integer case, else the case's position with payload cases first, else 1.
    private func errorCode(_ value: Value) -> Int {
        guard case .enumeration(let item) = value, let info = declaredType(of: value)?.type else { return 1 }
        if case .int? = info.rawType, let raw = (try? rawValue(of: item))?.integer { return raw }
        let cases = info.cases
        let own = cases[Int(item.ordinal)]
        let before = cases.prefix(Int(item.ordinal)).count { $0.parameters.isEmpty == own.parameters.isEmpty }
        return own.parameters.isEmpty ? cases.count { !$0.parameters.isEmpty } + before : before
    }

    private func listProperty(_ name: String, _ elements: ContiguousArray<Value>.SubSequence, _ receiver: Value) -> Value? {
        switch name {
        case "count", "underestimatedCount": return .int(elements.count)
        case "startIndex": return place(0, in: receiver)
        case "endIndex": return place(elements.count, in: receiver)
        case "isEmpty": return .bool(elements.isEmpty)
        case "first": return elements.first.map { owned($0).wrapped } ?? Value.none
        case "last": return elements.last.map { owned($0).wrapped } ?? Value.none
        case "indices": return .range(makeBuffer([place(0, in: receiver), place(elements.count, in: receiver)], type: 0))
        case "keys", "values": return owned(receiver)
        default: return nil
        }
    }

    private func dictionaryProperty(_ name: String, _ buffer: BufferID) -> Value? {
        let elements = store.pointee[buffer].elements
        switch name {
        case "count": return .int(elements.count / 2)
        case "isEmpty": return .bool(elements.isEmpty)
        case "keys", "values":
            let offset = name == "keys" ? 0 : 1
            return .array(makeBuffer(ContiguousArray(stride(from: offset, to: elements.count, by: 2).map { owned(elements[$0]) })))
        case "first":
            if elements.isEmpty { return Value.none }
            return .tuple(makeBuffer([owned(elements[0]), owned(elements[1])], type: pairLabels))
        default: return nil
        }
    }
}
