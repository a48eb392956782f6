import Stage
import Testing

/// What Combine has for rarer wishes, and what its subscriptions say of themselves.
@Suite struct CombineOperatorTests {
    private func prints(
        _ body: String, extra: String = "", _ steps: [String] = [], superclass: String = "UIViewController"
    ) throws -> [String] {
        let run = try Scenes.run(
            """
            import Combine
            import UIKit

            \(extra)
            struct Bad: Error {}
            final class A: \(superclass) {
                var bag = Set<AnyCancellable>()
                let numbers = PassthroughSubject<Int, Never>()
                let four = [1, 2, 3, 4].publisher
                func show<P: Publisher>(_ name: String, _ publisher: P) {
                    var all: [String] = []
                    publisher.sink(receiveCompletion: { print(name, all.joined(separator: ","), $0) }, receiveValue: { all.append("\\($0)") })
                        .store(in: &bag)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
            }
            """, steps)
        return run.printsWithoutComplaint
    }

    @Test func `what fails is tried again, each time from its source`() throws {
        let lines = try prints(
            """
            var tries = 0
            Deferred { Future<Int, Error> { done in tries += 1; done(tries < 3 ? .failure(Bad()) : .success(7)) } }
                .retry(3).sink(receiveCompletion: { print($0, tries) }, receiveValue: { print($0) }).store(in: &bag)
            show("often", four.tryMap { number -> Int in if number == 3 { throw Bad() }; return number }.retry(1))
            show("caught", four.tryMap { _ -> Int in throw Bad() }.tryCatch { _ in Just(0) })
            show("again", four.tryMap { _ -> Int in throw Bad() }.tryCatch { error -> Just<Int> in throw error })
            """)
        #expect(
            lines == ["7", "finished 3", "often 1,2,1,2 failure(main.Bad())", "caught 0 finished", "again  failure(main.Bad())"])
    }

    @Test func `subscriptions are told downwards, wishes upwards, and who cancels is heard`() throws {
        let lines = try prints(
            """
            let first = numbers
                .handleEvents(receiveSubscription: { _ in print("begins") }, receiveCancel: { print("cancelled") }, receiveRequest: { print("asked", $0) })
                .map { $0 * 2 }
                .handleEvents(receiveSubscription: { print("then", $0) }, receiveRequest: { print("wants", $0) })
                .sink { print($0) }
            numbers.send(4)
            first.cancel()
            numbers.print("n").prefix(1).sink { print($0) }.store(in: &bag)
            numbers.send(5)
            Fail<Int, Bad>(error: Bad()).print().sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
            Just(1).print().sink { _ in }.store(in: &bag)
            """)
        #expect(
            lines == [
                "begins", "then PassthroughSubject", "wants unlimited", "asked unlimited", "8", "cancelled",
                "n: receive subscription: (PassthroughSubject)", "n: request unlimited", "n: receive value: (5)", "5", "n: receive cancel",
                "receive subscription: (Empty)", "request unlimited", "receive error: (Bad())",
                "receive subscription: (Just)", "request unlimited", "receive value: (1)", "receive finished",
            ])
    }

    @Test func `an observed object tells before its published properties change`() throws {
        let lines = try prints(
            """
            let model = Model()
            model.objectWillChange.sink { print("will", model.count, model.name) }.store(in: &bag)
            model.count = 1
            model.name = "b"
            model.objectWillChange.send()
            print(model.objectWillChange === model.objectWillChange)
            """,
            extra: """
                class Base: ObservableObject { @Published var count = 0 }
                final class Model: Base { @Published var name = "a"; var other = 1 }
                """)
        #expect(lines == ["will 0 a", "will 1 a", "will 1 b", "true"])
    }

    @Test func `no more publishers are flattened at once than are wanted`() throws {
        let lines = try prints(
            """
            func late(_ text: String) -> AnyPublisher<String, Never> {
                Just(text).delay(for: .seconds(0.1), scheduler: DispatchQueue.main).eraseToAnyPublisher()
            }
            let start = Date()
            ["a", "b"].publisher.flatMap(maxPublishers: .max(1), late).sink { print($0, (Date().timeIntervalSince(start) * 10).rounded()) }
                .store(in: &bag)
            numbers.map(String.init).flatMap(maxPublishers: .max(1), late).sink { print("lost", $0) }.store(in: &bag)
            numbers.map { "\\($0)" }.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).flatMap(maxPublishers: .max(1), late)
                .sink { print("kept", $0) }.store(in: &bag)
            for number in 1...3 { numbers.send(number) }
            Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().scan(0) { count, _ in count + 1 }.prefix(2)
                .sink { print("tick", $0) }.store(in: &bag)
            """, ["wait 1"])
        #expect(Set(lines) == ["a 1.0", "b 2.0", "lost 1", "kept 1", "kept 3", "tick 1", "tick 2"])
        #expect(lines.count == 7)
    }

    @Test func `publishers of values, and of what key-value coding observes`() throws {
        let lines = try prints(
            """
            let thing = Thing()
            thing.publisher(for: \\.size).sink { print("size", $0) }.store(in: &bag)
            thing.size = 5
            let scroll = UIScrollView()
            scroll.publisher(for: \\.contentOffset, options: [.new]).map(\\.y).sink { print("y", $0) }.store(in: &bag)
            scroll.contentOffset.y = 3
            let none: Int? = nil
            show("some", Optional(3).publisher)
            show("none", none.publisher)
            show("result", Result<Int, Bad>.success(2).publisher)
            show("range", (1...3).publisher)
            show("record", Record<Int, Bad>(output: [1], completion: .failure(Bad())))
            show("sequence", Publishers.Sequence<[Int], Never>(sequence: [1, 2]))
            let label = UILabel()
            Just("x").map(Optional.some).assign(to: \\.text, on: label).store(in: &bag)
            print(label.text ?? "nil")
            """, extra: "final class Thing: NSObject { @objc dynamic var size = 1 }")
        #expect(
            lines == [
                "size 1", "size 5", "y 3.0", "some 3 finished", "none  finished", "result 2 finished", "range 1,2,3 finished",
                "record 1 failure(main.Bad())", "sequence 1,2 finished", "x",
            ])
    }

    @Test func `values are chosen, counted and joined`() throws {
        let lines = try prints(
            """
            show("tryFilter", four.tryFilter { $0 % 2 == 0 })
            show("zip", Publishers.Zip3(Just(1), Just("a"), Just(true)))
            show("append", four.append(5, 6))
            show("list", four.append([7]).prepend([0]))
            show("other", four.append(Just(9)).prepend(Just(8)))
            show("collect", four.collect(3))
            show("while", four.prefix(while: { $0 < 3 }).append(0))
            show("drop", four.drop(while: { $0 < 3 }))
            show("at", four.output(at: 1))
            show("in", four.output(in: 1...2))
            show("up", four.output(in: ..<2))
            show("all", four.allSatisfy { $0 > 0 })
            show("contains", four.contains(3))
            show("count", four.count())
            show("least", four.min())
            show("most", four.max())
            show("sum", four.combineLatest(Just(10)) { $0 + $1 })
            show("safe", four.assertNoFailure())
            four.encode(encoder: JSONEncoder()).first().sink(
                receiveCompletion: { _ in }, receiveValue: { print(String(decoding: $0, as: UTF8.self)) }).store(in: &bag)
            """)
        #expect(
            lines == [
                "tryFilter 2,4 finished", #"zip (1, "a", true) finished"#, "append 1,2,3,4,5,6 finished", "list 0,1,2,3,4,7 finished",
                "other 8,1,2,3,4,9 finished", "collect [1, 2, 3],[4] finished", "while 1,2,0 finished", "drop 3,4 finished",
                "at 2 finished", "in 2,3 finished", "up 1,2 finished", "all true finished", "contains true finished", "count 4 finished",
                "least 1 finished",
                "most 4 finished", "sum 14 finished", "safe 1,2,3,4 finished", "1",
            ])
    }

    @Test func `what is shared or connected subscribes once, and time groups and ends`() throws {
        let lines = try prints(
            """
            let shared = numbers.print("s").share()
            var one: AnyCancellable? = shared.sink { print("one", $0) }
            var two: AnyCancellable? = shared.sink { print("two", $0) }
            numbers.send(1)
            one = nil
            two = nil
            _ = (one, two)
            let held = four.makeConnectable()
            held.sink { print("held", $0) }.store(in: &bag)
            print("connects")
            held.connect().store(in: &bag)
            numbers.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { print("time", $0) }.store(in: &bag)
            numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).sink { print("group", $0) }.store(in: &bag)
            numbers.timeout(.seconds(0.5), scheduler: DispatchQueue.main)
                .sink(receiveCompletion: { print("late", $0) }, receiveValue: { _ in }).store(in: &bag)
            numbers.prefix(untilOutputFrom: numbers.filter { $0 == 3 }).sink { print("until", $0) }.store(in: &bag)
            for number in 1...3 { numbers.send(number) }
            """, ["wait 2"])
        #expect(
            lines == [
                "s: receive subscription: (PassthroughSubject)", "s: request unlimited", "s: receive value: (1)", "one 1", "two 1",
                "s: receive cancel", "connects", "held 1", "held 2", "held 3", "held 4", "until 1", "group [1, 2]", "until 2",
                "late finished", "time [1, 2, 3]", "group [3]",
            ])
    }

    @Test func `what is published is put into an outlet's view as into any other`() throws {
        let lines = try prints(
            """
            numbers.map { "\\($0) in" }.assign(to: \\.text, on: label).store(in: &bag)
            numbers.map { "\\($0) in another" }.assign(to: \\.text, on: self.other.label).store(in: &bag)
            numbers.map { $0 > 2 }.assign(to: \\.isHidden, on: label!).store(in: &bag)
            numbers.send(3)
            print(label.text ?? "-", other.label.text ?? "-", label.isHidden)
            """,
            extra: """
                class Card { var label: UILabel! = UILabel() }
                class Base: UIViewController {
                    var label: UILabel! = UILabel()
                    let other = Card()
                }
                """, superclass: "Base")
        #expect(lines == ["3 in 3 in another true"])
    }
}
