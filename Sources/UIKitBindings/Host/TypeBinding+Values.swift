package import Interpreter

// Members of types whose values are Foundation's own. They call Foundation's members.
extension TypeBinding {
    /// The parameters of a member, from its full name and their types in order. A type may be followed by a default: `Bool = false`.
    package static func parameters(_ name: String, _ types: [String]) -> [HostParameter] {
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: true)
        return zip(labels, types).map { label, type in
            let parts = type.split(separator: " = ", maxSplits: 1).map(String.init)
            return HostParameter(
                label == "_" ? nil : String(label), label == "_" ? "value" : String(label), parts[0],
                default: parts.count > 1 ? parts[1] : nil)
        }
    }

    /// A property that can be read.
    package mutating func reads<Native: Bridged, Result: Bridged>(
        _ name: String, _ type: String, _ get: @escaping @Sendable (Native) -> Result
    ) {
        property(name, type) { call throws(ScriptError) in
            let value: Native = try call.receiver()
            return call.give(get(value))
        }
    }

    /// A property that can be written.
    package mutating func writes<Native: Bridged, Result: Bridged>(
        _ name: String, _ type: String, _ path: any WritableKeyPath<Native, Result> & Sendable
    ) {
        property(name, type) { call throws(ScriptError) in
            let value: Native = try call.receiver()
            return call.give(value[keyPath: path])
        } set: { call, new throws(ScriptError) in
            var value: Native = try call.receiver()
            value[keyPath: path] = try call.read(new)
            call.receiver = call.give(value)
        }
    }

    /// A property of the type itself.
    package mutating func constant<Result: Bridged>(_ name: String, _ type: String, _ get: @escaping @Sendable () -> Result) {
        property(name, type, isStatic: true) { call throws(ScriptError) in call.give(get()) }
    }

    /// A method with a result.
    package mutating func gives<Native: Bridged, each Given: Bridged, Result: Bridged>(
        _ name: String, _ types: [String], _ result: String, _ body: @escaping @Sendable (Native, repeat each Given) -> Result
    ) {
        method(name, Self.parameters(name, types), result: result) { call throws(ScriptError) in
            let value: Native = try call.receiver()
            let given: (repeat each Given) = try call.allArguments()
            return call.give(body(value, repeat each given))
        }
    }

    /// A method that changes the value.
    package mutating func changes<Native: Bridged, each Given: Bridged>(
        _ name: String, _ types: [String], _ body: @escaping @Sendable (inout Native, repeat each Given) -> Void
    ) {
        method(name, isMutating: true, Self.parameters(name, types)) { call throws(ScriptError) in
            var value: Native = try call.receiver()
            let given: (repeat each Given) = try call.allArguments()
            body(&value, repeat each given)
            call.receiver = call.give(value)
            return .void
        }
    }

    /// A method or an operator of the type itself.
    package mutating func computes<each Given: Bridged, Result: Bridged>(
        _ name: String, _ types: [String], _ result: String, _ body: @escaping @Sendable (repeat each Given) -> Result
    ) {
        method(name, isStatic: true, Self.parameters(name, types), result: result) { call throws(ScriptError) in
            let given: (repeat each Given) = try call.allArguments()
            return call.give(body(repeat each given))
        }
    }

    /// An initialiser; an optional result is nil where it fails.
    package mutating func makes<each Given: Bridged, Result: Bridged>(
        _ name: String, _ types: [String], isFailable: Bool = false, _ body: @escaping @Sendable (repeat each Given) -> Result
    ) {
        initializer(name, Self.parameters(name, types), result: isFailable ? "\(self.name)?" : nil) { call throws(ScriptError) in
            let given: (repeat each Given) = try call.allArguments()
            return call.give(body(repeat each given))
        }
    }

    /// An operator of the type itself.
    package mutating func operates<Left: Bridged, Right: Bridged, Result: Bridged>(
        _ name: String, _ types: (String, String), _ result: String, _ body: @escaping @Sendable (Left, Right) -> Result
    ) {
        let operands = [HostParameter(nil, "lhs", types.0), HostParameter(nil, "rhs", types.1)]
        method(name, isStatic: true, operands, result: result) { call throws(ScriptError) in
            let left: Left = try call.argument(0)
            let right: Right = try call.argument(1)
            return call.give(body(left, right))
        }
    }
}

extension HostCall {
    /// The arguments in order.
    package func allArguments<each Given: Bridged>() throws(ScriptError) -> (repeat each Given) {
        var position = 0
        func next<Next: Bridged>(_ type: Next.Type) throws(ScriptError) -> Next {
            defer { position += 1 }
            return try argument(position)
        }
        return (repeat try next((each Given).self))
    }
}
