import Stage
import Testing

/// Combine as controllers use it: what is delivered when, and how long subscriptions hold what they capture.
@Suite struct CombineTests {
    private func prints(_ body: String, members: String = "", extra: String = "", _ steps: [String] = []) throws -> [String] {
        let run = try Scenes.run(
            """
            import Combine
            import UIKit

            \(extra)
            enum Bad: Error { case off }
            final class A: UIViewController {
                var bag = Set<AnyCancellable>()
                let numbers = PassthroughSubject<Int, Never>()
                let state = CurrentValueSubject<String, Never>("start")
                @Published var names: [String] = []
                @Published var user: String?
                let label = UILabel()
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
            }
            """, steps)
        return run.printsWithoutComplaint
    }

    @Test func `a published property tells its subscribers before it changes`() throws {
        let lines = try prints(
            """
            $names.sink { [weak self] new in print(new, self?.names ?? []) }.store(in: &bag)
            names = ["a"]
            names.append("b")
            $user.sink { print($0 ?? "nobody") }.store(in: &bag)
            user = "Ida"
            """)
        #expect(lines == ["[] []", #"["a"] []"#, #"["a", "b"] ["a"]"#, "nobody", "Ida"])
    }

    @Test func `demands are counted, and compared with numbers`() throws {
        let lines = try prints(
            """
            let (all, two) = (Subscribers.Demand.unlimited, Subscribers.Demand.max(2))
            print(all > 0, two > 0, Subscribers.Demand.none > 0, two >= 2, all <= 5, 1 < two, 3 < all, two == 2, two != 2, all == 4)
            print(two - 1, two - 3, all - 3, two - all, all - two, two + 1, two * 3)
            var demand = two
            demand -= 1
            demand += 3
            demand *= 2
            demand += two
            print(demand, demand == .max(10), [two, all, .none].max()!)
            """)
        #expect(
            lines == [
                "true true false true false true true true false false", "max(1) max(0) unlimited max(0) unlimited max(3) max(6)",
                "max(10) true unlimited",
            ])
    }

    @Test func `subjects, and what is done to values on their way`() throws {
        let lines = try prints(
            """
            numbers.filter { $0 > 1 }.scan(0, +).sink { print("sum", $0) }.store(in: &bag)
            numbers.combineLatest(state).sink { print("both", $0, $1) }.store(in: &bag)
            numbers.map { $0 % 2 == 0 }.removeDuplicates().dropFirst().sink { print("even", $0) }.store(in: &bag)
            for number in [1, 2, 4] { numbers.send(number) }
            state.send("next")
            print(state.value)
            [1, 2, 3].publisher.flatMap { Just($0 * 10) }.collect().sink { print($0) }.store(in: &bag)
            numbers.first().sink(receiveCompletion: { print($0) }, receiveValue: { print("first", $0) }).store(in: &bag)
            numbers.send(7)
            numbers.send(8)
            """)
        #expect(
            lines == [
                "both 1 start", "sum 2", "both 2 start", "even true", "sum 6", "both 4 start", "both 4 next", "next", "[10, 20, 30]",
                "sum 13", "both 7 next", "even false", "first 7", "finished", "sum 21", "both 8 next", "even true",
            ])
    }

    @Test func `errors end a stream, and are caught`() throws {
        let lines = try prints(
            """
            let risky = [1, 2, 3].publisher.tryMap { number -> Int in
                if number == 2 { throw Bad.off }
                return number
            }
            risky.sink { completion in
                switch completion {
                case .finished: print("finished")
                case .failure(let error): print("failed", error)
                }
            } receiveValue: { print("value", $0) }.store(in: &bag)
            risky.catch { _ in Just(0) }.sink { print("caught", $0) }.store(in: &bag)
            risky.replaceError(with: -1).sink { print("replaced", $0) }.store(in: &bag)
            Future<Int, Bad> { promise in promise(.failure(.off)) }.sink { print($0) } receiveValue: { _ in }.store(in: &bag)
            """)
        #expect(lines == ["value 1", "failed off", "caught 1", "caught 0", "replaced 1", "replaced -1", "failure(main.Bad.off)"])
    }

    @Test func `time: debounced, delayed, on the main queue, by a timer`() throws {
        let lines = try prints(
            """
            numbers.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print("calm", $0) }.store(in: &bag)
            Just("late").delay(for: 0.5, scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)
            Just("queued").receive(on: DispatchQueue.main).sink { print($0) }.store(in: &bag)
            Timer.publish(every: 0.4, on: .main, in: .common).autoconnect().prefix(2).sink { _ in print("tick") }.store(in: &bag)
            numbers.send(1)
            numbers.send(2)
            print("loaded")
            """, ["wait 1"])
        #expect(lines == ["loaded", "queued", "calm 2", "tick", "late", "tick"])
    }

    @Test func `publishers and subscribers of the program's own take part`() throws {
        let lines = try prints(
            """
            let box = Box(1)
            box.map { $0 * 10 }.sink { print("sink", $0) }.store(in: &bag)
            box.value = 2
            let taps = Taps()
            taps.sink { print("tap", $0) }.store(in: &bag)
            taps.tap("a")
            bag.removeAll()
            taps.tap("b")
            box.value = 3
            let teller = Teller()
            [4, 5].publisher.subscribe(teller)
            print(teller.seen)
            numbers.subscribe(Subscribers.Sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("got", $0) }))
            numbers.send(6)
            numbers.send(completion: .finished)
            """,
            extra: """
                @propertyWrapper final class Box: Publisher {
                    typealias Output = Int
                    typealias Failure = Never
                    private let subject: CurrentValueSubject<Int, Never>
                    init(_ value: Int) { subject = .init(value) }
                    convenience init(wrappedValue: Int) { self.init(wrappedValue) }
                    var wrappedValue: Int { get { value } set { value = newValue } }
                    var value: Int { get { subject.value } set { subject.value = newValue } }
                    func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input { subject.receive(subscriber: subscriber) }
                }
                final class Taps: Publisher {
                    typealias Output = String
                    typealias Failure = Never
                    private var told: [Held<AnySubscriber<String, Never>>] = []
                    func tap(_ text: String) { for one in told { one.tell(text) } }
                    func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
                        let held = Held(AnySubscriber(subscriber))
                        told.append(held)
                        subscriber.receive(subscription: held)
                    }
                }
                final class Held<S: Subscriber>: Subscription where S.Input == String {
                    private var subscriber: S?
                    init(_ subscriber: S) { self.subscriber = subscriber }
                    func request(_ demand: Subscribers.Demand) { print("asked", demand == .unlimited) }
                    func cancel() { print("cancelled"); subscriber = nil }
                    func tell(_ text: String) { _ = subscriber?.receive(text) }
                }
                final class Teller: Subscriber {
                    typealias Input = Int
                    typealias Failure = Never
                    var seen: [String] = []
                    func receive(subscription: Subscription) { seen.append("subscribed"); subscription.request(.max(1)) }
                    func receive(_ input: Int) -> Subscribers.Demand { seen.append("\\(input)"); return .max(1) }
                    func receive(completion: Subscribers.Completion<Never>) { seen.append("done") }
                }
                """)
        #expect(
            lines == [
                "sink 10", "sink 20", "asked true", "tap a", "cancelled", #"["subscribed", "4", "5", "done"]"#, "got 6", "end finished",
            ])
    }

    @Test func `values go to properties, notifications and requests come in, tasks await`() throws {
        let lines = try prints(
            """
            state.map { $0.uppercased() }.assign(to: \\.text, on: label).store(in: &bag)
            print(label.text ?? "nil")
            state.map { [$0] }.assign(to: &$names)
            state.send("x")
            print(label.text ?? "nil", names)
            NotificationCenter.default.publisher(for: .spoke).sink { print($0.name.rawValue) }.store(in: &bag)
            NotificationCenter.default.post(name: .spoke, object: nil)
            URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!).map { $0.data.isEmpty }.replaceError(with: true)
                .receive(on: RunLoop.main).sink { print("empty", $0) }.store(in: &bag)
            Task {
                for await text in state.values {
                    print("await", text)
                    if text == "end" { break }
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.state.send("end") }
            """, extra: #"extension Notification.Name { static let spoke = Notification.Name("spoke") }"#, ["wait 1"])
        #expect(lines.filter { !$0.hasPrefix("empty") } == ["START", #"X ["x"]"#, "spoke", "await x", "await end"])
        #expect(lines.filter { $0.hasPrefix("empty") }.count == 1)
    }

    @Test func `a subscription ends with its cancellable, and holds what its closures capture`() throws {
        let scene = """
            import Combine
            import UIKit

            final class Listener: UIViewController {
                var bag = Set<AnyCancellable>()
                let numbers = CurrentValueSubject<Int, Never>(0)
                let holdsItself: Bool
                init(_ holdsItself: Bool) { self.holdsItself = holdsItself; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if holdsItself {
                        numbers.sink { self.title = "\\($0)" }.store(in: &bag)
                    } else {
                        numbers.sink { [weak self] in self?.title = "\\($0)" }.store(in: &bag)
                        numbers.sink { print($0) }.store(in: &bag)
                    }
                }
                func end() { bag.removeAll(); numbers.send(9); print("ended") }
                deinit { print("gone") }
            }
            final class Home: UIViewController {
                func good() { show(Listener(false), sender: nil) }
                func bad() { show(Listener(true), sender: nil) }
            }
            """
        func told(_ steps: [String]) throws -> [String] {
            try Scenes.run(scene, steps, in: .navigation, root: "Home").recording.events.filter { $0.kind == .print }.map { $0.text ?? "" }
        }
        #expect(try told(["call Home.good", "back"]) == ["0", "gone"])
        #expect(try told(["call Home.bad", "back"]) == [])
        #expect(try told(["call Home.good", "call Listener.end"]) == ["0", "ended"])
    }

    @Test func `what is assigned to a published property ends with the property`() throws {
        let lines = try prints(
            """
            final class Model { @Published var text = "" }
            var model: Model? = Model()
            weak var kept = model
            let source = PassthroughSubject<String, Never>()
            source.handleEvents(receiveCancel: { print("ended") }).assign(to: &model!.$text)
            source.send("a")
            print(model?.text ?? "nil")
            model = nil
            print(kept == nil)
            source.send("b")
            """)
        #expect(lines.suffix(3) == ["a", "ended", "true"])
    }
}
