/// Where the ways are named in which a publisher ends.
///
/// Fidelity: documented Subscribers.Completion.
enum Subscribers {
    enum Completion<Failure> {
        case finished
        case failure(Failure)
    }
}

/// Something that can be ended.
///
/// Fidelity: documented Cancellable.
protocol Cancellable: AnyObject { func cancel() }

/// Something that sends values until it ends.
///
/// Fidelity: documented Publisher; demand is not simulated but for flatMap's: every value is delivered at once (simplified).
protocol Publisher {
    associatedtype Output
    associatedtype Failure
    func _attach(_ sink: _Sink)
    func receive(subscriber: Subscriber)
}

/// A publisher that waits until it is connected.
///
/// Fidelity: documented ConnectablePublisher.
protocol ConnectablePublisher: Publisher { func connect() -> Cancellable }

/// A publisher that code sends values through.
///
/// Fidelity: documented Subject.
protocol Subject: Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: Subscription)
}

/// A publisher of which nothing else is known.
///
/// Fidelity: documented AnyPublisher; demand is not simulated but for flatMap's: every value is delivered at once (simplified).
final class AnyPublisher<Output, Failure>: Publisher {
    let _body: (_Sink) -> Void
    init(_ publisher: Publisher) { _body = { publisher._attach($0) } }
    init(_body: @escaping (_Sink) -> Void) { self._body = _body }
    func _attach(_ sink: _Sink) { _body(sink) }
}

func _secondsOf(_ stride: Any) -> Double {
    if let stride = stride as? _Stride { return stride._seconds }
    if let number = stride as? Double { return number }
    if let number = stride as? Float { return Double(number) }
    if let number = stride as? Int { return Double(number) }
    return 0
}

func _schedule(on scheduler: Any, after delay: Double?, _ body: @escaping () -> Void) {
    if let delay { return DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: body) }
    if let queue = scheduler as? DispatchQueue { return queue.async(execute: body) }
    if let loop = scheduler as? RunLoop { return loop.perform(body) }
    if let queue = scheduler as? OperationQueue { return queue.addOperation(body) }
    body()
}
