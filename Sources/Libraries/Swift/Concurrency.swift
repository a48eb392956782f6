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

enum _MainActor {
    static func run<T>(resultType: Any? = nil, _ body: () throws -> T) async throws -> T { try body() }
    static func assumeIsolated<T>(_ operation: () throws -> T) throws -> T { try operation() }
    static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
    static func assertIsolated(_ message: @autoclosure () -> String = "") {}
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
