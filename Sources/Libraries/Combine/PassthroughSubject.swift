/// Sends on what it is given.
///
/// Fidelity: documented PassthroughSubject; demand is not simulated but for flatMap's: every value is delivered at once (simplified).
final class PassthroughSubject<Output, Failure>: Subject {
    let _sinks = _Sinks()
    init() {}
    func send(_ value: Output) { _sinks._send(value) }
    func send() { _sinks._send(()) }
    func send(completion: Subscribers.Completion<Failure>) { _sinks._finish(completion) }
    func _attach(_ sink: _Sink) {
        if _sinks._refuse(sink, "PassthroughSubject") { return }
        _sinks._add(sink)
        sink._begin("PassthroughSubject")
    }
}
