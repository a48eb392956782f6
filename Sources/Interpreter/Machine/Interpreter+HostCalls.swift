internal import Heap

/// Calls of host functions.
extension Interpreter {
    /// Runs host code. A refusal by the host becomes nil and an event.
    func hostResult(_ name: String, _ body: () throws(ScriptError) -> Value) throws(ScriptError) -> Value {
        try nest()
        defer { nesting -= 1 }
        let result: Value
        do {
            result = try body()
        } catch .refusal(let message) {
            refuse(message)
            return .none
        } catch .thrown(let value) {
            keep(value)
            throw .thrown(value)
        } catch {
            throw error
        }
        // An exception of the host ends the run in the middle of the call.
        if store.pointee.hasEnded { throw .ended }
        try account(for: result)
        return result
    }

    /// Charges steps and memory for a value that the host has made.
    private func account(for value: Value) throws(ScriptError) {
        switch value {
        case .string(let text):
            charge(text.utf8.count / Self.bytesPerStep)
            try checkString(ofLength: text.utf8.count)
        case .host(let boxed) where boxed.byteCount > 0:
            charge(boxed.byteCount / Self.bytesPerStep)
            try checkBytes(boxed.byteCount, of: boxed.typeName)
        default: break
        }
    }

    /// The steps that the host takes to read an argument.
    private func readingSteps(_ value: Value) -> Int {
        switch value {
        case .string(let text): text.utf8.count / Self.readBytesPerStep
        case .substring(let slice): slice.text.utf8.count / Self.readBytesPerStep
        case .array(let buffer), .dictionary(let buffer), .set(let buffer): store.pointee[buffer].elements.count / Self.elementsPerStep
        case .host(let boxed): boxed.byteCount / Self.bytesPerStep
        default: 0
        }
    }

    /// [receiver, arguments] -> [result], or [receiver, result] with `wantsReceiver`: calls a host member.
    func callHost(
        _ member: HostMember, _ count: Int, wantsReceiver: Bool, adopting: ObjectID? = nil, isSuper: Bool = false
    ) throws(ScriptError) {
        try checkMemory()
        var arguments = Array(popMany(count))
        try spend(arguments.reduce(Self.hostSteps) { $0 + readingSteps($1) })
        var isMissing = false
        var isGuess = false
        for (position, parameter) in member.parameters.enumerated() where position < arguments.count {
            if case .someNil = arguments[position] { arguments[position] = .none }
            if case .missing = arguments[position] { arguments[position] = try defaultValue(of: parameter) }
            if isPlaceholder(arguments[position]) { isGuess = true }
            if let value = try fitted(arguments[position], to: parameter.type) {
                arguments[position] = value
            } else {
                isMissing = true
            }
        }
        let receiver = pop()
        if isMissing, adopting == nil {
            // The call is impossible with the value of a placeholder.
            let result = try resultInstead(of: name(of: member, on: receiver), declared: member.result)
            for argument in arguments.reversed() { drop(argument) }
            if wantsReceiver { push(receiver) } else { drop(receiver) }
            settle()
            return push(result)
        }
        let given = arguments
        var call = HostCall(
            interpreter: self, receiver: receiver, arguments: given, adopting: adopting, isSuper: isSuper, location: currentLocation)
        let mark = store.pointee.pool.count
        var result = try hostResult(member.name) { () throws(ScriptError) -> Value in
            guard let body = member.call else { return .none }
            return try body(&call)
        }
        keep(result)
        if isGuess, case .none = result, member.result.hasSuffix("?"), adopting == nil {
            // The result is nil only because an argument is a placeholder.
            result = try resultInstead(of: name(of: member, on: receiver), declared: member.result)
        }
        drainPool(to: mark)
        for argument in arguments.reversed() { drop(argument) }
        if wantsReceiver {
            if case .host = call.receiver { push(call.receiver) } else { push(receiver) }
            if member.isMutating { try account(for: call.receiver) }
        } else {
            drop(receiver)
        }
        settle()
        push(result)
    }

    /// The name of a host call in an assumption about its result: `URL(string:)`.
    private func name(of member: HostMember, on receiver: Value) -> String {
        let type = typeName(of: receiver)
        guard member.name.hasPrefix("init("), type.hasSuffix(".Type") else { return "\(type).\(member.name)" }
        return "\(type.dropLast(5))\(member.name.dropFirst(4))"
    }

    func drainPool(to mark: Int) {
        while store.pointee.pool.count > mark { if let value = store.pointee.pool.popLast() { drop(value) } }
    }

    /// The owned argument for a parameter of a host initialiser that no call provides. If an undeclared class may provide it, a required
    /// parameter gets a stand-in.
    func unsaidValue(of parameter: HostParameter, for type: TypeInfo) throws(ScriptError) -> Value {
        guard parameter.type.hasSuffix("!"), type.chain.contains(where: \.isPlaceholder) else { return try defaultValue(of: parameter) }
        let placeholder = makePlaceholder("\(type.name).\(parameter.name)", .instance)
        if let made = try standIn(placeholder, as: declarations.wantedType(of: parameter)), !isPlaceholder(made) { return made }
        drop(placeholder)
        return try defaultValue(of: parameter)
    }

    /// A parameter's default value, owned.
    func defaultValue(of parameter: HostParameter) throws(ScriptError) -> Value {
        guard let source = parameter.defaultValue else { return .none }
        let key = "\(parameter.type)=\(source)"
        let index: Int32
        if let known = hostDefaults[key] {
            index = known
        } else {
            index = declarations.expressionFunction(source, type: parameter.type)
            hostDefaults[key] = index
        }
        return try callNested(index, [.void])
    }
}
