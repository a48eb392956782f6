/// Ends with an error.
///
/// Fidelity: documented Fail.
final class Fail<Output, Failure>: Publisher {
    let error: Failure
    init(error: Failure) { self.error = error }
    init(outputType: Any, failure: Failure) { error = failure }
    func _attach(_ sink: _Sink) {
        sink._begin("Empty")
        sink._finish(Subscribers.Completion.failure(error))
    }
}
