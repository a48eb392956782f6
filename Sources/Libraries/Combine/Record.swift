/// Sends values and an end that were noted.
///
/// Fidelity: documented Record.
final class Record<Output, Failure>: Publisher {
    let output: [Output]
    let completion: Subscribers.Completion<Failure>
    init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.output = output
        self.completion = completion
    }
    func _attach(_ sink: _Sink) { _Elements(output, completion, sink)._go() }
}

/// What is still to be sent of a list, as long as there is room.
final class _Elements {
    let _sink: _Sink
    let _completion: Subscribers.Completion<Error>
    var _next: Any
    var _isGoing = false
    init(_ all: Any, _ completion: Subscribers.Completion<Error>, _ sink: _Sink) {
        _sink = sink
        _completion = completion
        _next = (all is ClosedRange<Int> || all is Range<Int> ? Array(all) : all).makeIterator()
        sink._begin("\(all)")
    }
    func _go() {
        if _isGoing { return }
        _isGoing = true
        while !_sink._isOver, _sink._hasRoom {
            guard let value = _next.next() else { return _sink._finish(_completion) }
            _sink._send(value)
        }
        _isGoing = false
        if !_sink._isOver { _sink._resumed = { self._go() } }
    }
}
