/// Tells that something changes, and not what.
///
/// Fidelity: documented ObservableObjectPublisher.
final class ObservableObjectPublisher: Publisher {
    let _sinks = _Sinks()
    init() {}
    func send() { _sinks._send(()) }
    func _attach(_ sink: _Sink) {
        _sinks._add(sink)
        sink._begin("ObservableObjectPublisher")
    }
}
