internal import Heap

/// Values as text, as Swift's `print` and `debugPrint` show them.
extension Interpreter {
    /// The steps for converting one value to text.
    private static let textSteps = 2

    /// The text for `print` or an interpolation. `type` is the static type, which distinguishes optionals.
    func description(_ value: Value, as type: StaticType) throws(ScriptError) -> String {
        charge(Self.textSteps)
        if type != .optional(.any), let boxed = optionalInAny(value) {
            return try description(boxed.content, as: type == .any || !type.isKnown ? boxed.type : type)
        }
        if case .optional(let inner) = type {
            if case .none = value { return "nil" }
            return "Optional(\(try debugText(value.content, as: inner)))"
        }
        if let text = value.text { return text }
        return try text(value, as: type, isDebug: false)
    }

    func describeOwned(_ value: Value) throws(ScriptError) -> String {
        let text = try description(value, as: .unknown)
        release(now: value)
        return text
    }

    func debugDescription(_ value: Value) -> String {
        do { return try debugText(value, as: .unknown) } catch { return "?" }
    }

    func debugText(_ value: Value, as type: StaticType) throws(ScriptError) -> String {
        charge(Self.textSteps)
        if let boxed = optionalInAny(value), type == .any || !type.isKnown {
            try descend()
            defer { descent -= 1 }
            return try debugText(boxed.content, as: boxed.type)
        }
        if case .optional(let inner) = type {
            if case .none = value { return "nil" }
            return "Optional(\(try debugText(value.content, as: inner)))"
        }
        if case .string(let text) = value { return type == .character ? "\"\(text)\"" : text.debugDescription }
        if case .character(let character) = value { return character.debugDescription }
        return try text(value, as: type, isDebug: true)
    }

    private func text(_ value: Value, as type: StaticType, isDebug: Bool) throws(ScriptError) -> String {
        switch value {
        case .void: return "()"
        case .none: return "nil"
        case .someNil: return "Optional(\(try debugText(value.content, as: .unknown)))"
        case .missing: return "<uninitialised>"
        case .held: return "<being modified>"
        case .bool(let flag): return flag ? "true" : "false"
        case .int(let number): return "\(number)"
        case .sized(let number): return number.exceedsInt ? "\(UInt(bitPattern: number.bits))" : "\(number.bits)"
        case .double(let number): return "\(number)"
        case .float(let number): return "\(number)"
        case .string(let text): return isDebug ? text.debugDescription : text
        case .character(let character): return isDebug ? character.debugDescription : String(character)
        case .substring(let slice): return isDebug ? slice.text.debugDescription : String(slice.text)
        case .index(let index): return "\(index)"
        case .closure: return "(Function)"
        case .type(let reference): return typeText(reference, isDebug)
        case .object, .host, .array, .set, .dictionary, .tuple, .range, .structure, .enumeration, .implicitMember, .weak, .unowned, .box:
            try descend(steps: 32)
            defer { descent -= 1 }
            return try compoundText(value, as: type, isDebug: isDebug)
        }
    }

    /// The text of a compound value.
    private func compoundText(_ value: Value, as type: StaticType, isDebug: Bool) throws(ScriptError) -> String {
        switch value {
        case .object(let id): return try objectText(value, id, isDebug)
        case .host(let host): return self.host.description(of: value) ?? "\(host.base)"
        case .array(let buffer):
            let text = try list(store.pointee[buffer].elements, type.element)
            return isDebug && store.pointee[buffer].type >= 0 ? "ArraySlice(\(text))" : text
        case .set(let buffer):
            let text = try list(store.pointee[buffer].elements, type.element)
            return isDebug ? "Set(\(text))" : text
        case .dictionary(let buffer): return try dictionaryText(store.pointee[buffer].elements, type)
        case .tuple(let buffer): return try tupleText(store.pointee[buffer], type)
        case .range(let buffer): return try rangeText(store.pointee[buffer], isDebug)
        case .structure(let buffer):
            let contents = store.pointee[buffer]
            let info = declarations.type(contents.type)
            if let own = try ownText(value, isDebug) { return own }
            var parts: [String] = []
            for (member, field) in zip(info.stored, contents.elements) {
                parts.append("\(member.baseName): \(try debugText(field, as: declarations.storedType(of: member, in: contents.type)))")
            }
            return "\(typeText(.declared(contents.type), isDebug))(\(parts.joined(separator: ", ")))"
        case .enumeration(let item): return try enumText(value, item, isDebug)
        case .implicitMember(let buffer):
            if case .string(let name)? = store.pointee[buffer].elements.first { return ".\(name)" }
            return "?"
        case .weak, .unowned:
            let strong = strengthened(value)
            defer { drop(strong) }
            return try text(strong, as: type, isDebug: isDebug)
        case .box(let buffer): return try text(store.pointee[buffer].elements[0], as: type, isDebug: isDebug)
        default: return "?"
        }
    }

    func typeText(_ reference: TypeReference, _ isDebug: Bool) -> String {
        switch reference {
        case .declared(let index):
            let info = declarations.type(index)
            if declarations.arguments(of: index).isEmpty {
                return isDebug ? declarations.qualifiedName(of: info, in: moduleName) : info.name
            }
            return declarations.name(of: .declared(index), in: isDebug ? moduleName : nil)
        case .named(let name):
            if isDebug, case let type = declarations.staticType(of: reference), type.isWhole, !type.isHost {
                return declarations.name(of: type, in: moduleName)
            }
            return declarations.names[name]
        }
    }

    /// The text of the type's own `description` or `debugDescription`, if it conforms; nil otherwise.
    func ownText(_ value: Value, _ isDebug: Bool) throws(ScriptError) -> String? {
        guard let (type, isStatic) = declaredType(of: value) else { return nil }
        if !isDebug, !isStatic, let text = try streamed(value, type) { return text }
        var names = isDebug ? ["debugDescription", "description"] : ["description", "debugDescription"]
        if !declarations.conforms(type, to: "CustomStringConvertible") { names.removeAll { $0 == "description" } }
        if !declarations.conforms(type, to: "CustomDebugStringConvertible") { names.removeAll { $0 == "debugDescription" } }
        if type.hostAncestor != nil { names = isDebug ? ["debugDescription", "description"] : ["description"] }
        for name in names {
            guard case .property(let member) = propertyTarget(name, of: value) else {
                if case .field(let slot) = propertyTarget(name, of: value), case .string(let text) = field(slot, of: value) { return text }
                continue
            }
            keep(value)
            let result = try callNested(declarations.getter(for: member), [value])
            if case .string(let text) = result { return text }
            drop(result)
        }
        return isStatic ? nil : try streamed(value, type)
    }

    /// What a value writes to a text, if its type conforms to `TextOutputStreamable`; nil otherwise.
    private func streamed(_ value: Value, _ type: TypeInfo) throws(ScriptError) -> String? {
        guard declarations.conforms(type, to: "TextOutputStreamable"),
            let member = declarations.functions(named: "_streamed", from: nil)?.first
        else { return nil }
        keep(value)
        guard case .string(let text) = try callNested(declarations.function(for: member), [value]) else { return nil }
        return text
    }

    private func objectText(_ value: Value, _ id: ObjectID, _ isDebug: Bool) throws(ScriptError) -> String {
        if isPlaceholder(value) { return "<\(placeholderName(id))>" }
        if let own = try ownText(value, isDebug) { return own }
        if let text = host.description(of: value) { return text }
        if let (type, _) = declaredType(of: value) { return "\(moduleName).\(type.qualifiedName)" }
        return space.heap.typeName(of: id)
    }

    private func list(_ elements: ContiguousArray<Value>, _ type: StaticType) throws(ScriptError) -> String {
        var parts: [String] = []
        for element in elements { parts.append(try debugText(element, as: type)) }
        return "[\(parts.joined(separator: ", "))]"
    }

    private func dictionaryText(_ elements: ContiguousArray<Value>, _ type: StaticType) throws(ScriptError) -> String {
        var (keyType, valueType) = (StaticType.unknown, StaticType.unknown)
        if case .dictionary(let key, let value) = type { (keyType, valueType) = (key, value) }
        if elements.isEmpty { return "[:]" }
        var parts: [String] = []
        for position in stride(from: 0, to: elements.count, by: 2) {
            parts.append("\(try debugText(elements[position], as: keyType)): \(try debugText(elements[position + 1], as: valueType))")
        }
        return "[\(parts.joined(separator: ", "))]"
    }

    private func tupleText(_ tuple: Buffer, _ type: StaticType) throws(ScriptError) -> String {
        var types: [StaticType] = []
        var labels: [String?] = []
        if tuple.type >= 0, case .tuple(_, let names) = declarations.code.types[Int(tuple.type)] { labels = names }
        if case .tuple(let known, let names) = type {
            types = known
            labels = names
        }
        var parts: [String] = []
        for (position, element) in tuple.elements.enumerated() {
            let text = try debugText(element, as: position < types.count ? types[position] : .unknown)
            if position < labels.count, let label = labels[position] { parts.append("\(label): \(text)") } else { parts.append(text) }
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func rangeText(_ range: Buffer, _ isDebug: Bool) throws(ScriptError) -> String {
        var upper = range.elements[1]
        if range.type == 1, let end = upper.sized { upper = .integer(end.bits &- 1, end.kind) }
        if case .missing = upper { return "\(rangeName(range))(lowerBound: \(try debugText(range.elements[0], as: .unknown)))" }
        if case .missing = range.elements[0] { return "\(rangeName(range))(upperBound: \(try debugText(upper, as: .unknown)))" }
        let bounds = [range.elements[0], upper]
        var parts: [String] = []
        for bound in bounds { parts.append(isDebug ? try debugText(bound, as: .unknown) : try description(bound, as: .unknown)) }
        let text = parts.joined(separator: range.type == 1 ? "..." : "..<")
        return isDebug ? (range.type == 1 ? "ClosedRange(\(text))" : "Range(\(text))") : text
    }

    private func enumText(_ value: Value, _ item: EnumCase, _ isDebug: Bool) throws(ScriptError) -> String {
        if let own = try ownText(value, isDebug) { return own }
        let info = declarations.type(item.type)
        let declared = info.cases[Int(item.ordinal)]
        let name = isDebug ? "\(typeText(.declared(item.type), true)).\(declared.name)" : declared.name
        guard item.hasPayload else { return name }
        if case .void? = store.pointee[item.payload].elements.first, declared.parameters.count == 1 { return "\(name)()" }
        // A lone tuple as payload is shown like several associated values.
        let isTuple = if case .tuple? = store.pointee[item.payload].elements.first { true } else { false }
        var scope = TypeScope(owner: info)
        scope.bindings = declarations.bindings(of: item.type)
        var parts: [String] = []
        for (parameter, element) in zip(declared.parameters, store.pointee[item.payload].elements) {
            let text = try debugText(element, as: declarations.staticType(parameter.type, scope))
            parts.append(parameter.label.map { "\($0): \(text)" } ?? text)
        }
        if isTuple, parts.count == 1, declared.parameters[0].label == nil { return name + parts[0] }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }
}
