public import Heap

/// Objects of the program's classes without the program's initialisers.
extension Interpreter {
    /// A new object whose class's own initialisers are left out, since none of them goes well with what stands for its arguments: properties begin
    /// with their initial values, those without one with what stands for it, and the host's initialiser of that full name runs. Borrowed.
    public func makeUninitialised(_ className: String, hostInitializer: String, arguments: [Value]) throws(ScriptError) -> Value {
        guard let type = declarations.resolvedType(path: className), type.kind == .class,
            let host = type.hostAncestor
        else { throw .refusal("the class '\(className)'") }
        return try entered { () throws(ScriptError) -> Value in
            let depth = self.frames.count
            let id = self.space.allocateRetained(typeName: type.qualifiedName)
            self.store.pointee.allocated += 1
            self.store.pointee.objects[id] = Instance(
                type: type.index, fields: ContiguousArray(repeating: .missing, count: type.fieldCount))
            self.push(.object(id))
            for level in type.chain { try self.fillDefaults(of: level, .object(id)) }
            try self.fillMissing(of: id, type, .instance)
            for argument in arguments {
                self.keep(argument)
                self.push(argument)
            }
            try self.initialiseHost(host.name, name: hostInitializer, nil, arguments.count, by: .host)
            try self.run(downTo: depth)
            return self.pop()
        }
    }

    /// The arguments that the host's initialiser which wants least is given where nobody calls it, with its full name; nil when there are none.
    public func hostInitialiser(of className: String) throws(ScriptError) -> (name: String, arguments: [Value])? {
        guard let host = declarations.resolvedType(path: className)?.hostAncestor,
            let member = designatedInitialiser(of: host.name),
            let values = try standInArguments(of: member)
        else { return nil }
        for value in values { store.pointee.pool.append(value) }
        return (member.name, values)
    }

    /// Gives the optional properties that a class declares and that the answers name, as code elsewhere would set them from outside, what stands for it, and
    /// the arrays of nothing an element of which answers say that they have it; not those of the entry, which are set when it is made.
    func fillAnswered(of type: TypeInfo, _ object: Value) throws(ScriptError) {
        guard case .object(let id) = object else { return }
        let heir = declaredType(of: object)?.type
        for member in type.stored where declarations.mayBeAnswered(member) {
            guard case .none = store.pointee.objects[id].fields[Int(member.slot)] else { continue }
            let wanted = declarations.type(of: member, in: store.pointee.objects[id].type)
            guard !isAwaited(wanted), let value = try answer(for: member, wanted, of: heir) else { continue }
            store.pointee.objects[id].fields[Int(member.slot)] = value
        }
        guard awaitedReceiver == nil || awaitedReceiver != heir?.qualifiedName else { return }
        for member in type.stored {
            let (slot, number) = (Int(member.slot), store.pointee.objects[id].type)
            let value = store.pointee.objects[id].fields[slot]
            guard let filled = try filling(value, of: member, declarations.type(of: member, in: number)) else { continue }
            let old = store.pointee.objects[id].fields[slot]
            store.pointee.objects[id].fields[slot] = filled
            release(now: old)
        }
    }

    /// What stands for an array of nothing that a property begins with, where an answer says that it has an element; nil where none does.
    func filling(_ value: Value, of member: MemberInfo, _ wanted: @autoclosure () -> StaticType) throws(ScriptError) -> Value? {
        guard case .array(let buffer) = value, store.pointee[buffer].elements.isEmpty, declarations.mayBeFilled(member) else { return nil }
        let name = declarations.qualifiedName(member)
        guard placeholderAnswers.contains(Self.question(whetherFilled: name)) else { return nil }
        let placeholder = makePlaceholder(name, .instance)
        return try standIn(placeholder, as: wanted()) ?? placeholder
    }

    /// Whether what is wanted is what others are being made for, which is not there yet: `introduce` gives it.
    private func isAwaited(_ type: StaticType) -> Bool {
        guard receivers.isEmpty, let awaited = awaitedReceiver.flatMap(declarations.resolvedType(path:)) else { return false }
        return fits(awaited, type.unwrapped)
    }

    /// Gives what was made for an object the object itself, where answers say that a property which may hold it is set from outside; and where what stands for
    /// one of the app's own leaves a weak one to others, as a presenter its view.
    public func introduce(_ receiver: ObjectID, to objects: [ObjectID]) {
        guard !placeholderAnswers.isEmpty || !stagedObjects.isEmpty, let owner = declaredType(of: .object(receiver))?.type else { return }
        for id in objects where id != receiver {
            guard let heir = declaredType(of: .object(id))?.type else { continue }
            for (member, _) in nilProperties(of: id) {
                guard answeredName(of: member, of: heir) != nil || stagedObjects.contains(id) && isLeftWeak(member),
                    fits(owner, declarations.type(of: member, in: heir.index).unwrapped)
                else { continue }
                hand(receiver, to: id, as: member)
            }
        }
    }

    /// Sets an object's property that is nil from outside, and says so.
    private func hand(_ other: ObjectID, to id: ObjectID, as member: MemberInfo) {
        tellPlaceholder("\(declarations.qualifiedName(member)), which is set from outside")
        keep(.object(other))
        store.pointee.objects[id].fields[Int(member.slot)] = owned(.object(other), as: member.ownership)
    }

    /// Gives an object, in its properties with `!` that are nil, those of some others that are of their class: what code reads without asking was set before.
    public func fillUnwrapped(of id: ObjectID, with others: [ObjectID]) {
        guard let type = declaredType(of: .object(id))?.type else { return }
        for (member, _) in nilProperties(of: id) where member.isImplicitlyUnwrapped && !member.hasAttribute("@IBOutlet") {
            let wanted = declarations.type(of: member, in: type.index).unwrapped
            guard case .declared = wanted,
                let other = others.first(where: { other in declaredType(of: .object(other)).map { fits($0.type, wanted) } ?? false })
            else { continue }
            hand(other, to: id, as: member)
        }
    }

    /// Whether a property is weak and its own class does not set it.
    private func isLeftWeak(_ member: MemberInfo) -> Bool {
        guard member.ownership == .weak, let owner = member.owner else { return false }
        return !assigns(member.baseName, in: owner, byItself: true)
    }

    /// What an answer calls a property that is set from outside: by the type that has it or by the one that inherits it; nil where none names it.
    private func answeredName(of member: MemberInfo, of heir: TypeInfo?) -> String? {
        let names = [declarations.qualifiedName(member)] + (heir.map { ["\($0.name).\(member.baseName)"] } ?? [])
        return names.first(where: placeholderAnswers.contains)
    }

    /// What stands for what a property is set to from outside, as the property holds it; nil where no answer names the property.
    func answer(for member: MemberInfo, _ type: StaticType, of heir: TypeInfo? = nil) throws(ScriptError) -> Value? {
        guard let name = answeredName(of: member, of: heir) else { return nil }
        tellPlaceholder("\(name), which is set from outside")
        let placeholder = makePlaceholder(name, .instance)
        let value = try standIn(placeholder, as: type) ?? placeholder
        if member.ownership != .strong { holdStanding(value, as: name) }
        return owned(value, as: member.ownership)
    }

    /// What a function of the program's own gives of which an answer says that it gives something, owned: something stands for nil, and in an array of none.
    func answered(_ result: Value, of name: String, _ type: StaticType) throws(ScriptError) -> Value {
        switch (result, type) {
        case (.none, _): return try standingResult(of: name, type)
        case (.array(let buffer), .array(let element)) where store.pointee[buffer].elements.isEmpty:
            guard resultsInMaking.insert(name).inserted else { return result }
            defer { resultsInMaking.remove(name) }
            drop(result)
            return .array(makeBuffer(try elements(element, of: name)))
        default: return result
        }
    }

    /// What stands for what a function gives that would give nil: an object is the same each time. While that is being made, the function gives nil.
    private func standingResult(of name: String, _ type: StaticType) throws(ScriptError) -> Value {
        if let known = store.pointee.placeholders[name] {
            keep(.object(known))
            return .object(known)
        }
        guard resultsInMaking.insert(name).inserted else { return .none }
        defer { resultsInMaking.remove(name) }
        tellPlaceholder("\(name), not nil")
        let placeholder = makePlaceholder(name, .instance)
        let value = try standIn(placeholder, as: type.unwrapped) ?? placeholder
        holdStanding(value, as: name)
        return value
    }

    /// Gives an object's properties that no initialiser has given a value what stands for one; those with `!` too, if they are to be had.
    func fillMissing(of id: ObjectID, _ type: TypeInfo, _ kind: PlaceholderKind, fillsUnwrapped: Bool = false) throws(ScriptError) {
        for (place, member) in type.chain.reversed().flatMap(\.stored).enumerated() where !member.isLazy {
            switch store.pointee.objects[id].fields[place] {
            case .missing: break
            case .none where fillsUnwrapped && member.isImplicitlyUnwrapped && !member.hasAttribute("@IBOutlet"): break
            default: continue
            }
            let placeholder = makePlaceholder("\(type.name).\(member.baseName)", member.isImplicitlyUnwrapped ? .instance : kind)
            let value = try standIn(placeholder, as: declarations.type(of: member, in: type.index)) ?? placeholder
            store.pointee.objects[id].fields[place] = owned(value, as: member.ownership)
        }
    }

    /// [self, arguments] -> [self or nil]: where a type has initialisers of its own and none that a call reaches, a protocol that nothing declares gives it
    /// that one, which can only call one of these: the one that wants least, with the arguments that go by its labels and what stands for the others. False
    /// where nothing is left to such a protocol.
    func initialiseInstead(
        _ type: TypeInfo, name: String?, _ shape: CallShape?, _ count: Int, fillsFrom bottom: TypeInfo?, by caller: InitialiserCaller
    ) throws(ScriptError) -> Bool {
        guard inheritsUndeclared(type), bottom === type, let shape,
            type.kind == .structure || type.kind == .class && type.hostAncestor == nil && !type.chain.contains(where: \.isPlaceholder)
        else { return false }
        let own = declarations.initializers(of: type).filter {
            !$0.isInExtension && $0.madeFrom == nil && $0.owner === type && declarations.isImplemented($0)
        }
        let wanted = { (member: MemberInfo) in member.parameters.count { $0.defaultValue == nil && !$0.isVariadic } }
        guard let member = own.min(by: { wanted($0) < wanted($1) }) else { return false }
        var given = zip(shape.labels, popMany(count)).map { (label: $0, value: $1) }
        tellPlaceholder("\(type.name).\(shape.name), which calls \(member.name)")
        for parameter in member.parameters {
            if let place = given.firstIndex(where: { $0.label == parameter.label }) {
                push(given.remove(at: place).value)
            } else if parameter.defaultValue != nil {
                push(.missing)
            } else if parameter.isVariadic {
                push(.array(makeBuffer([])))
            } else {
                let placeholder = makePlaceholder("\(type.name).\(parameter.name)", .instance)
                push(try standIn(placeholder, as: declarations.type(of: parameter, of: member, on: .declared(type.index))) ?? placeholder)
            }
        }
        for argument in given { release(now: argument.value) }
        try initialise(from: type, name: member.name, nil, member.parameters.count, fillsFrom: bottom, by: caller)
        return true
    }

    /// Protocols that are declared, though not here, and give nobody an initialiser.
    private static let giveNoInitialiser: Set<String> = ["Sendable", "NSCopying", "NSMutableCopying"]

    /// Whether a type, or a protocol that it conforms to, names one that nothing declares among what it inherits from. Found once for a type: each of its
    /// instances asks.
    private func inheritsUndeclared(_ type: TypeInfo) -> Bool {
        if let known = type.inheritsUndeclared { return known }
        let answer = ([type] + declarations.allProtocols(of: type)).contains { one in
            let scope = TypeScope(owner: one)
            return one.inherited.contains { syntax in
                let name = syntax.writtenText.split(separator: " ").last.map(String.init) ?? ""
                return !LibraryProtocols.contains(name) && !Self.giveNoInitialiser.contains(name)
                    && declarations.isUndeclared(declarations.staticType(syntax, scope))
            }
        }
        type.inheritsUndeclared = answer
        return answer
    }
}
