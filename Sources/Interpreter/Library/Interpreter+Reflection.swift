internal import Heap

/// Reflection of values for `Mirror` and `dump`.
extension Interpreter {
    /// A part of a value; borrowed.
    struct Part {
        let label: String?
        let value: Value
        var type = StaticType.unknown
    }

    /// A value's display style and parts. The caller releases `made`, the values created for it.
    struct Reflection {
        var style = ""
        var parts: [Part] = []
        var made: [Value] = []
    }

    /// The reflection of a value. For an object `level` selects the superclass that many levels up.
    func reflection(of value: Value, as type: StaticType, level: Int = 0) throws(ScriptError) -> Reflection {
        if let boxed = optionalInAny(value) { return try reflection(of: boxed.content, as: boxed.type, level: level) }
        if level == 0, let own = try ownReflection(of: value) { return own }
        var result = Reflection()
        if case .optional(let inner) = type {
            result.style = "optional"
            if case .none = value {} else { result.parts = [Part(label: "some", value: value.content, type: inner)] }
            return result
        }
        switch value {
        case .none: result.style = "optional"
        case .array(let buffer), .set(let buffer):
            if case .array = value { result.style = "collection" } else { result.style = "set" }
            result.parts = store.pointee[buffer].elements.map { Part(label: nil, value: $0, type: type.element) }
        case .dictionary:
            result.style = "dictionary"
            result.made = Array(try sequenceElements(value) ?? [])
            result.parts = result.made.map { Part(label: nil, value: $0, type: type.element) }
        case .tuple(let buffer):
            result.style = "tuple"
            var types: [StaticType] = []
            var labels: [String?] = []
            let tuple = store.pointee[buffer]
            if tuple.type >= 0, case .tuple(_, let names) = declarations.code.types[Int(tuple.type)] { labels = names }
            if case .tuple(let known, let names) = type { (types, labels) = (known, names) }
            result.parts = tuple.elements.enumerated().map { position, element in
                let label = position < labels.count ? labels[position] : nil
                return Part(label: label ?? ".\(position)", value: element, type: position < types.count ? types[position] : .unknown)
            }
        case .structure(let buffer):
            result.style = "struct"
            let contents = store.pointee[buffer]
            for (member, field) in zip(declarations.type(contents.type).stored, contents.elements) {
                let type = declarations.storedType(of: member, in: contents.type)
                result.parts.append(Part(label: member.baseName, value: field, type: type))
            }
        case .object(let id):
            result.style = "class"
            guard let info = declaredType(of: value)?.type, level < info.chain.count else { return result }
            let fields = store.pointee.objects[id].fields
            for member in info.chain[level].stored where Int(member.slot) < fields.count {
                let part = strengthened(fields[Int(member.slot)])
                result.made.append(part)
                let type = declarations.type(of: member)
                result.parts.append(
                    member.isLazy
                        ? Part(label: "$__lazy_storage_$_\(member.baseName)", value: part, type: .optional(type))
                        : Part(label: member.baseName, value: part, type: type))
            }
        case .enumeration(let item):
            result.style = "enum"
            guard item.hasPayload else { return result }
            let declared = declarations.type(item.type).cases[Int(item.ordinal)]
            var scope = TypeScope(owner: declarations.type(item.type))
            scope.bindings = declarations.bindings(of: item.type)
            let types = declared.parameters.map { declarations.staticType($0.type, scope) }
            let elements = store.pointee[item.payload].elements
            if elements.count == 1, declared.parameters.first?.label == nil {
                result.parts = [Part(label: declared.name, value: elements[0], type: types.first ?? .unknown)]
            } else {
                let whole = StaticType.tuple(types, declared.parameters.map(\.label))
                let tuple = Value.tuple(makeBuffer(ownedAll(elements), type: declarations.code.type(whole)))
                result.made = [tuple]
                result.parts = [Part(label: declared.name, value: tuple, type: whole)]
            }
        default: break
        }
        return result
    }

    /// The reflection that a value's own `customMirror` gives; nil if there is none.
    private func ownReflection(of value: Value) throws(ScriptError) -> Reflection? {
        guard declaredType(of: value)?.isStatic == false, case .property(let member) = propertyTarget("customMirror", of: value) else {
            return nil
        }
        keep(value)
        let mirror = try callNested(declarations.getter(for: member), [value])
        var result = Reflection(made: [mirror])
        guard case .structure(let buffer) = mirror, let children = store.pointee[buffer].elements.first,
            case .array(let parts) = children
        else { return result }
        if case .enumeration(let style) = store.pointee[buffer].elements[1] {
            result.style = declarations.type(style.type).cases[Int(style.ordinal)].name
        }
        for part in store.pointee[parts].elements {
            guard case .tuple(let pair) = part, case let elements = store.pointee[pair].elements, elements.count == 2 else { continue }
            var label: String?
            if case .string(let text) = elements[0].content { label = text }
            result.parts.append(Part(label: label, value: elements[1]))
        }
        return result
    }

    /// The output of `dump` for a value, one line for each part.
    func dumped(_ value: Value, as type: StaticType, name: String?) throws(ScriptError) -> String {
        var text = ""
        var seen: [ObjectID: Int] = [:]
        try dump(Part(label: name, value: value, type: type), 0, &seen, &text)
        return text
    }

    private func dump(_ part: Part, _ indent: Int, _ seen: inout [ObjectID: Int], _ text: inout String) throws(ScriptError) {
        try descend()
        defer { descent -= 1 }
        try checkString(ofLength: text.utf8.count)
        let reflection = try reflection(of: part.value, as: part.type)
        defer { for value in reflection.made { drop(value) } }
        text += String(repeating: " ", count: indent) + (reflection.parts.isEmpty ? "- " : "▿ ")
        if let label = part.label { text += label + ": " }
        text += try summary(of: part, reflection)
        if reflection.style == "class", case .object(let id) = part.value {
            if let number = seen[id] {
                text += " #\(number)\n"
                return
            }
            text += " #\(seen.count)"
            seen[id] = seen.count
        }
        text += "\n"
        if reflection.style == "class", let chain = declaredType(of: part.value)?.type.chain, chain.count > 1 {
            try dumpSuperclass(1, chain, part.value, indent + 2, &seen, &text)
        }
        for inner in reflection.parts { try dump(inner, indent + 2, &seen, &text) }
    }

    private func dumpSuperclass(
        _ level: Int, _ chain: [TypeInfo], _ value: Value, _ indent: Int, _ seen: inout [ObjectID: Int], _ text: inout String
    ) throws(ScriptError) {
        let reflection = try reflection(of: value, as: .unknown, level: level)
        defer { for value in reflection.made { drop(value) } }
        let mark = reflection.parts.isEmpty ? "-" : "▿"
        text += String(repeating: " ", count: indent) + "\(mark) super: \(moduleName).\(chain[level].qualifiedName)\n"
        if level + 1 < chain.count { try dumpSuperclass(level + 1, chain, value, indent + 2, &seen, &text) }
        for inner in reflection.parts { try dump(inner, indent + 2, &seen, &text) }
    }

    /// The first line of a value's `dump`.
    private func summary(of part: Part, _ reflection: Reflection) throws(ScriptError) -> String {
        let count = reflection.parts.count
        switch reflection.style {
        case "tuple": return count == 1 ? "(1 element)" : "(\(count) elements)"
        case "collection": return count == 1 ? "1 element" : "\(count) elements"
        case "dictionary": return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case "set": return count == 1 ? "1 member" : "\(count) members"
        case "struct", "enum":
            if let own = try ownText(part.value, true) { return own }
            let name = typeText(typeReference(of: part.value, -1), true)
            guard case .enumeration(let item) = part.value else { return name }
            return "\(name).\(declarations.type(item.type).cases[Int(item.ordinal)].name)"
        case "" where !reflection.made.isEmpty: return try ownText(part.value, true) ?? typeText(typeReference(of: part.value, -1), true)
        default: return try debugText(part.value, as: part.type)
        }
    }

    /// The contents of the library's `Mirror`: style, type, and a list of labels and values. An empty list beyond the last superclass.
    func mirrored(_ value: Value, level: Int) throws(ScriptError) -> Value {
        let chain = declaredType(of: value)?.type.chain ?? []
        if level > 0, level >= chain.count {
            guard let name = hostClass(of: value, at: level - chain.count) else { return .array(makeBuffer([])) }
            let none = Value.array(makeBuffer([]))
            return .array(makeBuffer([.string("class"), .type(.named(declarations.names.number(of: name))), none]))
        }
        let reflection = try reflection(of: value, as: .unknown, level: level)
        defer { for value in reflection.made { drop(value) } }
        let labels = declarations.code.type(.tuple([.unknown, .unknown], ["label", "value"]))
        let parts = reflection.parts.map { part -> Value in
            var content = owned(part.value)
            if part.type.isOptional { content = optionalAsAny(content, declarations.code.type(part.type)) }
            return .tuple(makeBuffer([part.label.map { .string($0) } ?? .none, content], type: labels))
        }
        let type = level == 0 ? typeReference(of: value, -1) : .declared(chain[level].index)
        return .array(makeBuffer([.string(reflection.style), .type(type), .array(makeBuffer(ContiguousArray(parts)))]))
    }

    /// The host class `level` levels above an object's nearest host class; nil if there is none.
    private func hostClass(of value: Value, at level: Int) -> String? {
        guard case .object = value, let nearest = hostTypeName(of: value), !nearest.isStatic else { return nil }
        return declarations.hostChain(from: declarations.hostType(named: nearest.name)).dropFirst(level).first { _ in true }?.name
    }
}
