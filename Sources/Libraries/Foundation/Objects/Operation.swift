/// A piece of work for an operation queue.
///
/// Fidelity: documented Operation; what has dependencies begins when they have ended, priorities are kept and do not count (simplified).
class Operation: NSObject {
    enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
    var name: String?
    var completionBlock: (() -> Void)?
    var queuePriority = QueuePriority.normal
    var qualityOfService = QualityOfService.default
    var isAsynchronous: Bool { false }
    var isConcurrent: Bool { false }
    var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
    var isExecuting: Bool { _isExecuting }
    var isFinished: Bool { _isFinished }
    var isCancelled: Bool { _isCancelled }
    var dependencies: [Operation] = []
    var _isExecuting = false
    var _isFinished = false
    var _isCancelled = false
    var _next: [() -> Void] = []
    func addDependency(_ operation: Operation) { dependencies.append(operation) }
    func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
    func cancel() { _isCancelled = true }
    func waitUntilFinished() { _UnfinishedOperations(_operations: [self]).wait() }
    func main() {}
    func start() {
        if !isCancelled {
            _isExecuting = true
            main()
            _isExecuting = false
        }
        _end()
    }
    func _end() {
        guard !_isFinished else { return }
        _isFinished = true
        completionBlock?()
        let next = _next
        _next = []
        for begin in next { begin() }
    }
    func _begin(on queue: OperationQueue) {
        if let open = dependencies.first(where: { !$0._isFinished }) {
            open._next.append { self._begin(on: queue) }
        } else {
            queue._run { self.start() }
        }
    }
}

struct _UnfinishedOperations: _Waited {
    let _operations: [Operation]
    var _missing: String { "nothing finishes the operation that is waited for" }
    func _waits(until end: DispatchTime) -> Bool {
        _othersRun(until: end, while: { !_operations.allSatisfy { $0.isFinished } })
    }
}
