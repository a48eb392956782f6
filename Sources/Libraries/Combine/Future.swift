/// Sends the one value that is promised.
///
/// Fidelity: documented Future (runs when it is made).
final class Future<Output, Failure>: Publisher {
    let _sinks = _Sinks()
    var _result: Result<Output, Failure>?
    init(_ attempt: (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        attempt { result in
            if self._result != nil { return }
            self._result = result
            let waiting = self._sinks._all
            for sink in waiting { self._deliver(result, sink) }
        }
    }
    func _deliver(_ result: Result<Output, Failure>, _ sink: _Sink) {
        switch result {
        case .success(let value):
            sink._send(value)
            sink._finish(Subscribers.Completion.finished)
        case .failure(let error): sink._finish(Subscribers.Completion.failure(error))
        }
    }
    func _attach(_ sink: _Sink) {
        if _result == nil { _sinks._add(sink) }
        sink._begin("Future")
        if let result = _result { _deliver(result, sink) }
    }
}
