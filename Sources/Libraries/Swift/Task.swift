struct _TaskPriority: Hashable {
    let rawValue: Int
    static let high = _TaskPriority(rawValue: 25)
    static let userInitiated = _TaskPriority(rawValue: 25)
    static let medium = _TaskPriority(rawValue: 21)
    static let low = _TaskPriority(rawValue: 17)
    static let utility = _TaskPriority(rawValue: 17)
    static let background = _TaskPriority(rawValue: 9)
}

final class _Task<Success> {
    var _bindings: _LocalBinding?
    init(name: String? = nil, priority: _TaskPriority? = nil, operation: @escaping () async throws -> Success) {
        _bindings = _LocalBinding._innermost
        _taskBegin(self, operation, false)
    }
    init(_child operation: @escaping () async throws -> Success) {
        _bindings = _LocalBinding._innermost
        _taskBegin(self, operation, true)
    }
    init(_detached operation: @escaping () async throws -> Success) { _taskBegin(self, operation, false) }
    static func detached(
        name: String? = nil, priority: _TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> _Task { _Task(_detached: operation) }
    static func immediate(
        name: String? = nil, priority: _TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> _Task { _Task(operation: operation) }

    var value: Success {
        get async throws {
            await _end()
            return try _taskOutcome(self)
        }
    }
    var result: Result<Any, Error> {
        get async {
            do { return .success(try await value) } catch { return .failure(error) }
        }
    }
    var isCancelled: Bool { _taskIsCancelled(self) }
    func cancel() { _taskCancel(self) }
    func _end() async {
        if !_taskIsFinished(self) {
            _taskAwaitEnd(self)
            _suspend()
        }
    }
    func _leave() async {
        if !_taskIsFinished(self) {
            _taskCancel(self)
            await _end()
        }
    }

    static var isCancelled: Bool { _taskIsCancelled(_taskCurrent()) }
    static var currentPriority: _TaskPriority { .medium }
    static func checkCancellation() throws { if _taskIsCancelled(_taskCurrent()) { throw _CancellationError() } }
    static func yield() async {
        _taskYield()
        _suspend()
    }
    static func sleep(nanoseconds duration: UInt64) async throws { try await _sleep(Double(duration) / 1000000000) }
    static func sleep(_ duration: Double) async throws { try await _sleep(duration / 1000000000) }
    static func sleep(for duration: _Duration, tolerance: _Duration? = nil) async throws { try await _sleep(duration._length) }
    static func _sleep(_ seconds: Double) async throws {
        try checkCancellation()
        let task = _taskCurrent()
        _taskPushHandler { _taskFail(task, _CancellationError()) }
        defer { _taskPopHandler() }
        _taskSleep(seconds)
        _ = try _suspend()
    }
}

final class _Continuation {
    var _task: Any?
    // Outside a task nothing waits that could be woken, which is said where it should wait.
    let _wakesNobody: Bool
    init(_ task: Any?) { (_task, _wakesNobody) = (task, task == nil) }
    func resume(returning value: Any) {
        _taskWake(_take(), value)
    }
    func resume() { _taskWake(_take(), ()) }
    func resume(throwing error: Error) { _taskFail(_take(), error) }
    func resume(with result: Result<Any, Error>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
    }
    func _take() -> Any? {
        guard let task = _task else {
            if !_wakesNobody {
                _misuse("Fatal error: SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
            }
            return nil
        }
        _task = nil
        return task
    }
}
