internal import Heap
internal import SwiftSyntax

/// Creation and deinitialisation of objects and structs.
extension Interpreter {
    /// The caller of an initialiser.
    enum InitialiserCaller {
        /// Code of the program.
        case code
        /// The host, possibly from inside its own initialiser.
        case host
        /// A subclass's initialiser. The host already knows of the object.
        case subclass
    }

    /// [arguments] -> [object]: creates a value. `number` is the type with its arguments.
    func instantiate(
        _ type: TypeInfo, _ number: Int32? = nil, name: String?, _ shape: CallShape?, _ count: Int, by caller: InitialiserCaller = .code
    ) throws(ScriptError) {
        try countStep()
        let number = argumentsSeen(number ?? type.index, type, name, shape, count)
        if let name, type.directInitializer?.name == name, let function = type.directInitializer?.function {
            try insertObject(of: type, number, beneath: count)
            return try enter(function, arguments: count + 1)
        }
        declarations.resolved(type)
        switch type.kind {
        case .class:
            try tellPlaceholderClass(of: type)
            try insertObject(of: type, number, beneath: count)
        case .structure:
            try checkMemory()
            let buffer = makeBuffer(ContiguousArray(repeating: .missing, count: type.stored.count), type: number)
            insert(.structure(buffer), beneath: count)
        // Until `self` has a value, its future type stands in for `Self`.
        case .enumeration: insert(.type(.declared(number)), beneath: count)
        case .extensionOfExternalType: insert(.missing, beneath: count)
        case .protocol:
            refuse("an instance of the protocol '\(type.name)'")
            for _ in 0..<count { release(now: pop()) }
            push(.none)
            return
        }
        try initialise(from: type, name: name, shape, count, fillsFrom: type, by: caller)
    }

    /// The number of a generic type with the arguments that follow from the values, if none are known yet.
    private func argumentsSeen(_ number: Int32, _ type: TypeInfo, _ name: String?, _ shape: CallShape?, _ count: Int) -> Int32 {
        guard number == type.index, !type.genericNames.isEmpty, count > 0 else { return number }
        let key = name ?? shape?.name ?? ""
        let places: [(argument: Int, parameter: Int)]
        if let known = type.parameterPlaces[key] {
            places = known
        } else {
            let types: [TypeSyntax?] =
                name.flatMap { name in declarations.initializers(of: type).first { $0.name == name }?.parameters.map(\.type) }
                ?? shape?.labels.map { label in type.stored.first { $0.baseName == label }?.typeSyntax } ?? []
            places = types.enumerated().compactMap { position, syntax in
                syntax.flatMap { type.genericNames.firstIndex(of: $0.writtenText) }.map { (position, $0) }
            }
            type.parameterPlaces[key] = places
        }
        guard !places.isEmpty else { return number }
        var arguments = type.genericNames.map { _ in StaticType.unknown }
        for place in places where place.argument < count {
            let value = stack[top - count + place.argument]
            switch value {
            case .int, .double, .sized, .float, .bool, .string, .character, .substring, .structure, .enumeration:
                arguments[place.parameter] = knownType(of: value)
            default: break
            }
        }
        guard case .declared(let seen) = declarations.applied(type, arguments) else { return number }
        return seen
    }

    /// [arguments] -> [object, arguments]: allocates an object.
    private func insertObject(of type: TypeInfo, _ number: Int32, beneath count: Int) throws(ScriptError) {
        let instance = Instance(type: number, fields: emptyFields(type.fieldCount))
        let id = space.allocateRetained(typeName: type.qualifiedName) { store.pointee.objects[$0] = instance }
        store.pointee.allocated += 1
        try checkMemory()
        insert(.object(id), beneath: count)
    }

    /// [self, arguments] -> [self or nil]: runs an initialiser of an object with a host superclass. Tells the host before and after.
    func tell(
        _ name: String, _ parameters: [String], of id: ObjectID, by caller: InitialiserCaller, _ body: () throws(ScriptError) -> Void
    ) throws(ScriptError) {
        let given = zip(parameters, UnsafeBufferPointer(start: stack + top - parameters.count, count: parameters.count)).filter {
            if case .missing = $1 { false } else { true }
        }
        host.willInitialise(id, with: name, given.map { (name: $0, value: $1) }, caller: caller == .code ? currentLocation : nil)
        defer { host.didInitialise(id) }
        try body()
    }

    /// The object beneath the arguments, if the host must be told of its initialisation.
    func toldObject(beneath count: Int, by caller: InitialiserCaller) -> ObjectID? {
        guard caller != .subclass, case .object(let id) = stack[top - count - 1], let own = declaredType(of: .object(id)) else {
            return nil
        }
        return own.type.hostAncestor == nil ? nil : id
    }

    /// [self, arguments] -> [self or nil]: runs an own or inherited initialiser of `type`. The types from `bottom` up to the declaring one
    /// get their initial values first.
    func initialise(
        from type: TypeInfo, name: String?, _ shape: CallShape?, _ count: Int, fillsFrom bottom: TypeInfo?, by caller: InitialiserCaller
    ) throws(ScriptError) {
        let isMemberwise = shape?.isMemberwise ?? false
        if !isMemberwise, let (member, sources) = initializer(of: type, name: name, shape, count) {
            if !CallShape.isDirect(sources) || sources.count != count {
                let given = popMany(count)
                for source in sources {
                    switch source {
                    case .missing: push(.missing)
                    case .argument(let index): push(given[index])
                    case .variadic(let indices): push(.array(makeBuffer(ContiguousArray(indices.map { given[$0] }))))
                    }
                }
            }
            if let owner = member.owner, type.kind == .class, owner !== type, owner.kind == .class, !member.isConvenience {
                try completeArguments(of: member, sources.count)
                let object = stack[top - sources.count - 1]
                for level in type.chain {
                    if level === owner { break }
                    try fillDefaults(of: level, object)
                }
            }
            guard let id = toldObject(beneath: sources.count, by: caller) else {
                let function = declarations.function(for: member)
                if let name, type.kind == .class, member.owner === type, type.hostAncestor == nil,
                    !type.chain.contains(where: \.isPlaceholder)
                {
                    type.directInitializer = (name, function)
                }
                return try enter(function, arguments: sources.count + 1)
            }
            return try tell(member.name, member.parameters.map(\.name), of: id, by: caller) { () throws(ScriptError) in
                let arguments = Array(self.popMany(sources.count + 1))
                self.push(try self.callNested(self.declarations.function(for: member), arguments))
            }
        }
        if !isMemberwise, try initialiseInstead(type, name: name, shape, count, fillsFrom: bottom, by: caller) { return }
        if type.kind == .structure { return try memberwise(type, shape ?? CallShape("init", []), count) }
        if type.kind == .enumeration, count == 1, shape?.labels == ["rawValue"] || name == "init(rawValue:)" {
            let raw = pop()
            drop(pop())
            push(try fromRawValue(type, raw))
            return release(now: raw)
        }
        if let host = type.hostAncestor {
            if count == 0, let delegation = delegation(in: host.name, name ?? "init()") {
                let delegate = { () throws(ScriptError) in
                    for argument in delegation.arguments { self.push(try self.unsaidValue(of: argument, for: type)) }
                    try self.initialise(
                        from: type, name: delegation.name, nil, delegation.arguments.count, fillsFrom: bottom, by: .host)
                }
                guard let id = toldObject(beneath: 0, by: caller) else { return try delegate() }
                return try tell(name ?? "init()", [], of: id, by: caller, delegate)
            }
            if try initialiseConveniently(type, host.name, name: name, shape, count, fillsFrom: bottom, by: caller) { return }
            let object = stack[top - count - 1]
            for level in type.chain { try fillDefaults(of: level, object) }
            return try initialiseHost(host.name, name: name, shape, count, by: caller)
        }
        if count == 0 {
            let object = stack[top - 1]
            for level in type.chain { try fillDefaults(of: level, object) }
            return
        }
        if !type.isPlaceholder { refuse("'\(shape?.name ?? name ?? "init")' of \(type.name)") }
        for _ in 0..<count { release(now: pop()) }
        guard case .object(let id) = stack[top - 1] else { return }
        for level in type.chain { try fillDefaults(of: level, .object(id)) }
        try fillMissing(of: id, type, .unknown)
    }

    /// The program's initialiser for a call: the one of that name, or the best fit with the fewest defaults. Nil if the host's is called.
    private func initializer(of type: TypeInfo, name: String?, _ shape: CallShape?, _ count: Int) -> (MemberInfo, [ArgumentSource])? {
        let members = declarations.initializers(of: type)
        let arguments = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
        if let name {
            let direct = (0..<count).map { ArgumentSource.argument($0) }
            if let chosen = type.overloadedInitializers[name] { return (chosen, direct) }
            let named = members.filter { $0.name == name }.map { ($0, direct) }.available(awaiting: false)
            return mostFitting(initializers(named, availableFor: arguments), arguments)
        }
        let matching = members.compactMap { member in shape?.match(declarations.shapes(of: member)).map { (member, $0) } }
        var all = initializers(matching.available(awaiting: shape?.awaits ?? false), availableFor: arguments)
        // For a generic type the arguments determine the parameters' types.
        if all.count > 1, count > 0, !type.genericNames.isEmpty, case let number = number(of: stack[top - count - 1]), number >= 0 {
            // With unknown arguments a constrained extension's initialiser does not count.
            let isKnown = number != type.index
            let taking = all.filter { isKnown ? mayTake($0, arguments, on: .declared(number)) : $0.0.requirements.isEmpty }
            if !taking.isEmpty { all = taking }
        }
        func missing(_ one: (MemberInfo, [ArgumentSource])) -> Int { one.1.count { $0 == .missing } }
        guard let fewest = all.map(missing).min() else { return nil }
        if fewest > 0, count == 0, inheritsPlainInitializer(type, members) { return nil }
        let best = all.filter { missing($0) == fewest }
        if count > 0, inheritsNearer(type, than: best, shape, arguments) { return nil }
        return best.count > 1 ? mostFitting(best, arguments) : best.first
    }

    /// [self, arguments] -> [self, arguments]: evaluates the default arguments of an inherited initialiser, before the subclass's
    /// properties are initialised, or those of an overridden method.
    func completeArguments(of member: MemberInfo, _ count: Int) throws(ScriptError) {
        let given = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
        let leavesSome = zip(member.parameters, given).contains { parameter, value in
            if case .missing = value { parameter.defaultValue != nil } else { false }
        }
        guard leavesSome else { return }
        keep(stack[top - count - 1])
        let all = try callNested(declarations.defaultArguments(of: member), [stack[top - count - 1]] + Array(popMany(count)))
        for position in 0..<count { push(element(position, of: all)) }
        release(now: all)
    }

    func fillDefaults(of type: TypeInfo, _ object: Value) throws(ScriptError) {
        keep(object)
        let result = try callNested(declarations.defaultsFunction(of: type), [object])
        drop(result)
    }

    /// [self, arguments] -> [self]: runs a host initialiser.
    func initialiseHost(
        _ hostName: String, name: String?, _ shape: CallShape?, _ count: Int, by caller: InitialiserCaller
    ) throws(ScriptError) {
        let object = stack[top - count - 1]
        guard case .object(let id) = object else { return }
        let members = declarations.hostMembers(named: "init", in: hostName, isStatic: true)
        var fitting: [(HostMember, [ArgumentSource])] = []
        for member in members where member.call != nil {
            if let name, member.name != name { continue }
            let written = shape ?? CallShape("init", member.parameters.map(\.label))
            if let sources = written.match(declarations.shapes(of: member)) { fitting.append((member, sources)) }
        }
        // A trailing closure selects the initialiser that takes a function.
        let arguments = fitting.count > 1 ? (top - count..<top).map { stack[$0] } : []
        if let (member, sources) = fitting.count > 1 ? mostFitting(fitting, arguments) : fitting.first {
            let given = popMany(count)
            for source in sources {
                switch source {
                case .missing: push(.missing)
                case .argument(let index): push(index < given.count ? given[index] : .missing)
                case .variadic(let indices): push(.array(makeBuffer(ContiguousArray(indices.map { given[$0] }))))
                }
            }
            if let told = toldObject(beneath: sources.count, by: caller) {
                try tell(member.name, member.parameters.map(\.name), of: told, by: caller) { () throws(ScriptError) in
                    try self.callHost(member, sources.count, wantsReceiver: true, adopting: id)
                }
            } else {
                try callHost(member, sources.count, wantsReceiver: true, adopting: id)
            }
            let result = pop()
            if case .none = result {
                store.pointee.objects[id].isPartial = true
                release(now: pop())
                push(.none)
            } else {
                drop(result)
            }
            return
        }
        for argument in popMany(count) { release(now: argument) }
        guard declaredType(of: object)?.type.chain.contains(where: \.isPlaceholder) ?? false else {
            tellUnknown(shape?.name ?? name ?? "init", of: hostName)
            if let own = declaredType(of: object)?.type { try fillMissing(of: id, own, .unknown) }
            return
        }
        // An initialiser of an undeclared class: the designated one of its assumed superclass.
        let usable = usableInitialisers(of: hostName).map(\.member).first { $0.delegation == nil }
        guard let member = usable ?? designatedInitialiser(of: hostName), let values = try standInArguments(of: member) else { return }
        for value in values { push(value) }
        try callHost(member, values.count, wantsReceiver: true, adopting: id)
        drop(pop())
    }

    /// [self, arguments] -> [self]: the memberwise initialiser of a struct.
    private func memberwise(_ type: TypeInfo, _ shape: CallShape, _ count: Int) throws(ScriptError) {
        let given = popMany(count)
        guard case .structure(let empty) = stack[top - 1] else { return given.forEach(drop) }
        _ = pop()
        // The arguments are stored first; defaults fill the rest.
        let buffer = unique(empty)
        let settable = type.memberwiseProperties
        var next = 0
        // Trailing closures have no labels and are matched like those of any call.
        let sources = shape.trailing < shape.labels.count ? shape.match(declarations.memberwiseShapes(of: type)) : nil
        for (position, value) in given.enumerated() {
            if let place = sources?.firstIndex(of: .argument(position)) { next = place }
            let label = position < shape.labels.count ? shape.labels[position] : nil
            while next < settable.count, label != nil, settable[next].memberwiseName != label { next += 1 }
            guard next < settable.count else {
                drop(value)
                continue
            }
            let member = settable[next]
            let place = Int(member.slot)
            next += 1
            var value = value
            if let wrapper = declarations.wrapperFunction(of: member) {
                let given = converted(value, to: declarations.memberwiseType(of: member, in: type.index))
                value = try callNested(wrapper, [.type(.declared(type.index)), given])
            }
            let old = store.pointee[buffer].contents[place]
            store.pointee[buffer].contents[place] = owned(converted(value, to: declarations.type(of: member)), as: member.ownership)
            drop(old)
        }
        if store.pointee[buffer].elements.contains(where: { if case .missing = $0 { true } else { false } }) {
            push(try callNested(declarations.defaultsFunction(of: type, onlyMissing: true), [.structure(buffer)]))
        } else {
            push(.structure(buffer))
        }
        settle()
    }

    /// An owned value in the form that a property of that ownership stores.
    func owned(_ value: Value, as ownership: MemberInfo.Ownership) -> Value {
        guard ownership != .strong, case .object(let id) = value else { return value }
        drop(value)
        return ownership == .weak ? .weak(id) : .unowned(id)
    }

    /// [type, arguments] -> [object]: an initialiser in an extension of a host class delegates. The new object has the called type.
    private func make(_ instruction: Instruction) throws(ScriptError) {
        let count = Int(instruction.b)
        let receiver = stack[top - count - 1]
        guard instruction.op == .callShapeInitializer else { return try makeHost(declarations.names[instruction.a], count) }
        let shape = declarations.code.shapes[Int(instruction.a)]
        let arguments = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
        let (target, _) = shapeTarget(shape, of: receiver, arguments: arguments)
        try invoke(target, shape, shape.base, count, wantsReceiver: false)
    }

    /// [type, arguments] -> [object]: calls a host initialiser.
    func makeHost(_ name: String, _ count: Int) throws(ScriptError) {
        let host = hostTypeName(of: stack[top - count - 1])?.name ?? ""
        let member = declarations.calledHostMembers(named: "init", in: host, isStatic: true).first { $0.name == name }
        try invoke(member.map(Target.host) ?? .none, nil, name, count, wantsReceiver: false)
    }

    /// Runs `self.init(…)` and `super.init(…)`.
    func delegateInitialiser(_ instruction: Instruction) throws(ScriptError) {
        let count = Int(instruction.b)
        var type = declarations.type(instruction.c)
        if type.kind == .extensionOfExternalType, case .type = stack[top - count - 1] { return try make(instruction) }
        if instruction.op != .callSuperInitializer, let own = declaredType(of: stack[top - count - 1])?.type,
            own.kind == .class || type.kind == .protocol
        {
            // A convenience initialiser delegates to the designated one of the object's own class.
            type = own
        }
        switch instruction.op {
        case .callInitializer:
            var name = declarations.names[instruction.a]
            if let member = declarations.type(instruction.c).overloadedInitializers[name] {
                name = declarations.key(ofInitializer: declarations.initializer(for: member, in: type), in: type)
            }
            try initialise(from: type, name: name, nil, count, fillsFrom: nil, by: .code)
        case .callShapeInitializer:
            try initialise(from: type, name: nil, declarations.code.shapes[Int(instruction.a)], count, fillsFrom: nil, by: .code)
        default:
            let shape = declarations.code.shapes[Int(instruction.a)]
            if let superclass = type.superclass {
                try initialise(from: superclass, name: nil, shape, count, fillsFrom: superclass, by: .subclass)
            } else if let host = type.hostSuperclass {
                try initialiseHost(host.name, name: nil, shape, count, by: .subclass)
            } else {
                // An unknown superclass.
                for argument in popMany(count) { release(now: argument) }
            }
        }
    }
}
