internal import Heap

/// Stand-ins: values that replace placeholders where a type is known.
extension Interpreter {
    private func isAssumed(_ id: ObjectID, isBool: Bool = false) -> Bool { ask(.value(placeholderName(id)), isBool: isBool) }

    /// Whether a placeholder passes a type test: only if the run assumes so.
    func isTaken(_ value: Value, for type: StaticType) -> Bool {
        guard case .object(let id) = value, isPlaceholder(value), type.isKnown else { return false }
        return ask(.type(placeholderName(id), is: declarations.name(of: type)))
    }

    /// Whether two placeholders, or a placeholder and a member of its unknown type, are equal. Identical ones are and two names are not;
    /// otherwise it is an open question.
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

    /// The value of a variable after it was passed inout to a placeholder, owned. If it was nil, whether it was set is an open question.
    func filled(_ value: Value, by function: String, at position: Int) -> Value {
        guard case .none = value else { return value }
        let name = "\(function) argument \(position + 1)"
        return ask(.value(name)) ? makePlaceholder(name, .instance) : value
    }

    /// Raises an open question where the code casts a stand-in object to one of the app's subclasses.
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

    /// The owned value itself; for a placeholder an owned stand-in of the expected type. Nil if none can be made, with the value still
    /// owned. The type `.optional(.void)` only asks whether it is nil.
    func standIn(_ value: Value, as type: StaticType, depth: Int = 0) throws(ScriptError) -> Value? {
        guard case .object(let id) = value, isPlaceholder(value) else { return value }
        switch type {
        case .unknown, .any, .never, .meta: return value
        case .reference(let inner), .autoclosure(let inner): return try standIn(value, as: inner, depth: depth)
        case .optional(let inner):
            let isInstance = placeholderKind(id) == .instance
            guard inner.isKnown, inner != .any else { return value }
            if isConstantsName(id), isNamesWrapper(inner) { return try standIn(value, as: inner, depth: depth) }
            if inner == .void, isInstance || isAssumed(id) { return value }
            if inner != .void, isInstance || isAssumed(id), let made = try standIn(value, as: inner, depth: depth) { return made }
            release(now: value)
            return Value.none
        case .function(_, let result):
            // Kept by the placeholder, so that the closure is the same each time.
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
                let made = try interpreter.made(type, depth + 1, for: name)
                if let made, !interpreter.isReference(made) { interpreter.noteStanding(made, for: name) }
                return made
            }
        default:
            let made: Value =
                switch type {
                case .void: .void
                case .bool: .bool(isAssumed(id, isBool: true))
                case .int(let kind): .integer(kind.wrapped(count(placeholderName(id))), kind)
                case .double: .double(0)
                case .float: .float(0)
                case .string: .string("")
                case .character: .string(" ")
                case .array(let element): .array(makeBuffer(try elements(element, of: placeholderName(id), depth)))
                case .set: try makeOwnedSet([])
                case .dictionary: try assumedDictionary(placeholderName(id))
                case .range: .range(makeBuffer([.int(0), .int(0)], type: 0))
                case .tuple(let types, let labels): .tuple(try tuple(types, labels, depth))
                default: .none
                }
            // What else has a value here was asked for.
            switch type {
            case .int where Self.isCount(placeholderName(id)): break
            case .int, .double, .float, .string, .character, .set, .range: noteStanding(made, for: placeholderName(id))
            default: break
            }
            release(now: value)
            return made
        }
    }

    /// Whether a placeholder is a member of a type by its name: `Settings.didChange`.
    private func isConstantsName(_ id: ObjectID) -> Bool {
        let name = placeholderName(id)
        return name.first?.isUppercase == true && name.contains(".") && !name.contains("(")
    }

    /// The count that a placeholder's name suggests: 0, or 1 if the run assumes an element.
    private func count(_ name: String) -> Int {
        guard Self.isCount(name) else { return 0 }
        let isOwn = name.lowercased().hasSuffix(".count")
        return ask(.element(isOwn ? String(name.dropLast(".count".count)) : name)) ? 1 : 0
    }

    private static func isCount(_ name: String) -> Bool {
        let member = name.split(separator: ".").last?.lowercased() ?? ""
        return ["count", "numberof", "amountof"].contains(where: member.contains)
    }

    /// A dictionary with unknown contents: a key has no value unless the run assumes one. Owned.
    private func assumedDictionary(_ name: String) throws(ScriptError) -> Value {
        let made = try makeOwnedDictionary([])
        if case .dictionary(let buffer) = made { store.pointee[buffer].type = declarations.names.number(of: name) }
        return made
    }

    /// A dictionary with unknown contents, with the name that open questions use; borrowed.
    public func standingDictionary(_ name: String) throws(ScriptError) -> Value {
        let made = try assumedDictionary(name)
        store.pointee.pool.append(made)
        return made
    }

    /// A partly known dictionary, with the name that open questions use. `known` must be a new one.
    public func standingDictionary(_ name: String, with known: Value) -> Value {
        if case .dictionary(let buffer) = known { store.pointee[buffer].type = declarations.names.number(of: name) }
        return known
    }

    /// The assumed value for a missing key of such a dictionary, borrowed; nil for none.
    func assumed(_ key: Value, in buffer: BufferID) -> Value? {
        let name = store.pointee[buffer].type
        guard isOpenWorld, name >= 0, case .string(let key) = key else { return nil }
        let question = "\(declarations.names[name])'s \(key)"
        return ask(.value(question)) ? standing(question) : nil
    }

    /// The elements of an unknown array: none, or one if the run assumes it.
    func elements(_ type: StaticType, of name: String, _ depth: Int = 0) throws(ScriptError) -> ContiguousArray<Value> {
        guard ask(.element(name)), depth < 4 else { return [] }
        let placeholder = makePlaceholder("\(name).element", .instance)
        return [try standIn(placeholder, as: type, depth: depth + 1) ?? placeholder]
    }

    /// The owned result of an undeclared initialiser: a stand-in of the receiver's type, or the placeholder itself.
    func standIn(_ placeholder: Value, asInstanceOf type: Value) throws(ScriptError) -> Value {
        switch type {
        case .type(.named(let number)):
            return try standIn(placeholder, as: declarations.staticType(source: declarations.names[number])) ?? placeholder
        case .type(.declared(let index)): return try standIn(placeholder, as: .declared(index)) ?? placeholder
        default: return placeholder
        }
    }

    /// The owned value itself; for a placeholder a stand-in of a standard library type. Other types are created only where needed.
    func plain(_ value: Value, as type: StaticType) throws(ScriptError) -> Value {
        switch type {
        case .bool, .int, .double, .float, .string, .character, .array, .dictionary, .set, .range: try standIn(value, as: type) ?? value
        default: value
        }
    }

    /// The owned value itself; for a placeholder an owned plain value of the other one's kind.
    func standIn(_ value: Value, like other: Value) throws(ScriptError) -> Value {
        let type: StaticType
        switch other {
        case .none: type = .optional(.void)
        case .bool: type = .bool
        case .int: type = .plainInt
        case .sized(let number): type = .int(number.kind)
        case .double: type = .double
        case .float: type = .float
        case .string: type = .string
        case .array: type = .array(.unknown)
        default: return value
        }
        return try standIn(value, as: type) ?? value
    }

    /// The same of a borrowed value, borrowed.
    func borrowedStandIn(_ value: Value, like other: Value) throws(ScriptError) -> Value {
        keep(value)
        let made = try standIn(value, like: other)
        store.pointee.pool.append(made)
        return made
    }

    /// The owned value itself; for a placeholder a stand-in of the compared value's type, as `==` takes two of one type.
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

    /// The placeholder's earlier stand-in of that type, or a new one from `make`, which the placeholder keeps.
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

    /// The host object that stands in for a placeholder from now on; nil if none can be made.
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

    /// Lets the object whose code runs retain a stand-in view, after its fields. In the app something does, mostly the object's own view
    /// hierarchy. Several views can share a name.
    private func hold(view: ObjectID, standingFor name: String) {
        guard let owner = runningObject, store.pointee.objects[owner].type >= 0, owner != view else { return }
        space.retain(view)
        store.pointee.objects[owner].fields += [.string(name), .object(view)]
    }

    // MARK: Host arguments

    /// Converts an owned argument or property value for a host member. Nil if no stand-in can be made for a placeholder.
    func fitted(_ value: Value, to source: String) throws(ScriptError) -> Value? {
        let value = hasOptionalsAsAny ? unboxed(value) : value
        switch value {
        case .object:
            guard isPlaceholder(value) else { return value }
            let type = declarations.staticType(source: source)
            // A type with `!` promises a value.
            if source.hasSuffix("!"), let made = try standIn(value, as: type.unwrapped), !isPlaceholder(made) { return made }
            return try standIn(value, as: type)
        case .array(let buffer) where store.pointee[buffer].elements.contains(where: isPlaceholder):
            // Leaves out elements without a stand-in.
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

    /// The owned result of a call that could not be made: a stand-in of the declared type.
    func resultInstead(of name: String, declared source: String) throws(ScriptError) -> Value {
        if source.isEmpty || source == "Void" || source == "()" { return .void }
        let placeholder = makePlaceholder(name)
        return try standIn(placeholder, as: declarations.staticType(source: source)) ?? placeholder
    }
}
