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

extension Subject {
    func send(subscription: Subscription) { subscription.request(Subscribers.Demand.unlimited) }
}
