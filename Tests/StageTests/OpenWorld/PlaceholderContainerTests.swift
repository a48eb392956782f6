import Stage
import Testing
import UIKit

/// Views that are put into one of which nothing is known, and what an undeclared class of views or cells is.
@Suite struct PlaceholderContainerTests {
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun(openWorld: "import UIKit\nimport Parts\nclass A: UIViewController {\n\(members)\n}\n\(more)").show("A").filter {
            !$0.hasPrefix("placeholder") && !$0.hasPrefix("allocated")
        }
    }

    @Test func `a view that an unknown one takes has a superview, which is where that one is put`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let panel = Parts.panel(style: .plain)
                let label = UILabel()
                panel.addSubview(label)
                print(label.superview != nil, label.superview === view)
                view.addSubview(panel)
                print(label.isDescendant(of: view))
            }
            """)
        #expect(lines == ["true false", "true"])
    }

    @Test func `a constraint to a view in an unknown one takes no part`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                partsView.insertSubview(label, at: 0)
                let width = label.widthAnchor.constraint(equalTo: view.widthAnchor)
                width.isActive = true
                print(width.isActive, label.superview != nil)
            }
            """)
        #expect(lines.last == "false true")
        #expect(lines.contains { $0.contains("takes no part in layout") })
    }

    @Test func `an unknown collection has a layout`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let tiles = PartsCollectionView(theme: 1)
                view.addSubview(tiles)
                print(tiles.superview === view, tiles is UICollectionView)
            }
            """)
        #expect(lines == ["true true"])
    }

    @Test func `a cell whose unknown superclass is called a collection's is one`() {
        let lines = heard(
            "override func viewDidLoad() { super.viewDidLoad(); print(Tile() is UICollectionViewCell) }",
            "final class Tile: PartsCollectionCell { var table: UITableView? }")
        #expect(lines == ["true"])
    }

    @Test func `what stands for a tuple has as many parts as are taken of it`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let halves = Number(7).parts(by: 2)
                let (whole, rest) = halves
                for case let (first, _) in [halves] { let name: String = first.name; print(name.isEmpty) }
                let (text, count): (String, Int) = (rest.description, whole.count)
                print(text.isEmpty, count)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true", "true 0"])
    }

    @Test func `what stands for a value in a dictionary for UIKit is a value of the kind that is wanted`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let options = [UIPageViewController.OptionsKey.interPageSpacing: Parts.gap]
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
                print(pages.viewControllers!.count, pages.view.subviews.isEmpty)
            }
            """)
        #expect(lines == ["1 false"])
    }
}
