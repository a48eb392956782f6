import Heap
import Stage
import Testing
import UIKit

/// Work that outlives a callback: observers, requests, closures, tasks, and what counts calls.
@Suite struct `Claims on work around appearances` {
    // MARK: Observers

    private func observing(from begin: String, to end: String) -> String {
        """
        extension Notification.Name { static let spoke = Notification.Name("spoke") }
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            func push() { navigationController?.pushViewController(C(), animated: true) }
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(self, selector: #selector(heard), name: .init("always"), object: nil)
            }
            override func \(begin)(_ animated: Bool) {
                super.\(begin)(animated)
                NotificationCenter.default.addObserver(self, selector: #selector(heard), name: .spoke, object: nil)
            }
            override func \(end)(_ animated: Bool) {
                super.\(end)(animated)
                NotificationCenter.default.removeObserver(self, name: .spoke, object: nil)
            }
            func forget() { NotificationCenter.default.removeObserver(self) }
            @objc func heard(_ note: Notification) { print("heard") }
        }
        class C: UIViewController {}
        """
    }

    @Test func `G19 registrations balance over finished transitions, not over a cancelled swipe, and removing self removes all`() throws {
        let scene = observing(from: "viewWillAppear", to: "viewDidDisappear")
        let turns = ["call A.push", "call B.push", "back", "call B.push", "back"]
        let balanced = try Observation(scene, turns, in: .navigation)
        let counts = balanced.events("B.viewDidAppear").map { balanced.run.observerCount(of: "B", at: $0.index) }
        #expect(counts == [2, 2, 2])
        #expect(balanced.events("B.viewWillAppear").map { balanced.run.observerCount(of: "B", at: $0.index) } == [1, 1, 1])
        let cancelled = try Observation(scene, ["call A.push", "swipe-back 40 cancel"], in: .navigation)
        #expect(cancelled.run.observerCount(of: "B") == 3)
        let removed = try Observation(
            observing(from: "viewWillAppear", to: "viewWillDisappear"), ["call A.push", "swipe-back 40 cancel"], in: .navigation)
        #expect(removed.run.observerCount(of: "B") == 2)
        let forgotten = try Observation(scene, ["call A.push", "call B.forget"], in: .navigation)
        #expect(forgotten.run.observerCount(of: "B") == 0)
    }

    @Test func `G19 an animation alongside the transition runs over its frames`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {
                let dot = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    dot.backgroundColor = .red
                    dot.alpha = 0.2
                    view.addSubview(dot)
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    transitionCoordinator?.animate(alongsideTransition: { _ in self.dot.alpha = 1 })
                }
            }
            """, ["call A.push"], in: .navigation)
        let dot = try #require(seen.run.hierarchy(at: try seen.event("B.viewDidAppear").index).first { $0.label == "dot" }?.object)
        let frames = try #require(seen.recording.transitions.last?.frames)
        let opacities = frames.compactMap { index in
            seen.run.picture(atFrame: index).items.first { $0.object == dot }.map { Double($0.fill?.alpha ?? 0) * Double($0.opacity) }
        }
        #expect(opacities.count > 10)
        #expect(opacities == opacities.sorted())
        #expect(Set(opacities).count > 10)
    }

    @Test func `G24 leaving resigns the first responder, cancels work and balances observers`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
                var work: Task<Void, Never>?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(self, selector: #selector(heard), name: .init("spoke"), object: nil)
                    work = Task { [weak self] in
                        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
                        print("stopped", self == nil)
                    }
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    view.endEditing(true)
                    work?.cancel()
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }
                func edit() { field.becomeFirstResponder() }
                @objc func heard(_ note: Notification) {}
            }
            """, ["call A.push", "call B.edit", "back"], in: .navigation)
        let events = seen.recording.events
        let left = try seen.event("B.viewWillDisappear").index
        let hidden = try #require(events.first { $0.kind == .notification && $0.name == "UIKeyboardWillHideNotification" })
        // The transition has ended editing already (N23).
        #expect(hidden.index < left)
        let cancelled = try #require(events.first { $0.kind == .task && $0.name == "cancelled" })
        #expect(cancelled.index > left)
        #expect(events.contains { $0.kind == .print && $0.text == "stopped false" })
        #expect(seen.run.observerCount(of: "B", at: left) == 1)
        #expect(seen.run.observerCount(of: "B") == 0)
        #expect(seen.events("B.deinit").count == 1)
    }

    // MARK: Requests

    /// How many requests a controller sends that fetches in a callback, over steps.
    private func requests(in callback: String, _ steps: [String], _ container: Setting.Container) throws -> Int {
        let argument = callback == "viewDidLoad" ? "" : "animated"
        let parameter = callback == "viewDidLoad" ? "" : "_ animated: Bool"
        let seen = try Observation(
            """
            class A: UIViewController {
                override func \(callback)(\(parameter)) {
                    super.\(callback)(\(argument))
                    guard let url = URL(string: "https://example.com/feed") else { return }
                    URLSession.shared.dataTask(with: url) { data, response, error in
                        print((response as? HTTPURLResponse)?.statusCode ?? 0, data?.count ?? 0, error == nil)
                    }.resume()
                }
                func push() { navigationController?.pushViewController(B(), animated: true) }
                func full() {
                    let b = B()
                    b.modalPresentationStyle = .fullScreen
                    present(b, animated: true)
                }
                func away() { dismiss(animated: true) }
            }
            class B: UIViewController {}
            """, steps, in: container)
        let sent = seen.recording.events.filter { $0.kind == .network && $0.name == "request" }
        #expect(sent.allSatisfy { $0.text == "GET https://example.com/feed" })
        let answers = seen.recording.events.filter { $0.kind == .print }
        #expect(answers.count == sent.count && answers.allSatisfy { $0.text == "200 2 true" })
        #expect(try seen.value("recording.requests.count", of: "A") == "\(sent.count)")
        return sent.count
    }

    private static let returns: [(Setting.Container, [String])] = [
        (.tab, ["tab 1", "tab 0", "tab 1", "tab 0"]), (.navigation, ["call A.push", "back", "call A.push", "back"]),
        (.root, ["call A.full", "call A.away", "call A.full", "call A.away"]),
    ]

    @Test func `G20 a request in viewWillAppear is sent again on each return, one in viewDidLoad once`() throws {
        for (container, steps) in Self.returns {
            #expect(try requests(in: "viewWillAppear", steps, container) == 3, "\(container)")
            #expect(try requests(in: "viewDidLoad", steps, container) == 1, "\(container)")
        }
    }

    @Test func `G33 a fetch in viewDidLoad is sent once, a refresh in viewIsAppearing on each appearance`() throws {
        let (container, steps) = Self.returns[1]
        #expect(try requests(in: "viewDidLoad", steps, container) == 1)
        #expect(try requests(in: "viewIsAppearing", steps, container) == 3)
    }

    @Test func `A20 a fetch in viewDidAppear repeats with each appearance, against one in viewDidLoad`() throws {
        let (container, steps) = Self.returns[2]
        #expect(try requests(in: "viewDidAppear", steps, container) == 3)
        #expect(try requests(in: "viewDidLoad", steps, container) == 1)
    }

    @Test func `A27 what viewDidAppear starts or fetches comes again with each switch of tabs`() throws {
        let (container, steps) = Self.returns[0]
        #expect(try requests(in: "viewDidAppear", steps, container) == 3)
    }

    // MARK: Lifetimes

    private func holding(_ capture: String) -> String {
        """
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            var onChange: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                onChange = { \(capture) in self\(capture == "[self]" ? "" : "?").title = "changed" }
            }
        }
        """
    }

    @Test func `G39 a stored closure that holds self strongly leaks it, one that holds it weakly does not`() throws {
        let strong = try Observation(holding("[self]"), ["call A.push", "back"], in: .navigation)
        #expect(strong.events("B.deinit").isEmpty)
        let end = strong.recording.events.count - 1
        let b = try #require(strong.run.newestObject(of: "B", at: end))
        let stored = try #require(strong.run.edges(from: b, at: end).first { $0.label == "onChange" })
        let back = try #require(strong.run.edges(from: stored.target, at: end).first { $0.target == b })
        #expect(back.kind == .strong)
        let weak = try Observation(holding("[weak self]"), ["call A.push", "back"], in: .navigation)
        #expect(weak.events("B.deinit").count == 1)
        let before = try weak.event("B.viewDidAppear").index
        let living = try #require(weak.run.newestObject(of: "B", at: before))
        let closure = try #require(weak.run.edges(from: living, at: before).first { $0.label == "onChange" })
        #expect(weak.run.edges(from: closure.target, at: before).first { $0.target == living }?.kind == .weak)
    }

    private func listening(_ capture: String, cancels: Bool) -> String {
        """
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func speak() { NotificationCenter.default.post(name: .init("spoke"), object: nil) }
        }
        class B: UIViewController {
            var listening: Task<Void, Never>?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                listening = Task { \(capture) in
                    for await note in NotificationCenter.default.notifications(named: .init("spoke")) {
                        self\(capture.contains("weak") ? "?" : "").heard(note)
                    }
                    print("ended")
                }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                \(cancels ? "listening?.cancel()" : "")
            }
            func heard(_ note: Notification) { print("heard", note.name.rawValue) }
        }
        """
    }

    @Test func `G40 a task that awaits an endless sequence keeps its controller, one stored, weak and cancelled does not`() throws {
        let steps = ["call A.push", "call A.speak", "back", "call A.speak"]
        let strong = try Observation(listening("[self]", cancels: false), steps, in: .navigation)
        #expect(strong.events("B.deinit").isEmpty)
        #expect(try strong.value("recording.prints", of: "A") == "[\"heard spoke\", \"heard spoke\"]")
        #expect(strong.run.observerCount() == 1)
        let end = strong.recording.events.count - 1
        let b = try #require(strong.run.newestObject(of: "B", at: end))
        let task = try #require(strong.recording.events.first { $0.kind == .task && $0.name == "created" }?.object)
        let held = strong.run.edges(from: task, at: end).flatMap { edge in [edge] + strong.run.edges(from: edge.target, at: end) }
        #expect(held.contains { $0.target == b && $0.kind == .strong })
        #expect(strong.recording.events.last { $0.kind == .task }?.name == "suspended")

        let weak = try Observation(listening("[weak self]", cancels: true), steps, in: .navigation)
        #expect(weak.events("B.deinit").count == 1)
        #expect(try weak.value("recording.prints", of: "A") == "[\"heard spoke\", \"ended\"]")
        #expect(weak.run.observerCount() == 0)
        #expect(weak.recording.events.last { $0.kind == .task }?.name == "finished")
    }

    // MARK: Learners' helpers

    @Test func `U10 a tracker of calls tells the first call of a method from later ones, each place by itself`() throws {
        let seen = try Observation(
            """
            final class CodeCallTracker {
                private var places: Set<String> = []
                func isFirstTimeCall(_ function: String = #function, line: Int = #line) -> Bool {
                    places.insert("\\(function) \\(line)").inserted
                }
            }
            class A: UIViewController {
                private let tracker = CodeCallTracker()
                func push() { navigationController?.pushViewController(B(), animated: true) }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print("will", tracker.isFirstTimeCall() ? "first" : "later")
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    print("is", tracker.isFirstTimeCall() ? "first" : "later")
                }
            }
            class B: UIViewController {}
            """, ["call A.push", "back", "call A.push", "back"], in: .navigation)
        #expect(
            seen.recording.events.filter { $0.kind == .print }.map { $0.text ?? "" }
                == ["will first", "is first", "will later", "is later", "will later", "is later"])
    }

    private static let builder = """
        @resultBuilder enum ViewsBuilder {
            static func buildBlock(_ views: UIView...) -> [UIView] { views }
        }
        @resultBuilder enum ConstraintsBuilder {
            static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
            static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
        }
        extension UIView {
            @discardableResult func callAsFunction(@ViewsBuilder _ content: () -> [UIView]) -> UIView {
                content().forEach { addSubview($0) }
                return self
            }
        }
        extension UILabel {
            func ibOutlet(_ outlet: inout UILabel?) -> UILabel {
                outlet = self
                return self
            }
            func ibAttributes(@ConstraintsBuilder _ attributes: (UILabel) -> [NSLayoutConstraint]) -> UILabel {
                translatesAutoresizingMaskIntoConstraints = false
                let constraints = attributes(self)
                DispatchQueue.main.async { NSLayoutConstraint.activate(constraints) }
                return self
            }
        }
        """

    private func greeting(_ body: String) -> String {
        """
        \(Self.builder)
        class A: UIViewController {
            var label: UILabel!
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
        }
        """
    }

    @Test func `U11 a hierarchy built declaratively is the one that plain code builds, with its frames`() throws {
        let built = try Observation(
            greeting(
                """
                view {
                    UILabel().ibOutlet(&label).ibAttributes {
                        $0.centerXAnchor.constraint(equalTo: view.centerXAnchor)
                        $0.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                        $0.text = "Hello, world!"
                    }
                }
                """))
        let plain = try Observation(
            greeting(
                """
                let made = UILabel()
                made.translatesAutoresizingMaskIntoConstraints = false
                made.text = "Hello, world!"
                view.addSubview(made)
                NSLayoutConstraint.activate([
                    made.centerXAnchor.constraint(equalTo: view.centerXAnchor), made.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
                label = made
                """))
        func shape(_ seen: Observation) -> [String] {
            seen.run.hierarchy(at: seen.recording.events.count - 1).map { "\($0.depth) \($0.typeName) \($0.label ?? "") \($0.frame)" }
        }
        #expect(shape(built) == shape(plain))
        #expect(shape(built).contains { $0.contains("UILabel label") })
        #expect(try built.value("label.text ?? \"\"", of: "A") == "Hello, world!")
        #expect(built.recording.events.allSatisfy { $0.kind != .refusal })
    }
}
