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
}
