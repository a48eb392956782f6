/// Sends one value and ends.
///
/// Fidelity: documented Just.
final class Just<Output>: Publisher {
    let output: Output
    init(_ output: Output) { self.output = output }
    func _attach(_ sink: _Sink) {
        sink._begin("Just")
        sink._send(output)
        sink._finish(Subscribers.Completion.finished)
    }
}
