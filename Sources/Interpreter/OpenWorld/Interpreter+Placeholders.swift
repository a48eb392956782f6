internal import Heap

/// Placeholders for undeclared things. They have every member, keep what they are passed, and become a stand-in where a known type is
/// expected.
///
/// The fields of a placeholder are its name, followed by pairs of label and value. An object with an undeclared superclass has such pairs
/// after its own fields.
extension Interpreter {
    /// How much is known about a placeholder. Stored in its instance's `function`.
    enum PlaceholderKind: Int32 {
        /// Anything, nil included.
        case unknown
        /// A value that exists and is not nil.
        case instance
        /// A type, global or function: one for each name, alive for the whole run.
        case root
    }

    /// A place at which a placeholder was reported, so that it is reported once.
    struct PlaceholderPlace: Hashable, Sendable {
        let function: Int32
        let pc: Int32
        let name: String
    }

    /// Whether a value is a placeholder.
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

    /// A new owned placeholder that retains the closures among these values.
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

    /// Whether a closure captures an object that is being deinitialised. It cannot have been kept, as that would end the app.
    private func holdsDying(_ closure: ObjectID) -> Bool {
        !dying.isEmpty
            && store.pointee.objects[closure].fields.contains { field in
                if case .object(let id) = field { dying.contains(id) } else { false }
            }
    }

    /// Reports a placeholder, once for each place.
    func tellPlaceholder(_ name: String, at location: SourceLocation? = nil) {
        noteOnce(name, at: location) { host.didUsePlaceholder(name, at: $0) }
    }

    /// Whether the run makes an assumption that the code depends on. Reported once for each place.
    ///
    /// In a closed world nothing is assumed. Only refused things can be asked about there, and the run ends.
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

    /// The number of recent open questions that are kept.
    private static let keptQuestions = 64

    /// Reports that an assumption was used.
    func tellAssumed(_ assumption: Assumption, at location: SourceLocation? = nil) {
        noteOnce("\(assumption)", at: location) { host.didAsk(OpenQuestion(assumption, isAssumed: true), at: $0) }
    }

    /// The compiler's error for an undeclared name in a closed world.
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

    /// Reports a placeholder, unless the statement has already reported one.
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

    /// Reports an undeclared superclass and the host class assumed for it. In a closed world it is an error.
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

    /// The placeholder of an undeclared name, the same each time; owned.
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

    /// The placeholder of something around the app's code, such as its delegate. It is the same each time and reported at the running
    /// statement; borrowed. Nil in a closed world.
    public func standing(_ name: String) -> Value {
        guard isOpenWorld else { return .none }
        tellPlaceholder(name)
        if let known = store.pointee.placeholders[name] { return .object(known) }
        let made = makePlaceholder(name, .instance)
        if case .object(let id) = made { store.pointee.placeholders[name] = id }
        return made
    }

    /// The result of calling an undeclared name; consumes the arguments.
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

    /// An owned placeholder for a member that a value's known type lacks. The value is borrowed.
    func unknownMember(_ name: String, of receiver: Value, holding arguments: some Sequence<Value> = []) -> Value {
        // A value of an undeclared type: `.init(size: 2)`.
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

    /// Calls the host method that an unknown method's name suggests, and reports it. Nil if none is suggested; the receiver and arguments
    /// then count as passed to unknown code. All values are borrowed.
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

    /// Reports a member that a known type lacks. It is not simulated, or comes from an extension in a missing module.
    func tellUnknown(_ name: String, of typeName: String) {
        guard isOpenWorld, let function = frames.last?.function, declarations.importsOthers(declarations.code.code(function).file) else {
            return refuse("'\(name)' of \(typeName)")
        }
        tellPlaceholder(Self.joined(typeName.hasSuffix(".Type") ? String(typeName.dropLast(5)) : typeName, name))
    }

    // MARK: Members and calls

    /// The value assigned to a member earlier, or a new placeholder; owned.
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

    /// Stores an owned value as a member; delegates weakly, as is customary.
    func setPlaceholderMember(_ name: String, of id: ObjectID, to value: Value) {
        tellAnswer(Self.joined(placeholderName(id), name))
        keepUnknown(value, as: name, of: id, behind: 1)
    }

    /// Stores an owned value under a label after an object's other fields.
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

    /// The result of calling a member; the arguments are borrowed. Both the placeholder and the result retain closure arguments.
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

    /// The number of own fields of an object with an undeclared superclass; nil for other values. Pairs of label and value can follow these
    /// fields.
    func fieldsBeforeUnknown(_ value: Value) -> (id: ObjectID, count: Int)? {
        guard case .object(let id) = value, store.pointee.objects[id].type >= 0 else { return nil }
        let type = declarations.type(store.pointee.objects[id].type)
        return type.chain.contains(where: \.isPlaceholder) ? (id, type.fieldCount) : nil
    }

    /// The owned value stored under a member of an undeclared superclass; nil for none.
    func unknownSuperclassMember(_ name: String, of value: Value) -> Value? {
        guard let (id, first) = fieldsBeforeUnknown(value), let place = fieldOfPlaceholder(name, id, behind: first) else { return nil }
        return strengthened(store.pointee.objects[id].fields[place])
    }

    /// Stores an owned value as a member of an undeclared superclass. False, with the value still owned, if the object has no such
    /// superclass.
    func setUnknownSuperclassMember(_ name: String, of receiver: Value, to value: Value) -> Bool {
        guard let (id, first) = fieldsBeforeUnknown(receiver) else { return false }
        keepUnknown(value, as: name, of: id, behind: first)
        return true
    }

    /// [self] -> []: the owned result of an undeclared method that self may have from an undeclared superclass or an unknown extension.
    /// Consumes the arguments. A host method that the name suggests is called instead.
    func callUnknownOwn(_ name: String, _ arguments: ContiguousArray<Value>) -> Value {
        let receiver = pop()
        defer { drop(receiver) }
        noteUnknownSetter(name, of: receiver, arguments)
        // The name may mean a free function, so self does not count as passed to it.
        guard let meant = calledAsMeant(name, of: receiver, arguments) else {
            tellPlaceholder(name)
            return callPlaceholder(named: name, arguments)
        }
        for argument in arguments.reversed() { release(now: argument) }
        return meant
    }

    /// Stores the argument of an Objective-C setter that an undeclared superclass may have. `setPart(_:)` sets `part`, and `_setPart(_:…)`
    /// sets `_part`. A delegate is stored weakly unless an argument asks to retain it. All values are borrowed.
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

    /// The property of a setter call: `_part` for `_setPart(_:retain:)`. Nil for other calls.
    private static func property(setBy shape: String) -> String? {
        let base = shape.prefix { $0 != "(" }
        let underscores = base.prefix { $0 == "_" }
        let rest = base.dropFirst(underscores.count)
        guard rest.hasPrefix("set"), let first = rest.dropFirst(3).first, first.isUppercase, shape.dropFirst(base.count).hasPrefix("(_:")
        else { return nil }
        return underscores + first.lowercased() + rest.dropFirst(4)
    }

    /// The labelled references of a placeholder, or of an object after its own fields.
    func placeholderFields(_ fields: ContiguousArray<Value>, behind first: Int = 1) -> [(label: String, value: Value)] {
        stride(from: first, to: fields.count - 1, by: 2).map { position in
            if case .string(let label) = fields[position] { (label, fields[position + 1]) } else { ("", fields[position + 1]) }
        }
    }
}
