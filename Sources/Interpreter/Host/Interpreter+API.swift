public import Heap

/// The host's interface to a run.
extension Interpreter {
    /// Runs the top-level statements of the files, in order. Reports traps to the host. Statements that suspend continue as a task.
    public func runTopLevel() throws(ScriptError) {
        for file in program.files.indices where !declarations.topLevelItems[file].isEmpty {
            let function = declarations.topLevelFunction(file: file)
            if AwaitFinder.waits(declarations.topLevelItems[file]) {
                try startMain(function)
                continue
            }
            do {
                _ = try entered { () throws(ScriptError) -> Value in try self.callNested(function, [.void]) }
            } catch {
                // Nothing can catch the error.
                end(error)
                throw .ended
            }
        }
        if store.pointee.mainTask == nil { store.pointee.isMainOver = true }
    }

    /// Whether the top-level statements have ended. Statements that suspend end after `runTopLevel()`.
    public var isTopLevelOver: Bool { store.pointee.isMainOver || store.pointee.hasEnded }

    /// The program's override for an object's class: a method, a getter (`view`) or a setter (`alpha=`) by full name. Inherited ones count.
    /// Nil if the host's own applies.
    ///
    /// `static layerClass` names a member of the class itself. A type after a space selects the overload with such a parameter.
    public func override(of fullName: String, on id: ObjectID) -> FunctionReference? {
        let type = store.pointee.objects[id].type
        guard type >= 0 else { return declarations.declared.overridingExtensions.isEmpty ? nil : extensionOverride(of: fullName, on: id) }
        return override(of: fullName, in: declarations.type(type))
    }

    private func override(of fullName: String, in type: TypeInfo) -> FunctionReference? {
        let key = OverrideKey(type: type.index, name: fullName)
        if let known = overrides[key] { return known }
        let found = findOverride(fullName, type)
        overrides[key] = .some(found)
        return found
    }

    /// The override for an object of a host class: from an extension of that class, or of the nearest superclass that has the member.
    private func extensionOverride(of fullName: String, on id: ObjectID) -> FunctionReference? {
        guard let name = host.hostTypeName(of: id) else { return nil }
        let base = String(fullName.prefix { $0 != "(" && $0 != "=" })
        for host in declarations.hostChain(from: declarations.hostType(named: name)) {
            if declarations.declared.overridingExtensions.contains(host.name), let type = declarations.foreign(host.name),
                type.members(named: base)?.contains(where: \.isOverride) ?? false, let found = override(of: fullName, in: type)
            {
                return found
            }
            if !host.members(named: base).isEmpty { return nil }
        }
        return nil
    }

    private func findOverride(_ fullName: String, _ type: TypeInfo) -> FunctionReference? {
        let isSetter = fullName.utf8.last == UInt8(ascii: "=")
        let isStatic = fullName.hasPrefix("static ")
        let words = isStatic ? fullName.dropFirst("static ".count) : fullName[...]
        let space = words.utf8.firstIndex(of: UInt8(ascii: " "))
        let first = words[..<(space ?? words.endIndex)]
        let name = isSetter ? String(first.dropLast()) : String(first)
        let taken = space.map { String(words[$0...].dropFirst()) }
        let base = String(name[..<(name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex)])
        for member in declarations.members(named: base, in: type, isStatic: isStatic) where member.name == name {
            if let taken, !member.parameters.contains(where: { $0.type?.writtenText == taken }) { continue }
            guard declarations.isImplemented(member) || member.isObserved else { continue }
            let index: Int32
            switch member.kind {
            case .method, .initializer: index = declarations.function(for: member)
            case .computedProperty, .storedProperty, .subscript:
                if isSetter {
                    if !member.hasSetter { continue }
                    index = declarations.setter(for: member)
                } else {
                    if member.kind == .storedProperty && !member.isLazy || member.observesSuper { continue }
                    index = declarations.getter(for: member)
                }
            case .deinitializer: continue
            }
            return FunctionReference(name: fullName, location: member.location, isAsync: member.isAsync, isStatic: isStatic, index: index)
        }
        return nil
    }

    /// Calls a method on an object. The result is borrowed. An object lives until the caller's next reaping, other values until the end of
    /// the next call from or to the host.
    public func call(_ function: FunctionReference, on id: ObjectID, arguments: [Value] = []) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in
            self.keep(.object(id))
            for argument in arguments { self.keep(argument) }
            let receiver = function.isStatic ? Value.type(.declared(self.store.pointee.objects[id].type)) : .object(id)
            return try self.callNested(function.index, [receiver] + arguments)
        }
    }

    /// Calls a closure or a function value.
    public func call(_ closure: Value, arguments: [Value] = []) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in
            for argument in arguments { self.keep(argument) }
            return try self.call(owned: closure, arguments)
        }
    }

    /// Calls the method of that full name on a value of any type, as the learner's code would. Host methods count too.
    public func callMethod(_ fullName: String, on receiver: Value, arguments: [Value] = []) throws(ScriptError) -> Value {
        let (base, labels) = Self.parts(of: fullName)
        guard labels.count == arguments.count else { throw .refusal("'\(fullName)' with \(arguments.count) arguments") }
        return try entered { () throws(ScriptError) -> Value in
            for argument in arguments { self.keep(argument) }
            return try self.callShape(CallShape(base, labels), on: receiver, arguments)
        }
    }

    static func parts(of fullName: String) -> (String, [String?]) {
        let base = String(fullName.prefix { $0 != "(" })
        let labels = fullName.dropFirst(base.count + 1).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        return (base, labels)
    }

    /// A new object of a class of the program, made by the initialiser of that full name: `init(coder:)`. `file` selects among several
    /// classes of the name.
    public func instantiate(
        _ className: String, initializer: String = "init()", arguments: [Value] = [], declaredIn file: String? = nil
    ) throws(ScriptError) -> Value {
        guard let type = declarations.declaredType(path: className, declaredIn: file) else { throw .refusal("the class '\(className)'") }
        let (base, labels) = Self.parts(of: initializer)
        guard labels.count == arguments.count else { throw .refusal("'\(initializer)' with \(arguments.count) arguments") }
        return try entered { () throws(ScriptError) -> Value in
            for argument in arguments { self.keep(argument) }
            let depth = self.frames.count
            for argument in arguments { self.push(argument) }
            try self.instantiate(type, name: nil, CallShape(base, labels), arguments.count, by: .host)
            try self.run(downTo: depth)
            return self.pop()
        }
    }

    /// The metatype value of a type of the program or the host, by name.
    public func type(named name: String) -> Value {
        declarations.declaredType(path: name).map { .type(.declared($0.index)) } ?? .type(.named(declarations.names.number(of: name)))
    }

    /// The qualified name of a metatype value.
    public func path(of type: Value) -> String {
        if case .type(.declared(let index)) = type { return declarations.type(index).qualifiedName }
        return describe(type)
    }

    /// The path of the file that declares a type; nil for the host's own.
    public func file(declaring type: Value) -> String? {
        if case .type(.declared(let index)) = type { declarations.type(index).location.file } else { nil }
    }

    /// Whether an object's class declares a property of that name.
    public func hasProperty(_ name: String, of id: ObjectID) -> Bool {
        declaredType(of: .object(id)).map { !declarations.members(named: name, in: $0.type, isStatic: false).isEmpty } ?? false
    }

    /// An implicit member (`.loud`) resolved in another value's type; any other value as it is. Borrowed.
    public func resolved(_ member: Value, like other: Value) -> Value {
        let value = resolve(member, like: other)
        store.pointee.pool.append(value)
        return value
    }

    /// Whether a `#selector` that has been reached names a method that another file must have, as nothing here declares it.
    public func isUndeclaredSelector(_ name: String) -> Bool { isOpenWorld && declarations.code.undeclaredSelectors.contains(name) }

    /// Whether Objective-C can set a property of that name on an object. It is the host's, or the program exposes it (`@IBOutlet`,
    /// `@IBInspectable`, `@objc`, an override).
    ///
    /// With `isSet` false the property may be read-only, because only a property of its value is set.
    public func hasKey(_ name: String, on id: ObjectID, isSet: Bool = true) -> Bool {
        let receiver = Value.object(id)
        if let own = declaredType(of: receiver)?.type,
            let member = declarations.members(named: name, in: own, isStatic: false).first(where: \.isProperty)
        {
            return member.isExposed || declarations.code.keysNamed.contains(name) || isExposedUnasked(member)
        }
        if let member = declarations.foreignMembers(named: name, of: extensionNames(of: receiver), isStatic: false).first(
            where: \.isProperty)
        {
            return (member.isExposed || isExposedUnasked(member)) && (!isSet || member.hasSetter)
        }
        if case .host(let member) = propertyTarget(name, of: receiver) { return !isSet || member.set != nil }
        // The members of an undeclared superclass are unknown.
        return isSet && hasUnknownMembers(id)
    }

    /// Whether Objective-C sees a property by Swift 3's rule: it is not private and its type exists in Objective-C.
    private func isExposedUnasked(_ member: MemberInfo) -> Bool {
        guard !filesSeenByObjectiveC.isEmpty, member.file >= 0, member.file < program.files.count,
            filesSeenByObjectiveC.contains(program.files[member.file].path), member.access == .everywhere
        else { return false }
        let type = declarations.type(of: member)
        switch type.unwrapped {
        case .bool, .int, .double, .float: return !type.isOptional
        case .tuple, .character, .substring, .range: return false
        case .declared(let index): return declarations.type(index).kind == .class
        default: return true
        }
    }

    /// Whether an object's class inherits from an undeclared one.
    public func hasUnknownMembers(_ id: ObjectID) -> Bool {
        declaredType(of: .object(id))?.type.chain.contains(where: \.isPlaceholder) == true
    }

    /// The property that has another name in Objective-C: `@objc(hue) var colour`. Nil for other names.
    public func property(named name: String, inObjectiveCOf id: ObjectID) -> String? {
        let members = (declaredType(of: .object(id))?.type.chain ?? []).flatMap(\.members)
        let found = members.first { $0.isProperty && !$0.isStatic && $0.objectiveCName == name }
        return found.flatMap { $0.baseName == name ? nil : $0.baseName }
    }

    /// The `@IBOutlet` properties of an object that are nil, with their types without `?` and `!`.
    public func emptyOutlets(of id: ObjectID) -> [(name: String, type: String)] {
        guard let type = declaredType(of: .object(id))?.type else { return [] }
        let members = type.chain.reversed().flatMap(\.stored)
        return zip(members, store.pointee.objects[id].fields).compactMap { member, value in
            switch value {
            case .none, .missing: break
            default: return nil
            }
            return member.hasAttribute("@IBOutlet") ? (member.baseName, member.plainTypeName) : nil
        }
    }

    /// Sets a property of an object as the learner's code would.
    public func setProperty(_ name: String, of id: ObjectID, to value: Value) throws(ScriptError) {
        let receiver = Value.object(id)
        _ = try entered { () throws(ScriptError) -> Value in
            self.keep(receiver)
            self.keep(value)
            self.push(receiver)
            self.push(value)
            try self.setMember(name, self.propertyTarget(name, of: receiver), keepsReceiver: false)
            return .void
        }
    }

    /// Evaluates an expression or statements as if inside a method of `receiver`, with `bindings` as local constants. `type` is the
    /// expected type as Swift source. Throws an error with the location if the source is not Swift.
    public func evaluate(
        _ source: String, on receiver: Value = .void, bindings: [(name: String, value: Value)] = [], type: String? = nil
    ) throws(ScriptError) -> Value {
        let function = try declarations.evaluation(
            source, owner: declaredType(of: receiver)?.type, hostOwner: hostTypeName(of: receiver)?.name,
            bindings: bindings.map { ($0.name, staticType(of: $0.value)) },
            type: type)
        return try entered { () throws(ScriptError) -> Value in
            self.keep(receiver)
            for binding in bindings { self.keep(binding.value) }
            return try self.callNested(function, [receiver] + bindings.map(\.value))
        }
    }

    private func staticType(of value: Value) -> StaticType {
        if let (type, isStatic) = declaredType(of: value) { return isStatic ? .meta(.declared(type.index)) : .declared(type.index) }
        if let (name, isStatic) = hostTypeName(of: value) { return isStatic ? .meta(.host(name)) : .host(name) }
        switch value {
        case .bool: return .bool
        case .int: return .plainInt
        case .sized(let number): return .int(number.kind)
        case .double: return .double
        case .float: return .float
        case .string: return .string
        case .substring: return .substring
        case .character: return .character
        case .index: return .stringIndex
        case .array: return .array(.unknown)
        default: return .unknown
        }
    }

    /// Runs the learner's code for the host. Objects that it releases die before the host continues, and an error that ends the run is
    /// reported once.
    func entered(_ body: () throws(ScriptError) -> Value) throws(ScriptError) -> Value {
        if store.pointee.hasEnded { throw .ended }
        let saved = (mark, top, frames.count, store.pointee.handlers.count, store.pointee.pool.count)
        mark = space.mark
        defer { mark = saved.0 }
        do {
            let result = try body()
            drainPool(to: nesting == 0 ? 0 : saved.4)
            space.reap(from: mark)
            // Not reaped, as the caller may want it. A buffer lives on in the pool, an object on the space's list.
            switch result {
            case .object, .closure: drop(result)
            default: store.pointee.pool.append(result)
            }
            return result
        } catch {
            // The running frames are gone. Unwinding has released what a thrown error left behind; a trap ends everything.
            if case .thrown(let value) = error {
                space.reap(from: mark)
                // Lives on like a result, so that the error can be described.
                switch value {
                case .object, .closure: drop(value)
                default: store.pointee.pool.append(value)
                }
                throw error
            }
            if case .ended = error {
                if trapFunctions.isEmpty { trapFunctions = frames.reversed().map(\.function) }
            } else {
                (trapLocation, trapFunctions) = (trapLocation ?? errorLocation, frames.reversed().map(\.function))
            }
            removeFrames(max(0, frames.count - saved.2))
            store.pointee.handlers.removeLast(max(0, store.pointee.handlers.count - saved.3))
            while top > saved.1 { _ = pop() }
            end(error)
            throw .ended
        }
    }

    /// The object of the program whose function or closure is running or waiting, innermost first; nil for none.
    public var runningObject: ObjectID? {
        for frame in frames.reversed() where frame.base < top {
            switch stack[Int(frame.base)] {
            case .object(let id) where declaredType(of: .object(id)) != nil: return id
            case .closure(let id): if let object = capturedSelf(of: id) { return object }
            default: break
            }
        }
        return nil
    }

    /// The captured object of a closure in one of whose members the innermost running statement lies.
    private func capturedSelf(of closure: ObjectID) -> ObjectID? {
        guard let location = currentLocation else { return nil }
        return store.pointee.objects[closure].fields.lazy.compactMap { value -> ObjectID? in
            let id: ObjectID
            switch value {
            case .object(let held), .weak(let held), .unowned(let held): id = held
            default: return nil
            }
            guard let type = self.declaredType(of: .object(id))?.type else { return nil }
            return type.chain.contains { $0.members.contains { self.lies((location.file, location.line), in: $0) } } ? id : nil
        }.first
    }

    /// Whether a trap, an exception or a limit has ended the run. Every later call throws `ScriptError.ended`.
    public var hasEnded: Bool { store.pointee.hasEnded }

    /// Ends the run silently. Running code stops at its next statement or host call.
    public func stop() {
        store.pointee.hasEnded = true
        guard endCause == nil else { return }
        (endCause, endLocation) = (.other, errorLocation)
        trapFunctions = frames.reversed().map(\.function)
    }

    /// Ends the run with a runtime error at the current place and reports it to the host.
    public func trap(_ message: String, _ cause: EndCause = .other) { end(.trap(message, cause)) }

    /// Ends the run with a compiler error, at `location` or else at the current place.
    public func fail(_ message: String, at location: SourceLocation? = nil) {
        trapLocation = location
        end(.undeclared(message))
    }

    /// Ends the run because of an exceeded limit and reports it to the host.
    public func reachLimit(_ message: String) { end(.limit(message)) }

    /// Runs the deinitialisers of an object of the program and releases its contents. Called by the space.
    public func finalize(_ id: ObjectID) { deinitialise(id) }

    func end(_ error: ScriptError) {
        guard !store.pointee.hasEnded else { return }
        let location = trapLocation ?? errorLocation
        switch error {
        case .trap(let message, let cause):
            (endCause, endLocation) = (cause, location)
            host.didTrap(message, at: location)
        case .undeclared(let message, let name): host.didMeetError(message, unknownName: name, at: location)
        case .limit(let message): host.didReachLimit(message, at: location)
        case .exception(let name, let reason): host.didRaise(name, reason: reason, at: location)
        case .thrown(let value): host.didTrap("Fatal error: Error raised at top level: \(debugDescription(value))", at: location)
        case .refusal(let message):
            trapLocation = nil
            return host.didRefuse("not supported: \(message)", at: location)
        case .ended: return
        }
        // Reported first, so that an observer can still inspect the state.
        trapLocation = nil
        store.pointee.hasEnded = true
    }

    func refuse(_ message: String) {
        host.didRefuse("not supported: \(message)", at: currentLocation)
    }
}
