import Stage
import Testing
import UIKit

/// Published recordings of custom containers and of explicit transitions, by their ids.
@Suite struct `Recordings of containers` {
    private static let appearance = ["P", "C"].flatMap { owner in Replay.appearance.map { "\(owner).\($0)" } }

    private static func inViewDidLoad(_ lines: String) -> String {
        """
        import UIKit

        final class P: UIViewController {
            let child = C()
            override func viewDidLoad() {
                super.viewDidLoad()
                \(lines)
            }
        }

        final class C: UIViewController {}
        """
    }

    @Test func `container-child-in-viewDidLoad-noaddchild`() throws {
        let replay = try Replay(Self.inViewDidLoad("view.addSubview(child.view)"), os: 13, logged: Self.appearance)
        #expect(replay.lines() == ["P.viewWillAppear", "C.viewWillAppear", "C.viewDidAppear", "P.viewDidAppear"])
    }

    @Test func `container-child-in-viewDidLoad-addchild`() throws {
        let replay = try Replay(
            Self.inViewDidLoad("addChild(child); child.didMove(toParent: self); view.addSubview(child.view)"), os: 13,
            logged: Self.appearance)
        #expect(replay.lines() == ["P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear"])
    }

    @Test func `container-transition-tangqiao2012`() throws {
        let scene = """
            import UIKit

            final class P: UIViewController {
                let children3 = [C1(), C2(), C3()]
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for child in children3 { addChild(child) }
                    view.addSubview(children3[2].view)
                }
                func toSecond() { change(2, 1) }
                func toFirst() { change(1, 0) }
                func change(_ old: Int, _ new: Int) {
                    transition(
                        from: children3[old], to: children3[new], duration: 0.3, options: .transitionCrossDissolve, animations: {},
                        completion: { _ in })
                }
            }

            class Child: UIViewController {}
            final class C1: Child {}
            final class C2: Child {}
            final class C3: Child {}
            """
        let names = Replay.appearance + ["viewDidLoad", "willMove", "didMove", "willMoveToParent", "didMoveToParent"]
        let replay = try Replay(
            scene, ["call P.toSecond", "call P.toFirst"], root: "P", os: 13,
            logged: ["C1", "C2", "C3"].flatMap { owner in names.map { "\(owner).\($0)" } })
        #expect(
            replay.lines() == [
                "C1.willMoveToParent", "C2.willMoveToParent", "C3.willMoveToParent", "C3.viewDidLoad", "C3.viewWillAppear",
                "C3.viewDidAppear", "C2.viewDidLoad", "C3.viewWillDisappear", "C2.viewWillAppear", "C2.viewDidAppear",
                "C3.viewDidDisappear", "C1.viewDidLoad", "C2.viewWillDisappear", "C1.viewWillAppear", "C1.viewDidAppear",
                "C2.viewDidDisappear",
            ])
    }

    private static let swap = """
        import UIKit

        final class P: UIViewController {
            let old = C1()
            let new = C2()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(old)
                view.addSubview(old.view)
                old.didMove(toParent: self)
            }
            func swap() {
                let isSeen = view.window != nil
                addChild(new)
                old.willMove(toParent: nil)
                new.view.frame = view.bounds
                if isSeen {
                    new.beginAppearanceTransition(true, animated: false)
                    old.beginAppearanceTransition(false, animated: false)
                }
                view.insertSubview(new.view, aboveSubview: old.view)
                old.view.removeFromSuperview()
                if isSeen {
                    new.endAppearanceTransition()
                    old.endAppearanceTransition()
                }
                new.didMove(toParent: self)
                old.removeFromParent()
            }
        }

        final class Holder: UIViewController {
            let p = P()
            func swap() {
                p.loadViewIfNeeded()
                p.swap()
            }
        }

        final class C1: UIViewController {}
        final class C2: UIViewController {}
        """

    private static let swapLogged = ["C1", "C2"].flatMap { owner in
        (Replay.appearance + ["willMoveToParent", "didMoveToParent", "loadView"]).map { "\(owner).\($0)" }
    }

    @Test func `container-swap-manual-workflow`() throws {
        let replay = try Replay(Self.swap, ["call P.swap"], root: "P", logged: Self.swapLogged)
        #expect(
            replay.lines(afterStep: 1) == [
                "C2.willMoveToParent", "C1.willMoveToParent:nil", "C2.loadView", "C2.viewWillAppear", "C1.viewWillDisappear",
                "C2.viewDidAppear", "C1.viewDidDisappear", "C2.didMoveToParent", "C1.didMoveToParent:nil",
            ])
    }

    @Test func `container-swap-viewloaded-workflow`() throws {
        let replay = try Replay(Self.swap, ["call Holder.swap"], root: "Holder", logged: Self.swapLogged)
        #expect(
            replay.lines(afterStep: 1).filter { $0.hasPrefix("C2") || $0.hasSuffix("nil") } == [
                "C2.willMoveToParent", "C1.willMoveToParent:nil", "C2.loadView", "C2.didMoveToParent", "C1.didMoveToParent:nil",
            ])
    }

    @Test func `container-no-addchild-catalyst26`() throws {
        let scene = """
            import UIKit

            final class P: UIViewController {
                func add() {
                    let child = C3()
                    view.addSubview(child.view)
                    print("addSubview.returned")
                }
            }

            final class C3: UIViewController {}
            """
        let names = Replay.appearance + ["viewIsAppearing", "deinit"]
        let replay = try Replay(scene, ["call P.add"], logged: names.map { "C3.\($0)" })
        #expect(
            replay.lines(afterStep: 1) == [
                "C3.viewWillAppear", "@addSubview.returned", "C3.viewIsAppearing", "C3.viewDidAppear", "C3.deinit",
            ])
    }

    private static let explicit = """
        import UIKit

        final class P: UIViewController {
            let a = A()
            func appear() { a.beginAppearanceTransition(true, animated: false) }
            func disappear() { a.beginAppearanceTransition(false, animated: false) }
            func end() { a.endAppearanceTransition() }
        }

        final class A: UIViewController {}
        """

    @Test(
        arguments: [
            ("begin-end-4", ["appear", "disappear", "end"], 1, ["A.viewWillDisappear", "A.viewDidDisappear"]),
            ("begin-end-6", ["appear", "end", "disappear", "appear"], 3, ["A.viewWillAppear"]),
            ("begin-end-7", ["appear", "end", "disappear", "appear", "end"], 3, ["A.viewWillAppear", "A.viewDidAppear"]),
        ]) func `begin-end-4, begin-end-6, begin-end-7`(id: String, steps: [String], start: Int, expected: [String]) throws
    {
        let replay = try Replay(
            Self.explicit, steps.map { "call P.\($0)" }, root: "P", logged: Replay.appearance.map { "A.\($0)" })
        let all = (1...steps.count).map { replay.lines(afterStep: $0) }
        #expect(all[start...].flatMap { $0 } == expected, "\(id)")
    }

    @Test func `begin-end-unbalanced-so`() throws {
        let scene = """
            import UIKit

            final class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
                func pushAgain() { navigationController?.pushViewController(C(), animated: true) }
            }
            final class B: UIViewController {}
            final class C: UIViewController {}
            """
        let replay = try Replay(scene, ["call A.push", "at 0.1 call A.pushAgain"], in: .navigation, os: 18, logged: [])
        let messages = replay.run.recording.events.filter { $0.kind == .console }.compactMap(\.text)
        #expect(messages.contains { $0.hasPrefix("Unbalanced calls to begin/end appearance transitions for <B") })
    }
}
