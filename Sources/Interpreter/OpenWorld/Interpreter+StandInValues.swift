internal import Heap
internal import SwiftSyntax

/// Creation of stand-ins.
extension Interpreter {
    /// The program's subclass that objects of a class are assumed to have; nil for none.
    private func assumedSubclass(of type: TypeInfo) -> TypeInfo? {
        guard !assumptions.isEmpty else { return nil }
        let names = assumptions.compactMap { if case .type(type.name, let name) = $0 { name } else { nil } }.sorted()
        return names.lazy.compactMap { self.declarations.resolvedType(path: $0) }.first { $0 !== type && $0.chain.contains { $0 === type } }
    }

    /// Whether a class inherits from a program's class, conforms to a program's protocol, or is a view controller if that is wanted. False
    /// for other types.
    func fits(_ owner: TypeInfo, _ type: StaticType) -> Bool {
        let owner = declarations.resolved(owner)
        switch type {
        case .declared(let index):
            let wanted = declarations.type(index)
            return switch wanted.kind {
            case .class: owner.inherits(from: wanted)
            case .protocol: declarations.allProtocols(of: owner).contains { $0 === wanted }
            default: false
            }
        case .host(let name) where name == "UIViewController":
            return owner.hostAncestor.map { declarations.hostInherits($0.name, from: name) } ?? false
        default: return false
        }
    }

    /// An owned value of a class, struct or enumeration, made by the initialiser with the fewest parameters. Nil if none can be called. A
    /// host type that only wraps a name (`Notification.Name`) gets the placeholder's name, so that such values differ.
    func made(_ type: StaticType, _ depth: Int, for placeholder: String) throws(ScriptError) -> Value? {
        // Initialisers can require further stand-ins.
        guard making < Self.deepestMaking else { return nil }
        making += 1
        defer { making -= 1 }
        switch type {
        case .declared(let index):
            let info = declarations.type(index)
            switch info.kind {
            case .class:
                let own = assumedSubclass(of: info)
                if let own { tellAssumed(.type(info.name, is: own.name)) }
                return isAbstract(own ?? info) ? nil : try made(number: own?.index ?? index, depth)
            case .structure: return try made(number: index, depth)
            case .enumeration:
                guard let ordinal = chosenCase(of: info) else { return nil }
                let scope = TypeScope(owner: info)
                let types = info.cases[ordinal].parameters.map { declarations.staticType($0.type, scope) }
                guard let payload = try arguments(types, depth, of: "\(info.name).\(info.cases[ordinal].name)") else { return nil }
                return enumCase(index, ordinal, ContiguousArray(payload))
            case .protocol:
                return try declarations.implementation(of: info).flatMap { info throws(ScriptError) in try made(number: info.index, depth) }
            case .extensionOfExternalType: return nil
            }
        case .host(let name): return try made(host: name, depth, for: placeholder)
        default: return nil
        }
    }

    /// The index of the case that stands in for an enumeration: the first, unless the run assumes another one.
    private func chosenCase(of info: TypeInfo) -> Int? {
        guard !info.cases.isEmpty else { return nil }
        let others = info.cases.indices.dropFirst()
        guard let other = others.first(where: { info.cases[$0].parameters.isEmpty }) ?? others.first else { return 0 }
        return ask(.value("\(info.name).\(info.cases[other].name)")) ? other : 0
    }

    /// Owned stand-ins of these types; nil if one cannot be made. With parameter names, for an initialiser of the program, such a one is a
    /// placeholder instead. Without an owner, for a host's initialiser, an optional is nil: no code of the program asks about it.
    private func arguments(
        _ types: [StaticType], _ depth: Int, named names: [String] = [], of owner: String = ""
    ) throws(ScriptError) -> [Value]? {
        var values: [Value] = []
        for (position, type) in types.enumerated() {
            if owner.isEmpty, type.isOptional {
                values.append(.none)
                continue
            }
            let placeholder = makePlaceholder(position < names.count ? "\(owner).\(names[position])" : owner.isEmpty ? Self.unnamed : owner)
            guard let value = try standIn(placeholder, as: type, depth: depth) ?? (names.isEmpty ? nil : placeholder) else {
                for value in values + [placeholder] { drop(value) }
                return nil
            }
            // An argument from outside belongs to something that lives on.
            if position < names.count { holdStanding(value, as: "\(owner).\(names[position])") }
            values.append(value)
        }
        return values
    }

    /// The name of an argument that no code of the program asks about.
    static let unnamed = "argument"

    private static let decoding: Set = ["init(coder:)", "init(from:)"]

    /// Code in another module calls public initialisers. If these fail, any initialiser is tried.
    private func made(number: Int32, _ depth: Int) throws(ScriptError) -> Value? {
        let info = declarations.type(number)
        if info.kind == .class, info.hostAncestor != nil,
            let id = host.objectFromFiles(ofClass: info.name)
        {
            space.retain(id)
            return note(.object(id), asStandInOf: info)
        }
        let others = declarations.ownInitializers(of: info).filter { info.kind == .class && !Self.decoding.contains($0.name) }
        let access = others.map(\.isPublic)
        if access.contains(true), access.contains(false), let value = try made(number: number, depth, fromOutside: true) { return value }
        return try made(number: number, depth, fromOutside: false)
    }

    private func made(number: Int32, _ depth: Int, fromOutside: Bool) throws(ScriptError) -> Value? {
        let info = declarations.type(number)
        let all = declarations.ownInitializers(of: info).filter { !fromOutside || $0.isPublic }
        let members = all.filter { !Self.decoding.contains($0.name) && declarations.isImplemented($0) }
        let isDecoded = members.isEmpty && all.contains { $0.name == "init(from:)" }
        let wanted = members.map { member in member.parameters.filter { $0.defaultValue == nil && !$0.isVariadic } }
        var labels: [String?] = []
        var names: [String] = []
        var types: [StaticType] = []
        let order = { (index: Int) in (wanted[index].count, members[index].isFailable ? 1 : 0) }
        if let least = wanted.indices.min(by: { order($0) < order($1) }) {
            labels = wanted[least].map(\.label)
            names = wanted[least].map(\.name)
            types = wanted[least].map { declarations.type(of: $0, of: members[least], on: .declared(number)) }
        } else if info.kind == .structure {
            // A constant has no implicit nil, even if it is optional.
            let isAssumed = { [self] (member: MemberInfo) in assumptions.contains(.value(declarations.qualifiedName(member))) }
            let settable = info.memberwiseProperties.filter { member in
                if member.wrapping != nil { return member.initialValue?.is(NilLiteralExprSyntax.self) ?? false }
                return member.initialValue == nil && (member.isLet || !declarations.type(of: member).isOptional || isAssumed(member))
            }
            labels = settable.map(\.memberwiseName)
            names = settable.map(\.memberwiseName)
            types = settable.map { member in
                let type = declarations.memberwiseType(of: member, in: number)
                return isAssumed(member) ? type.unwrapped : type
            }
            for member in settable where isAssumed(member) { tellAssumed(.value(declarations.qualifiedName(member))) }
        } else if info.kind == .class, let host = info.hostAncestor, needsMore(initialisers(of: host.name)),
            let least = usableInitialisers(of: host.name).first
        {
            // The host's own initialiser, if the one without arguments only reports what is missing.
            labels = least.wanted.map(\.label)
            names = least.wanted.map(\.name)
            types = least.wanted.map { declarations.wantedType(of: $0) }
        }
        guard let values = try arguments(types, depth, named: names, of: info.name) else { return nil }
        let made = try running { () throws(ScriptError) in
            for value in values { self.push(value) }
            try self.instantiate(info, number, name: nil, CallShape("init", labels), values.count)
            // If a type is made only by decoding, so are its properties.
            if isDecoded, case .object(let id) = self.stack[self.top - 1] {
                try self.fillMissing(of: id, info, .unknown, fillsUnwrapped: true)
            }
        }
        // A failed initialiser yields no value.
        if case .none? = made { return nil }
        return made.map { note($0, asStandInOf: info) }
    }

    private func note(_ made: Value, asStandInOf type: TypeInfo) -> Value {
        if case .object(let id) = made {
            stagedObjects.insert(id)
            host.didMake(standIn: id, of: type.qualifiedName)
        }
        return made
    }

    /// The deepest nesting of stand-ins made for initialisers.
    private static let deepestMaking = 4

    /// The owned value that `body` leaves on the stack. Nil if its code traps or throws, because nobody requested that value.
    func running(_ body: () throws(ScriptError) -> Void) throws(ScriptError) -> Value? {
        let saved = (frames: frames.count, handlers: store.pointee.handlers.count, top: top)
        do {
            try body()
            try run(downTo: saved.frames)
            return pop()
        } catch {
            switch error {
            case .trap, .exception: if store.pointee.hasEnded { throw error }
            case .thrown(let value): drop(value)
            case .undeclared, .limit, .refusal, .ended: throw error
            }
            // An object whose initialisation was abandoned must not run its deinitialiser.
            for frame in frames.dropFirst(saved.frames) where lowered[Int(frame.function)].code?.isInitializer == true {
                if case .object(let id) = stack[Int(frame.base)] { store.pointee.objects[id].isPartial = true }
            }
            removeFrames(max(0, frames.count - saved.frames))
            store.pointee.handlers.removeLast(max(0, store.pointee.handlers.count - saved.handlers))
            while top > saved.top { release(now: pop()) }
            return nil
        }
    }

    /// The name of the static property that provides a type's usual value.
    private static let usual = "_usual"

    /// A value of a host type: its usual value, else from an initialiser, else a static property or case of its own type.
    private func made(host name: String, _ depth: Int, for placeholder: String) throws(ScriptError) -> Value? {
        let name = Self.usualSubclasses[name] ?? name
        guard let type = declarations.hostType(named: name), type.kind != .protocol, !Self.relations.contains(name) else { return nil }
        let receiver = Value.type(.named(declarations.names.number(of: name)))
        if !declarations.foreignMembers(named: Self.usual, of: [name], isStatic: true, from: nil).isEmpty {
            return try staticMember(Self.usual, of: receiver)
        }
        if isNamesWrapper(.host(name)) {
            return try callShape(CallShape("init", ["rawValue"]), on: receiver, [.string(placeholder)])
        }
        for (_, wanted) in usableInitialisers(of: name) {
            guard let values = try arguments(wanted.map { declarations.wantedType(of: $0) }, depth) else { continue }
            let made = try callShape(CallShape("init", wanted.map(\.label)), on: receiver, values)
            if case .none = made { continue }
            if case .object(let id) = made { host.didMake(standIn: id, of: name) }
            return made
        }
        let statics = type.members.filter { ($0.isStatic || $0.kind == .enumCase) && $0.get != nil && [name, "Self"].contains($0.result) }
        guard let member = statics.first(where: { $0.baseName == "clear" }) ?? statics.first else { return nil }
        return try staticMember(member.baseName, of: receiver)
    }

    /// Whether it is one of the host's structures that only wrap a name, as `Notification.Name`.
    func isNamesWrapper(_ type: StaticType) -> Bool {
        guard case .host(let name) = type, declarations.hostType(named: name)?.kind == .structure else { return false }
        return initialisers(of: name).contains { $0.name == "init(rawValue:)" && $0.parameters[0].type == "String" }
    }

    /// The subclasses used in place of classes that show nothing themselves.
    private static let usualSubclasses = ["UICollectionViewLayout": "UICollectionViewFlowLayout"]

    /// Host classes that relate other objects. There are no stand-ins for them.
    private static let relations: Set = ["NSLayoutConstraint"]

    /// The initialisers of a host type whose required arguments can have stand-ins, with these parameters, the fewest first. Skips an
    /// inherited one that is incomplete, as `init(frame:)` for a collection view without a layout.
    func usableInitialisers(of hostName: String) -> [(member: HostMember, wanted: [HostParameter])] {
        let all = initialisers(of: hostName)
        let isComplete = needsMore(all)
        return all.map { ($0, wanted(by: $0)) }
            .filter { $0.1.allSatisfy { canStandIn(declarations.wantedType(of: $0)) } }
            .filter { !isComplete || ![[], ["frame"]].contains($0.1.map(\.label)) }
            .sorted { $0.1.count < $1.1.count }
    }

    private func wanted(by member: HostMember) -> [HostParameter] { member.parameters.filter { $0.defaultValue == nil && !$0.isVariadic } }

    /// Whether views of a class need more than a frame.
    private func needsMore(_ initialisers: [HostMember]) -> Bool {
        initialisers.map(wanted).contains {
            $0.count > 1 && $0.first?.label == "frame" && $0.allSatisfy { canStandIn(declarations.wantedType(of: $0)) }
        }
    }

    /// The host initialiser with the fewest parameters that delegates to no other.
    func designatedInitialiser(of hostName: String) -> HostMember? {
        initialisers(of: hostName).filter { $0.delegation == nil }.min { $0.parameters.count < $1.parameters.count }
    }

    /// The initialisers of a host type, or of its nearest superclass that has any.
    private func initialisers(of hostName: String) -> [HostMember] {
        declarations.hostChain(from: declarations.hostType(named: hostName)).lazy.prefix { $0.name != "NSObject" }
            .map { $0.members(named: "init").filter { $0.call != nil && $0.name != "init(coder:)" } }
            .first { !$0.isEmpty } ?? []
    }

    /// Owned arguments for all parameters; nil if one cannot be made.
    func standInArguments(of member: HostMember) throws(ScriptError) -> [Value]? {
        try arguments(member.parameters.map { declarations.wantedType(of: $0) }, 1)
    }

    /// The value for a nil outlet or a missing argument of that type: a stand-in or a placeholder. Borrowed.
    public func placeholder(_ name: String, ofType source: String) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in
            // It replaces a missing value, so it exists.
            let new = self.makePlaceholder(name, .instance)
            return try self.standIn(new, as: self.declarations.staticType(source: source)) ?? new
        }
    }

    /// A placeholder for any value; borrowed.
    public func placeholder(_ name: String) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in self.makePlaceholder(name, .instance) }
    }

    /// Retains a stand-in under a name until the run ends.
    public func holdStanding(_ value: Value, as name: String) {
        guard case .object(let id) = value, store.pointee.placeholders[name] == nil else { return }
        space.retain(id)
        store.pointee.placeholders[name] = id
    }

    /// Stand-ins for the arguments of an initialiser of a class of the program, borrowed. Parameters with defaults are omitted.
    public func placeholderArguments(of className: String, _ initializer: String) throws(ScriptError) -> [Value] {
        guard let type = declarations.resolvedType(path: className),
            let member = declarations.initializers(of: type).first(where: { $0.name == initializer })
        else { return [] }
        // Held by one array, as only the latest result outlives the next call.
        let all = try entered { () throws(ScriptError) -> Value in
            var values: ContiguousArray<Value> = []
            for parameter in member.parameters {
                guard parameter.defaultValue == nil else {
                    values.append(.missing)
                    continue
                }
                let placeholder = self.makePlaceholder("\(className).\(parameter.name)", .instance)
                let wanted = self.declarations.type(of: parameter, of: member, on: .declared(type.index))
                values.append(try self.standIn(placeholder, as: wanted) ?? placeholder)
                if let last = values.last { self.holdStanding(last, as: "\(className).\(parameter.name)") }
            }
            return .array(self.makeBuffer(values))
        }
        return elements(of: all) ?? []
    }

    /// Whether an argument's stand-in would not pretend an object that matters.
    private func canStandIn(_ type: StaticType) -> Bool {
        switch type {
        case .any, .unknown, .function, .meta: false
        case .host(let name): declarations.hostType(named: name)?.kind != .protocol
        default: true
        }
    }
}
