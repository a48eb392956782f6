final class _LocalBinding {
    let _local: Any
    let _value: Any
    let _outer: _LocalBinding?
    init(_ local: Any, _ value: Any, inside outer: _LocalBinding?) {
        _local = local
        _value = value
        _outer = outer
    }
    static var _outsideOfTasks: _LocalBinding?
    static var _innermost: _LocalBinding? {
        get {
            if let task = _taskCurrent() { return task._bindings }
            return _outsideOfTasks
        }
        set {
            if let task = _taskCurrent() { task._bindings = newValue } else { _outsideOfTasks = newValue }
        }
    }
}

@propertyWrapper final class _TaskLocal<Value> {
    let _unbound: Value
    init(wrappedValue: Value) { _unbound = wrappedValue }
    init() { _unbound = nil }
    var wrappedValue: Value {
        var binding = _LocalBinding._innermost
        while let bound = binding {
            if bound._local === self { return bound._value }
            binding = bound._outer
        }
        return _unbound
    }
    var projectedValue: _TaskLocal { self }
    func get() -> Value { wrappedValue }
    func withValue<R>(
        _ value: Value, operation: () async throws -> R, isolation: Any? = nil, file: String = "", line: Int = 0
    ) async rethrows -> R {
        let outer = _LocalBinding._innermost
        _LocalBinding._innermost = _LocalBinding(self, value, inside: outer)
        defer { _LocalBinding._innermost = outer }
        return try await operation()
    }
}
