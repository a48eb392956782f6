final class _TaskGroup<Success> {
    var _tasks: [_Task] = []
    var _done: [Result<Any, Error>] = []
    var _running = 0
    var _waiter: Any?
    var _isCancelled = false
    init() {}
    func addTask(name: String? = nil, priority: _TaskPriority? = nil, operation: @escaping () async throws -> Success) {
        _running += 1
        let task = _Task(_child: {
            do { self._finished(.success(try await operation())) } catch { self._finished(.failure(error)) }
        })
        if _isCancelled { task.cancel() }
        _tasks.append(task)
    }
    func addTaskUnlessCancelled(priority: _TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Bool {
        if isCancelled { return false }
        addTask(operation: operation)
        return true
    }
    func _finished(_ result: Result<Any, Error>) {
        _running -= 1
        _done.append(result)
        if let waiter = _waiter {
            _waiter = nil
            _taskWake(waiter, ())
        }
    }
    func _nextResult() async -> Result<Any, Error>? {
        if _done.isEmpty {
            if _running == 0 { return nil }
            _waiter = _taskCurrent()
            _suspend()
        }
        return _done.removeFirst()
    }
    func next(isolation: Any? = nil) async throws -> Success? {
        guard let result = await _nextResult() else { return nil }
        return try result.get()
    }
    func nextResult() async -> Result<Any, Error>? { await _nextResult() }
    func waitForAll() async throws {
        var first: Error?
        while let result = await _nextResult() {
            if case .failure(let error) = result, first == nil { first = error }
        }
        if let error = first { throw error }
    }
    func _drain() async {
        while let _ = await _nextResult() {}
        _tasks = []
    }
    func cancelAll() {
        _isCancelled = true
        for task in _tasks { task.cancel() }
    }
    var isEmpty: Bool { _running == 0 && _done.isEmpty }
    var isCancelled: Bool { _isCancelled || _taskIsCancelled(_taskCurrent()) }
    func makeAsyncIterator() -> _TaskGroup { self }
}
