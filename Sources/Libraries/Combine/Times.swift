final class _Connection {
    var _current: Cancellable?
    func _end() {
        let current = _current
        _current = nil
        current?.cancel()
    }
}

/// Starts a publisher for each value, no more at once than are wanted.
final class _Flattening {
    let _after: _Sink
    let _most: Int
    let _make: (Any) -> Publisher
    var _stage: _Sink?
    var _count = 0
    var _waiting: [Any] = []
    var _isOver = false
    init(_ after: _Sink, _ most: Int, _ make: @escaping (Any) -> Publisher) {
        _after = after
        _most = most
        _make = make
    }
    func _take(_ value: Any) {
        if _count >= _most { return _waiting.append(value) }
        _count += 1
        let inner = _Sink({ self._after._send($0) }, { _ in })
        inner._end = { [weak inner] completion in
            self._after._before.removeAll { $0 === inner }
            self._ended(completion)
        }
        _after._put(inner)
        _make(value)._attach(inner)
    }
    func _ended(_ completion: Subscribers.Completion<Error>) {
        _count -= 1
        if case .failure = completion { return _after._finish(completion) }
        if !_waiting.isEmpty {
            _take(_waiting.removeFirst())
        } else if !_isOver {
            _stage?._resume()
        }
        if _isOver, _count == 0 { _after._finish(completion) }
    }
}

extension _Memory {
    func _expire(_ seconds: Double, _ scheduler: Any, _ after: _Sink, _ error: (() -> Any)?) {
        let number = _count
        _schedule(on: scheduler, after: seconds) {
            if self._count != number { return }
            if let error { after._finish(Subscribers.Completion.failure(error())) } else { after._finish(Subscribers.Completion.finished) }
        }
    }
}
