import Stage
import Testing
import UIKit

@Suite struct `Split views in a run` {
    private static let scene = """
        import UIKit

        final class Split: UISplitViewController, UISplitViewControllerDelegate {
            init() {
                super.init(style: .doubleColumn)
                delegate = self
                preferredDisplayMode = .oneBesideSecondary
                setViewController(List(), for: .primary)
                setViewController(Detail(), for: .secondary)
            }
            required init?(coder: NSCoder) { fatalError() }
            func splitViewController(
                _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                print(proposedTopColumn == .secondary)
                return .primary
            }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { print("collapsed \\(isCollapsed)") }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) { print("expanded \\(isCollapsed)") }
            func showMore() { showDetailViewController(More(), sender: self) }
        }

        final class List: UIViewController {}
        final class Detail: UIViewController {}
        final class More: UIViewController {}
        """

    private static let logged = ["List", "Detail", "More"].flatMap { owner in
        (Replay.appearance + ["viewDidLoad"]).map { "\(owner).\($0)" }
    }

    /// split-collapse-at-window
    @Test func `split-collapse-at-window: a compact window collapses it, and the delegate is asked what is on top`() throws {
        let replay = try Replay(Self.scene, ["call Split.showMore"], root: "Split", logged: Self.logged)
        #expect(
            replay.lines(afterStep: 0).prefix(5) == [
                "@true", "@collapsed true", "List.viewDidLoad", "List.viewWillAppear", "List.viewDidAppear",
            ])
        #expect(
            replay.lines(afterStep: 1) == [
                "More.viewDidLoad", "List.viewWillDisappear", "More.viewWillAppear", "List.viewDidDisappear", "More.viewDidAppear",
            ])
    }

    @Test func `follows the window's width on an iPad`() throws {
        let replay = try Replay(Self.scene, ["resize 320x1194", "resize 834x1194"], root: "Split", device: .ipad, logged: Self.logged)
        let launch = Array(replay.lines().prefix(6))
        #expect(launch.filter { $0.hasPrefix("List") } == ["List.viewDidLoad", "List.viewWillAppear", "List.viewDidAppear"])
        #expect(launch.filter { $0.hasPrefix("Detail") } == ["Detail.viewDidLoad", "Detail.viewWillAppear", "Detail.viewDidAppear"])
        #expect(
            replay.lines(afterStep: 1) == ["@true", "Detail.viewWillDisappear", "Detail.viewDidDisappear", "@collapsed true"])
        #expect(replay.lines(afterStep: 2) == ["Detail.viewWillAppear", "@expanded false", "Detail.viewDidAppear"])
    }

    @Test func `--in split shows the entry beside the file's next controller where there is room`() throws {
        let text = """
            import UIKit
            final class A: UIViewController {}
            final class B: UIViewController {}
            """
        let names = ["A", "B"].map { "\($0).viewDidAppear" }
        #expect(try Replay(text, in: .split, device: .ipad, logged: names).lines().count == 2)
        #expect(try Replay(text, in: .split, logged: names).lines() == ["B.viewDidAppear"])
    }
}
