extension Bindings {
    /// What everything else is made of: a sink is one subscription at one stage. It is held by what sends to it, and holds the stages before it.
    static let combineStreams = """
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

        /// A subscription: letting go of it ends it.
        ///
        /// Fidelity: documented AnyCancellable (cancels when it dies).
        final class AnyCancellable: Cancellable, Hashable {
            var _action: (() -> Void)?
            init(_ cancel: @escaping () -> Void) { _action = cancel }
            init(_ other: Cancellable) { _action = { other.cancel() } }
            func cancel() {
                let action = _action
                _action = nil
                action?()
            }
            func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
            func store(in list: inout [AnyCancellable]) { list.append(self) }
            deinit {
                let action = _action
                _action = nil
                action?()
            }
        }

        final class _Sink {
            var _value: ((Any) -> Void)?
            var _end: ((Subscribers.Completion<Error>) -> Void)?
            var _before: [_Sink] = []
            var _detach: (() -> Void)?
            init(_ value: @escaping (Any) -> Void, _ end: @escaping (Subscribers.Completion<Error>) -> Void) {
                _value = value
                _end = end
            }
            var _isOver: Bool { _value == nil }
            func _send(_ value: Any) {
                let deliver = _value
                deliver?(value)
            }
            func _finish(_ completion: Subscribers.Completion<Error>) {
                let deliver = _end
                _cancel()
                deliver?(completion)
            }
            func _cancel() {
                let detach = _detach
                let before = _before
                _value = nil
                _end = nil
                _detach = nil
                _before = []
                detach?()
                for sink in before { sink._cancel() }
            }
        }

        /// Something that sends values until it ends.
        ///
        /// Fidelity: documented Publisher; demand is not simulated: every value is delivered at once (simplified).
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
        /// An object that is watched.
        ///
        /// Fidelity: simplified; the name alone: objectWillChange is left out.
        protocol ObservableObject: AnyObject {}

        /// A publisher of which nothing else is known.
        ///
        /// Fidelity: documented AnyPublisher; demand is not simulated: every value is delivered at once (simplified).
        final class AnyPublisher<Output, Failure>: Publisher {
            let _body: (_Sink) -> Void
            init(_ publisher: Publisher) { _body = { publisher._attach($0) } }
            init(_body: @escaping (_Sink) -> Void) { self._body = _body }
            func _attach(_ sink: _Sink) { _body(sink) }
        }

        final class _Sinks {
            var _all: [_Sink] = []
            var _completion: Subscribers.Completion<Error>?
            func _add(_ sink: _Sink) {
                _all.append(sink)
                sink._detach = { [weak self, weak sink] in
                    if let self, let sink { self._all.removeAll { $0 === sink } }
                }
            }
            func _send(_ value: Any) {
                if _completion != nil { return }
                for sink in _all { sink._send(value) }
            }
            func _finish(_ completion: Subscribers.Completion<Error>) {
                if _completion != nil { return }
                _completion = completion
                for sink in _all { sink._finish(completion) }
            }
        }

        /// Sends on what it is given.
        ///
        /// Fidelity: documented PassthroughSubject; demand is not simulated: every value is delivered at once (simplified).
        final class PassthroughSubject<Output, Failure>: Subject {
            let _sinks = _Sinks()
            init() {}
            func send(_ value: Output) { _sinks._send(value) }
            func send() { _sinks._send(()) }
            func send(completion: Subscribers.Completion<Failure>) { _sinks._finish(completion) }
            func _attach(_ sink: _Sink) {
                if let completion = _sinks._completion { sink._finish(completion) } else { _sinks._add(sink) }
            }
        }

        /// Sends on what it is given, and keeps the last value.
        ///
        /// Fidelity: documented CurrentValueSubject; demand is not simulated: every value is delivered at once (simplified).
        final class CurrentValueSubject<Output, Failure>: Subject {
            let _sinks = _Sinks()
            var _current: Output
            init(_ value: Output) { _current = value }
            var value: Output {
                get { _current }
                set { send(newValue) }
            }
            func send(_ value: Output) {
                if _sinks._completion != nil { return }
                _current = value
                _sinks._send(value)
            }
            func send() { send(()) }
            func send(completion: Subscribers.Completion<Failure>) { _sinks._finish(completion) }
            func _attach(_ sink: _Sink) {
                if let completion = _sinks._completion { return sink._finish(completion) }
                _sinks._add(sink)
                sink._send(_current)
            }
        }

        final class _PublishedPublisher: Publisher {
            let _sinks = _Sinks()
            var _current: Any?
            func _attach(_ sink: _Sink) {
                _sinks._add(sink)
                sink._send(_current)
            }
        }

        /// A property whose changes are sent.
        ///
        /// Fidelity: documented Published (the publisher tells of a value before the property has it).
        @propertyWrapper
        final class Published<Value> {
            var projectedValue = _PublishedPublisher()
            init(wrappedValue: Value) { projectedValue._current = wrappedValue }
            init(initialValue: Value) { projectedValue._current = initialValue }
            var wrappedValue: Value {
                get { projectedValue._current }
                set {
                    // Subscribers hear of the new value while the property still has the old one.
                    projectedValue._sinks._send(newValue)
                    projectedValue._current = newValue
                }
            }
        }

        struct _Stride {
            let _seconds: Double
            static func seconds(_ count: Double) -> _Stride { _Stride(_seconds: count) }
            static func milliseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1000) }
            static func microseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1000000) }
            static func nanoseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1000000000) }
        }

        func _secondsOf(_ stride: Any) -> Double {
            if let stride = stride as? _Stride { return stride._seconds }
            if let number = stride as? Double { return number }
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
        """
}
