internal import Heap

/// What stands for things that are declared nowhere: objects that answer to every name, keep what they are handed, and give way to a value of a
/// known type where one is wanted.
///
/// A placeholder's fields are its name, then by turns a label and what is held under it. An object whose superclass is declared nowhere has such pairs
/// behind its own fields.
extension Interpreter {
    /// How much is known of what a placeholder stands for; its instance's `function`.
    enum PlaceholderKind: Int32 {
        /// It may be anything, nil included.
        case unknown
        /// Something that has been made, and is not nil.
        case instance
        /// A type, a global or a function: one for each name, alive for the whole run.
        case root
    }

    /// Where one was told of, so that it is told once.
    struct PlaceholderPlace: Hashable, Sendable {
        let function: Int32
        let pc: Int32
        let name: String
    }

    /// Whether a value only stands for something that nothing declares.
    public func isPlaceholder(_ value: Value) -> Bool {
        guard case .object(let id) = value else { return false }
        return store.pointee.objects[id].type == Instance.placeholder
    }

    func placeholderKind(_ id: ObjectID) -> PlaceholderKind {
        PlaceholderKind(rawValue: store.pointee.objects[id].function) ?? .unknown
    }

    func placeholderName(_ id: ObjectID) -> String {
        if case .string(let name)? = store.pointee.objects[id].fields.first { return name }
        return "something"
    }

    /// A new placeholder, owned, that holds the closures among these values.
    func makePlaceholder(_ name: String, _ kind: PlaceholderKind = .unknown, holding values: some Sequence<Value> = []) -> Value {
        let id = space.allocateRetained(typeName: "placeholder")
        store.pointee.allocated += 1
        store.pointee.objects[id] = Instance(type: Instance.placeholder, function: kind.rawValue, fields: [.string(name)])
        holdClosures(values, in: id)
        return .object(id)
    }

    private func holdClosures(_ values: some Sequence<Value>, in id: ObjectID) {
        for value in values {
            guard case .closure(let closure) = value, !holdsDying(closure) else { continue }
            keep(value)
            store.pointee.objects[id].fields += [.string("closure"), value]
        }
    }

    /// Whether a closure holds an object whose deinitialiser runs: nobody can have kept it, since that would end the app.
    private func holdsDying(_ closure: ObjectID) -> Bool {
        !dying.isEmpty
            && store.pointee.objects[closure].fields.contains { field in
                if case .object(let id) = field { dying.contains(id) } else { false }
            }
    }

    /// Says, once for each place, that a placeholder stands for something.
    func tellPlaceholder(_ name: String, at location: SourceLocation? = nil) {
        noteOnce(name, at: location) { host.didUsePlaceholder(name, at: $0) }
    }

    /// Whether the run assumes what the code asks; told once for each place.
    ///
    /// In a closed world nothing is assumed: only what was refused can be asked, and the run ends.
    func ask(_ assumption: Assumption, isBool: Bool = false) -> Bool {
        guard isOpenWorld else {
            trap("not known, since it comes of what is not simulated: \(assumption)")
            return false
        }
        let isAssumed = assumptions.contains(assumption)
        if !isAssumed, openQuestions.last != assumption {
            if openQuestions.count == Self.keptQuestions { openQuestions.removeFirst(Self.keptQuestions / 2) }
            openQuestions.append(assumption)
        }
        let question = OpenQuestion(assumption, isAssumed: isAssumed, isBool: isBool)
        noteOnce("\(assumption), \(question.answer)", at: nil) { host.didAsk(question, at: $0) }
        return isAssumed
    }

    /// How many of the last questions are kept.
    private static let keptQuestions = 64

    /// Says that something which the run assumes was used.
    func tellAssumed(_ assumption: Assumption, at location: SourceLocation? = nil) {
        noteOnce("\(assumption)", at: location) { host.didAsk(OpenQuestion(assumption, isAssumed: true), at: $0) }
    }

    /// The error where a closed world's code names what nothing declares, in the compiler's words.
    func undeclared(_ name: String) -> ScriptError {
        let base = String(name.prefix { $0 != "(" })
        return .undeclared("cannot find '\(base)' in scope", name: base)
    }

    private func noteOnce(_ name: String, at location: SourceLocation?, _ tell: (SourceLocation?) -> Void) {
        guard isOpenWorld else { return }
        let frame = frames.last
        let place =
            location == nil
            ? PlaceholderPlace(function: frame?.function ?? -1, pc: frame?.pc ?? 0, name: name)
            : PlaceholderPlace(function: -1, pc: 0, name: name)
        guard store.pointee.toldPlaceholders.insert(place).inserted else { return }
        let here = location ?? currentLocation
        if let here { store.pointee.toldPlaceholders.insert(Self.statement(at: here)) }
        tell(here)
    }

    /// Says that a placeholder answers, where the statement has not said anything of placeholders yet.
    private func tellAnswer(_ name: String) {
        guard let frame = frames.last else { return }
        guard store.pointee.toldPlaceholders.insert(PlaceholderPlace(function: frame.function, pc: frame.pc, name: "")).inserted,
            let here = currentLocation, !store.pointee.toldPlaceholders.contains(Self.statement(at: here))
        else { return }
        tellPlaceholder(name)
    }

    private static func statement(at location: SourceLocation) -> PlaceholderPlace {
        PlaceholderPlace(function: -2, pc: Int32(location.line), name: location.file)
    }

    /// Says that a class, or one that it inherits from, is declared nowhere, and what is taken for its superclass. An error in a closed world.
    func tellPlaceholderClass(of type: TypeInfo) throws(ScriptError) {
        guard let unknown = type.chain.first(where: \.isPlaceholder) else { return }
        guard isOpenWorld else {
            trapLocation = (type.chain.last { !$0.isPlaceholder } ?? type).location
            throw .undeclared("cannot find type '\(unknown.name)' in scope", name: unknown.name)
        }
        let text = unknown.hostSuperclass.map { "\(unknown.name), taken for a \($0.name)" } ?? unknown.name
        tellPlaceholder(text, at: unknown === type ? nil : type.location)
    }

    // MARK: Names

    /// The placeholder of a name that nothing declares, owned: the same each time.
    func rootPlaceholder(_ name: String) -> Value {
        if let known = store.pointee.placeholders[name] {
            space.retain(known)
            return .object(known)
        }
        let root = makePlaceholder(name, .root)
        if case .object(let id) = root {
            space.retain(id)
            store.pointee.placeholders[name] = id
        }
        return root
    }

    /// The placeholder of something that an app has around its code, as its delegate: the same each time, told at the running statement; borrowed. nil in
    /// a closed world, where there is no such thing.
    public func standing(_ name: String) -> Value {
        guard isOpenWorld else { return .none }
        tellPlaceholder(name)
        if let known = store.pointee.placeholders[name] { return .object(known) }
        let made = makePlaceholder(name, .instance)
        if case .object(let id) = made { store.pointee.placeholders[name] = id }
        return made
    }

    /// What a call of a name that nothing declares gives; the arguments are used up.
    func callPlaceholder(named name: String, _ arguments: some Sequence<Value>) -> Value {
        let base = name.prefix { $0 != "(" }
        host.didEscape(Array(arguments))
        let result = makePlaceholder(
            Self.isTypeName(base) ? String(base) : name, Self.isTypeName(base) ? .instance : .unknown, holding: arguments)
        for argument in arguments { drop(argument) }
        return result
    }

    private static func isTypeName(_ name: some StringProtocol) -> Bool { name.first?.isUppercase ?? false }

    private static func joined(_ base: String, _ member: String) -> String {
        let parts = base.split(separator: ".")
        return (parts.suffix(3).map(String.init) + [member]).joined(separator: ".")
    }

    /// A member that a value of a known type does not have: the owned placeholder for it. The value is borrowed.
    func unknownMember(_ name: String, of receiver: Value, holding arguments: some Sequence<Value> = []) -> Value {
        // What is made of a type that nothing declares: `.init(size: 2)`.
        let isImplicit = if case .implicitMember = receiver { true } else { false }
        let typeName = isImplicit ? describe(receiver) : typeName(of: receiver)
        let path = Self.joined(typeName.hasSuffix(".Type") ? String(typeName.dropLast(5)) : typeName, name)
        if isOpenWorld, isImplicit || declaredType(of: receiver)?.type.chain.contains(where: \.isPlaceholder) == true {
            tellPlaceholder(path)
        } else {
            tellUnknown(name, of: typeName)
        }
        return makePlaceholder(path, holding: arguments)
    }

    /// Calls what the host takes a method for that a type of its does not have, and says so; nil where it takes it for none: that has had the receiver
    /// and the arguments. All is borrowed.
    func callMeant(_ name: String, of receiver: Value, _ arguments: some Sequence<Value>) -> Value? {
        if let result = calledAsMeant(name, of: receiver, arguments) { return result }
        if case .object = receiver, hostTypeName(of: receiver) != nil { host.didEscape([receiver] + arguments) }
        return nil
    }

    private func calledAsMeant(_ name: String, of receiver: Value, _ arguments: some Sequence<Value>) -> Value? {
        guard isOpenWorld, case .object(let id) = receiver, let hostName = hostTypeName(of: receiver)?.name,
            let meant = host.call(meantBy: name, on: id, Array(arguments))
        else { return nil }
        tellPlaceholder("\(Self.joined(hostName, name)), taken for \(meant)")
        return .void
    }

    /// Says of a member that a known type does not have: it is not simulated, or the extension of a module that is imported and not here.
    func tellUnknown(_ name: String, of typeName: String) {
        guard isOpenWorld, let function = frames.last?.function, declarations.importsOthers(declarations.code.code(function).file) else {
            return refuse("'\(name)' of \(typeName)")
        }
        tellPlaceholder(Self.joined(typeName.hasSuffix(".Type") ? String(typeName.dropLast(5)) : typeName, name))
    }

    // MARK: Members and calls

    /// What is assigned to a member before, or a new placeholder; owned.
    func placeholderMember(_ name: String, of id: ObjectID) -> Value {
        if name == "self" {
            space.retain(id)
            return .object(id)
        }
        if let place = fieldOfPlaceholder(name, id) { return strengthened(store.pointee.objects[id].fields[place]) }
        let path = Self.joined(placeholderName(id), name)
        tellAnswer(path)
        return Self.isTypeName(name) ? rootPlaceholder(path) : makePlaceholder(path)
    }

    func fieldOfPlaceholder(_ label: String, _ id: ObjectID, behind first: Int = 1) -> Int? {
        let fields = store.pointee.objects[id].fields
        return stride(from: first, to: fields.count - 1, by: 2).first { position in
            if case .string(let own) = fields[position] { own == label } else { false }
        }.map { $0 + 1 }
    }

    /// Keeps an owned value as a member; delegates weakly, as they are by custom.
    func setPlaceholderMember(_ name: String, of id: ObjectID, to value: Value) {
        tellAnswer(Self.joined(placeholderName(id), name))
        keepUnknown(value, as: name, of: id, behind: 1)
    }

    /// Keeps an owned value under a label, behind an object's other fields.
    private func keepUnknown(_ value: Value, as name: String, of id: ObjectID, behind first: Int, isRetained: Bool = false) {
        var kept = value
        let isDelegate = !isRetained && ["delegate", "datasource", "target"].contains { name.lowercased().hasSuffix($0) }
        if isDelegate, case .object(let other) = value { kept = .weak(other) }
        if let place = fieldOfPlaceholder(name, id, behind: first) {
            let old = store.pointee.objects[id].fields[place]
            store.pointee.objects[id].fields[place] = kept
            release(now: old)
        } else {
            store.pointee.objects[id].fields += [.string(name), kept]
        }
        if case .weak = kept { release(now: value) }
    }

    /// What a call of a member gives; the arguments are borrowed. A placeholder keeps the closures that it is handed, and so does what the call gives.
    func callPlaceholder(_ id: ObjectID, _ name: String, _ arguments: [Value]) -> Value {
        if placeholderKind(id) != .root { holdClosures(arguments, in: id) }
        let base = name.prefix { $0 != "(" }
        if base == "init" || base == "callAsFunction" {
            let own = placeholderName(id)
            let isType = Self.isTypeName(own.split(separator: ".").last ?? "")
            return makePlaceholder(isType ? own : own + "()", isType ? .instance : .unknown, holding: arguments)
        }
        let path = Self.joined(placeholderName(id), name)
        tellAnswer(path)
        host.didEscape(arguments)
        host.add(by: name, arguments) { standingView(for: id, $0) }
        return makePlaceholder(
            Self.isTypeName(name) ? String(path.prefix { $0 != "(" }) : path, Self.isTypeName(name) ? .instance : .unknown,
            holding: arguments)
    }

    /// How many fields an object of the program's has itself, if it inherits from a class that nothing declares, and so may have others behind them.
    func fieldsBeforeUnknown(_ value: Value) -> (id: ObjectID, count: Int)? {
        guard case .object(let id) = value, store.pointee.objects[id].type >= 0 else { return nil }
        let type = declarations.type(store.pointee.objects[id].type)
        return type.chain.contains(where: \.isPlaceholder) ? (id, type.fieldCount) : nil
    }

    /// What an object was given under a name that only a superclass which nothing declares can have, owned.
    func unknownSuperclassMember(_ name: String, of value: Value) -> Value? {
        guard let (id, first) = fieldsBeforeUnknown(value), let place = fieldOfPlaceholder(name, id, behind: first) else { return nil }
        return strengthened(store.pointee.objects[id].fields[place])
    }

    /// Keeps an owned value as the member of a superclass that nothing declares; false where the object has none, and nothing has been used up.
    func setUnknownSuperclassMember(_ name: String, of receiver: Value, to value: Value) -> Bool {
        guard let (id, first) = fieldsBeforeUnknown(receiver) else { return false }
        keepUnknown(value, as: name, of: id, behind: first)
        return true
    }

    /// [self] -> []: what a method gives that nothing declares, and that a superclass of self's or an extension of the host's class may have; owned, the
    /// arguments are used up. What the host takes for one of its own is that.
    func callUnknownOwn(_ name: String, _ arguments: ContiguousArray<Value>) -> Value {
        let receiver = pop()
        defer { drop(receiver) }
        noteUnknownSetter(name, of: receiver, arguments)
        // What the name means may be no method of self's: it has not had self.
        guard let meant = calledAsMeant(name, of: receiver, arguments) else {
            tellPlaceholder(name)
            return callPlaceholder(named: name, arguments)
        }
        for argument in arguments.reversed() { release(now: argument) }
        return meant
    }

    /// Keeps what a superclass that nothing declares is handed by a setter of Objective-C's: `setPart(_:)` is given what `part` gives then, and
    /// `_setPart(_:…)` what `_part` does. A delegate is held weakly, unless an argument says that it is to be retained. All is borrowed.
    func noteUnknownSetter(_ shape: String, of receiver: Value, _ arguments: some Collection<Value>) {
        guard let first = arguments.first, let name = Self.property(setBy: shape), let (id, count) = fieldsBeforeUnknown(receiver) else {
            return
        }
        let labels = shape.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let retains = zip(labels, arguments).contains { label, value in
            if case .bool(true) = value { label.hasPrefix("retain") } else { false }
        }
        keep(first)
        keepUnknown(first, as: name, of: id, behind: count, isRetained: retains)
    }

    /// `_part` of `_setPart(_:retain:)`; nil where a call is not written as a setter's.
    private static func property(setBy shape: String) -> String? {
        let base = shape.prefix { $0 != "(" }
        let underscores = base.prefix { $0 == "_" }
        let rest = base.dropFirst(underscores.count)
        guard rest.hasPrefix("set"), let first = rest.dropFirst(3).first, first.isUppercase, shape.dropFirst(base.count).hasPrefix("(_:")
        else { return nil }
        return underscores + first.lowercased() + rest.dropFirst(4)
    }

    /// The references that a placeholder holds, or that an object holds behind its own fields, so many.
    func placeholderFields(_ fields: ContiguousArray<Value>, behind first: Int = 1) -> [(label: String, value: Value)] {
        stride(from: first, to: fields.count - 1, by: 2).map { position in
            if case .string(let label) = fields[position] { (label, fields[position + 1]) } else { ("", fields[position + 1]) }
        }
    }
}
