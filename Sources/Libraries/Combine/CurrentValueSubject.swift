/// Sends on what it is given, and keeps the last value.
///
/// Fidelity: documented CurrentValueSubject; demand is not simulated but for flatMap's: every value is delivered at once (simplified).
final class CurrentValueSubject<Output, Failure>: Subject {
    let _sinks = _Sinks()
    var _current: Output
    init(_ value: Output) { _current = value }
    var value: Output {
        get { _current }
        set { send(newValue) }
    }
    func send(_ value: Output) {
        if _sinks._completion != nil { return }
        _current = value
        _sinks._send(value, true)
    }
    func send() { send(()) }
    func send(completion: Subscribers.Completion<Failure>) { _sinks._finish(completion) }
    func _attach(_ sink: _Sink) {
        if _sinks._refuse(sink, "CurrentValueSubject") { return }
        _sinks._add(sink)
        sink._begin("CurrentValueSubject")
        sink._send(_current)
    }
}
