public import Heap

/// The reference graph, and the program's declarations.
extension Interpreter {
    /// The references from an object's fields or captures, with labels.
    public func edges(from id: ObjectID) -> [Edge] {
        let instance = store.pointee.objects[id]
        var edges: [Edge] = []
        if instance.type == Instance.closure {
            let names = instance.function >= 0 && !instance.isPartial ? function(instance.function).code?.captureNames ?? [] : []
            for (position, value) in instance.fields.enumerated() {
                collect(value, position < names.count ? "[\(names[position])]" : "[self]", &edges)
            }
        } else if instance.type == Instance.held {
            for value in instance.fields { collect(value, "value", &edges) }
        } else if instance.type == Instance.placeholder {
            for (label, value) in placeholderFields(instance.fields) { collect(value, label, &edges) }
        } else if instance.type >= 0 {
            for (name, value) in properties(of: id) { collect(value, name, &edges) }
            let own = declarations.type(instance.type).fieldCount
            for (label, value) in placeholderFields(instance.fields, behind: own) { collect(value, label, &edges) }
            if store.pointee.tasks[id].status != .none { collectTask(store.pointee.tasks[id], &edges) }
        }
        return edges
    }

    /// Collects the references of a task: its closure or the variables of its suspended frames, and its result.
    private func collectTask(_ record: TaskRecord, _ edges: inout [Edge]) {
        var labels = Array(repeating: "frame", count: record.stack.count)
        for frame in record.frames {
            for variable in function(frame.function).code?.variables ?? [] where !variable.isCapture {
                let place = Int(frame.base) + Int(variable.slot)
                if place < labels.count { labels[place] = variable.name }
            }
        }
        for (label, value) in zip(labels, record.stack) { collect(value, label, &edges) }
        for value in record.values.dropFirst(record.stack.count) { collect(value, "operation", &edges) }
    }

    /// Where the program writes a closure, or the function that a task runs. Nil for other objects, and for what a library writes.
    public func source(of id: ObjectID) -> SourceLocation? {
        let task = store.pointee.tasks[id]
        if task.status != .none {
            if let frame = task.frames.first, let place = place(ofFunction: frame.function) { return place }
            if case .closure(let operation) = task.operation { return source(of: operation) }
            return nil
        }
        let instance = store.pointee.objects[id]
        guard instance.type == Instance.closure, instance.function >= 0 else { return nil }
        return place(ofFunction: instance.function)
    }

    private func place(ofFunction index: Int32) -> SourceLocation? {
        guard code.entries.indices.contains(Int(index)), let place = code.entries[Int(index)].location else { return nil }
        return program.files.contains { $0.isLibrary && $0.path == place.file } ? nil : place
    }

    /// The references from globals and running frames.
    public var rootEdges: [Edge] {
        var edges: [Edge] = []
        for (member, value) in zip(declarations.globalSlots, store.pointee.globals) {
            collect(value, member.globalName, &edges)
        }
        for position in 0..<top { collect(stack[position], "frame", &edges) }
        edges += store.pointee.tasksAlive.map { Edge("unfinished task", to: $0) }
        for value in store.pointee.pool { collect(value, "host", &edges) }
        edges += store.pointee.placeholders.keys.sorted().compactMap { name in store.pointee.placeholders[name].map { Edge(name, to: $0) } }
        return edges
    }

    /// Collects the references in a value and in its nested values. Works iteratively, as values can nest deeply or repeat, and the memory
    /// limit bounds the number of visits. Deep values get the label of an outer one.
    private func collect(_ value: Value, _ label: String, _ edges: inout [Edge]) {
        var inner = parts(of: value, label, &edges)
        guard !inner.isEmpty else { return }
        inner.reverse()
        var left = limits.memory / 8
        while let part = inner.popLast(), left > 0 {
            left -= 1
            inner += parts(of: part.value, part.label, &edges).reversed()
        }
    }

    /// The nested values of a value, with labels. A reference becomes an edge.
    private func parts(of value: Value, _ label: String, _ edges: inout [Edge]) -> [(value: Value, label: String)] {
        var parts: [(value: Value, label: String)] = []
        func add(_ value: Value, _ suffix: @autoclosure () -> String) {
            switch value {
            case .int, .double, .sized, .float, .bool, .string, .character, .substring, .index, .none, .void, .missing, .held, .host, .type:
                break
            default: parts.append((value, label.utf8.count > 400 ? label : label + suffix()))
            }
        }
        switch value {
        case .object(let id), .closure(let id): edges.append(Edge(label, .strong, to: id))
        case .weak(let id): edges.append(Edge(label, .weak, to: id))
        case .unowned(let id): edges.append(Edge(label, .unowned, to: id))
        case .array(let buffer) where store.pointee[buffer].window != nil:
            // A slice retains the whole array.
            if let window = store.pointee[buffer].window { add(.array(window.base), "") }
        case .array(let buffer), .set(let buffer), .range(let buffer), .tuple(let buffer):
            for (position, element) in store.pointee[buffer].elements.enumerated() { add(element, "[\(position)]") }
        case .dictionary(let buffer):
            // A buffer that was freed and reused need not consist of pairs.
            let elements = store.pointee[buffer].elements
            for position in stride(from: 0, to: elements.count - 1, by: 2) {
                add(elements[position], ".keys")
                add(elements[position + 1], "[\(debugDescription(elements[position]))]")
            }
        case .structure(let buffer):
            let contents = store.pointee[buffer]
            // If an exception ended the app inside a call, a snapshot can still name a freed value.
            guard contents.type >= 0 else { break }
            for (member, element) in zip(declarations.type(contents.type).stored, contents.elements) {
                add(element, ".\(member.baseName)")
            }
        case .box(let buffer), .implicitMember(let buffer):
            for element in store.pointee[buffer].elements { add(element, "") }
        case .enumeration(let item):
            guard item.hasPayload else { break }
            for element in store.pointee[item.payload].elements { add(element, "") }
        default: break
        }
        return parts
    }

    /// A class of the program.
    public struct ClassDescription: Sendable {
        /// The qualified name: `Feed.Row`.
        public let name: String
        /// The names of its superclasses, nearest first. Host classes are included.
        public let superclasses: [String]
        /// The names of the protocols that it conforms to, inherited ones included.
        public let conformances: [String]
        /// The full names of its own members, extensions included, in source order: `viewDidLoad()`, `alpha`, `init(coder:)`, `deinit`.
        public let members: [(name: String, location: SourceLocation)]
        /// The location of its declaration.
        public let location: SourceLocation

        /// Whether it declares a member of that full name itself.
        public func declares(_ name: String) -> Bool { members.contains { $0.name == name } }
    }

    /// The program's classes, in order of declaration.
    public var classes: [ClassDescription] {
        declarations.types.filter { $0.kind == .class && !isLibrary($0) && !$0.isPlaceholder }.map(description)
    }

    private func description(of type: TypeInfo) -> ClassDescription {
        declarations.resolved(type)
        let superclasses = type.chain.dropFirst().map(\.qualifiedName) + declarations.hostChain(from: type.hostAncestor).map(\.name)
        let conformances =
            type.chain.flatMap { declarations.resolved($0).foreignConformances }
            + declarations.allProtocols(of: type).map(\.qualifiedName)
        return ClassDescription(
            name: type.qualifiedName, superclasses: superclasses, conformances: conformances,
            members: type.members.map { ($0.name, $0.location) }, location: type.location)
    }

    /// The program's class of that name.
    public func classDescription(named name: String) -> ClassDescription? {
        guard let type = declarations.declaredType(path: name), type.kind == .class, !isLibrary(type), !type.isPlaceholder
        else {
            return nil
        }
        return description(of: type)
    }

    /// Whether the program names an undeclared class of that name that can be taken for a subclass of a host class.
    public func hasUndeclaredClass(named name: String, inheriting hostName: String) -> Bool {
        guard let type = declarations.placeholderClass(named: name, inheriting: hostName) else { return false }
        return description(of: type).superclasses.contains(hostName)
    }

    /// Whether a name can belong to a module that is not here: a file imports such a module and the program never mentions the name. Linear
    /// in the program.
    public func isOthers(_ name: String) -> Bool {
        !declarations.program.mentions(name) && declarations.program.files.indices.contains(where: declarations.importsOthers)
    }

    /// Whether the program or a library declares a class of that name, or the program names an undeclared one. `file` selects among several
    /// types.
    public func hasClass(named name: String, declaredIn file: String? = nil) -> Bool {
        declarations.declaredType(path: name, declaredIn: file)?.kind == .class
    }

    /// Whether a library's class of that name inherits from a host class; nil if no library declares it.
    public func hasLibraryClass(named name: String, inheriting hostName: String) -> Bool? {
        guard let type = declarations.declaredType(path: name), type.kind == .class, isLibrary(type) else { return nil }
        return declarations.resolved(type).hostAncestor.map { declarations.hostNames($0.name).contains(hostName) } ?? false
    }

    /// The name of an object's class in the program; nil for the host's own objects and for closures.
    public func className(of id: ObjectID) -> String? {
        let type = store.pointee.objects[id].type
        guard type >= 0 else { return nil }
        let info = declarations.type(type)
        return isLibrary(info) ? nil : info.qualifiedName
    }

    /// Whether an object's class belongs to a library in interpreted Swift.
    public func isOfLibrary(_ id: ObjectID) -> Bool {
        let type = store.pointee.objects[id].type
        return type >= 0 && isLibrary(declarations.type(type))
    }

    /// The base names of an object's own instance methods without parameters, its class's first. Overrides are left out.
    public func callableMethods(of id: ObjectID) -> [String] {
        let type = store.pointee.objects[id].type
        guard type >= 0 else { return [] }
        var names: [String] = []
        for owner in declarations.type(type).chain {
            for member in declarations.resolved(owner).members
            where member.kind == .method && member.parameters.isEmpty && !member.isStatic && !member.isOverride
                && member.name.hasSuffix("()")
            {
                if !names.contains(member.baseName) { names.append(member.baseName) }
            }
        }
        return names
    }

    /// Whether a type belongs to a library in interpreted Swift.
    func isLibrary(_ type: TypeInfo) -> Bool { program.files[type.file].isLibrary }

    /// Whether an object is an instance of a class or conforms to a protocol, of the program or the host.
    public func isInstance(_ id: ObjectID, of typeName: String) -> Bool {
        let value = Value.object(id)
        if let type = declarations.declaredType(path: typeName) { return isValue(value, of: .declared(type.index)) }
        return isValue(value, of: .host(typeName))
    }

    /// The stored properties of an object with their values, borrowed; the superclasses' first. Empty for host objects.
    public func properties(of id: ObjectID) -> [(name: String, value: Value)] {
        let instance = store.pointee.objects[id]
        guard instance.type >= 0 else { return [] }
        let members = declarations.type(instance.type).chain.reversed().flatMap(\.stored)
        return zip(members, instance.fields).map { ($0.baseName, $1) }
    }

    /// The value of a stored property of that name; nil if there is none.
    public func property(_ name: String, of id: ObjectID) -> Value? {
        properties(of: id).last { $0.name == name }?.value
    }

    /// The variables and parameters visible to the innermost running statement, borrowed, outermost first. Includes `self`.
    public var visibleVariables: [(name: String, value: Value)] {
        frames.last { !isHidden($0) }.map { variables(of: $0) } ?? []
    }

    /// A running function of the program.
    public struct RunningFunction {
        /// The full name of the function.
        public let name: String
        /// The location of the current statement; nil before the first.
        public let location: SourceLocation?
        /// The variables visible to that statement, like `visibleVariables`.
        public let variables: [(name: String, value: Value)]

        /// The object that is `self`; nil if there is none or it is a value.
        public var object: ObjectID? {
            if case .object(let id)? = variables.first(where: { $0.name == "self" })?.value { id } else { nil }
        }

        /// The variables without `self`.
        public var locals: [(name: String, value: Value)] { variables.filter { $0.name != "self" } }
    }

    /// The running functions with their variables, innermost first.
    public var runningFunctions: [RunningFunction] {
        frames.reversed().filter { !isHidden($0) }.map { frame in
            RunningFunction(
                name: lowered[Int(frame.function)].code?.name ?? "", location: location(of: frame), variables: variables(of: frame))
        }
    }

    /// The number of running functions, the library's included.
    public var depth: Int { frames.count }

    private func isHidden(_ frame: Frame) -> Bool { lowered[Int(frame.function)].code?.isHidden != false }

    private func variables(of frame: Frame) -> [(name: String, value: Value)] {
        guard let code = lowered[Int(frame.function)].code else { return [] }
        var result: [(name: String, value: Value)] = []
        // Captures come from outside. Slots are allocated from the outermost scope on.
        let visible = code.variables.filter { $0.start <= frame.pc && frame.pc <= $0.end }.sorted {
            ($0.isCapture ? 0 : 1, $0.slot) < ($1.isCapture ? 0 : 1, $1.slot)
        }
        for variable in visible {
            // The values of a task that has just been suspended are elsewhere.
            guard Int(frame.base) + (variable.isCapture ? 0 : Int(variable.slot)) < top else { continue }
            var value = stack[Int(frame.base) + (variable.isCapture ? 0 : Int(variable.slot))]
            if variable.isCapture {
                guard case .closure(let id) = value, Int(variable.slot) < store.pointee.objects[id].fields.count else {
                    continue
                }
                value = store.pointee.objects[id].fields[Int(variable.slot)]
            }
            if case .box(let box) = value { value = store.pointee[box].elements[0] }
            if hasNoValue(value) { continue }
            result.removeAll { $0.name == variable.name }
            result.append((variable.name, value))
        }
        return result
    }

    /// The location of the innermost running expression; nil if no statement runs.
    public var currentLocation: SourceLocation? {
        for frame in frames.reversed() where !isHidden(frame) {
            if let location = location(of: frame) { return location }
        }
        return nil
    }

    /// The beginning of the innermost running statement; nil if none runs. Linear in the statement's length.
    public var currentStatement: SourceLocation? {
        for frame in frames.reversed() where !isHidden(frame) {
            guard let code = lowered[Int(frame.function)].code else { continue }
            let start = (0..<Int(frame.pc)).last { code.instructions[$0].op == .statement }
            if let start { return program.location(file: code.file, offset: Int(code.offsets[start])) }
        }
        return nil
    }

    /// The location of the innermost running expression of the learner's, also of an initial value or a default argument.
    public var errorLocation: SourceLocation? {
        frames.reversed().lazy.filter(isOwn).compactMap(location).first ?? currentLocation
    }

    /// Whether a frame runs a function of the learner's files, hidden ones included.
    private func isOwn(_ frame: Frame) -> Bool {
        guard let file = lowered[Int(frame.function)].code?.file, program.files.indices.contains(file) else { return false }
        return !program.files[file].isLibrary
    }

    private func location(of frame: Frame) -> SourceLocation? {
        guard let code = lowered[Int(frame.function)].code else { return nil }
        let place = Int(frame.pc) - 1
        guard place >= 0, place < code.offsets.count, code.offsets[place] >= 0 else { return nil }
        return program.location(file: code.file, offset: Int(code.offsets[place]))
    }
}

/// Values that the host creates and reads.
extension Interpreter {
    /// Retains everything that the value refers to directly.
    public func retain(_ value: Value) { keep(value) }

    /// Releases one reference. Objects die at the next reaping.
    public func release(_ value: Value) { drop(value) }

    /// A new object that holds a value for the host. Its own reference count is 0. A metatype always gets the same object.
    public func hold(_ value: Value) -> ObjectID {
        guard case .type(let reference) = value else { return held(value) }
        if let known = store.pointee.classObjects[reference] { return known }
        let id = held(value)
        space.retain(id)
        store.pointee.classObjects[reference] = id
        return id
    }

    private func held(_ value: Value) -> ObjectID {
        keep(value)
        let id = space.allocate(typeName: "value")
        store.pointee.allocated += 1
        store.pointee.objects[id] = Instance(type: Instance.held, fields: [value])
        return id
    }

    /// The value that an object id represents: the value held for the host, a closure, or the object itself. Borrowed.
    public func value(of id: ObjectID) -> Value {
        switch store.pointee.objects[id].type {
        case Instance.held: store.pointee.objects[id].fields.first ?? .none
        case Instance.closure: .closure(id)
        default: .object(id)
        }
    }

    private func pooled(_ value: Value) -> Value {
        store.pointee.pool.append(value)
        return value
    }

    /// A new array of borrowed elements. Lives until the current call from or to the host ends, unless retained.
    public func makeArray(_ elements: [Value]) -> Value {
        pooled(.array(makeBuffer(ownedAll(ContiguousArray(elements)))))
    }

    /// A borrowed value with its numbers boxed as objects, as Foundation returns them. Lives as long as a new array.
    public func makeNumberObjects(_ value: Value) -> Value { pooled(numberObjects(owned(value))) }

    /// A new dictionary; lives as long as a new array. A key that cannot be hashed ends the run with an error.
    public func makeDictionary(_ entries: [(key: Value, value: Value)]) -> Value {
        made { () throws(ScriptError) -> Value in
            try self.makeOwnedDictionary(ContiguousArray(entries.flatMap { [self.owned($0.key), self.owned($0.value)] }))
        }
    }

    /// A new set; lives as long as a new array.
    public func makeSet(_ elements: [Value]) -> Value {
        made { () throws(ScriptError) -> Value in try self.makeOwnedSet(self.ownedAll(ContiguousArray(elements))) }
    }

    private func made(_ body: () throws(ScriptError) -> Value) -> Value {
        do {
            return pooled(try body())
        } catch {
            end(error)
            return .none
        }
    }

    /// A new tuple; lives as long as a new array.
    public func makeTuple(_ elements: [Value], labels: [String?] = []) -> Value {
        let type = labels.contains { $0 != nil } ? declarations.code.type(.tuple(elements.map { _ in .unknown }, labels)) : -1
        return pooled(.tuple(makeBuffer(ownedAll(ContiguousArray(elements)), type: type)))
    }

    /// A new closure that runs host code; lives as long as a new array.
    public func makeClosure(_ name: String, _ body: @escaping @Sendable (Interpreter, [Value]) throws(ScriptError) -> Value) -> Value {
        pooled(ownedClosure(body))
    }

    /// The elements of an array, set, tuple or integer range, borrowed; nil for anything else.
    public func elements(of value: Value) -> [Value]? {
        switch value {
        case .array(let buffer), .set(let buffer), .tuple(let buffer): return Array(store.pointee[buffer].elements)
        case .range(let buffer):
            guard let bounds = integerBounds(buffer), case let count = max(0, bounds.upper &- bounds.lower), count <= limits.memory else {
                return nil
            }
            return (0..<count).map { .integer(bounds.lower &+ $0, bounds.kind) }
        default: return nil
        }
    }

    /// The elements of any sequence, borrowed; nil for other values. Covers the program's own sequences.
    public func collected(_ value: Value) throws(ScriptError) -> [Value]? {
        try sequenceElements(value).flatMap { elements(of: pooled(.array(makeBuffer($0)))) }
    }

    /// The entries of a dictionary in order of insertion, borrowed; nil for anything else.
    public func entries(of value: Value) -> [(key: Value, value: Value)]? {
        guard case .dictionary(let buffer) = value else { return nil }
        let elements = store.pointee[buffer].elements
        return stride(from: 0, to: elements.count, by: 2).map { (elements[$0], elements[$0 + 1]) }
    }

    /// Whether `==` holds between two values.
    public func areEqual(_ lhs: Value, _ rhs: Value) throws(ScriptError) -> Bool { try equal(lhs, rhs) }

    /// The text that `print` shows for a value.
    public func describe(_ value: Value) -> String {
        do { return try description(value, as: .unknown) } catch { return "?" }
    }

    /// The text that `debugPrint` shows for a value: strings in quotes.
    public func debugDescribe(_ value: Value) -> String { debugDescription(value) }
}
