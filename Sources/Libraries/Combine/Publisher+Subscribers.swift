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
