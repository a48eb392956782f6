import Stage
import Testing
import UIKit

/// Published recordings of tab bars, by their ids.
@Suite struct `Recordings of tab bars` {
    private static let scene = """
        import UIKit

        final class Tab: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [A(), T2(), UIViewController(), UIViewController()]
            }
            func choose() {
                selectedIndex = 1
                print("selectedIndex-setter-returned")
            }
        }

        final class A: UIViewController {}
        final class T2: UIViewController {}
        """

    private static let six = Replay.appearance + ["viewDidLoad", "viewIsAppearing"]

    @Test func `tab-switch-catalyst26`() throws {
        let logged = ["A", "T2"].flatMap { owner in Self.six.map { "\(owner).\($0)" } }
        let replay = try Replay(Self.scene, ["call Tab.choose"], logged: logged)
        #expect(
            replay.lines(afterStep: 1) == [
                "T2.viewDidLoad", "T2.viewWillAppear", "A.viewWillDisappear", "@selectedIndex-setter-returned", "T2.viewIsAppearing",
                "A.viewDidDisappear", "T2.viewDidAppear",
            ])
    }

    @Test func `tab-first-pgzxc`() throws {
        let logged = ["A", "T2", "UIViewController"].flatMap { owner in (Replay.appearance + ["viewDidLoad"]).map { "\(owner).\($0)" } }
        let replay = try Replay(Self.scene, os: 13, logged: logged)
        #expect(replay.lines() == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `tab-switch-progressconcepts, tab-switch-back-progressconcepts`() throws {
        let logged = ["A", "T2"].flatMap { owner in (Replay.appearance + ["viewDidLoad"]).map { "\(owner).\($0)" } }
        let replay = try Replay(Self.scene, ["tab 1", "tab 0"], os: 13, logged: logged)
        #expect(
            replay.lines(afterStep: 1) == [
                "T2.viewDidLoad", "T2.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "T2.viewDidAppear",
            ])
        #expect(
            replay.lines(afterStep: 2) == ["A.viewWillAppear", "T2.viewWillDisappear", "T2.viewDidDisappear", "A.viewDidAppear"])
    }
}

@Suite struct `Tabs in a run` {
    private static let delegate = """
        import UIKit

        final class Tab: UITabBarController, UITabBarControllerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                let first = A()
                first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
                let second = B()
                second.title = "Two"
                let third = C()
                third.title = "Three"
                viewControllers = [first, second, third]
                delegate = self
            }
            func choose() { selectedIndex = 1 }
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                !(viewController is C)
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
        }

        final class A: UIViewController {}
        final class B: UIViewController {}
        final class C: UIViewController {}
        """

    private static let logged =
        ["A", "B", "C"].flatMap { owner in Replay.appearance.map { "\(owner).\($0)" } } + ["shouldSelect", "didSelect"]

    @Test func `the delegate hears of taps, not of code, and may say no`() throws {
        let replay = try Replay(
            Self.delegate, ["tap Two", "tab 1", "tap Three", "call Tab.choose", "tab 0", "call Tab.choose"], logged: Self.logged)
        #expect(
            replay.lines(afterStep: 1) == [
                "Tab.shouldSelect:B", "B.viewWillAppear", "A.viewWillDisappear", "Tab.didSelect:B", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(replay.lines(afterStep: 2) == ["Tab.shouldSelect:B", "Tab.didSelect:B"])
        #expect(replay.lines(afterStep: 3) == ["Tab.shouldSelect:C"])
        #expect(replay.lines(afterStep: 4) == [])
        #expect(replay.lines(afterStep: 6) == ["B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"])
    }

    @Test func `--in tab shows the entry, then the file's other controllers that the code does not make`() throws {
        let text = """
            import UIKit
            final class A: UIViewController { func show() { present(Shown(), animated: true) } }
            final class Shown: UIViewController {}
            final class T2: UIViewController {}
            """
        let replay = try Replay(text, ["tab 1", "tab 2"], in: .tab, logged: ["A.viewDidLoad", "Shown.viewDidLoad", "T2.viewDidLoad"])
        #expect(replay.lines() == ["A.viewDidLoad", "T2.viewDidLoad"])
        let refusal = try #require(replay.run.recording.events.last { $0.kind == .refusal })
        #expect(refusal.text == "there is no tab 2; there is: 0 A, 1 T2")
    }

    @Test func `the table of a tab has a value in every row, and ends as the documents' does: a wrapper keeps its view`() throws {
        let table = try FactsTable(container: .tab)
        #expect(table.rows.allSatisfy { $0.facts != nil })
        #expect(table.rows.last?.facts == [false, true, true, true, true, true, true, true])
    }
}
