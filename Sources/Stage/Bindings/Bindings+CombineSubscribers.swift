extension Bindings {
    /// Publishers and subscribers of the program's own, beside those that are made of sinks.
    static let combineSubscribers = """
        /// What a subscriber asks more values of.
        ///
        /// Fidelity: documented Subscription.
        protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }

        /// Something that takes a publisher's values.
        ///
        /// Fidelity: documented Subscriber; how many values it asks for is not simulated (simplified).
        protocol Subscriber {
            associatedtype Input
            associatedtype Failure
            func receive(subscription: Subscription)
            func receive(_ input: Input) -> Subscribers.Demand
            func receive(completion: Subscribers.Completion<Failure>)
        }

        extension Subscribers {
            /// How many values are asked for.
            ///
            /// Fidelity: documented Subscribers.Demand.
            struct Demand: Equatable, Comparable, Hashable, CustomStringConvertible {
                let max: Int?
                init(_max: Int?) { max = _max.map { $0 < 0 ? 0 : $0 } }
                static let none = Demand(_max: 0)
                static let unlimited = Demand(_max: nil)
                static func max(_ value: Int) -> Demand { Demand(_max: value) }
                var description: String {
                    if let max { return "max(" + String(max) + ")" }
                    return "unlimited"
                }
                static func < (first: Demand, second: Demand) -> Bool {
                    if let one = first.max { return one < (second.max ?? Int.max) }
                    return false
                }
                static func < (first: Demand, second: Int) -> Bool { first < Demand(_max: second) }
                static func < (first: Int, second: Demand) -> Bool { second.max == nil || first < second.max! }
                static func <= (first: Demand, second: Int) -> Bool { first.max != nil && first.max! <= second }
                static func <= (first: Int, second: Demand) -> Bool { second.max == nil || first <= second.max! }
                static func > (first: Demand, second: Int) -> Bool { second < first }
                static func > (first: Int, second: Demand) -> Bool { second.max != nil && first > second.max! }
                static func >= (first: Demand, second: Int) -> Bool { second <= first }
                static func >= (first: Int, second: Demand) -> Bool { second.max != nil && first >= second.max! }
                static func == (first: Demand, second: Demand) -> Bool { first.max == second.max }
                static func == (first: Demand, second: Int) -> Bool { first.max != nil && first.max! == second }
                static func == (first: Int, second: Demand) -> Bool { second == first }
                static func != (first: Demand, second: Int) -> Bool { !(first == second) }
                static func != (first: Int, second: Demand) -> Bool { !(second == first) }
                static func + (first: Demand, second: Demand) -> Demand {
                    if let one = first.max, let other = second.max { return Demand(_max: one + other) }
                    return Demand.unlimited
                }
                static func + (first: Demand, second: Int) -> Demand { Demand(_max: first.max.map { $0 + second }) }
                static func - (first: Demand, second: Demand) -> Demand {
                    if let one = first.max { return Demand(_max: second.max.map { one - $0 } ?? 0) }
                    return Demand.unlimited
                }
                static func - (first: Demand, second: Int) -> Demand { Demand(_max: first.max.map { $0 - second }) }
                static func * (first: Demand, second: Int) -> Demand { Demand(_max: first.max.map { $0 * second }) }
                static func += (first: inout Demand, second: Demand) { first = first + second }
                static func += (first: inout Demand, second: Int) { first = first + second }
                static func -= (first: inout Demand, second: Demand) { first = first - second }
                static func -= (first: inout Demand, second: Int) { first = first - second }
                static func *= (first: inout Demand, second: Int) { first = first * second }
            }

            /// Hands values and the end to closures.
            ///
            /// Fidelity: documented Subscribers.Sink.
            final class Sink<Input, Failure>: Subscriber, Cancellable {
                let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
                let receiveValue: (Input) -> Void
                var _subscription: Subscription?
                init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
                    self.receiveCompletion = receiveCompletion
                    self.receiveValue = receiveValue
                }
                func receive(subscription: Subscription) {
                    _subscription = subscription
                    subscription.request(Subscribers.Demand.unlimited)
                }
                func receive(_ input: Input) -> Subscribers.Demand {
                    receiveValue(input)
                    return Subscribers.Demand.none
                }
                func receive(completion: Subscribers.Completion<Failure>) {
                    _subscription = nil
                    receiveCompletion(completion)
                }
                func cancel() {
                    let subscription = _subscription
                    _subscription = nil
                    subscription?.cancel()
                }
            }
        }

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

        extension Publisher {
            func _attach(_ sink: _Sink) {
                let subscriber = AnySubscriber<Output, Failure>(
                    receiveSubscription: { subscription in
                        sink._detach = { subscription.cancel() }
                        sink._begin(String(describing: subscription))
                        subscription.request(Subscribers.Demand.unlimited)
                    },
                    receiveValue: { value in
                        sink._send(value)
                        return Subscribers.Demand.none
                    },
                    receiveCompletion: { completion in
                        sink._detach = nil
                        sink._finish(completion)
                    })
                receive(subscriber: subscriber)
            }
            func receive(subscriber: Subscriber) {
                let sink = _Sink({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
                subscriber.receive(subscription: _SinkSubscription(sink, { self._attach($0) }))
            }
            func subscribe(_ subscriber: Subscriber) { receive(subscriber: subscriber) }
        }

        extension Subject {
            func send(subscription: Subscription) { subscription.request(Subscribers.Demand.unlimited) }
        }
        """
}
