internal import Heap

/// Assumptions about new objects and about results of functions.
extension Interpreter {
    /// Applies property assumptions to a new object, for the properties that one class declares.
    func assumeProperties(of type: TypeInfo, _ object: Value) throws(ScriptError) {
        guard case .object(let id) = object else { return }
        let own = declaredType(of: object)?.type
        for member in type.stored {
            let slot = Int(member.slot)
            let old = store.pointee.objects[id].fields[slot]
            let wanted = declarations.type(of: member, in: store.pointee.objects[id].type)
            guard let value = try assumed(for: member, wanted, holding: old, of: own) else { continue }
            store.pointee.objects[id].fields[slot] = value
            release(now: old)
        }
    }

    /// Applies the assumption about a global or static property.
    func assume(global slot: Int32) throws(ScriptError) {
        let (member, place) = (declarations.globalSlots[Int(slot)], Int(slot))
        let old = store.pointee.globals[place]
        guard let value = try assumed(for: member, declarations.type(of: member), holding: old) else { return }
        store.pointee.globals[place] = value
        release(now: old)
    }

    /// The stand-in for a property that is nil or an empty array and has an assumption; nil otherwise.
    private func assumed(
        for member: MemberInfo, _ type: StaticType, holding old: Value, of own: TypeInfo? = nil
    ) throws(ScriptError) -> Value? {
        // Named by the declaring or by the inheriting type.
        let names = [declarations.qualifiedName(member)] + (own.map { ["\($0.name).\(member.baseName)"] } ?? [])
        let found: Assumption?
        switch old {
        case .none where declarations.mayBeSet(member): found = names.map(Assumption.value).first(where: assumptions.contains)
        case .array(let buffer) where store.pointee[buffer].elements.isEmpty && declarations.mayBeFilled(member):
            found = names.map(Assumption.element).first(where: assumptions.contains)
        default: found = nil
        }
        guard let assumption = found, let name = names.first else { return nil }
        tellAssumed(assumption)
        if case .element(let name) = assumption, case .array(let element) = type {
            return .array(makeBuffer(try elements(element, of: name)))
        }
        let placeholder = makePlaceholder(name, .instance)
        let value = try standIn(placeholder, as: type.unwrapped) ?? placeholder
        if member.ownership != .strong { holdStanding(value, as: name) }
        return owned(value, as: member.ownership)
    }

    /// The stand-in for a function's result that is nil or an empty array and has an assumption; owned.
    func assumed(_ result: Value, of name: String, _ type: StaticType) throws(ScriptError) -> Value {
        switch (result, type) {
        case (.none, _): return try assumedResult(of: name, type)
        case (.array(let buffer), .array(let element)) where store.pointee[buffer].elements.isEmpty:
            guard resultsInMaking.insert(name).inserted else { return result }
            defer { resultsInMaking.remove(name) }
            drop(result)
            return .array(makeBuffer(try elements(element, of: name)))
        default: return result
        }
    }

    /// The same object each time. While it is being created, the function returns nil.
    private func assumedResult(of name: String, _ type: StaticType) throws(ScriptError) -> Value {
        if let known = store.pointee.placeholders[name] {
            keep(.object(known))
            return .object(known)
        }
        guard resultsInMaking.insert(name).inserted else { return .none }
        defer { resultsInMaking.remove(name) }
        tellAssumed(.value(name))
        let placeholder = makePlaceholder(name, .instance)
        let value = try standIn(placeholder, as: type.unwrapped) ?? placeholder
        holdStanding(value, as: name)
        return value
    }

    /// Gives stand-ins to an object's uninitialised properties. With `fillsUnwrapped` also to nil properties declared with `!`.
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

    /// [self, arguments] -> [self or nil]: calls the own initialiser with the fewest required parameters in place of one from an undeclared
    /// protocol. Matching labels pass their arguments; stand-ins fill the rest. False if no undeclared protocol can give the type an
    /// initialiser.
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

    /// Known protocols that provide no initialiser.
    private static let giveNoInitialiser: Set<String> = ["Sendable", "NSCopying", "NSMutableCopying"]

    /// Whether a type, or a protocol that it conforms to, inherits from an undeclared name. Cached, as each new instance asks.
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
