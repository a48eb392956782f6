import Stage
import Testing
import UIKit

/// Published recordings of navigation stacks, by their ids.
@Suite struct `Recordings of navigation stacks` {
    private static let scene = """
        import UIKit

        final class A: UIViewController {
            var kept: B?
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func pushAtOnce() { navigationController?.pushViewController(B(), animated: false) }
            func pushKept() {
                let b = B()
                kept = b
                navigationController?.pushViewController(b, animated: true)
            }
        }

        final class B: UIViewController {
            func pop() {
                navigationController?.popViewController(animated: true)
                print("pop.returned")
            }
            func popAtOnce() {
                navigationController?.popViewController(animated: false)
                print("pop.returned")
            }
        }
        """

    private func replay(_ steps: [String], _ names: [String], os: Int = 26) throws -> Replay {
        try Replay(
            Self.scene, steps, in: .navigation, root: "A", os: os, logged: ["A", "B"].flatMap { owner in names.map { "\(owner).\($0)" } })
    }

    private static let moves = ["willMoveToParent", "didMoveToParent"]

    /// The recording has a second pair of layout callbacks, a tenth of a second later, which is the Mac's.
    @Test func `launch-navroot-catalyst26`() throws {
        let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        let replay = try replay([], Replay.appearance + layout + ["viewDidLoad", "viewIsAppearing"])
        #expect(
            replay.lines() == ["viewDidLoad", "viewWillAppear", "viewIsAppearing"].map { "A.\($0)" } + layout.map { "A.\($0)" }
                + ["A.viewDidAppear"])
    }

    @Test func `nav-pop-animated-catalyst26`() throws {
        let replay = try replay(["call A.pushKept", "call B.pop"], Replay.appearance + ["viewDidLoad", "viewIsAppearing"])
        #expect(
            replay.lines(afterStep: 2) == [
                "@pop.returned", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
            ])
    }

    @Test func `nav-pop-nonanimated-deinit-catalyst26`() throws {
        let replay = try Replay(
            Self.scene, ["call A.push", "call B.popAtOnce"], in: .navigation, root: "A",
            logged: ["B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear", "B.deinit"])
        #expect(
            replay.lines(afterStep: 2) == [
                "@pop.returned", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear", "B.deinit",
            ])
    }

    @Test func `nav-push-nonanimated-reibang`() throws {
        let replay = try Replay(
            Self.scene, ["call A.pushAtOnce"], in: .navigation, root: "A", os: 13,
            logged: ["B.viewWillAppear", "B.viewDidAppear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
        #expect(
            replay.lines(afterStep: 1) == [
                "B.viewWillAppear", "B.viewDidAppear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
            ])
    }

    @Test func `nav-push-cyrus, nav-push-csdn2015, nav-normal-wangling`() throws {
        let replay = try replay(["call A.push", "back"], Replay.appearance, os: 13)
        #expect(replay.lines(afterStep: 1) == ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
        #expect(replay.lines(afterStep: 2) == ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"])
    }

    @Test func `nav-push-github-push2015, nav-push-pop-2015-github`() throws {
        let replay = try replay(["call A.push", "back"], Replay.appearance + ["viewDidLoad", "deinit"], os: 13)
        #expect(
            replay.lines(afterStep: 1) == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(
            replay.lines(afterStep: 2) == [
                "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear", "B.deinit",
            ])
    }

    @Test func `nav-launch-containment-trace2019, nav-push-containment-trace2019`() throws {
        let replay = try replay(["call A.push"], Replay.appearance + Self.moves, os: 13)
        #expect(
            replay.lines().prefix(4) == ["A.willMoveToParent", "A.viewWillAppear", "A.viewDidAppear", "A.didMoveToParent"])
        #expect(
            replay.lines(afterStep: 1) == [
                "B.willMoveToParent", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
                "B.didMoveToParent",
            ])
    }

    @Test func `nav-init-3vcs-uikit-trace, nav-poptoroot-nowindow`() throws {
        let scene = """
            import UIKit

            final class P: UIViewController {
                let navigation = UINavigationController()
                func fill() { navigation.viewControllers = [A(), B(), C()] }
                func empty() { navigation.popToRootViewController(animated: false) }
            }
            final class A: UIViewController {}
            final class B: UIViewController {}
            final class C: UIViewController {}
            """
        let replay = try Replay(
            scene, ["call P.fill", "call P.empty"], root: "P", os: 13,
            logged: ["A", "B", "C"].flatMap { owner in Self.moves.map { "\(owner).\($0)" } })
        #expect(
            replay.lines(afterStep: 1) == [
                "A.willMoveToParent", "A.didMoveToParent", "B.willMoveToParent", "B.didMoveToParent", "C.willMoveToParent",
            ])
        #expect(
            replay.lines(afterStep: 2) == [
                "B.willMoveToParent:nil", "B.didMoveToParent:nil", "C.willMoveToParent:nil", "C.didMoveToParent:nil",
            ])
    }

    @Test func `ipop-cancel-wangling, ipop-cancel-so18927878, ipop-cancel-rnscreens`() throws {
        let replay = try replay(["call A.push", "swipe-back 40 cancel"], Replay.appearance, os: 13)
        #expect(
            replay.lines(afterStep: 2) == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
                "B.viewDidAppear",
            ])
        #expect(
            replay.lines(afterStep: 2).filter { $0.hasPrefix("B") } == ["B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test func `ipop-complete-so18927878`() throws {
        let replay = try Replay(
            Self.scene, ["call A.push", "swipe-back 60 finish"], in: .navigation, root: "A", os: 13,
            logged: (Replay.appearance + ["deinit"]).map { "B.\($0)" })
        #expect(replay.lines(afterStep: 2) == ["B.viewWillDisappear", "B.viewDidDisappear", "B.deinit"])
    }

    @Test func `ipop-cancel-didshow`() throws {
        let scene = """
            import UIKit

            final class Nav: UINavigationController, UINavigationControllerDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = self
                    viewControllers = [A(), B()]
                }
                func navigationController(
                    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
                ) {}
                func navigationController(
                    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
                ) {}
            }
            final class A: UIViewController {}
            final class B: UIViewController {}
            """
        let replay = try Replay(scene, ["swipe-back 40 cancel"], root: "Nav", os: 13, logged: ["willShow", "didShow"])
        #expect(replay.lines(afterStep: 1) == ["Nav.willShow:A"])
    }
}
