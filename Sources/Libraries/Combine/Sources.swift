/// Makes its publisher when somebody subscribes.
///
/// Fidelity: documented Deferred.
final class Deferred: Publisher {
    let createPublisher: () -> Publisher
    init(createPublisher: @escaping () -> Publisher) { self.createPublisher = createPublisher }
    func _attach(_ sink: _Sink) { createPublisher()._attach(sink) }
}

/// Fidelity: documented Publishers.Sequence.
extension Sequence {
    var publisher: AnyPublisher<Element, Never> {
        let elements = self
        return AnyPublisher(_body: { _Elements(elements, Subscribers.Completion.finished, $0)._go() })
    }
}

/// Fidelity: documented Optional.publisher.
extension Optional {
    var publisher: AnyPublisher<Wrapped, Never> {
        if let value = self { return AnyPublisher(Just(value)) }
        return AnyPublisher(Empty<Wrapped, Never>())
    }
}

/// Fidelity: documented Result.publisher.
extension Result {
    var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): return AnyPublisher(Just(value))
        case .failure(let error): return AnyPublisher(Fail<Success, Failure>(error: error))
        }
    }
}

extension Timer {
    static func publish(every interval: Double, tolerance: Double? = nil, on loop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil) -> _TimerPublisher {
        _TimerPublisher(interval)
    }
}
