final class _Memory {
    var _last: Any
    var _count = 0
    var _all: [Any] = []
    var _isOver = false
    var _inner: _Sink?
    init(_ first: Any = 0) { _last = first }
    func _keep(_ value: Any) {
        _last = value
        _count += 1
    }
    func _taken() -> [Any] {
        let all = _all
        _all = []
        return all
    }
    func _open(_ seconds: Double, _ scheduler: Any, _ after: _Sink) {
        _isOver = true
        _schedule(on: scheduler, after: seconds) {
            self._isOver = false
            if let value = self._all.first {
                self._all = []
                after._send(value)
                self._open(seconds, scheduler, after)
            }
        }
    }
}
