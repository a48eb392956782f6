internal import Heap

/// Members by name: lookup, reading and writing.
extension Interpreter {
    /// The cache key of a receiver: its kind and type.
    func key(of value: Value) -> Int {
        switch value {
        case .object(let id):
            let type = store.pointee.objects[id].type
            if type >= 0 { return Int(type) << 4 | 1 }
            if type == Instance.placeholder {
                let name = placeholderKind(id) == .instance ? placeholderName(id) : ""
                return Int(hostClassNumbers.number(of: name)) << 4 | 9
            }
            return Int(hostClassNumbers.number(of: host.hostTypeName(of: id) ?? "")) << 4 | 2
        case .structure(let buffer): return Int(store.pointee[buffer].type) << 4 | 3
        case .enumeration(let item): return Int(item.type) << 4 | 4
        case .host(let value): return Int(hostClassNumbers.number(of: value.typeName)) << 4 | 5
        case .type(.declared(let index)): return Int(index) << 4 | 6
        case .type(.named(let name)): return Int(name) << 4 | 7
        case .void: return 0x18
        case .none, .someNil: return 0x28
        case .missing, .held: return 0x38
        case .bool: return 0x48
        case .int: return 0x58
        case .double: return 0x68
        case .float: return 0x148
        case .sized(let number): return Int(number.kind.rawValue) << 4 | 10
        case .string: return 0x78
        case .closure: return 0x88
        case .array: return 0x98
        case .dictionary: return 0xA8
        case .set: return 0xB8
        case .tuple: return 0xC8
        case .range: return 0xD8
        case .implicitMember: return 0xE8
        case .weak, .unowned: return 0xF8
        case .box: return 0x108
        case .character: return 0x118
        case .substring: return 0x128
        case .index: return 0x138
        }
    }

    /// The program's type of a value, and whether the value is that type itself; nil for external types.
    func declaredType(of value: Value) -> (type: TypeInfo, isStatic: Bool)? {
        switch value {
        case .object(let id):
            let type = store.pointee.objects[id].type
            return type >= 0 ? (declarations.type(type), false) : nil
        case .structure(let buffer): return (declarations.type(store.pointee[buffer].type), false)
        case .enumeration(let item): return (declarations.type(item.type), false)
        case .type(.declared(let index)): return (declarations.type(index), true)
        default: return nil
        }
    }

    /// The host type of a value, or the host class that its class inherits from.
    func hostTypeName(of value: Value) -> (name: String, isStatic: Bool)? {
        switch value {
        case .object(let id):
            let type = store.pointee.objects[id].type
            if type >= 0 { return declarations.type(type).hostAncestor.map { ($0.name, false) } }
            return host.hostTypeName(of: id).map { ($0, false) }
        case .host(let value): return (value.typeName, false)
        case .type(.declared(let index)): return declarations.type(index).hostAncestor.map { ($0.name, true) }
        case .type(.named(let name)): return (hiddenTypes[name] ?? declarations.names[name], true)
        default: return nil
        }
    }

    /// The names under which the program can extend the type of a value.
    func extensionNames(of value: Value) -> [String] {
        switch value {
        case .int: LibraryTypes.extensionNames(of: .plainInt)
        case .sized(let number): LibraryTypes.extensionNames(of: .int(number.kind))
        case .double: LibraryTypes.extensionNames(of: .double)
        case .float: LibraryTypes.extensionNames(of: .float)
        case .bool: LibraryTypes.extensionNames(of: .bool)
        case .string: LibraryTypes.extensionNames(of: .string) + ["Character"]
        case .character: LibraryTypes.extensionNames(of: .character)
        case .substring: LibraryTypes.extensionNames(of: .substring)
        case .index: ["String.Index"]
        case .array: LibraryTypes.extensionNames(of: .array(.unknown))
        case .dictionary: LibraryTypes.extensionNames(of: .dictionary(.unknown, .unknown))
        case .set: LibraryTypes.extensionNames(of: .set(.unknown))
        case .range: LibraryTypes.extensionNames(of: .range(.unknown))
        case .none, .someNil: ["Optional"]
        case .structure(let buffer): declarations.libraryProtocols(of: declarations.type(store.pointee[buffer].type))
        case .enumeration(let item): declarations.libraryProtocols(of: declarations.type(item.type))
        case .object(let id) where store.pointee.objects[id].type >= 0:
            (hostTypeName(of: value).map { declarations.hostNames($0.name) } ?? [])
                + declarations.libraryProtocols(of: declarations.type(store.pointee.objects[id].type))
        // The program's extensions of an undeclared class.
        case .object(let id) where isPlaceholder(value): placeholderKind(id) == .instance ? [placeholderName(id)] : []
        case .type(.named(let number)): extensionNames(ofTypeNamed: declarations.names[number])
        default: hostTypeName(of: value).map { declarations.hostNames($0.name) } ?? []
        }
    }

    /// The names under which the program can extend the type that a metatype names.
    private func extensionNames(ofTypeNamed name: String) -> [String] {
        let type = declarations.staticType(source: name)
        if type.isOptional { return ["Optional"] }
        let names = LibraryTypes.extensionNames(of: type)
        return names.isEmpty ? declarations.hostNames(name) : names
    }

    // MARK: Properties

    func propertyTarget(_ name: String, of value: Value, from viewpoint: LookupScope? = nil) -> Target {
        if let (type, isStatic) = declaredType(of: value) {
            let members = members(
                declarations.members(named: name, in: type, isStatic: isStatic, from: viewpoint), availableTo: value)
            if let member = members.first(where: \.isProperty) {
                if !isStatic, member.isPlainStored, member.owner?.kind != .extensionOfExternalType {
                    return member.ownership == .strong ? .field(member.slot) : .weakField(member.slot)
                }
                return .property(member)
            }
        }
        let hostType = hostTypeName(of: value)
        let extended = declarations.foreignMembers(
            named: name, of: extensionNames(of: value), isStatic: hostType?.isStatic ?? false, from: viewpoint)
        if let member = members(extended, availableTo: value).first(where: \.isProperty) { return .property(member) }
        if let (hostName, isStatic) = hostType {
            let members = declarations.hostMembers(named: name, in: hostName, isStatic: isStatic)
            if let member = members.first(where: { $0.get != nil }) { return .host(member) }
        }
        return .none
    }

    /// The members of optionals from extensions. A value of a generic type can be an optional.
    func optionalsMembers(named base: String, for value: Value, from viewpoint: LookupScope?) -> [MemberInfo] {
        if case .type = value { return [] }
        return members(declarations.foreignMembers(named: base, of: ["Optional"], isStatic: false, from: viewpoint), availableTo: value)
    }

    func cachedProperty(_ name: Int32, of value: Value, cache: Int32) -> Target {
        let key = key(of: value)
        if caches[Int(cache)].key == key { return caches[Int(cache)].target }
        if case .tuple(let buffer) = value {
            return position(ofElement: declarations.names[name], in: buffer).map { .field(Int32($0)) } ?? .none
        }
        let target =
            givenWitness(cache, of: value).map(Target.property) ?? propertyTarget(declarations.names[name], of: value, from: viewpoint)
        // Instances of a generic type can have different members.
        if !declarations.valuesDecide(declarations.names[name]) { caches[Int(cache)] = MemberCache(key: key, target: target) }
        return target
    }

    /// The protocol's default that a call through the protocol means, where the value's class has a namesake that is no witness.
    func givenWitness(_ cache: Int32, of value: Value) -> MemberInfo? {
        guard let member = declarations.code.disputes[cache], let (type, _) = declaredType(of: value) else { return nil }
        return declarations.givenWitness(of: member, in: type)
    }

    /// [x] -> [value]: reads a member. If it enters a getter, the value follows when that returns.
    func getMember(_ name: Int32, cache: Int32) throws(ScriptError) {
        let receiver = stack[top - 1]
        switch cachedProperty(name, of: receiver, cache: cache) {
        case .field(let slot):
            let value = field(slot, of: receiver)
            if hasNoValue(value) { throw .overlap(declarations.names[name]) }
            keep(value)
            stack[top - 1] = value
            release(now: receiver)
        case .weakField(let slot):
            let value = try read(strengthened: field(slot, of: receiver))
            stack[top - 1] = value
            release(now: receiver)
        case .property(let member): try callGetter(member)
        case .host(let member):
            let call = HostCall(interpreter: self, receiver: receiver, location: currentLocation)
            let value = try hostResult(member.name) { () throws(ScriptError) -> Value in
                guard let get = member.get else { return .none }
                return try get(call)
            }
            keep(value)
            stack[top - 1] = value
            release(now: receiver)
        default:
            if unboxReceiver(0) { return try getMember(name, cache: cache) }
            if case .object(let id) = receiver, isPlaceholder(receiver) {
                stack[top - 1] = try plain(
                    placeholderMember(declarations.names[name], of: id), as: declarations.code.expectedResults[Int(cache)])
                return release(now: receiver)
            }
            if case .type(let reference) = receiver,
                let nested = declarations.associated(declarations.names[name], of: declarations.staticType(of: reference))
            {
                stack[top - 1] = typeValue(nested)
                return
            }
            if let value = unknownSuperclassMember(declarations.names[name], of: receiver) {
                stack[top - 1] = value
                return release(now: receiver)
            }
            if let bound = boundMethod(declarations.names[name], of: receiver) {
                stack[top - 1] = bound
                return
            }
            let value = try libraryProperty(declarations.names[name], of: receiver)
            stack[top - 1] = value
            release(now: receiver)
        }
    }

    /// A method used as a value without its labels; consumes the receiver. The number of arguments selects the method later.
    private func boundMethod(_ base: String, of receiver: Value) -> Value? {
        let names = methodNames(base, of: receiver)
        guard let first = names.first else { return nil }
        return makeBound(declarations.names.number(of: names.allSatisfy { $0 == first } ? first : base), receiver)
    }

    /// The full names of a receiver's methods by base name: the type's own, those of extensions, the host's.
    private func methodNames(_ base: String, of receiver: Value) -> [String] {
        var members: [MemberInfo] = []
        if let (type, isStatic) = declaredType(of: receiver) {
            members = declarations.members(named: base, in: type, isStatic: isStatic, from: viewpoint)
        }
        let host = hostTypeName(of: receiver)
        if let (_, isStatic) = host {
            members += declarations.foreignMembers(named: base, of: extensionNames(of: receiver), isStatic: isStatic, from: viewpoint)
        }
        let names = self.members(members, availableTo: receiver).filter { $0.kind == .method }.map(\.name)
        guard let (name, isStatic) = host else { return names }
        return names + declarations.hostMembers(named: base, in: name, isStatic: isStatic).filter { $0.call != nil }.map(\.name)
    }

    /// The full name of an unlabelled bound method that is called with `count` arguments.
    func boundName(_ base: String, of receiver: Value, _ count: Int) -> String {
        methodNames(base, of: receiver).first { $0.count { $0 == ":" } == count } ?? base
    }

    /// Whether several of a receiver's methods have this full name.
    func isDisputed(_ name: String, of receiver: Value) -> Bool {
        methodNames(String(name.prefix { $0 != "(" }), of: receiver).count { $0 == name } > 1
    }

    /// The owned value of a property of a borrowed receiver.
    func read(_ member: MemberInfo, of receiver: Value) throws(ScriptError) -> Value {
        keep(receiver)
        push(receiver)
        let depth = frames.count
        try callGetter(member)
        try run(downTo: depth)
        return pop()
    }

    func callGetter(_ member: MemberInfo) throws(ScriptError) {
        if member.kind == .storedProperty, member.owner == nil || member.isStatic {
            let receiver = pop()
            release(now: receiver)
            push(try globalValue(member.slot))
        } else if member.kind == .storedProperty, !member.isLazy {
            let receiver = pop()
            var value = field(member.slot, of: receiver)
            if member.ownership != .strong { value = try read(strengthened: value) } else { keep(value) }
            push(value)
            release(now: receiver)
        } else {
            let index = declarations.getter(for: member)
            if givesBackWhenRead(member) {
                // Read from a copy: what the getter stores in it is lost.
                let value = try callNested(index, [pop()])
                release(now: pop())
                return push(value)
            }
            try enter(index, arguments: member.owner == nil ? 0 : 1)
        }
    }

    func field(_ slot: Int32, of receiver: Value) -> Value {
        switch receiver {
        case .object(let id):
            let fields = store.pointee.objects[id].fields
            return Int(slot) < fields.count ? fields[Int(slot)] : .missing
        case .structure(let buffer), .tuple(let buffer): return store.pointee[buffer].contents[Int(slot)]
        default: return .missing
        }
    }

    /// A field of an object that is a placeholder for the class, as an extension's code can be given; owned.
    func foreignField(_ slot: Int32, of id: ObjectID, _ function: Int32) throws(ScriptError) -> Value {
        let member = try fieldMember(slot, of: id, function)
        return try plain(placeholderMember(member.baseName, of: id), as: declarations.type(of: member))
    }

    /// Stores an owned value in a field of such a placeholder.
    func setForeignField(_ slot: Int32, of id: ObjectID, _ function: Int32, to value: Value) throws(ScriptError) {
        setPlaceholderMember(try fieldMember(slot, of: id, function).baseName, of: id, to: value)
    }

    private func fieldMember(_ slot: Int32, of id: ObjectID, _ function: Int32) throws(ScriptError) -> MemberInfo {
        let owner = declarations.code.code(function).owner
        let members = owner < 0 ? [] : declarations.type(owner).chain.flatMap(\.stored)
        guard isPlaceholder(.object(id)), let member = members.first(where: { $0.slot == slot }) else {
            throw .trap("self is of another class")
        }
        return member
    }

    /// The owned value of a weak or unowned reference. A dead unowned one ends the run.
    func read(strengthened value: Value) throws(ScriptError) -> Value {
        let strong = strengthened(value)
        if case .unowned = value, case .missing = strong {
            throw .trap("Fatal error: Attempted to read an unowned reference but the object was already deallocated")
        }
        return strong
    }

    /// The owned value of a weak or unowned reference; missing if an unowned one is dead.
    func strengthened(_ value: Value) -> Value {
        switch value {
        case .weak(let id):
            guard space.heap.isReachableWeakly(id) else { return .none }
            space.retain(id)
            return store.pointee.objects[id].type == Instance.closure ? .closure(id) : .object(id)
        case .unowned(let id):
            guard space.heap[id].isAlive else { return .missing }
            space.retain(id)
            return .object(id)
        case .missing: return .none
        default:
            keep(value)
            return value
        }
    }

    func isReference(_ value: Value) -> Bool {
        switch value {
        case .object, .closure, .type, .none, .weak, .unowned: true
        default: false
        }
    }
}
