/// A moment of the clock on the wall: here the run's own clock too.
///
/// Fidelity: documented DispatchWallTime; simplified.
typealias DispatchWallTime = DispatchTime

/// Fidelity: documented DispatchSourceProtocol.
protocol DispatchSourceProtocol: AnyObject {
    var isCancelled: Bool { get }
    func setEventHandler(handler: (() -> Void)?)
    func setCancelHandler(handler: (() -> Void)?)
    func setRegistrationHandler(handler: (() -> Void)?)
    func activate()
    func resume()
    func suspend()
    func cancel()
}

extension DispatchSourceProtocol {
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        setEventHandler(handler: handler)
    }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        setCancelHandler(handler: handler)
    }
}
