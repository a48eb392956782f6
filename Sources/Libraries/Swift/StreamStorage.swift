final class _StreamStorage {
    var _buffer: [Any] = []
    var _limit = -1
    var _keepsNewest = true
    var _isFinished = false
    var _error: Error?
    var _waiter: Any?
    var onTermination: ((_AsyncStream.Continuation.Termination) -> Void)?
    init() {}
    func _yield(_ value: Any) -> _AsyncStream.Continuation.YieldResult {
        if _isFinished { return .terminated }
        if let waiter = _waiter {
            _waiter = nil
            _taskWake(waiter, value)
            return .enqueued(remaining: _limit < 0 ? Int.max : _limit)
        }
        if _limit >= 0, _buffer.count >= _limit {
            if !_keepsNewest || _limit == 0 { return .dropped(value) }
            let oldest = _buffer.removeFirst()
            _buffer.append(value)
            return .dropped(oldest)
        }
        _buffer.append(value)
        return .enqueued(remaining: _limit < 0 ? Int.max : _limit - _buffer.count)
    }
    func _finish(_ error: Error?, _ reason: _AsyncStream.Continuation.Termination) {
        if _isFinished { return }
        _isFinished = true
        let handler = onTermination
        onTermination = nil
        let waiter = _waiter
        _waiter = nil
        if waiter == nil { _error = error }
        handler?(reason)
        if let waiter {
            if let error { _taskFail(waiter, error) } else { _taskWake(waiter, nil) }
        }
    }
    func _next() async throws -> Any? {
        if !_buffer.isEmpty { return _buffer.removeFirst() }
        if let error = _error {
            _error = nil
            throw error
        }
        if _isFinished { return nil }
        if _taskIsCancelled(_taskCurrent()) {
            _finish(nil, .cancelled)
            return nil
        }
        _waiter = _taskCurrent()
        _taskPushHandler { self._finish(nil, .cancelled) }
        defer { _taskPopHandler() }
        return try _suspend()
    }
}

final class _StreamOwner {
    let _storage: _StreamStorage
    init(_ storage: _StreamStorage) { _storage = storage }
    deinit { _storage._finish(nil, .cancelled) }
}
