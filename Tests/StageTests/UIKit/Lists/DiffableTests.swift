import Testing

/// Data sources that compare snapshots, run as the learner's Swift.
@Suite struct DiffableTests {
    private func heard(_ body: String) -> [String] {
        let run = ScriptRun(
            """
            import UIKit
            class A: UITableViewController {
                enum Part { case first, second }
                var source: UITableViewDiffableDataSource<Part, String>!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                    source = UITableViewDiffableDataSource<Part, String>(tableView: tableView) { table, path, item in
                        print("cell", item, path.section, path.row)
                        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
                    }
                    var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
                    snapshot.appendSections([.first, .second])
                    snapshot.appendItems(["a", "b"], toSection: .first)
                    snapshot.appendItems(["c"])
                    source.apply(snapshot, animatingDifferences: false)
                }
                func step() {
                    \(body)
                }
            }
            """)
        return run.show("A") + ["step"] + run.call("step()", on: "A")
    }

    @Test func `rows are asked of the cell provider, by section and item`() {
        let lines = heard(
            """
            let now = source.snapshot()
            print(now.sectionIdentifiers.count, now.itemIdentifiers, now.numberOfItems(inSection: .first), now.itemIdentifiers(inSection: .second))
            print(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) ?? "none", source.indexPath(for: "c")!.section)
            print(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) ?? "none", tableView.dataSource === source)
            """)
        #expect(lines == ["cell a 0 0", "cell b 0 1", "cell c 1 0", "step", "2 [\"a\", \"b\", \"c\"] 2 [\"c\"]", "b 1", "none true"])
    }

    @Test func `a change in a window is an update of the rows that differ`() {
        let lines = heard(
            """
            var next = source.snapshot()
            next.deleteItems(["a"])
            next.insertItems(["d"], afterItem: "c")
            next.reloadItems(["b"])
            source.apply(next) { print("done", self.tableView.visibleCells.count) }
            """)
        #expect(lines == ["cell a 0 0", "cell b 0 1", "cell c 1 0", "step", "cell b 0 0", "cell d 1 1", "done 3"])
    }

    @Test func `items that change places are loaded anew`() {
        let lines = heard(
            """
            var next = NSDiffableDataSourceSnapshot<Part, String>()
            next.appendSections([.first])
            next.appendItems(["b", "a"])
            source.apply(next)
            """)
        #expect(lines == ["cell a 0 0", "cell b 0 1", "cell c 1 0", "step", "cell b 0 0", "cell a 0 1"])
    }

    @Test func `items and sections are moved within a snapshot, which says what is reloaded`() {
        let lines = heard(
            """
            var next = source.snapshot()
            next.appendItems(["d"], toSection: .first)
            next.moveItem("a", afterItem: "b")
            next.moveItem("d", beforeItem: "b")
            next.moveItem("c", afterItem: "d")
            next.moveSection(.second, beforeSection: .first)
            print(next.sectionIdentifiers, next.itemIdentifiers)
            next.moveSection(.second, afterSection: .first)
            next.reloadItems(["b"])
            next.reloadSections([.second])
            next.reconfigureItems(["a"])
            print(next.sectionIdentifiers, next.reloadedItemIdentifiers, next.reloadedSectionIdentifiers, next.reconfiguredItemIdentifiers)
            """)
        #expect(
            lines.suffix(2) == [
                #"[main.A.Part.second, main.A.Part.first] ["d", "c", "b", "a"]"#,
                #"[main.A.Part.first, main.A.Part.second] ["b"] [main.A.Part.second] ["a"]"#,
            ])
    }
}
