internal import Interpreter

extension Bindings {
    /// Combine, in the learner's own Swift; added to programs that import it. Demand is not simulated: every value is delivered as soon as it is there.
    static let combine = Program.Library(path: "Combine", text: [streams, operators, sources].joined(separator: "\n"))

    /// What everything else is made of: a sink is one subscription at one stage. It is held by what sends to it, and holds the stages before it.
    private static let streams = """
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
        }
        /// A publisher that waits until it is connected.
        ///
        /// Fidelity: documented ConnectablePublisher.
        protocol ConnectablePublisher: Publisher { func connect() -> Cancellable }
        /// A publisher that code sends values through.
        ///
        /// Fidelity: documented Subject.
        protocol Subject: Publisher {}
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

    private static let operators = """
        extension Publisher {
            func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
            }
            func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                let sink = _Sink(receiveValue, receiveCompletion)
                _attach(sink)
                return AnyCancellable { sink._cancel() }
            }
            func assign(to keyPath: Any, on object: AnyObject) -> AnyCancellable {
                sink { object[keyPath: keyPath] = $0 }
            }
            func assign(to published: inout _PublishedPublisher) {
                let target = published
                let sink = _Sink(
                    {
                        target._sinks._send($0)
                        target._current = $0
                    }, { _ in })
                _attach(sink)
            }
            func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
            func subscribe(_ subject: Any) -> AnyCancellable {
                sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
            }

            func _staged(_ value: @escaping (Any, _Sink) -> Void, _ end: @escaping (Subscribers.Completion<Error>, _Sink) -> Void = { $1._finish($0) }) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let stage = _Sink({ value($0, after) }, { end($0, after) })
                    after._before.append(stage)
                    self._attach(stage)
                })
            }
            /// A stage that keeps something of its own for each subscription.
            func _staged<State>(
                _ start: @escaping () -> State, _ value: @escaping (State, Any, _Sink) -> Void,
                _ end: @escaping (State, Subscribers.Completion<Error>, _Sink) -> Void = { $2._finish($1) }
            ) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let state = start()
                    let stage = _Sink({ value(state, $0, after) }, { end(state, $0, after) })
                    after._before.append(stage)
                    self._attach(stage)
                })
            }

            func map(_ transform: @escaping (Output) -> Output) -> AnyPublisher<Output, Failure> { _staged { $1._send(transform($0)) } }
            func tryMap(_ transform: @escaping (Output) throws -> Output) -> AnyPublisher<Output, Failure> {
                _staged { value, after in
                    do { after._send(try transform(value)) } catch { after._finish(Subscribers.Completion.failure(error)) }
                }
            }
            func compactMap(_ transform: @escaping (Output) -> Output?) -> AnyPublisher<Output, Failure> {
                _staged { value, after in
                    if let new = transform(value) { after._send(new) }
                }
            }
            func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                _staged { value, after in
                    if isIncluded(value) { after._send(value) }
                }
            }
            func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
            func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }) { memory, value, after in
                    if memory._count > 0, isSame(memory._last, value) { return }
                    memory._keep(value)
                    after._send(value)
                }
            }
            func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }) { memory, value, after in
                    memory._count += 1
                    if memory._count > count { after._send(value) }
                }
            }
            func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }) { memory, value, after in
                    memory._count += 1
                    after._send(value)
                    if memory._count == count { after._finish(Subscribers.Completion.finished) }
                }
            }
            func first() -> AnyPublisher<Output, Failure> { prefix(1) }
            func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(isWanted).prefix(1) }
            func last() -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, _ in memory._keep(value) }) { memory, completion, after in
                    if memory._count > 0 { after._send(memory._last) }
                    after._finish(completion)
                }
            }
            func collect() -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, _ in memory._all.append(value) }) { memory, completion, after in
                    if case .finished = completion { after._send(memory._all) }
                    after._finish(completion)
                }
            }
            func scan(_ initial: Output, _ next: @escaping (Output, Output) -> Output) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory(initial) }) { memory, value, after in
                    memory._keep(next(memory._last, value))
                    after._send(memory._last)
                }
            }
            func reduce(_ initial: Output, _ next: @escaping (Output, Output) -> Output) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory(initial) }, { memory, value, _ in memory._keep(next(memory._last, value)) }) { memory, completion, after in
                    if case .finished = completion { after._send(memory._last) }
                    after._finish(completion)
                }
            }
            func replaceNil(with other: Output) -> AnyPublisher<Output, Failure> { map { $0 ?? other } }
            func replaceError(with other: Output) -> AnyPublisher<Output, Failure> {
                _staged({ $1._send($0) }) { completion, after in
                    if case .failure = completion { after._send(other) }
                    after._finish(Subscribers.Completion.finished)
                }
            }
            func replaceEmpty(with other: Output) -> AnyPublisher<Output, Failure> {
                _staged(
                    { _Memory() },
                    { memory, value, after in
                        memory._count += 1
                        after._send(value)
                    }
                ) { memory, completion, after in
                    if memory._count == 0 { after._send(other) }
                    after._finish(completion)
                }
            }
            func mapError(_ transform: @escaping (Output) -> Output) -> AnyPublisher<Output, Failure> {
                _staged({ $1._send($0) }) { completion, after in
                    if case .failure(let error) = completion {
                        after._finish(Subscribers.Completion.failure(transform(error)))
                    } else {
                        after._finish(completion)
                    }
                }
            }
            func setFailureType(to type: Any) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func `catch`(_ handler: @escaping (Output) -> Publisher) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    let stage = _Sink({ after._send($0) }, { completion in
                        if case .failure(let error) = completion { handler(error)._attach(after) } else { after._finish(completion) }
                    })
                    after._before.append(stage)
                    self._attach(stage)
                })
            }
            func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }
            func handleEvents(
                receiveSubscription: ((Output) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                receiveCancel: (() -> Void)? = nil, receiveRequest: ((Output) -> Void)? = nil
            ) -> AnyPublisher<Output, Failure> {
                _staged(
                    { value, after in
                        receiveOutput?(value)
                        after._send(value)
                    }
                ) { completion, after in
                    receiveCompletion?(completion)
                    after._finish(completion)
                }
            }
            func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
                let lead = prefix.isEmpty ? "" : prefix + ": "
                return handleEvents(
                    receiveOutput: { Swift.print("\\(lead)receive value: (\\($0))") },
                    receiveCompletion: { completion in
                        if case .finished = completion { Swift.print("\\(lead)receive finished") } else { Swift.print("\\(lead)receive error") }
                    })
            }
            func flatMap(maxPublishers: Any? = nil, _ transform: @escaping (Output) -> Publisher) -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, after in
                    memory._count += 1
                    let inner = _Sink({ after._send($0) }, { completion in
                        memory._count -= 1
                        if case .failure = completion { return after._finish(completion) }
                        if memory._isOver, memory._count == 0 { after._finish(completion) }
                    })
                    after._before.append(inner)
                    transform(value)._attach(inner)
                }) { memory, completion, after in
                    memory._isOver = true
                    if case .failure = completion { return after._finish(completion) }
                    if memory._count == 0 { after._finish(completion) }
                }
            }
            func switchToLatest() -> AnyPublisher<Output, Failure> {
                _staged({ _Memory() }, { memory, value, after in
                    memory._inner?._cancel()
                    let inner = _Sink({ after._send($0) }, { completion in
                        memory._inner = nil
                        if case .failure = completion { return after._finish(completion) }
                        if memory._isOver { after._finish(completion) }
                    })
                    memory._inner = inner
                    after._before.append(inner)
                    value._attach(inner)
                }) { memory, completion, after in
                    memory._isOver = true
                    if memory._inner == nil { after._finish(completion) }
                }
            }

            func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                _staged({ value, after in _schedule(on: scheduler, after: nil) { after._send(value) } }) { completion, after in
                    _schedule(on: scheduler, after: nil) { after._finish(completion) }
                }
            }
            func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in _schedule(on: scheduler, after: nil) { if !after._isOver { self._attach(after) } } })
            }
            func delay(for interval: _Stride, tolerance: Any? = nil, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return _staged({ value, after in _schedule(on: scheduler, after: seconds) { after._send(value) } }) { completion, after in
                    _schedule(on: scheduler, after: seconds) { after._finish(completion) }
                }
            }
            func debounce(for dueTime: _Stride, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(dueTime)
                return _staged({ _Memory() }) { memory, value, after in
                    memory._count += 1
                    let number = memory._count
                    _schedule(on: scheduler, after: seconds) {
                        if memory._count == number { after._send(value) }
                    }
                }
            }
            func throttle(for interval: _Stride, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> {
                let seconds = _secondsOf(interval)
                return _staged({ _Memory() }) { memory, value, after in
                    if memory._isOver {
                        if latest || memory._all.isEmpty { memory._all = [value] }
                        return
                    }
                    after._send(value)
                    memory._open(seconds, scheduler, after)
                }
            }
            func share() -> AnyPublisher<Output, Failure> {
                let sinks = _Sinks()
                let memory = _Memory()
                return AnyPublisher(_body: { after in
                    if let completion = sinks._completion { return after._finish(completion) }
                    sinks._add(after)
                    if memory._inner == nil {
                        let stage = _Sink({ sinks._send($0) }, { sinks._finish($0) })
                        memory._inner = stage
                        self._attach(stage)
                    }
                })
            }
            func merge(with others: Publisher...) -> AnyPublisher<Output, Failure> { Publishers._merged([self] + others) }
            func append(_ other: Publisher) -> AnyPublisher<Output, Failure> {
                _staged({ $1._send($0) }) { completion, after in
                    if case .finished = completion { other._attach(after) } else { after._finish(completion) }
                }
            }
            func prepend(_ values: Any...) -> AnyPublisher<Output, Failure> {
                AnyPublisher(_body: { after in
                    for value in values { after._send(value) }
                    self._attach(after)
                })
            }
            func combineLatest(_ other: Publisher) -> AnyPublisher<Output, Failure> { Publishers._latest([self, other]) { ($0[0], $0[1]) } }
            func combineLatest(_ second: Publisher, _ third: Publisher) -> AnyPublisher<Output, Failure> {
                Publishers._latest([self, second, third]) { ($0[0], $0[1], $0[2]) }
            }
            func zip(_ other: Publisher) -> AnyPublisher<Output, Failure> { Publishers._zipped([self, other]) { ($0[0], $0[1]) } }
            func decode(type: Any, decoder: Any) -> AnyPublisher<Output, Failure> { tryMap { try decoder.decode(type, from: $0) } }
            var values: AsyncStream<Output> {
                AsyncStream { continuation in
                    let subscription = self.sink(receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
                    continuation.onTermination = { _ in subscription.cancel() }
                }
            }
        }

        final class _Memory {
            var _last: Any
            var _count = 0
            var _all: [Any] = []
            var _isOver = false
            var _inner: _Sink?
            init(_ first: Any = 0) { _last = first }
            func _keep(_ value: Any) {
                _last = value
                _count += 1
            }
            func _open(_ seconds: Double, _ scheduler: Any, _ after: _Sink) {
                _isOver = true
                _schedule(on: scheduler, after: seconds) {
                    self._isOver = false
                    if let value = self._all.first {
                        self._all = []
                        after._send(value)
                        self._open(seconds, scheduler, after)
                    }
                }
            }
        }
        """

    private static let sources = """
        /// Sends one value and ends.
        ///
        /// Fidelity: documented Just.
        final class Just<Output>: Publisher {
            let output: Output
            init(_ output: Output) { self.output = output }
            func _attach(_ sink: _Sink) {
                sink._send(output)
                sink._finish(Subscribers.Completion.finished)
            }
        }
        /// Ends without a value.
        ///
        /// Fidelity: documented Empty.
        final class Empty<Output, Failure>: Publisher {
            let completeImmediately: Bool
            init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
            init(completeImmediately: Bool = true, outputType: Any, failureType: Any) { self.completeImmediately = completeImmediately }
            func _attach(_ sink: _Sink) { if completeImmediately { sink._finish(Subscribers.Completion.finished) } }
        }
        /// Ends with an error.
        ///
        /// Fidelity: documented Fail.
        final class Fail<Output, Failure>: Publisher {
            let error: Failure
            init(error: Failure) { self.error = error }
            init(outputType: Any, failure: Failure) { error = failure }
            func _attach(_ sink: _Sink) { sink._finish(Subscribers.Completion.failure(error)) }
        }
        /// Makes its publisher when somebody subscribes.
        ///
        /// Fidelity: documented Deferred.
        final class Deferred: Publisher {
            let createPublisher: () -> Publisher
            init(createPublisher: @escaping () -> Publisher) { self.createPublisher = createPublisher }
            func _attach(_ sink: _Sink) { createPublisher()._attach(sink) }
        }
        /// Sends the one value that is promised.
        ///
        /// Fidelity: documented Future (runs when it is made).
        final class Future<Output, Failure>: Publisher {
            let _sinks = _Sinks()
            var _result: Result<Output, Failure>?
            init(_ attempt: (@escaping (Result<Output, Failure>) -> Void) -> Void) {
                attempt { result in
                    if self._result != nil { return }
                    self._result = result
                    let waiting = self._sinks._all
                    for sink in waiting { self._deliver(result, sink) }
                }
            }
            func _deliver(_ result: Result<Output, Failure>, _ sink: _Sink) {
                switch result {
                case .success(let value):
                    sink._send(value)
                    sink._finish(Subscribers.Completion.finished)
                case .failure(let error): sink._finish(Subscribers.Completion.failure(error))
                }
            }
            func _attach(_ sink: _Sink) {
                if let result = _result { _deliver(result, sink) } else { _sinks._add(sink) }
            }
        }
        /// Fidelity: documented Publishers.Sequence.
        extension Array {
            var publisher: AnyPublisher<Element, Never> {
                let elements = self
                return AnyPublisher(_body: { sink in
                    for element in elements { sink._send(element) }
                    sink._finish(Subscribers.Completion.finished)
                })
            }
        }

        /// Where publishers are named that are made of others.
        ///
        /// Fidelity: documented Publishers.
        enum Publishers {
            static func _merged(_ all: [Publisher]) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let memory = _Memory()
                    for one in all {
                        let stage = _Sink({ after._send($0) }, { completion in
                            memory._count += 1
                            if case .failure = completion { return after._finish(completion) }
                            if memory._count == all.count { after._finish(completion) }
                        })
                        after._before.append(stage)
                        one._attach(stage)
                    }
                })
            }
            static func _latest(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let memory = _Memory()
                    let latest = all.map { _ in _Memory() }
                    for (index, one) in all.enumerated() {
                        let stage = _Sink({ value in
                            latest[index]._keep(value)
                            if latest.contains(where: { $0._count == 0 }) { return }
                            after._send(join(latest.map { $0._last }))
                        }, { completion in
                            memory._count += 1
                            if case .failure = completion { return after._finish(completion) }
                            if memory._count == all.count { after._finish(completion) }
                        })
                        after._before.append(stage)
                        one._attach(stage)
                    }
                })
            }
            static func _zipped(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
                AnyPublisher(_body: { after in
                    let queues = all.map { _ in _Memory() }
                    for (index, one) in all.enumerated() {
                        let stage = _Sink({ value in
                            queues[index]._all.append(value)
                            if queues.contains(where: { $0._all.isEmpty }) { return }
                            after._send(join(queues.map { $0._all.removeFirst() }))
                        }, { completion in
                            if case .failure = completion { return after._finish(completion) }
                            queues[index]._isOver = true
                            if queues[index]._all.isEmpty { after._finish(completion) }
                        })
                        after._before.append(stage)
                        one._attach(stage)
                    }
                })
            }
            final class CombineLatest: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher) { _made = Publishers._latest([first, second]) { ($0[0], $0[1]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class CombineLatest3: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher, _ third: Publisher) {
                    _made = Publishers._latest([first, second, third]) { ($0[0], $0[1], $0[2]) }
                }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class CombineLatest4: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher, _ third: Publisher, _ fourth: Publisher) {
                    _made = Publishers._latest([first, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) }
                }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Merge: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher) { _made = Publishers._merged([first, second]) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class MergeMany: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ all: [Publisher]) { _made = Publishers._merged(all) }
                init(_ all: Publisher...) { _made = Publishers._merged(all) }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
            final class Zip: Publisher {
                let _made: AnyPublisher<Any, Any>
                init(_ first: Publisher, _ second: Publisher) { _made = Publishers._zipped([first, second]) { ($0[0], $0[1]) } }
                func _attach(_ sink: _Sink) { _made._attach(sink) }
            }
        }

        extension NotificationCenter {
            func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
                AnyPublisher(_body: { sink in
                    let token = self.addObserver(forName: name, object: object, queue: nil) { sink._send($0) }
                    sink._detach = { self.removeObserver(token) }
                })
            }
        }

        final class _TimerPublisher: ConnectablePublisher {
            let _interval: Double
            let _sinks = _Sinks()
            var _timer: Timer?
            init(_ interval: Double) { _interval = interval }
            func _attach(_ sink: _Sink) { _sinks._add(sink) }
            func connect() -> Cancellable {
                let sinks = _sinks
                let timer = Timer.scheduledTimer(withTimeInterval: _interval, repeats: true) { _ in sinks._send(Date()) }
                return AnyCancellable { timer.invalidate() }
            }
            func autoconnect() -> AnyPublisher<Date, Never> {
                AnyPublisher(_body: { sink in
                    self._attach(sink)
                    let connection = self.connect()
                    let detach = sink._detach
                    sink._detach = {
                        connection.cancel()
                        detach?()
                    }
                })
            }
        }
        extension Timer {
            static func publish(every interval: Double, tolerance: Double? = nil, on loop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil) -> _TimerPublisher {
                _TimerPublisher(interval)
            }
        }

        extension URLSession {
            func dataTaskPublisher(for url: URL) -> AnyPublisher<Any, Error> { dataTaskPublisher(for: URLRequest(url: url)) }
            func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<Any, Error> {
                AnyPublisher(_body: { sink in
                    let task = self.dataTask(with: request) { data, response, error in
                        if let error { return sink._finish(Subscribers.Completion.failure(error)) }
                        sink._send((data: data!, response: response!))
                        sink._finish(Subscribers.Completion.finished)
                    }
                    sink._detach = { task.cancel() }
                    task.resume()
                })
            }
        }
        """
}
