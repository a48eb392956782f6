internal import Heap

/// Values that stand where a placeholder meets a known type.
extension Interpreter {
    private func decision(_ id: ObjectID, _ isBool: Bool) -> Bool { decision(placeholderName(id), isBool) }

    /// What the learner, or else the default, says of a `Bool` or of whether an optional has a value; told with its name.
    func decision(_ name: String, _ isBool: Bool) -> Bool {
        let answer = placeholderAnswers.contains(name)
        decisions.append(name)
        tellPlaceholder("\(name), \(isBool ? "\(answer)" : answer ? "not nil" : "nil")")
        return answer
    }

    /// Whether a placeholder is of a type that a test asks for: not unless an answer says so. That it was asked is no more than noted.
    func isTaken(_ value: Value, for type: StaticType) -> Bool {
        guard case .object(let id) = value, isPlaceholder(value), type.isKnown else { return false }
        let name = placeholderName(id)
        let question = "\(name) is \(declarations.name(of: type))"
        if classesAsked.of != name { classesAsked = (name, [], 0) }
        if !classesAsked.questions.contains(question) { classesAsked.questions.append(question) }
        classesAsked.after = decisions.count
        guard placeholderAnswers.contains(question) else { return false }
        tellPlaceholder("\(question), true")
        return true
    }

    /// Whether two placeholders are equal, or one and a member of its type that is not known: asked, where they are not the same thing or two names.
    func decideEquality(_ first: Value, _ second: Value) -> Bool {
        if isIdentical(first, second) { return true }
        let roots = [first, second].filter { if case .object(let id) = $0 { placeholderKind(id) == .root } else { false } }
        return roots.count == 2 ? false : decision("\(name(ofOperand: first)) == \(name(ofOperand: second))", true)
    }

    private func name(ofOperand value: Value) -> String {
        switch value {
        case .object(let id): placeholderName(id)
        case .implicitMember(let member):
            if case .string(let name)? = store.pointee[member].elements.first { ".\(name)" } else { "." }
        default: typeName(of: value)
        }
    }

    /// What a variable holds that was handed to a placeholder as inout, owned: one that held nil may have been given something, which is asked.
    func filled(_ value: Value, by function: String, at position: Int) -> Value {
        guard case .none = value else { return value }
        let name = "\(function) argument \(position + 1)"
        return decision(name, false) ? makePlaceholder(name, .instance) : value
    }

    /// Where an object was made in the app's place, and the code takes it for one of a subclass of the app's own: that is asked as well, and told.
    func askOfStaged(_ value: Value, _ type: StaticType) {
        guard case .object(let id) = value, stagedObjects.contains(id), case .declared(let index) = type.unwrapped else { return }
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
        let name = "\(own) as \(wanted.name)"
        decisions.append(name)
        tellPlaceholder("\(name), nil")
    }

    /// The class of the app's own that an answer says an object of another is of, where one is made to stand for something.
    private func answeredSubclass(of type: TypeInfo) -> TypeInfo? {
        guard !placeholderAnswers.isEmpty else { return nil }
        let beginning = "\(type.name) as "
        return placeholderAnswers.sorted().lazy.filter { $0.hasPrefix(beginning) }
            .compactMap { self.declarations.declaredType(path: String($0.dropFirst(beginning.count))).map(self.declarations.resolved) }
            .first { $0 !== type && $0.chain.contains { $0 === type } }
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
            if inner == .void, isInstance || decision(id, false) { return value }
            if inner != .void, isInstance || decision(id, false), let made = try standIn(value, as: inner, depth: depth) { return made }
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
                case .bool: .bool(decision(id, true))
                case .int: .int(0)
                case .double, .float: .double(0)
                case .string: .string("")
                case .character: .string(" ")
                case .array(let element): .array(makeBuffer(try elements(element, of: placeholderName(id), depth)))
                case .set: try makeOwnedSet([])
                case .dictionary: try makeOwnedDictionary([])
                case .range: .range(makeBuffer([.int(0), .int(0)], type: 0))
                case .tuple(let types, let labels): .tuple(try tuple(types, labels, depth))
                default: .none
                }
            release(now: value)
            return made
        }
    }

    /// None; or one, or as many as code that names them by numbers may want, where an answer says so.
    private func elements(_ type: StaticType, of name: String, _ depth: Int) throws(ScriptError) -> ContiguousArray<Value> {
        let question = Self.question(whetherFilled: name)
        emptied.append(question)
        guard placeholderAnswers.contains(question), depth < 4 else { return [] }
        let more = Self.question(whetherMore: name)
        emptied.append(more)
        let hasMore = placeholderAnswers.contains(more)
        tellPlaceholder("\(hasMore ? more : question), true")
        var elements: ContiguousArray<Value> = []
        for _ in 0..<(hasMore ? 8 : 1) {
            let placeholder = makePlaceholder("\(name).element", .instance)
            elements.append(try standIn(placeholder, as: type, depth: depth + 1) ?? placeholder)
        }
        return elements
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
        space.retain(id)
        guard case .object(let made)? = try? standIn(.object(id), as: .host(className)), made != id else { return nil }
        let label = "as \(className)"
        guard fieldOfPlaceholder(label, id) == nil else {
            space.release(made)
            return made
        }
        store.pointee.objects[id].fields += [.string(label), .object(made)]
        return made
    }

    // MARK: Making values

    /// A value of a class, struct or enum, owned, by the initialiser that wants least; nil when there is none that can be called. One of a host's type
    /// that is no more than a name (`Notification.Name`) has the placeholder's: names that nobody declares are different ones.
    private func made(_ type: StaticType, _ depth: Int, for placeholder: String) throws(ScriptError) -> Value? {
        // Initialisers may want others' values in their turn.
        guard making < Self.deepestMaking else { return nil }
        making += 1
        defer { making -= 1 }
        switch type {
        case .declared(let index):
            let info = declarations.type(index)
            switch info.kind {
            case .class:
                let own = answeredSubclass(of: info)
                if let own { tellPlaceholder("\(info.name) as \(own.name), not nil") }
                return isAbstract(own ?? info) ? nil : try made(own ?? info, depth)
            case .structure: return try made(info, depth)
            case .enumeration:
                guard let first = info.cases.first else { return nil }
                let scope = TypeScope(owner: info)
                let types = first.parameters.map { declarations.staticType($0.type, scope) }
                guard let payload = try arguments(types, depth) else { return nil }
                return enumCase(index, 0, ContiguousArray(payload))
            case .protocol: return try declarations.implementation(of: info).flatMap { info throws(ScriptError) in try made(info, depth) }
            case .foreign: return nil
            }
        case .host(let name): return try made(host: name, depth, for: placeholder)
        default: return nil
        }
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
    private func made(_ info: TypeInfo, _ depth: Int) throws(ScriptError) -> Value? {
        let others = declarations.initializers(of: info).filter { info.kind == .class && !Self.decoding.contains($0.name) }
        let access = others.map(\.isPublic)
        if access.contains(true), access.contains(false), let value = try made(info, depth, fromOutside: true) { return value }
        return try made(info, depth, fromOutside: false)
    }

    private func made(_ info: TypeInfo, _ depth: Int, fromOutside: Bool) throws(ScriptError) -> Value? {
        let all = declarations.initializers(of: info).filter { !fromOutside || $0.isPublic }
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
            types = wanted[least].map { declarations.type(of: $0, of: members[least], on: .declared(info.index)) }
        } else if info.kind == .structure {
            // A constant that is optional is no nil of itself.
            let answered = { [self] (member: MemberInfo) in placeholderAnswers.contains(declarations.qualifiedName(member)) }
            let settable = info.stored.filter {
                $0.initialValue == nil && ($0.isLet || !declarations.type(of: $0).isOptional || answered($0))
            }
            labels = settable.map(\.baseName)
            names = settable.map(\.baseName)
            types = settable.map { answered($0) ? declarations.type(of: $0).unwrapped : declarations.type(of: $0) }
            for member in settable where answered(member) { tellPlaceholder("\(declarations.qualifiedName(member)), not nil") }
        } else if info.kind == .class, let host = info.hostAncestor, needsMore(initialisers(of: host.name)),
            let least = usableInitialisers(of: host.name).first
        {
            // The host's own, where the one without arguments only says what it misses.
            labels = least.wanted.map(\.label)
            names = least.wanted.map(\.name)
            types = least.wanted.map { declarations.staticType(source: $0.type) }
        }
        guard let values = try arguments(types, depth, named: names, of: info.name) else { return nil }
        let made = try running { () throws(ScriptError) in
            for value in values { self.push(value) }
            try self.instantiate(info, name: nil, CallShape("init", labels), values.count)
            // One that is only made by being decoded: so are its properties.
            if isDecoded, case .object(let id) = self.stack[self.top - 1] {
                try self.fillMissing(of: id, info, .unknown, fillsUnwrapped: true)
            }
        }
        // What an initialiser takes for no value of the type is none.
        if case .none? = made { return nil }
        if case .object(let id)? = made {
            stagedObjects.insert(id)
            host.didMake(standIn: id, of: info.name)
        }
        if made != nil { typesStoodFor.insert(info.index) }
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
            case .limit, .refusal, .ended: throw error
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
        guard let type = declarations.hostType(named: name), type.kind != .protocol else { return nil }
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
            guard let values = try arguments(wanted.map { declarations.staticType(source: $0.type) }, depth) else { continue }
            let made = try callShape(CallShape("init", wanted.map(\.label)), on: receiver, values)
            if case .none = made { continue }
            return made
        }
        let statics = type.members.filter { ($0.isStatic || $0.kind == .enumCase) && $0.get != nil && [name, "Self"].contains($0.result) }
        guard let member = statics.first(where: { $0.baseName == "clear" }) ?? statics.first else { return nil }
        return try staticMember(member.baseName, of: receiver)
    }

    /// The initialisers for whose arguments something can stand, those that want least first, and what they want: without a superclass's that a class only
    /// has to say what it misses, as a collection's without a layout.
    func usableInitialisers(of hostName: String) -> [(member: HostMember, wanted: [HostParameter])] {
        let all = initialisers(of: hostName)
        let isComplete = needsMore(all)
        return all.map { ($0, wanted(by: $0)) }
            .filter { $0.1.allSatisfy { canStandIn(declarations.staticType(source: $0.type)) } }
            .filter { !isComplete || ![[], ["frame"]].contains($0.1.map(\.label)) }
            .sorted { $0.1.count < $1.1.count }
    }

    private func wanted(by member: HostMember) -> [HostParameter] { member.parameters.filter { $0.defaultValue == nil && !$0.isVariadic } }

    /// Whether views of a class are made with more than a frame.
    private func needsMore(_ initialisers: [HostMember]) -> Bool {
        initialisers.map(wanted).contains {
            $0.count > 1 && $0.first?.label == "frame" && $0.allSatisfy { canStandIn(declarations.staticType(source: $0.type)) }
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
        try arguments(member.parameters.map { declarations.staticType(source: $0.type) }, 1)
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

    /// Placeholders for the arguments of an initialiser of one of the program's classes; borrowed.
    public func placeholderArguments(of className: String, _ initializer: String) throws(ScriptError) -> [Value] {
        guard let type = declarations.declaredType(path: className),
            let member = declarations.initializers(of: type).first(where: { $0.name == initializer })
        else { return [] }
        // Held by one array, since only the latest result outlives the next call.
        let all = try entered { () throws(ScriptError) -> Value in
            var values: ContiguousArray<Value> = []
            for parameter in member.parameters {
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
