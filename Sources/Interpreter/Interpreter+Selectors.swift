public import Heap

/// Methods by their names, as Objective-C finds them when the program runs.
extension Interpreter {
    /// Whether an object has a method of that full name: the program's, of an extension of its, or the host's. What is stood for has all.
    public func responds(to fullName: String, on id: ObjectID) -> Bool { hasMethod(fullName, .object(id)) }

    func hasMethod(_ fullName: String, _ value: Value) -> Bool {
        switch methodTarget(fullName, of: value) {
        case .none, .library: isPlaceholder(value)
        default: true
        }
    }

    /// Calls such a method. Where the host's takes something else than what is passed, it gets what the machine would make of a pointer: whether
    /// there is one, or nothing. The result is borrowed.
    public func perform(_ fullName: String, on id: ObjectID, _ arguments: [Value]) throws(ScriptError) -> Value {
        var arguments = arguments
        if case .host(let member) = methodTarget(fullName, of: .object(id)) {
            for (position, parameter) in member.parameters.enumerated() where position < arguments.count {
                let type = declarations.staticType(source: parameter.type)
                if !isValue(arguments[position], of: type) { arguments[position] = passed(arguments[position], as: type) }
            }
        }
        return try callMethod(fullName, on: .object(id), arguments: arguments)
    }

    private func passed(_ value: Value, as type: StaticType) -> Value {
        let isThere = if case .none = value { false } else { true }
        switch type {
        case .bool: return .bool(isThere)
        case .int: return .int(isThere ? 1 : 0)
        case .double, .float: return .double(0)
        case .unknown, .any, .host("Any"): return value
        default: return .none
        }
    }

    /// Whether an object is of a type that is a value, `UILabel.self`; only of just that class where it is to be `exactly` that.
    public func isInstance(_ id: ObjectID, of type: Value, exactly: Bool = false) -> Bool {
        guard case .type(let reference) = type else { return false }
        let value = Value.object(id)
        guard exactly else { return isValue(value, of: declarations.staticType(of: reference)) }
        return declarations.areSame(typeReference(of: value, -1), reference)
    }
}
