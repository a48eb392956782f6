internal import Heap
internal import SwiftSyntax

/// Values that are made to stand for others.
extension Interpreter {
    /// The class of the app's own that the run assumes an object of another to be of.
    private func assumedSubclass(of type: TypeInfo) -> TypeInfo? {
        guard !assumptions.isEmpty else { return nil }
        let names = assumptions.compactMap { if case .type(type.name, let name) = $0 { name } else { nil } }.sorted()
        return names.lazy.compactMap { self.declarations.resolvedType(path: $0) }.first { $0 !== type && $0.chain.contains { $0 === type } }
    }

    /// Whether objects of a class are of that class or conform to that protocol, where those are the program's, or are view controllers and that is wanted.
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

    /// A value of a class, struct or enum, owned, by the initialiser that wants least; nil when there is none that can be called. One of a host's type
    /// that is no more than a name (`Notification.Name`) has the placeholder's: names that nobody declares are different ones.
    func made(_ type: StaticType, _ depth: Int, for placeholder: String) throws(ScriptError) -> Value? {
        // Initialisers may want others' values in their turn.
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
                guard let payload = try arguments(types, depth) else { return nil }
                return enumCase(index, ordinal, ContiguousArray(payload))
            case .protocol:
                return try declarations.implementation(of: info).flatMap { info throws(ScriptError) in try made(number: info.index, depth) }
            case .extensionOfExternalType: return nil
            }
        case .host(let name): return try made(host: name, depth, for: placeholder)
        default: return nil
        }
    }

    /// The number of the case that stands for a value of an enum: the first, unless the run assumes the next one.
    private func chosenCase(of info: TypeInfo) -> Int? {
        guard !info.cases.isEmpty else { return nil }
        let others = info.cases.indices.dropFirst()
        guard let other = others.first(where: { info.cases[$0].parameters.isEmpty }) ?? others.first else { return 0 }
        return ask(.value("\(info.name).\(info.cases[other].name)")) ? other : 0
    }

    /// Owned values of these types, called after the parameters of an initialiser of the program's, if that is what they are for: one that cannot be made
    /// is a placeholder there. The host takes none: nil where one cannot be made.
    private func arguments(
        _ types: [StaticType], _ depth: Int, named names: [String] = [], of owner: String = ""
    ) throws(ScriptError) -> [Value]? {
        var values: [Value] = []
        for (position, type) in types.enumerated() {
            let placeholder = makePlaceholder(position < names.count ? "\(owner).\(names[position])" : "argument")
            guard let value = try standIn(placeholder, as: type, depth: depth) ?? (names.isEmpty ? nil : placeholder) else {
                for value in values + [placeholder] { drop(value) }
                return nil
            }
            // What is handed over from outside belongs to somebody there, who lives on.
            if position < names.count { holdStanding(value, as: "\(owner).\(names[position])") }
            values.append(value)
        }
        return values
    }

    private static let decoding: Set = ["init(coder:)", "init(from:)"]

    /// Whoever makes an object of another module's calls what is public; where that fails, any.
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
            // A constant that is optional is no nil of itself.
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
            // The host's own, where the one without arguments only says what it misses.
            labels = least.wanted.map(\.label)
            names = least.wanted.map(\.name)
            types = least.wanted.map { declarations.wantedType(of: $0) }
        }
        guard let values = try arguments(types, depth, named: names, of: info.name) else { return nil }
        let made = try running { () throws(ScriptError) in
            for value in values { self.push(value) }
            try self.instantiate(info, number, name: nil, CallShape("init", labels), values.count)
            // One that is only made by being decoded: so are its properties.
            if isDecoded, case .object(let id) = self.stack[self.top - 1] {
                try self.fillMissing(of: id, info, .unknown, fillsUnwrapped: true)
            }
        }
        // What an initialiser takes for no value of the type is none.
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

    /// How many values may be made for the initialisers of others.
    private static let deepestMaking = 4

    /// What is on the stack after `body`, owned; nil when code that runs in it would end the app or throws, since nobody asked for that value.
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
            // What was being initialised is no whole object: its deinitialiser does not run.
            for frame in frames.dropFirst(saved.frames) where lowered[Int(frame.function)].code?.isInitializer == true {
                if case .object(let id) = stack[Int(frame.base)] { store.pointee.objects[id].isPartial = true }
            }
            removeFrames(max(0, frames.count - saved.frames))
            store.pointee.handlers.removeLast(max(0, store.pointee.handlers.count - saved.handlers))
            while top > saved.top { release(now: pop()) }
            return nil
        }
    }

    /// The name of the static property that says what a value of a type usually is, where its initialisers make none that is.
    private static let usual = "_usual"

    /// A value of one of the host's types: by that property, else by an initialiser, else a static property or a case of its own type.
    private func made(host name: String, _ depth: Int, for placeholder: String) throws(ScriptError) -> Value? {
        let name = Self.usualSubclasses[name] ?? name
        guard let type = declarations.hostType(named: name), type.kind != .protocol, !Self.relations.contains(name) else { return nil }
        let receiver = Value.type(.named(declarations.names.number(of: name)))
        if !declarations.foreignMembers(named: Self.usual, of: [name], isStatic: true, from: nil).isEmpty {
            return try staticMember(Self.usual, of: receiver)
        }
        if type.kind == .structure, let member = initialisers(of: name).first(where: { $0.name == "init(rawValue:)" }),
            member.parameters[0].type == "String"
        {
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

    /// The classes of which an object is made where their superclass, which shows nothing, is wanted.
    private static let usualSubclasses = ["UICollectionViewLayout": "UICollectionViewFlowLayout"]

    /// The host's classes that say what holds between others: one between nothing stands for none.
    private static let relations: Set = ["NSLayoutConstraint"]

    /// The initialisers for whose arguments something can stand, those that want least first, and what they want: without a superclass's that a class only
    /// has to say what it misses, as a collection's without a layout.
    func usableInitialisers(of hostName: String) -> [(member: HostMember, wanted: [HostParameter])] {
        let all = initialisers(of: hostName)
        let isComplete = needsMore(all)
        return all.map { ($0, wanted(by: $0)) }
            .filter { $0.1.allSatisfy { canStandIn(declarations.wantedType(of: $0)) } }
            .filter { !isComplete || ![[], ["frame"]].contains($0.1.map(\.label)) }
            .sorted { $0.1.count < $1.1.count }
    }

    private func wanted(by member: HostMember) -> [HostParameter] { member.parameters.filter { $0.defaultValue == nil && !$0.isVariadic } }

    /// Whether views of a class are made with more than a frame.
    private func needsMore(_ initialisers: [HostMember]) -> Bool {
        initialisers.map(wanted).contains {
            $0.count > 1 && $0.first?.label == "frame" && $0.allSatisfy { canStandIn(declarations.wantedType(of: $0)) }
        }
    }

    /// The host's initialiser that wants least, and hands over to no other.
    func designatedInitialiser(of hostName: String) -> HostMember? {
        initialisers(of: hostName).filter { $0.delegation == nil }.min { $0.parameters.count < $1.parameters.count }
    }

    /// The initialisers of a type of the host's, or of the nearest superclass that has any.
    private func initialisers(of hostName: String) -> [HostMember] {
        declarations.hostChain(from: declarations.hostType(named: hostName)).lazy.prefix { $0.name != "NSObject" }
            .map { $0.members(named: "init").filter { $0.call != nil && $0.name != "init(coder:)" } }
            .first { !$0.isEmpty } ?? []
    }

    /// An argument for each parameter, owned; nil when there is none for one of them.
    func standInArguments(of member: HostMember) throws(ScriptError) -> [Value]? {
        try arguments(member.parameters.map { declarations.wantedType(of: $0) }, 1)
    }

    /// What a nil outlet or a missing argument of that type is given: a value of it, or a placeholder. Borrowed.
    public func placeholder(_ name: String, ofType source: String) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in
            // It is handed over in the place of nothing: whatever it is, it is there.
            let new = self.makePlaceholder(name, .instance)
            return try self.standIn(new, as: self.declarations.staticType(source: source)) ?? new
        }
    }

    /// A placeholder that may stand for anything; borrowed.
    public func placeholder(_ name: String) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in self.makePlaceholder(name, .instance) }
    }

    /// Lets the run hold an object that stands for something under that name until it ends.
    public func holdStanding(_ value: Value, as name: String) {
        guard case .object(let id) = value, store.pointee.placeholders[name] == nil else { return }
        space.retain(id)
        store.pointee.placeholders[name] = id
    }

    /// Placeholders for the arguments of an initialiser of one of the program's classes, borrowed; those that may be left out are.
    public func placeholderArguments(of className: String, _ initializer: String) throws(ScriptError) -> [Value] {
        guard let type = declarations.resolvedType(path: className),
            let member = declarations.initializers(of: type).first(where: { $0.name == initializer })
        else { return [] }
        // Held by one array, since only the latest result outlives the next call.
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

    /// Whether a value can be made up for an argument without pretending an object that matters.
    private func canStandIn(_ type: StaticType) -> Bool {
        switch type {
        case .any, .unknown, .function, .meta: false
        case .host(let name): declarations.hostType(named: name)?.kind != .protocol
        default: true
        }
    }
}
