extension Prelude {
    /// Tasks, groups, streams and continuations, made of the machine's few functions for tasks. Names with an underscore are the library's own,
    /// so that a program may have types called Task.
    static let concurrency = """
        typealias Task = _Task
        typealias TaskPriority = _TaskPriority
        typealias CancellationError = _CancellationError
        typealias TaskGroup = _TaskGroup
        typealias ThrowingTaskGroup = _TaskGroup
        typealias AsyncStream = _AsyncStream
        typealias AsyncThrowingStream = _AsyncStream
        typealias CheckedContinuation = _Continuation
        typealias UnsafeContinuation = _Continuation
        typealias MainActor = _MainActor
        typealias TaskLocal = _TaskLocal

        struct _CancellationError: Error {
            var localizedDescription: String { "The operation couldn’t be completed. (Swift.CancellationError error 1.)" }
        }

        struct _TaskPriority: Hashable {
            let rawValue: Int
            static let high = _TaskPriority(rawValue: 25)
            static let userInitiated = _TaskPriority(rawValue: 25)
            static let medium = _TaskPriority(rawValue: 21)
            static let low = _TaskPriority(rawValue: 17)
            static let utility = _TaskPriority(rawValue: 17)
            static let background = _TaskPriority(rawValue: 9)
        }

        enum _MainActor {
            static func run<T>(resultType: Any? = nil, _ body: () throws -> T) async throws -> T { try body() }
            static func assumeIsolated<T>(_ operation: () throws -> T) throws -> T { try operation() }
            static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
            static func assertIsolated(_ message: @autoclosure () -> String = "") {}
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
            static func sleep(nanoseconds duration: Double) async throws { try await _sleep(duration / 1000000000) }
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

        func withUnsafeCurrentTask<T>(body: (_Task?) throws -> T) rethrows -> T { try body(_taskCurrent()) }

        func withTaskCancellationHandler<T>(
            operation: () async throws -> T, onCancel handler: @escaping () -> Void, isolation: Any? = nil
        ) async rethrows -> T {
            if _taskIsCancelled(_taskCurrent()) { handler() }
            _taskPushHandler(handler)
            defer { _taskPopHandler() }
            return try await operation()
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

        func withCheckedContinuation<T>(
            isolation: Any? = nil, function: String = "", _ body: (_Continuation) -> Void
        ) async -> T {
            body(_Continuation(_taskCurrent()))
            return _suspend()
        }
        func withCheckedThrowingContinuation<T>(
            isolation: Any? = nil, function: String = "", _ body: (_Continuation) throws -> Void
        ) async throws -> T {
            try body(_Continuation(_taskCurrent()))
            return try _suspend()
        }
        func withUnsafeContinuation<T>(isolation: Any? = nil, _ body: (_Continuation) -> Void) async -> T {
            body(_Continuation(_taskCurrent()))
            return _suspend()
        }
        func withUnsafeThrowingContinuation<T>(isolation: Any? = nil, _ body: (_Continuation) throws -> Void) async throws -> T {
            try body(_Continuation(_taskCurrent()))
            return try _suspend()
        }

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

        func withTaskGroup<T>(
            of childTaskResultType: Any = 0, returning returnType: Any = 0, isolation: Any? = nil, body: (inout _TaskGroup) async -> T
        ) async -> T {
            var group = _TaskGroup()
            let result = await body(&group)
            await group._drain()
            return result
        }
        func withThrowingTaskGroup<T>(
            of childTaskResultType: Any = 0, returning returnType: Any = 0, isolation: Any? = nil,
            body: (inout _TaskGroup) async throws -> T
        ) async throws -> T {
            var group = _TaskGroup()
            do {
                let result = try await body(&group)
                await group._drain()
                return result
            } catch {
                group.cancelAll()
                await group._drain()
                throw error
            }
        }
        """
}
