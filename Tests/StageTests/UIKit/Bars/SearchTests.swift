import Projects
import Stage
import Testing
import UIKit

/// Search bars and search controllers as real controllers use them.
@Suite struct `Searching` {
    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    /// A controller with a search in its item: it prints what it hears.
    private static func scene(_ setUp: String = "", results: String = "nil", more: String = "") -> String {
        """
        import UIKit
        final class A: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
            lazy var search = UISearchController(searchResultsController: \(results))
            override func viewDidLoad() {
                super.viewDidLoad()
                search.searchResultsUpdater = self
                search.delegate = self
                search.searchBar.delegate = self
                navigationItem.searchController = search
                definesPresentationContext = true
        \(setUp)
            }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("A goes") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("A is there") }
            func updateSearchResults(for searchController: UISearchController) { print("update", searchController.searchBar.text!) }
            func willPresentSearchController(_ searchController: UISearchController) { print("willPresent", searchController.isActive) }
            func didPresentSearchController(_ searchController: UISearchController) { print("didPresent", searchController.isActive) }
            func willDismissSearchController(_ searchController: UISearchController) { print("willDismiss", searchController.isActive) }
            func didDismissSearchController(_ searchController: UISearchController) { print("didDismiss", searchController.isActive) }
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { print("shouldBegin"); return true }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { print("didBegin") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print("text", searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print("search", searchBar.text!) }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { print("didEnd") }
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { print("scope", selectedScope) }
        \(more)
        }
        final class Results: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print("Results loads") }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("Results comes", view.isHidden) }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("Results is there") }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("Results goes") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("Results has gone") }
        }
        """
    }

    @Test func `a tap on the bar brings the search, typing and the scopes tell, cancel takes it away`() throws {
        let run = try Scenes.run(
            Self.scene("search.searchBar.scopeButtonTitles = [\"All\", \"New\"]"),
            ["tap Search", "type Search ab", "tap New", "return", "tap Cancel"], in: .navigation)
        #expect(
            heard(run) == [
                "A is there", "shouldBegin", "willPresent false", "didBegin", "update ", "didPresent true", "text a", "update a", "text ab",
                "update ab", "scope 1", "update ab", "search ab", "didEnd", "cancel", "willDismiss true", "update ", "didDismiss false",
            ])
    }

    @Test func `the results come with the search, hidden until there is a text, and the searched controller is left alone`() throws {
        let run = try Scenes.run(
            Self.scene(results: "Results()", more: "func look() { print(search.searchResultsController!.view.isHidden) }"),
            ["tap Search", "call A.look", "type Search a", "call A.look", "tap Cancel"], in: .navigation)
        let lines = heard(run).filter { $0.hasPrefix("Results") || $0.hasPrefix("A ") || $0 == "true" || $0 == "false" }
        #expect(
            lines == [
                "A is there", "Results loads", "Results comes true", "Results is there", "true", "false", "Results goes",
                "Results has gone",
            ])
    }

    @Test func `the bar takes fifty-two points in the navigation bar, and is left of it while the search lasts`() throws {
        let run = try Scenes.run(
            Self.scene(
                more: """
                    func look() {
                        let thirds = (view.safeAreaInsets.top - view.window!.safeAreaInsets.top) * 3
                        print(thirds.rounded(), search.searchBar.frame)
                    }
                    """),
            ["call A.look", "tap Search", "call A.look", "tap Cancel", "call A.look"], in: .navigation)
        // The insets are thirds of points.
        let lines = heard(run).filter { $0.contains("(") }
        #expect(lines == ["272.0 (0.0, 44.0, 393.0, 52.0)", "140.0 (0.0, 0.0, 393.0, 52.0)", "272.0 (0.0, 44.0, 393.0, 52.0)"])
    }

    @Test func `a search that does not hide what is searched lets touches through, one that does ends by a touch`() throws {
        let body = """
            let button = UIButton(frame: CGRect(x: 0, y: 300, width: 200, height: 50))
            button.setTitle("Row", for: .normal)
            button.addTarget(self, action: #selector(touched), for: .touchUpInside)
            view.addSubview(button)
            """
        let more = "@objc func touched() { print(\"touched\") }"
        let through = try Scenes.run(
            Self.scene(body + "\nsearch.obscuresBackgroundDuringPresentation = false", more: more), ["tap Search", "tap Row"],
            in: .navigation)
        #expect(heard(through).last == "touched")
        let covered = try Scenes.run(Self.scene(body, more: more), ["tap Search", "tap Row"], in: .navigation)
        #expect(!heard(covered).contains("touched"))
    }

    @Test func `what is pushed from a search covers it, and it is there again after the way back`() throws {
        let run = try Scenes.run(
            Self.scene(
                results: "Results()",
                more: "func push() { navigationController?.pushViewController(UIViewController(), animated: true) }"),
            ["tap Search", "type Search a", "call A.push", "back", "tap Cancel"], in: .navigation)
        #expect(
            heard(run).filter { $0.hasPrefix("Results") || $0.hasPrefix("A ") || $0.hasPrefix("did") } == [
                "A is there", "Results loads", "didBegin", "Results comes true", "Results is there", "didPresent true",
                "A goes", "Results goes", "didEnd", "Results has gone", "Results comes false", "A is there", "Results is there",
                "Results goes", "Results has gone", "didDismiss false",
            ])
    }

    @Test func `a searched controller that is popped takes its search with it, and nothing is left`() throws {
        let first = """
            final class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
                func pop() { navigationController?.popViewController(animated: true) }
            }
            final class Results
            """
        let dying = """
            deinit { print("Results is no more") }
            override func viewDidLoad() { super.viewDidLoad(); print("Results
            """
        let code = Self.scene(results: "Results()").replacing("final class A:", with: "final class B:")
            .replacing("final class Results", with: first)
            .replacing("override func viewDidLoad() { super.viewDidLoad(); print(\"Results", with: dying)
        let run = try Scenes.run(code, ["call A.push", "tap Search", "call A.pop"], in: .navigation, root: "A")
        #expect(heard(run).filter { $0.hasPrefix("Results") }.suffix(3) == ["Results goes", "Results has gone", "Results is no more"])
    }

    @Test func `a table's header holds the bar, which stays there`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UITableViewController, UISearchResultsUpdating {
                let search = UISearchController(searchResultsController: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    search.searchResultsUpdater = self
                    search.obscuresBackgroundDuringPresentation = false
                    search.searchBar.sizeToFit()
                    tableView.tableHeaderView = search.searchBar
                    definesPresentationContext = true
                }
                func updateSearchResults(for searchController: UISearchController) {
                    print(searchController.isActive, searchController.searchBar.text!, tableView.tableHeaderView!.frame.height)
                }
            }
            """, ["tap Search", "type Search x", "tap Cancel"], in: .navigation)
        #expect(heard(run) == ["true  56.0", "true x 56.0", "false  56.0"])
    }

    @Test func `a bar of its own tells its delegate, and its cancel button is out of use without the keyboard`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, UISearchBarDelegate {
                let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.placeholder = "Find"
                    bar.showsCancelButton = true
                    bar.delegate = self
                    view.addSubview(bar)
                }
                func searchBar(_ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "b" }
                func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print(searchText, bar.isFirstResponder) }
                func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print("go", searchBar.resignFirstResponder()) }
                func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }
            }
            """, ["type Find abc", "tap Cancel", "return", "tap Cancel"])
        #expect(heard(run).dropLast() == ["a true", "ac true", "cancel", "go true"])
        #expect(heard(run).last != "cancel")
    }

    @Test func `whoever presents the search itself is told of it and of nothing else`() throws {
        let run = try Scenes.run(
            Self.scene(
                more: "func presentSearchController(_ c: UISearchController) { present(c, animated: true) { print(\"presented\") } }"),
            ["tap Search"], in: .navigation)
        #expect(heard(run) == ["A is there", "shouldBegin", "didBegin", "update ", "presented"])
    }

    @Test func `a storyboard's search bar has its words and scopes`() throws {
        let bar = """
            <searchBar contentMode="redraw" placeholder="Find" showsScopeBar="YES" id="b-1">
            <rect key="frame" x="0.0" y="100" width="393" height="100"/>
            <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles><textInputTraits key="textInputTraits"/>
            <connections><outlet property="delegate" destination="vc-1" id="o-2"/></connections>
            </searchBar>
            """
        let code = """
            import UIKit
            class A: UIViewController, UISearchBarDelegate {
                @IBOutlet weak var bar: UISearchBar!
                override func viewDidLoad() { print(bar.placeholder!, bar.scopeButtonTitles!, bar.showsScopeBar) }
                func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { print(selectedScope) }
            }
            """
        let board = Board.storyboard(
            Board.scene(1, "A", subviews: bar, connections: #"<outlet property="bar" destination="b-1" id="o-1"/>"#))
        let run = try Run(
            sources: [board, Source(path: "A.swift", text: code)], setting: Setting(steps: [try Step("tap New")]))
        #expect(heard(run) == ["Find [\"All\", \"New\"] true", "1"])
    }
}
