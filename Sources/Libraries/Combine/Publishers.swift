/// Where publishers are named that are made of others.
///
/// Fidelity: documented Publishers.
enum Publishers {
    static func _merged(_ all: [Publisher]) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            after._begin("Merge")
            let memory = _Memory()
            for one in all {
                let stage = _Sink(
                    { after._send($0) },
                    { completion in
                        memory._count += 1
                        if case .failure = completion { return after._finish(completion) }
                        if memory._count == all.count { after._finish(completion) }
                    })
                after._put(stage)
                one._attach(stage)
            }
        })
    }
    static func _latest(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            after._begin("CombineLatest")
            let memory = _Memory()
            let latest = all.map { _ in _Memory() }
            for (index, one) in all.enumerated() {
                let stage = _Sink(
                    { value in
                        latest[index]._keep(value)
                        if latest.contains(where: { $0._count == 0 }) { return }
                        after._send(join(latest.map { $0._last }))
                    },
                    { completion in
                        memory._count += 1
                        if case .failure = completion { return after._finish(completion) }
                        if memory._count == all.count { after._finish(completion) }
                    })
                after._put(stage)
                one._attach(stage)
            }
        })
    }
    static func _zipped(_ all: [Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            after._begin("Zip")
            let queues = all.map { _ in _Memory() }
            for (index, one) in all.enumerated() {
                let stage = _Sink(
                    { value in
                        queues[index]._all.append(value)
                        if queues.contains(where: { $0._all.isEmpty }) { return }
                        after._send(join(queues.map { $0._all.removeFirst() }))
                    },
                    { completion in
                        if case .failure = completion { return after._finish(completion) }
                        queues[index]._isOver = true
                        if queues[index]._all.isEmpty { after._finish(completion) }
                    })
                after._put(stage)
                one._attach(stage)
            }
        })
    }
    final class CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B) { _made = Publishers._latest([first, second]) { ($0[0], $0[1]) } }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B, _ third: C) { _made = Publishers._latest([first, second, third]) { ($0[0], $0[1], $0[2]) } }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B, _ third: C, _ fourth: D) { _made = Publishers._latest([first, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) } }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Merge<A: Publisher, B: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B) { _made = Publishers._merged([first, second]) }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B, _ third: C) { _made = Publishers._merged([first, second, third]) }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B, _ third: C, _ fourth: D) { _made = Publishers._merged([first, second, third, fourth]) }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class MergeMany<A: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ all: [A]) { _made = Publishers._merged(all) }
        init(_ all: A...) { _made = Publishers._merged(all) }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Zip<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B) { _made = Publishers._zipped([first, second]) { ($0[0], $0[1]) } }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B, _ third: C) { _made = Publishers._zipped([first, second, third]) { ($0[0], $0[1], $0[2]) } }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let _made: AnyPublisher<Any, Any>
        init(_ first: A, _ second: B, _ third: C, _ fourth: D) { _made = Publishers._zipped([first, second, third, fourth]) { ($0[0], $0[1], $0[2], $0[3]) } }
        func _attach(_ sink: _Sink) { _made._attach(sink) }
    }
    final class Sequence<Elements, Failure>: Publisher {
        typealias Output = Elements.Element
        let sequence: Elements
        init(sequence: Elements) { self.sequence = sequence }
        func _attach(_ sink: _Sink) { _Elements(sequence, Subscribers.Completion.finished, sink)._go() }
    }
}

extension Publishers {
    static func _concatenated(_ first: Publisher, _ second: Publisher) -> AnyPublisher<Any, Any> {
        AnyPublisher(_body: { after in
            let stage = _Sink(
                { after._send($0) },
                { completion in
                    if case .finished = completion { second._attach(after._relay()) } else { after._finish(completion) }
                })
            stage._name = "Concatenate"
            after._put(stage)
            first._attach(stage)
        })
    }
}

final class _TimerPublisher: ConnectablePublisher {
    let _interval: Double
    let _sinks = _Sinks()
    var _timer: Timer?
    typealias Output = Date
    typealias Failure = Never
    init(_ interval: Double) { _interval = interval }
    func _attach(_ sink: _Sink) {
        _sinks._add(sink)
        sink._begin("Timer")
    }
    func connect() -> Cancellable {
        let sinks = _sinks
        let timer = Timer.scheduledTimer(withTimeInterval: _interval, repeats: true) { _ in sinks._send(Date()) }
        return AnyCancellable { timer.invalidate() }
    }
}
