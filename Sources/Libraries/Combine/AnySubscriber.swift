/// A subscriber of which nothing else is known.
///
/// Fidelity: documented AnySubscriber.
final class AnySubscriber<Input, Failure>: Subscriber {
    let _subscribed: ((Subscription) -> Void)?
    let _value: ((Input) -> Subscribers.Demand)?
    let _end: ((Subscribers.Completion<Failure>) -> Void)?
    init(
        receiveSubscription: ((Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        _subscribed = receiveSubscription
        _value = receiveValue
        _end = receiveCompletion
    }
    init(_ subscriber: Subscriber) {
        _subscribed = { subscriber.receive(subscription: $0) }
        _value = { subscriber.receive($0) }
        _end = { subscriber.receive(completion: $0) }
    }
    func receive(subscription: Subscription) { _subscribed?(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { _value?(input) ?? Subscribers.Demand.none }
    func receive(completion: Subscribers.Completion<Failure>) { _end?(completion) }
}

/// What a subscriber of the program's own holds: values come from when it asks for the first.
final class _SinkSubscription: Subscription {
    var _start: ((_Sink) -> Void)?
    var _sink: _Sink?
    init(_ sink: _Sink, _ start: @escaping (_Sink) -> Void) {
        _sink = sink
        _start = start
    }
    func request(_ demand: Subscribers.Demand) {
        if demand == Subscribers.Demand.none { return }
        let start = _start
        _start = nil
        if let sink = _sink { start?(sink) }
    }
    func cancel() {
        let sink = _sink
        _start = nil
        _sink = nil
        sink?._cancel()
    }
}
