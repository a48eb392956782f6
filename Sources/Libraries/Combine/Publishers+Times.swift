extension Publishers {
    enum PrefetchStrategy { case keepFull, byRequest }
    enum BufferingStrategy { case dropNewest, dropOldest, customError(() -> Error) }
    enum TimeGroupingStrategy {
        case byTime(Any, _Stride)
        case byTimeOrCount(Any, _Stride, Int)
        var _parts: (scheduler: Any, seconds: Double, most: Int) {
            switch self {
            case .byTime(let scheduler, let interval): return (scheduler, _secondsOf(interval), Int.max)
            case .byTimeOrCount(let scheduler, let interval, let count): return (scheduler, _secondsOf(interval), count)
            }
        }
    }
    /// One subscription for many subscribers, which begins when it is connected.
    ///
    /// Fidelity: documented Publishers.Multicast.
    final class Multicast: ConnectablePublisher {
        let _upstream: Publisher
        let _create: () -> Subject
        var _subject: Subject?
        init(_ upstream: Publisher, _ create: @escaping () -> Subject) {
            _upstream = upstream
            _create = create
        }
        var _current: Subject {
            if let subject = _subject { return subject }
            let subject = _create()
            _subject = subject
            return subject
        }
        func _attach(_ sink: _Sink) {
            let stage = sink._relay()
            stage._name = "Multicast"
            _current._attach(stage)
        }
        func connect() -> Cancellable {
            let subject = _current
            let connection = _upstream.subscribe(subject)
            return AnyCancellable { connection.cancel() }
        }
    }
}
