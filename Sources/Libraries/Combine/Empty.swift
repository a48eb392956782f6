/// Ends without a value.
///
/// Fidelity: documented Empty.
final class Empty<Output, Failure>: Publisher {
    let completeImmediately: Bool
    init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    init(completeImmediately: Bool = true, outputType: Any, failureType: Any) { self.completeImmediately = completeImmediately }
    func _attach(_ sink: _Sink) {
        sink._begin("Empty")
        if completeImmediately { sink._finish(Subscribers.Completion.finished) }
    }
}
