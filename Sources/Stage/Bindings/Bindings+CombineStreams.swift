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
            /// What this one sends to.
            var _after: _Sink?
            /// What its subscription calls itself; nil for what the one before it is called.
            var _name: String?
            var _hasBegun = false
            var _begins: ((Subscription) -> Void)?
            var _asks: ((Subscribers.Demand) -> Void)?
            var _cancelled: (() -> Void)?
            /// Whether another value is wanted now; nil where the next one decides.
            var _room: (() -> Bool)?
            /// There is room again.
            var _resumed: (() -> Void)?
            init(_ value: @escaping (Any) -> Void, _ end: @escaping (Subscribers.Completion<Error>) -> Void) {
                _value = value
                _end = end
            }
            var _isOver: Bool { _value == nil }
            var _hasRoom: Bool {
                if let room = _room { return room() }
                return _after?._hasRoom ?? true
            }
            /// Puts a stage before this one.
            func _put(_ stage: _Sink) {
                stage._after = self
                _before.append(stage)
            }
            /// Told by the source before its first value: the subscription goes down to the last stage, which asks for values on the way back.
            func _begin(_ source: String) {
                if _hasBegun || _isOver { return }
                _hasBegun = true
                let name = _name ?? source
                _begins?(_StageSubscription(name, self))
                _after?._begin(name)
                _asks?(Subscribers.Demand.unlimited)
            }
            func _resume() {
                let before = _before
                _resumed?()
                for sink in before { sink._resume() }
            }
            func _send(_ value: Any) {
                let deliver = _value
                deliver?(value)
            }
            func _finish(_ completion: Subscribers.Completion<Error>) {
                let deliver = _end
                _cancelled = nil
                _cancel()
                deliver?(completion)
            }
            func _cancel() {
                let detach = _detach
                let before = _before
                let cancelled = _cancelled
                _value = nil
                _end = nil
                _detach = nil
                _before = []
                _after = nil
                _begins = nil
                _asks = nil
                _cancelled = nil
                _room = nil
                _resumed = nil
                cancelled?()
                detach?()
                for sink in before { sink._cancel() }
            }
        }

        final class _StageSubscription: Subscription, CustomStringConvertible {
            let description: String
            weak var _sink: _Sink?
            init(_ description: String, _ sink: _Sink) {
                self.description = description
                _sink = sink
            }
            func request(_ demand: Subscribers.Demand) {}
            func cancel() { _sink?._cancel() }
        }

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
        /// An object that is watched.
        ///
        /// Fidelity: documented ObservableObject.
        protocol ObservableObject: AnyObject {}
        extension ObservableObject {
            /// Tells before a published property changes. The published properties keep it; without any, each one is another.
            var objectWillChange: ObservableObjectPublisher {
                let published = Mirror._published(of: self)
                let publisher = published.first?._willChange ?? ObservableObjectPublisher()
                for one in published { one._willChange = publisher }
                return publisher
            }
        }
        extension Mirror {
            static func _published(of object: AnyObject) -> [_PublishedPublisher] {
                var all: [_PublishedPublisher] = []
                var mirror: Mirror? = Mirror(reflecting: object)
                while let level = mirror {
                    for child in level.children {
                        if let property = child.value as? _PublishedProperty { all.append(property._publisher) }
                    }
                    mirror = level.superclassMirror
                }
                return all
            }
        }
        /// Tells that something changes, and not what.
        ///
        /// Fidelity: documented ObservableObjectPublisher.
        final class ObservableObjectPublisher: Publisher {
            let _sinks = _Sinks()
            init() {}
            func send() { _sinks._send(()) }
            func _attach(_ sink: _Sink) {
                _sinks._add(sink)
                sink._begin("ObservableObjectPublisher")
            }
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

        final class _Sinks {
            var _all: [_Sink] = []
            var _completion: Subscribers.Completion<Error>?
            var _isEmpty: Bool { _all.isEmpty }
            func _add(_ sink: _Sink) {
                _all.append(sink)
                sink._detach = { [weak self, weak sink] in
                    if let self, let sink { self._all.removeAll { $0 === sink } }
                }
            }
            /// Values that nobody has asked for are lost, but for the last where that is kept.
            func _send(_ value: Any, _ keepsLast: Bool = false) {
                if _completion != nil { return }
                for sink in _all {
                    if sink._hasRoom {
                        sink._send(value)
                    } else if keepsLast {
                        sink._resumed = { [weak sink] in
                            if let sink, sink._hasRoom {
                                sink._resumed = nil
                                sink._send(value)
                            }
                        }
                    }
                }
            }
            func _finish(_ completion: Subscribers.Completion<Error>) {
                if _completion != nil { return }
                _completion = completion
                for sink in _all { sink._finish(completion) }
            }
            /// A subscription that comes when all is over.
            func _refuse(_ sink: _Sink, _ name: String) -> Bool {
                guard let completion = _completion else { return false }
                sink._begin(name)
                sink._finish(completion)
                return true
            }
        }

        /// Sends on what it is given.
        ///
        /// Fidelity: documented PassthroughSubject; demand is not simulated but for flatMap's: every value is delivered at once (simplified).
        final class PassthroughSubject<Output, Failure>: Subject {
            let _sinks = _Sinks()
            init() {}
            func send(_ value: Output) { _sinks._send(value) }
            func send() { _sinks._send(()) }
            func send(completion: Subscribers.Completion<Failure>) { _sinks._finish(completion) }
            func _attach(_ sink: _Sink) {
                if _sinks._refuse(sink, "PassthroughSubject") { return }
                _sinks._add(sink)
                sink._begin("PassthroughSubject")
            }
        }

        /// Sends on what it is given, and keeps the last value.
        ///
        /// Fidelity: documented CurrentValueSubject; demand is not simulated but for flatMap's: every value is delivered at once (simplified).
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
                _sinks._send(value, true)
            }
            func send() { send(()) }
            func send(completion: Subscribers.Completion<Failure>) { _sinks._finish(completion) }
            func _attach(_ sink: _Sink) {
                if _sinks._refuse(sink, "CurrentValueSubject") { return }
                _sinks._add(sink)
                sink._begin("CurrentValueSubject")
                sink._send(_current)
            }
        }

        final class _PublishedPublisher: Publisher {
            let _sinks = _Sinks()
            var _current: Any?
            var _willChange: ObservableObjectPublisher?
            func _attach(_ sink: _Sink) {
                _sinks._add(sink)
                sink._begin("PublishedSubject")
                sink._send(_current)
            }
            /// Who listens hears of the new value while the property still has the old one.
            func _set(_ value: Any?) {
                _willChange?.send()
                _sinks._send(value, true)
                _current = value
            }
        }
        protocol _PublishedProperty: AnyObject { var _publisher: _PublishedPublisher { get } }

        /// A property whose changes are sent.
        ///
        /// Fidelity: documented Published (the publisher tells of a value before the property has it).
        @propertyWrapper
        final class Published<Value>: _PublishedProperty {
            var projectedValue = _PublishedPublisher()
            init(wrappedValue: Value) { projectedValue._current = wrappedValue }
            init(initialValue: Value) { projectedValue._current = initialValue }
            var _publisher: _PublishedPublisher { projectedValue }
            var wrappedValue: Value {
                get { projectedValue._current }
                set { projectedValue._set(newValue) }
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
