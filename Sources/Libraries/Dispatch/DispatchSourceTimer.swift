/// Fidelity: documented DispatchSourceTimer.
protocol DispatchSourceTimer: DispatchSourceProtocol {
    func _begin(_ deadline: DispatchTime, _ repeating: Double?)
}

extension DispatchSourceTimer {
    func schedule(
        deadline: DispatchTime, repeating: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _begin(deadline, repeating == .never ? nil : repeating._seconds())
    }
    func schedule(deadline: DispatchTime, repeating: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        _begin(deadline, repeating)
    }
    func schedule(
        wallDeadline: DispatchTime, repeating: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        _begin(wallDeadline, repeating == .never ? nil : repeating._seconds())
    }
    func schedule(wallDeadline: DispatchTime, repeating: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        _begin(wallDeadline, repeating)
    }
}
