final class _DispatchTimer: DispatchSource, DispatchSourceTimer {
    private let queue: DispatchQueue
    private var handler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    private var interval: Double?
    private var turn = 0
    private var isActive = false
    private var suspensions = 0
    private var isDue = false
    private var next: DispatchTime?
    private(set) var isCancelled = false

    init(_ queue: DispatchQueue) {
        self.queue = queue
        super.init()
    }

    deinit {
        if !isActive { fatalError("BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object") }
        if suspensions > 0 { fatalError("BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object") }
    }

    func _begin(_ deadline: DispatchTime, _ repeating: Double?) {
        interval = repeating
        isDue = false
        wait(until: deadline)
    }

    private func wait(until time: DispatchTime) {
        turn += 1
        next = time
        guard isActive else { return }
        let turn = self.turn
        queue.asyncAfter(deadline: time) { [weak self] in self?.reach(turn) }
    }

    private func reach(_ turn: Int) {
        guard turn == self.turn, !isCancelled else { return }
        if let interval, let next { wait(until: next + interval) } else { next = nil }
        if suspensions > 0 { isDue = true } else { handler?() }
    }

    func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
    func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }
    func setRegistrationHandler(handler: (() -> Void)?) { if let handler { queue.async { handler() } } }

    func activate() {
        guard !isActive else { return }
        isActive = true
        if let next { wait(until: next) }
    }
    func resume() {
        if !isActive { return activate() }
        if suspensions == 0 { fatalError("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object") }
        suspensions -= 1
        if suspensions == 0, isDue {
            isDue = false
            queue.async { [weak self] in self?.handleLate() }
        }
    }
    private func handleLate() { if !isCancelled { handler?() } }
    func suspend() { suspensions += 1 }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        handler = nil
        if let cancelHandler { queue.async { cancelHandler() } }
        cancelHandler = nil
    }
}
