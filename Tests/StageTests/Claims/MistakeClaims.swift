import Checks
import Heap
import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// Claims on what goes wrong: observed in a recording, and found by a check at its line.
@Suite struct `Claims on mistakes` {
    private func findings(_ observation: Observation, _ rule: String) -> [Finding] {
        Checks.findings(in: observation.run).filter { $0.rule == rule }
    }

    private func lines(_ findings: [Finding]) -> [Int] { findings.map { $0.place?.line ?? 0 } }

    // MARK: Loading

    @Test func `G13 with super, loadView makes a view that is thrown away when another replaces it, and none when it is kept`() throws {
        func scene(_ body: String) -> String { "final class A: UIViewController { override func loadView() {\n\(body)\n} }" }
        func views(_ observation: Observation) throws -> (made: Int, gone: Int) {
            let load = try observation.event("A.loadView")
            let inside = observation.recording.events[load.index...].filter {
                $0.kind == .memory && $0.object.map { observation.recording.typeName(of: $0) } == "UIView"
            }
            let end = try observation.event("A.viewDidLoad").index
            return (inside.count { $0.name == "allocated" && $0.index < end }, inside.count { $0.name == "deallocated" && $0.index < end })
        }
        let own = try Observation(scene("view = UIView()"))
        let wasted = try Observation(scene("super.loadView()\nview = UIView()"))
        let kept = try Observation(scene("super.loadView()\nview.backgroundColor = .red"))
        #expect(try views(own) == (1, 0))
        #expect(try views(wasted) == (2, 1))
        #expect(try views(kept) == (1, 0))
        #expect(lines(findings(wasted, "load-view-super")) == [4])
        #expect(findings(own, "load-view-super").isEmpty && findings(kept, "load-view-super").isEmpty)
    }

    @Test func `G16 a direct call of loadView is diagnosed, loadViewIfNeeded runs loadView and viewDidLoad once`() throws {
        let scene = try Observation(
            """
            final class B: UIViewController {}
            final class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let direct = B()
                    direct.loadView()
                    let right = B()
                    right.loadViewIfNeeded()
                    right.loadViewIfNeeded()
                }
            }
            """, root: "A")
        #expect(scene.callbacks("loadView", "viewDidLoad").filter { $0.hasPrefix("B#2") } == ["B#2.loadView", "B#2.viewDidLoad"])
        #expect(scene.callbacks("loadView", "viewDidLoad").filter { $0.hasPrefix("B#1") } == ["B#1.loadView"])
        #expect(lines(findings(scene, "direct-call")) == [8])
    }

    @Test func `A02 an empty loadView leaves the screen black although viewDidLoad runs, and reading view there recurses`() throws {
        let empty = try Observation("final class A: UIViewController { override func loadView() {} }")
        #expect(empty.callbacks("loadView", "viewDidLoad") == ["A.loadView", "A.viewDidLoad"])
        let last = try #require(empty.recording.frames.indices.last)
        #expect(empty.run.picture(atFrame: last).items.allSatisfy { $0.fill == nil })
        #expect(lines(findings(empty, "no-view")) == [3])
        let reading = try Observation(
            "final class A: UIViewController {\noverride func loadView() {}\noverride func viewDidLoad() "
                + "{\nsuper.viewDidLoad()\nview.alpha = 1\n} }"
        )
        #expect(reading.recording.events.contains { $0.kind == .exception && $0.name == "Infinite recursion" && $0.location?.line == 7 })
        let mended = try Observation(
            "final class A: UIViewController { override func loadView() { super.loadView()\nview.backgroundColor = .red } }")
        let shown = try #require(mended.recording.frames.indices.last)
        #expect(mended.run.picture(atFrame: shown).items.contains { $0.fill != nil })
        #expect(findings(mended, "no-view").isEmpty)
    }

    @Test func `A19 a view given to two controllers raises the hierarchy exception at its line`() throws {
        let scene = try Observation(
            """
            final class B: UIViewController {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let other = B()
                    other.view = view
                }
            }
            """, root: "A")
        let raised = try #require(scene.recording.events.first { $0.kind == .exception })
        #expect(raised.name == "UIViewControllerHierarchyInconsistency" && raised.location?.line == 8)
        #expect(raised.text?.hasPrefix("A view can only be associated with at most one view controller at a time!") == true)
    }

    // MARK: Children

    private func children(_ body: String) throws -> Observation {
        try Observation(
            """
            final class C: UIViewController {
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    print(parent == nil ? "left" : "arrived")
                }
            }
            final class A: UIViewController {
                let child = C()
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
                func remove() {
                    child.removeFromParent()
                    child.view.removeFromSuperview()
                    child.willMove(toParent: nil)
                }
            }
            """, ["call A.remove"], root: "A")
    }

    @Test func `G28 a view added without its controller gets appearance callbacks and raises nothing, but nobody owns the controller`()
        throws
    {
        let scene = try Observation(
            """
            final class C: UIViewController {}
            final class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let child = C()
                    view.addSubview(child.view)
                }
            }
            """, root: "A")
        #expect(
            scene.appearances.filter { $0.hasPrefix("C") } == ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        #expect(!scene.recording.events.contains { $0.kind == .exception })
        #expect(scene.events("C.deinit").count == 1, "nobody owns it")
        #expect(lines(findings(scene, "no-add-child")) == [8])
        let foreign = try Observation(
            """
            final class C: UIViewController {}
            final class B: UIViewController {}
            final class A: UIViewController {
                let other = B()
                let child = C()
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    other.addChild(child)
                    view.addSubview(child.view)
                }
            }
            """, root: "A")
        #expect(foreign.recording.events.contains { $0.kind == .exception && $0.name == "UIViewControllerHierarchyInconsistency" })
    }

    @Test func `G29 without didMove the child's override never runs, and the line of addChild is named`() throws {
        let without = try children("addChild(child)\nview.addSubview(child.view)")
        #expect(!without.recording.events.contains { $0.kind == .print && $0.text == "arrived" })
        #expect(lines(findings(without, "missing-did-move")) == [13])
        let with = try children("addChild(child)\nview.addSubview(child.view)\nchild.didMove(toParent: self)")
        #expect(with.recording.events.contains { $0.kind == .print && $0.text == "arrived" })
        #expect(findings(with, "missing-did-move").isEmpty)
    }

    @Test func `G30 the reversed removal tells didMove(nil) first and willMove(nil) to a child already detached; nothing crashes`() throws {
        let scene = try children("addChild(child)\nview.addSubview(child.view)\nchild.didMove(toParent: self)")
        let step = try #require(scene.recording.events.first { $0.kind == .input }).index
        let moves = scene.recording.callbacks.filter { $0.index > step && $0.name.hasSuffix("ove(toParent:)") }
        #expect(moves.map(\.name) == ["didMove(toParent:)", "willMove(toParent:)"])
        #expect(moves.map { $0.caller == nil } == [true, false])
        #expect(!scene.recording.events.contains { $0.kind == .exception })
        let found = findings(scene, "removal-order")
        #expect(lines(found) == [18])
        #expect(found.first?.message.contains("before willMove(toParent: nil)") == true)
    }

    @Test func `G31 an explicit willMove before addChild notifies the child twice, and one of them is marked redundant`() throws {
        let scene = try children(
            "child.willMove(toParent: self)\naddChild(child)\nview.addSubview(child.view)\nchild.didMove(toParent: self)")
        let first = try #require(scene.recording.events.first { $0.kind == .input }).index
        let moves = scene.recording.callbacks.filter {
            $0.index < first && $0.name == "willMove(toParent:)" && scene.recording.typeName(of: $0.object ?? .init(index: 0)) == "C"
        }
        #expect(moves.count == 2)
        #expect(moves.map { $0.caller?.line } == [13, nil])
        let found = findings(scene, "redundant-will-move")
        #expect(lines(found) == [13])
        #expect(found.first?.event == moves.first?.index)
    }

    // MARK: Super

    @Test func `G34 a missing super is a broken contract at its line; only under the guide's strict rule do children go without`() throws {
        let text = """
            import UIKit
            final class C: UIViewController {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let child = C()
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
                override func viewWillAppear(_ animated: Bool) {
                    view.alpha = 1
                }
            }
            """
        func appearances(strict: Bool) throws -> [String] {
            let run = try Run(
                sources: [Source(path: "Scene.swift", text: text)],
                setting: Setting(root: "A", misconceptions: strict ? [.superForwards] : []))
            let found = Checks.findings(in: run).filter { $0.rule == "missing-super" }
            #expect(found.map { $0.place?.line } == [11])
            return Scenes.appearances(run).filter { $0.hasPrefix("C") }
        }
        #expect(try appearances(strict: false) == ["C.viewWillAppear(_:)", "C.viewIsAppearing(_:)", "C.viewDidAppear(_:)"])
        #expect(try appearances(strict: true).isEmpty)
        let called = text.replacing("view.alpha = 1", with: "super.viewWillAppear(animated)")
        let run = try Run(
            sources: [Source(path: "Scene.swift", text: called)], setting: Setting(root: "A", misconceptions: [.superForwards]))
        #expect(Scenes.appearances(run).filter { $0.hasPrefix("C") }.count == 3)
    }

    // MARK: Presenting

    @Test
    func
        `G37 presenting from viewDidLoad prints its line that the view is in no window and presents nothing; viewDidAppear works`()
        throws
    {
        func scene(_ callback: String) throws -> Observation {
            try Observation(
                "final class B: UIViewController {}\nfinal class A: UIViewController {\n\(callback)\npresent(B(), animated: true)\n} }",
                root: "A")
        }
        for callback in [
            "override func viewDidLoad() { super.viewDidLoad()", "override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a)",
        ] {
            let early = try scene(callback)
            let said = try #require(early.recording.events.first { $0.kind == .console })
            #expect(said.text == "Attempt to present <B> on <A> (from <A>) whose view is not in the window hierarchy.")
            #expect(said.location?.line == 6)
            #expect(early.appearances.allSatisfy { !$0.hasPrefix("B") })
        }
        let right = try scene("override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a)")
        #expect(!right.recording.events.contains { $0.kind == .console })
        #expect(right.appearances.contains("B.viewDidAppear"))
    }

    // MARK: Lifetime

    private func leaving(_ closure: String) throws -> Observation {
        try Observation(
            """
            final class A: UIViewController {
                func push() { navigationController?.pushViewController(Profile(), animated: true) }
            }
            final class Profile: UIViewController {
                var onUpdate: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onUpdate = \(closure)
                }
                func refresh() {}
            }
            """, ["call A.push", "back"], in: .navigation)
    }

    @Test func `G38 where deinit does not come after leaving, the path of strong references is found, property by property`() throws {
        let scene = try leaving("{ self.refresh() }")
        #expect(scene.events("Profile.viewDidDisappear").count == 1 && scene.events("Profile.deinit").isEmpty)
        let found = findings(scene, "leak")
        #expect(found.count == 1)
        let path = "never deinitialised: Profile.onUpdate → the closure in line 10, which captures self"
        #expect(found.first?.message.hasSuffix(path) == true)
        #expect(lines(found) == [10])
    }

    @Test func `G39 a stored closure that captures self strongly leaks, and a weak capture mends it`() throws {
        let strong = try leaving("{ self.refresh() }")
        let weak = try leaving("{ [weak self] in self?.refresh() }")
        #expect(strong.events("Profile.deinit").isEmpty)
        #expect(weak.events("Profile.deinit").count == 1)
        #expect(findings(weak, "leak").isEmpty)
        let profile = try #require(strong.recording.object(named: "Profile"))
        let end = strong.recording.events.count - 1
        let closure = try #require(strong.run.edges(from: profile, at: end).first { $0.label == "onUpdate" })
        #expect(strong.run.edges(from: closure.target, at: end) == [Edge("[self]", .strong, to: profile)])
    }

    // MARK: Views

    @Test func `V11 willRemoveSubview does nothing when code calls it: the hierarchy stays`() throws {
        let scene = try Observation(
            """
            final class A: UIViewController {
                let inner = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(inner)
                    view.willRemoveSubview(inner)
                    print(view.subviews.count, inner.superview === view)
                }
            }
            """)
        #expect(scene.recording.events.contains { $0.kind == .print && $0.text == "1 true" })
        #expect(lines(findings(scene, "direct-call")) == [8])
    }

    @Test func `V13 removeFromSuperview inside draw is diagnosed at its line`() throws {
        let scene = try Observation(
            """
            final class Drawing: UIView {
                override func draw(_ rect: CGRect) {
                    removeFromSuperview()
                }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(Drawing(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
                }
            }
            """, root: "A")
        #expect(lines(findings(scene, "remove-in-draw")) == [5])
    }

    // MARK: The checklist

    @Test func `G44 each of the ten points is a check that names file, line and point`() throws {
        let text = """
            import UIKit
            final class C: UIViewController { deinit { print("gone") } }
            final class A: UIViewController {
                var asked = false
                override func loadView() {
                    super.loadView()
                    view = UIView()
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.layer.cornerRadius = view.bounds.width / 4
                    let child = C()
                    addChild(child)
                    view.addSubview(child.view)
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print(view.safeAreaInsets.top)
                    view.addSubview(UILabel())
                    for number in 0..<5001 { asked = number < 0 }
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    if !asked { view.setNeedsLayout() }
                    asked = true
                }
                override func viewDidDisappear(_ animated: Bool) {
                    children.first?.removeFromParent()
                }
            }
            """
        let steps = try ["cover fullScreen", "uncover", "replace-root"].map { try Step($0) }
        let run = try Run(sources: [Source(path: "Scenes/A.swift", text: text)], setting: Setting(root: "A", steps: steps))
        let found = Checks.findings(in: run, rules: Set(Checks.ruleSummaries.map(\.name)))
        let points = Dictionary(grouping: found.filter { $0.point != nil }) { $0.point ?? 0 }.mapValues { $0.compactMap { $0.place?.line } }
        #expect(
            points.mapValues(Set.init) == [
                1: [11], 2: [18], 3: [19], 4: [24], 5: [27], 6: [13], 7: [28], 8: [3], 9: [16], 10: [6],
            ])
        #expect(found.allSatisfy { $0.place?.file == "Scenes/A.swift" })
    }

    @Test(arguments: ["self", "weak self"]) func `G46 five ways to look for a leak agree`(capture: String) throws {
        let leaks = capture == "self"
        let scene = try Observation(
            """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {
                var onChange: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onChange = { [\(capture)] in print(self as Any) }
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in print("leaked", self != nil) }
                }
                deinit { print("gone") }
            }
            """, ["call A.push", "back", "wait 3"], in: .navigation, root: "A")
        let prints = scene.recording.events.filter { $0.kind == .print }.map { $0.text ?? "" }
        #expect(prints.contains("gone") == !leaks)
        #expect(prints.contains("leaked true") == leaks)
        #expect(scene.recording.callbacks("deinit", of: "B").isEmpty == leaks)
        let found = findings(scene, "leak").map(\.message)
        #expect(found.count == (leaks ? 1 : 0))
        #expect(found.allSatisfy { $0.hasSuffix("B.onChange → the closure in line 10, which captures self") })
        #expect((scene.run.newestObject(of: "B", at: scene.recording.events.count - 1) != nil) == leaks)
    }
}
