internal import Heap

/// Values that stand where a placeholder meets a known type.
extension Interpreter {
    private func isAssumed(_ id: ObjectID, isBool: Bool = false) -> Bool { ask(.value(placeholderName(id)), isBool: isBool) }

    /// Whether a placeholder is of a type that a test asks for: not unless the run assumes it.
    func isTaken(_ value: Value, for type: StaticType) -> Bool {
        guard case .object(let id) = value, isPlaceholder(value), type.isKnown else { return false }
        return ask(.type(placeholderName(id), is: declarations.name(of: type)))
    }

    /// Whether two placeholders are equal, or one and a member of its type that is not known: asked, where they are not the same thing or two names.
    func decideEquality(_ first: Value, _ second: Value) -> Bool {
        if isIdentical(first, second) { return true }
        let roots = [first, second].filter { if case .object(let id) = $0 { placeholderKind(id) == .root } else { false } }
        return roots.count == 2 ? false : ask(.value("\(name(ofOperand: first)) == \(name(ofOperand: second))"), isBool: true)
    }

    private func name(ofOperand value: Value) -> String {
        switch value {
        case .object(let id): placeholderName(id)
        case .implicitMember(let member):
            if case .string(let name)? = store.pointee[member].elements.first { ".\(name)" } else { "." }
        case .enumeration(let item): ".\(declarations.type(item.type).cases[Int(item.ordinal)].name)"
        default: typeName(of: value)
        }
    }

    /// What a variable holds that was handed to a placeholder as inout, owned: one that held nil may have been given something, which is asked.
    func filled(_ value: Value, by function: String, at position: Int) -> Value {
        guard case .none = value else { return value }
        let name = "\(function) argument \(position + 1)"
        return ask(.value(name)) ? makePlaceholder(name, .instance) : value
    }

    /// Where an object was made in the app's place, and the code takes it for one of a subclass of the app's own: an open question.
    func askOfStaged(_ value: Value, _ type: StaticType) {
        guard isOpenWorld, case .object(let id) = value, stagedObjects.contains(id), case .declared(let index) = type.unwrapped else {
            return
        }
        let wanted = declarations.resolved(declarations.type(index))
        let own: String
        if let type = declaredType(of: value)?.type {
            guard wanted !== type, wanted.chain.contains(where: { $0 === type }) else { return }
            own = type.name
        } else if let host = hostTypeName(of: value), wanted.hostAncestor?.name == host.name {
            own = host.name
        } else {
            return
        }
        _ = ask(.type(own, is: wanted.name))
    }

    /// The owned value itself, or where it is a placeholder a value of the type that is wanted, owned; nil when there is no way to make one, and
    /// the value stays owned. An optional of nothing (`.void`) asks only whether it is nil.
    func standIn(_ value: Value, as type: StaticType, depth: Int = 0) throws(ScriptError) -> Value? {
        guard case .object(let id) = value, isPlaceholder(value) else { return value }
        switch type {
        case .unknown, .any, .never, .meta: return value
        case .reference(let inner), .autoclosure(let inner): return try standIn(value, as: inner, depth: depth)
        case .optional(let inner):
            let isInstance = placeholderKind(id) == .instance
            guard inner.isKnown, inner != .any else { return value }
            if inner == .void, isInstance || isAssumed(id) { return value }
            if inner != .void, isInstance || isAssumed(id), let made = try standIn(value, as: inner, depth: depth) { return made }
            release(now: value)
            return Value.none
        case .function(_, let result):
            // Held by the placeholder, so that the closure is the same each time.
            let name = "\(placeholderName(id))()"
            return try cached(value, id, type, depth) { (interpreter: Interpreter) throws(ScriptError) -> Value? in
                interpreter.ownedClosure { (interpreter, _) throws(ScriptError) -> Value in
                    guard let given = try interpreter.standIn(interpreter.makePlaceholder(name), as: result) else { return .void }
                    interpreter.store.pointee.pool.append(given)
                    return given
                }
            }
        case .host, .declared:
            let name = placeholderName(id)
            return try cached(value, id, type, depth) { (interpreter: Interpreter) throws(ScriptError) -> Value? in
                try interpreter.made(type, depth + 1, for: name)
            }
        default:
            let made: Value =
                switch type {
                case .void: .void
                case .bool: .bool(isAssumed(id, isBool: true))
                case .int: .int(count(placeholderName(id)))
                case .double, .float: .double(0)
                case .string: .string("")
                case .character: .string(" ")
                case .array(let element): .array(makeBuffer(try elements(element, of: placeholderName(id), depth)))
                case .set: try makeOwnedSet([])
                case .dictionary: try assumedDictionary(placeholderName(id))
                case .range: .range(makeBuffer([.int(0), .int(0)], type: 0))
                case .tuple(let types, let labels): .tuple(try tuple(types, labels, depth))
                default: .none
                }
            release(now: value)
            return made
        }
    }

    /// How many of something a placeholder says that there are, by its name: none, unless the run assumes one.
    private func count(_ name: String) -> Int {
        let member = name.split(separator: ".").last?.lowercased() ?? ""
        guard ["count", "numberof", "amountof"].contains(where: member.contains) else { return 0 }
        return ask(.element(member == "count" ? String(name.dropLast(".count".count)) : name)) ? 1 : 0
    }

    /// A dictionary of which nobody knows what it has: nothing under a key, unless the run assumes it.
    private func assumedDictionary(_ name: String) throws(ScriptError) -> Value {
        let made = try makeOwnedDictionary([])
        if case .dictionary(let buffer) = made { store.pointee[buffer].type = declarations.names.number(of: name) }
        return made
    }

    /// Such a dictionary, by the name of what it stands for; borrowed.
    public func standingDictionary(_ name: String) throws(ScriptError) -> Value {
        let made = try assumedDictionary(name)
        store.pointee.pool.append(made)
        return made
    }

    /// A new dictionary that is known in part, by the name of what it stands for.
    public func standingDictionary(_ name: String, with known: Value) -> Value {
        if case .dictionary(let buffer) = known { store.pointee[buffer].type = declarations.names.number(of: name) }
        return known
    }

    /// What is under a key that such a dictionary has not got, borrowed.
    func assumed(_ key: Value, in buffer: BufferID) -> Value? {
        let name = store.pointee[buffer].type
        guard isOpenWorld, name >= 0, case .string(let key) = key else { return nil }
        let question = "\(declarations.names[name])'s \(key)"
        return ask(.value(question)) ? standing(question) : nil
    }

    /// None, or one where the run assumes it.
    func elements(_ type: StaticType, of name: String, _ depth: Int = 0) throws(ScriptError) -> ContiguousArray<Value> {
        guard ask(.element(name)), depth < 4 else { return [] }
        let placeholder = makePlaceholder("\(name).element", .instance)
        return [try standIn(placeholder, as: type, depth: depth + 1) ?? placeholder]
    }

    /// What an initialiser that nothing declares gives: a value of the type that it is asked of, or the placeholder itself; owned.
    func standIn(_ placeholder: Value, asInstanceOf type: Value) throws(ScriptError) -> Value {
        switch type {
        case .type(.named(let number)):
            return try standIn(placeholder, as: declarations.staticType(source: declarations.names[number])) ?? placeholder
        case .type(.declared(let index)): return try standIn(placeholder, as: .declared(index)) ?? placeholder
        default: return placeholder
        }
    }

    /// The owned value itself, or where it is a placeholder a value of a type of the standard library's; objects are only made where they are needed.
    func plain(_ value: Value, as type: StaticType) throws(ScriptError) -> Value {
        switch type {
        case .bool, .int, .double, .float, .string, .character, .array, .dictionary, .set, .range: try standIn(value, as: type) ?? value
        default: value
        }
    }

    /// The owned value itself, or where it is a placeholder a plain value of the other's kind, owned.
    func standIn(_ value: Value, like other: Value) throws(ScriptError) -> Value {
        let type: StaticType
        switch other {
        case .none: type = .optional(.void)
        case .bool: type = .bool
        case .int: type = .plainInt
        case .double: type = .double
        case .string: type = .string
        case .array: type = .array(.unknown)
        default: return value
        }
        return try standIn(value, as: type) ?? value
    }

    /// The owned value itself, or where it is a placeholder that is compared with a value, one of that value's type: `==` takes two of one type.
    func standIn(_ value: Value, equalTo other: Value) throws(ScriptError) -> Value {
        guard case .structure(let buffer) = other else { return try standIn(value, like: other) }
        return try standIn(value, as: .declared(store.pointee[buffer].type)) ?? value
    }

    private func tuple(_ types: [StaticType], _ labels: [String?], _ depth: Int) throws(ScriptError) -> BufferID {
        var elements: ContiguousArray<Value> = []
        for type in types {
            let placeholder = makePlaceholder("element")
            elements.append(try standIn(placeholder, as: type, depth: depth + 1) ?? placeholder)
        }
        let isLabelled = labels.contains { $0 != nil }
        return makeBuffer(elements, type: isLabelled ? declarations.code.type(.tuple(types.map { _ in .unknown }, labels)) : -1)
    }

    /// What a placeholder has stood for as that type before, or what `make` gives, kept by the placeholder.
    private func cached(
        _ value: Value, _ id: ObjectID, _ type: StaticType, _ depth: Int, _ make: (Interpreter) throws(ScriptError) -> Value?
    ) throws(ScriptError) -> Value? {
        let label = "as \(declarations.name(of: type))"
        if let place = fieldOfPlaceholder(label, id) {
            let known = store.pointee.objects[id].fields[place]
            keep(known)
            release(now: value)
            return known
        }
        let isProtocol = if case .declared(let index) = type { declarations.type(index).kind == .protocol } else { false }
        guard depth < 4, let made = try make(self) else { return isProtocol ? value : nil }
        if placeholderKind(id) != .root {
            keep(made)
            store.pointee.objects[id].fields += [.string(label), made]
        }
        release(now: value)
        return made
    }

    /// The object of a class of the host's that a placeholder stands for from now on; nil where none can be made.
    func standingView(for id: ObjectID, _ className: String) -> ObjectID? {
        let label = "as \(className)"
        let isKnown = fieldOfPlaceholder(label, id) != nil
        space.retain(id)
        guard case .object(let made)? = try? standIn(.object(id), as: .host(className)), made != id else { return nil }
        if !isKnown, placeholderKind(id) != .root { hold(view: made, standingFor: placeholderName(id)) }
        guard fieldOfPlaceholder(label, id) == nil else {
            space.release(made)
            return made
        }
        store.pointee.objects[id].fields += [.string(label), .object(made)]
        return made
    }

    /// Lets the object whose code runs hold a view that stands for an unknown one, behind its fields: in the app somebody does, mostly that object's own
    /// hierarchy. Of one name there may be several.
    private func hold(view: ObjectID, standingFor name: String) {
        guard let owner = runningObject, store.pointee.objects[owner].type >= 0, owner != view else { return }
        space.retain(view)
        store.pointee.objects[owner].fields += [.string(name), .object(view)]
    }

    // MARK: The host's arguments

    /// An owned argument or property value as a host's member wants it; nil when a placeholder cannot be made into it.
    func fitted(_ value: Value, to source: String) throws(ScriptError) -> Value? {
        let value = hasOptionalsAsAny ? unboxed(value) : value
        switch value {
        case .object:
            guard isPlaceholder(value) else { return value }
            let type = declarations.staticType(source: source)
            // Where code says `!`, what it gives is there.
            if source.hasSuffix("!"), let made = try standIn(value, as: type.unwrapped), !isPlaceholder(made) { return made }
            return try standIn(value, as: type)
        case .array(let buffer) where store.pointee[buffer].elements.contains(where: isPlaceholder):
            // Elements that nothing can stand for are left out.
            let type = declarations.staticType(source: source).unwrapped
            let element = if case .array(let inner) = type { inner } else { type }
            var elements: ContiguousArray<Value> = []
            for one in store.pointee[buffer].elements {
                keep(one)
                let fitting = try standIn(one, as: element) ?? one
                if isPlaceholder(fitting) { drop(fitting) } else { elements.append(fitting) }
            }
            drop(value)
            return .array(makeBuffer(elements))
        case .dictionary(let buffer) where store.pointee[buffer].elements.contains(where: isPlaceholder):
            guard case .dictionary(_, let wanted) = declarations.staticType(source: source).unwrapped else { return value }
            var elements = ownedAll(store.pointee[buffer].elements)
            for place in stride(from: 1, to: elements.count, by: 2) where isPlaceholder(elements[place]) {
                elements[place] = try standIn(elements[place], as: wanted) ?? elements[place]
            }
            defer { drop(value) }
            return replacing(elements, in: value)
        default: return resolvedImplicit(value, as: source)
        }
    }

    /// What a call that was not made gives: a value of the declared result; owned.
    func resultInstead(of name: String, declared source: String) throws(ScriptError) -> Value {
        if source.isEmpty || source == "Void" || source == "()" { return .void }
        let placeholder = makePlaceholder(name)
        return try standIn(placeholder, as: declarations.staticType(source: source)) ?? placeholder
    }
}
