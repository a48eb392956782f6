import Heap
import Interpreter
import Stage
import Testing
import UIKit

/// Parents and children.
@Suite struct `Claims on containment` {
    static func scene(add: String, remove: String = "", more: String = "") -> String {
        """
        class P: UIViewController {
            var child: C? = C()
            func add() {
                guard let child = child else { return }
                \(add)
            }
            func remove() {
                guard let child = child else { return }
                \(remove)
            }
            func forget() { child = nil }
            \(more)
        }
        class C: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .red
            }
        }
        """
    }

    static let right = """
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        """
    static let removal = """
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        """

    @Test func `G25 addChild calls willMove and removeFromParent calls didMove(nil); the other two are the code's`() throws {
        let seen = try Observation(Self.scene(add: Self.right, remove: Self.removal), ["call P.add", "call P.remove"])
        let moves = seen.recording.callbacks.filter { $0.name.hasSuffix("(toParent:)") && $0.object.map(seen.recording.name) == "C" }
        #expect(moves.map(\.name) == ["willMove(toParent:)", "didMove(toParent:)", "willMove(toParent:)", "didMove(toParent:)"])
        #expect(moves.map { $0.caller?.line } == [nil, 11, 15, nil])
    }

    @Test func `V09 the automatic calls are willMove on adding and didMove(nil) on removing`() throws {
        let seen = try Observation(
            Self.scene(add: "addChild(child)", remove: "child.removeFromParent()"), ["call P.add", "call P.remove"])
        let moves = seen.recording.callbacks.filter { $0.name.hasSuffix("(toParent:)") && $0.object.map(seen.recording.name) == "C" }
        #expect(moves.map(\.name) == ["willMove(toParent:)", "didMove(toParent:)"])
        #expect(moves.allSatisfy { $0.caller == nil })
    }

    @Test func `G26 a child added in order gets all callbacks and the right frame`() throws {
        let seen = try Observation(Self.scene(add: Self.right), ["call P.add"])
        #expect(
            seen.callbacks("willMove", "viewDidLoad", "viewWillAppear", "didMove", "viewIsAppearing", "viewDidAppear")
                .filter { $0.hasPrefix("C") } == [
                    "C.willMove", "C.viewDidLoad", "C.viewWillAppear", "C.didMove", "C.viewIsAppearing", "C.viewDidAppear",
                ])
        #expect(try seen.value("view.frame", of: "C") == "(0.0, 0.0, 393.0, 852.0)")
        #expect(seen.events("C.viewDidLayoutSubviews").count >= 1)
    }

    @Test func `G27 a child removed in order disappears, and dies when nothing else holds it`() throws {
        let seen = try Observation(
            Self.scene(add: Self.right, remove: Self.removal), ["call P.add", "call P.remove", "call P.forget"])
        #expect(
            seen.callbacks("willMove", "viewWillDisappear", "viewDidDisappear", "didMove", "deinit").filter { $0.hasPrefix("C") }.suffix(5)
                == ["C.willMove", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove", "C.deinit"])
    }

    @Test func `V14 a child left in its parent stays owned, one never added is owned by nobody; neither is a cycle`() throws {
        let kept = try Observation(
            Self.scene(add: Self.right, remove: "child.view.removeFromSuperview()"),
            ["call P.add", "call P.remove", "call P.forget", "wait 1"])
        #expect(kept.events("C.deinit").isEmpty)
        let end = kept.recording.events.count - 1
        let child = try #require(kept.recording.object(named: "C"))
        let owners = kept.recording.objects.filter { owner in
            kept.run.edges(from: owner, at: end).contains { $0.kind == .strong && $0.target == child }
        }
        #expect(owners.map(kept.recording.name) == ["P"])
        let strongOfChild = kept.run.edges(from: child, at: end).filter { $0.kind == .strong }.map { kept.recording.name(of: $0.target) }
        #expect(!strongOfChild.contains("P"))
        let lost = try Observation(
            Self.scene(add: "view.addSubview(child.view)"), ["call P.add", "call P.forget", "wait 1"])
        #expect(lost.events("C.deinit").count == 1)
        #expect(try lost.value("view.subviews.count", of: "P") == "1")
    }

    @Test func `G32 transition(from:to:) swaps two children over its frames; both callbacks around it are the code's`() throws {
        let seen = try Observation(
            """
            class P: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let old = B()
                    addChild(old)
                    old.view.frame = view.bounds
                    view.addSubview(old.view)
                    old.didMove(toParent: self)
                }
                func swap() {
                    guard let old = children.first else { return }
                    let new = C()
                    old.willMove(toParent: nil)
                    addChild(new)
                    new.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
                    transition(from: old, to: new, duration: 0.5, options: [], animations: {
                        new.view.frame = self.view.bounds
                    }, completion: { _ in
                        old.removeFromParent()
                        new.didMove(toParent: self)
                    })
                }
            }
            class B: UIViewController {}
            class C: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .red
                }
            }
            """, ["call P.swap"], root: "P")
        let step = try #require(seen.recording.events.first { $0.kind == .input }).index
        let names: Set = [
            "willMove(toParent:)", "didMove(toParent:)", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
            "viewDidDisappear(_:)", "deinit",
        ]
        let told = seen.recording.callbacks.filter { $0.index > step && names.contains($0.name) }
        #expect(
            told.map { "\($0.object.map(seen.recording.name) ?? "").\($0.name.prefix { $0 != "(" })" } == [
                "B.willMove", "C.willMove", "B.viewWillDisappear", "C.viewWillAppear", "C.viewDidAppear", "B.viewDidDisappear",
                "B.didMove", "C.didMove", "B.deinit",
            ])
        #expect(told.map { $0.caller?.line } == [15, nil, nil, nil, nil, nil, nil, 22, nil])
        let root = try seen.rootView(of: "C")
        let places = seen.recording.frames.indices.compactMap { index in
            seen.run.picture(atFrame: index).items.first { $0.object == root }?.frame.minX
        }
        let moving = places.filter { $0 > 0 && $0 < 393 }
        #expect(moving.count >= 25)
        #expect(moving == moving.sorted(by: >))
        #expect(places.last == 0)
    }

    /// What still arrives at a child: its appearance, the end of its move, a change of size, its parent's style, and the cover's callbacks.
    private struct Arrivals: Equatable {
        var appears = 0
        var moved = 0
        var sized = 0
        var isDark = false
        var disappears = 0
    }

    private func arrivals(without call: String, os: Int = 16) throws -> Arrivals {
        let add = Self.right.replacing(call, with: "")
        #expect(call.isEmpty || add != Self.right)
        let more = """
            func darken() { overrideUserInterfaceStyle = .dark }
            func cover() {
                let new = UIViewController()
                new.modalPresentationStyle = .fullScreen
                present(new, animated: false)
            }
            """
        let seen = try Observation(
            Self.scene(add: add, more: more), ["call P.add", "call P.darken", "rotate landscapeLeft", "call P.cover"], os: os, root: "P")
        return Arrivals(
            appears: seen.events("C.viewDidAppear").count,
            moved: seen.events("C.didMove").count, sized: seen.events("C.viewWillTransition").count,
            isDark: try seen.value("traitCollection.userInterfaceStyle == .dark", of: "C") == "true",
            disappears: seen.events("C.viewDidDisappear").count)
    }

    @Test func `G50 what is lost with a containment call depends on which is missing, and on the system`() throws {
        #expect(try arrivals(without: "") == Arrivals(appears: 1, moved: 1, sized: 1, isDark: true, disappears: 1))
        #expect(try arrivals(without: "addChild(child)") == Arrivals(appears: 1, moved: 1, sized: 0, isDark: false, disappears: 1))
        #expect(
            try arrivals(without: "view.addSubview(child.view)")
                == Arrivals(appears: 0, moved: 1, sized: 1, isDark: true, disappears: 0))
        #expect(
            try arrivals(without: "child.didMove(toParent: self)")
                == Arrivals(appears: 1, moved: 0, sized: 1, isDark: true, disappears: 1))
        // From 17 on traits come down the views, so that they reach a controller that was never added.
        #expect(
            try arrivals(without: "addChild(child)", os: 17)
                == Arrivals(appears: 1, moved: 1, sized: 0, isDark: true, disappears: 1))
    }
}
