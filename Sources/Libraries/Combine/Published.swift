final class _PublishedPublisher: Publisher {
    let _sinks = _Sinks()
    var _current: Any?
    var _willChange: ObservableObjectPublisher?
    /// What is assigned to the property, until it dies.
    var _assigned: [_Sink] = []
    deinit { for sink in _assigned { sink._cancel() } }
    func _attach(_ sink: _Sink) {
        _sinks._add(sink)
        sink._begin("PublishedSubject")
        sink._send(_current)
    }
    /// Who listens hears of the new value while the property still has the old one.
    func _set(_ value: Any?) {
        _willChange?.send()
        _sinks._send(value, true)
        _current = value
    }
}

protocol _PublishedProperty: AnyObject { var _publisher: _PublishedPublisher { get } }

/// A property whose changes are sent.
///
/// Fidelity: documented Published (the publisher tells of a value before the property has it) and Publisher.assign(to:) (ends when the property dies).
@propertyWrapper
final class Published<Value>: _PublishedProperty {
    var projectedValue = _PublishedPublisher()
    init(wrappedValue: Value) { projectedValue._current = wrappedValue }
    init(initialValue: Value) { projectedValue._current = initialValue }
    var _publisher: _PublishedPublisher { projectedValue }
    var wrappedValue: Value {
        get { projectedValue._current }
        set { projectedValue._set(newValue) }
    }
}

struct _Stride {
    let _seconds: Double
    static func seconds(_ count: Double) -> _Stride { _Stride(_seconds: count) }
    static func milliseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1000) }
    static func microseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1000000) }
    static func nanoseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1000000000) }
}
