import Foundation
import Stage
import Testing
import UIKit

/// What tables, collections and tab bars are asked besides rows and cells.
@Suite struct `Members of lists and bars` {
    private func run(_ members: String, _ steps: [String] = [], superclass: String = "UITableViewController") throws -> Run {
        try Scenes.run(
            """
            import UIKit
            final class Cell: UITableViewCell {
                override func prepareForReuse() { super.prepareForReuse(); print("reuse") }
            }
            final class A: \(superclass) {
            \(members)
            }
            """, steps)
    }

    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception, .console].contains($0.kind) }.map { $0.text ?? "" }
    }

    private static let table = """
        var names = [["a", "b"], ["c"], ["d", "e", "f"]]
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            tableView.register(Cell.self, forCellReuseIdentifier: "other")
            tableView.rowHeight = 50
        }
        override func numberOfSections(in tableView: UITableView) -> Int { names.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "h" }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 1 ? 20 : 0 }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func texts() -> [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
        """

    private static let cells = """
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = names[path.section][path.row]
            return cell
        }
        """

    @Test func `a table says where its headers and footers are`() throws {
        let scene = try run(
            Self.table + "\n" + Self.cells + """

                func ask() {
                    print(tableView.rectForHeader(inSection: 1).minY, tableView.rectForHeader(inSection: 1).height)
                    print(tableView.rectForFooter(inSection: 1).minY, tableView.rectForFooter(inSection: 1).height)
                    print(tableView.rectForFooter(inSection: 0).height, tableView.rectForHeader(inSection: 7) == .zero)
                }
                """, ["call A.ask"])
        #expect(heard(scene) == ["130.0 30.0", "210.0 20.0", "0.0 true"])
    }

    @Test func `a section moves with its rows, whose cells stay the same`() throws {
        let scene = try run(
            Self.table + "\n" + Self.cells + """

                func move() {
                    let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 2))
                    names = [names[2], names[0], names[1]]
                    tableView.moveSection(2, toSection: 0)
                    print(cell === tableView.cellForRow(at: IndexPath(row: 1, section: 0)), texts(), cell?.frame.minY ?? 0)
                }
                func both() {
                    names = [["x"], names[2], names[0]]
                    tableView.performBatchUpdates {
                        tableView.insertSections([0], with: .none)
                        tableView.deleteSections([1], with: .none)
                        tableView.moveSection(2, toSection: 1)
                    }
                    print(texts())
                }
                """, ["call A.move", "call A.both"])
        #expect(heard(scene) == [#"true ["d", "e", "f", "a", "b", "c"] 80.0"#, "reuse", #"["x", "c", "d", "e", "f"]"#])
    }

    /// UITableView.reconfigureRows(at:): the existing cells, which prepareForReuse leaves alone; another type of cell is a mistake.
    @Test func `rows are filled anew in the cells that they have`() throws {
        let scene = try run(
            Self.table + """

                var identifier = "cell"
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
                    cell.textLabel?.text = names[path.section][path.row]
                    return cell
                }
                func fill() {
                    let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0))
                    names[0][1] = "new"
                    tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
                    print(cell === tableView.cellForRow(at: IndexPath(row: 1, section: 0)), texts()[1], cell?.textLabel?.text ?? "")
                    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }
                func wrong() {
                    identifier = "other"
                    tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
                }
                """, ["call A.fill", "call A.wrong"])
        let lines = heard(scene)
        #expect(lines.first == "true new new")
        #expect(
            lines.last?.contains("Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell")
                == true)
        #expect(lines.last?.hasSuffix("Dequeued reuse identifier: other; Original reuse identifier: cell") == true)
    }

    @Test func `a collection has a view behind its items, finds items at points, and fills them anew`() throws {
        let scene = try run(
            """
            var names = ["a", "b", "c"], made = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 40)
                collectionView.contentInsetAdjustmentBehavior = .never
                let back = UIView()
                back.backgroundColor = .red
                collectionView.backgroundView = back
            }
            convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.accessibilityIdentifier = names[path.item]
                return cell
            }
            func ask() {
                print(collectionView.indexPathForItem(at: CGPoint(x: 50, y: 20))?.item ?? -1, collectionView.indexPathForItem(at: CGPoint(x: 105, y: 20)) == nil)
                print(collectionView.backgroundView?.frame == collectionView.bounds, collectionView.subviews.first === collectionView.backgroundView)
                let cell = collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
                names[1] = "new"
                collectionView.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
                print(cell === collectionView.cellForItem(at: IndexPath(item: 1, section: 0)), cell?.accessibilityIdentifier ?? "")
            }
            """, ["call A.ask"], superclass: "UICollectionViewController")
        #expect(heard(scene) == ["0 true", "true true", "true new"])
    }

    @Test func `a snapshot's items that are reconfigured keep their cells`() throws {
        let scene = try run(
            """
            let table = UITableView()
            var source: UITableViewDiffableDataSource<Int, String>!
            var round = 1
            override func viewDidLoad() {
                super.viewDidLoad()
                table.frame = view.bounds
                view.addSubview(table)
                table.register(Cell.self, forCellReuseIdentifier: "cell")
                source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
                    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                    cell.textLabel?.text = "\\(name) \\(self.round)"
                    return cell
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(["a", "b"])
                source.apply(snapshot)
            }
            func fill() {
                let cell = table.visibleCells[1]
                round = 2
                var snapshot = source.snapshot()
                snapshot.reconfigureItems(["b"])
                source.apply(snapshot)
                print(cell === table.visibleCells[1], table.visibleCells.map { $0.textLabel?.text ?? "" })
            }
            """, ["call A.fill"], superclass: "UIViewController")
        #expect(heard(scene) == [#"true ["a 1", "b 2"]"#])
    }

    @Test func `a tab bar of no controller has items of its own and tells its delegate`() throws {
        let scene = try run(
            """
            let bar = UITabBar()
            override func viewDidLoad() {
                super.viewDidLoad()
                bar.setItems([UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2)], animated: false)
                bar.selectedItem = bar.items?.first
                bar.delegate = self
                bar.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                ])
            }
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                print(tabBar === bar, item.tag, bar.selectedItem === item, bar.frame.height)
            }
            func less() {
                bar.items = bar.items?.dropLast()
                print(bar.items?.count ?? 0, bar.selectedItem == nil)
            }
            """, ["tap Two", "call A.less"], superclass: "UIViewController, UITabBarDelegate")
        #expect(heard(scene) == ["true 2 true 49.0", "1 true"])
    }

    /// Developers find the old index there, and are told even where the controller's delegate allows no change.
    @Test func `a tab controller hears of its bar's items before it changes`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class Tabs: UITabBarController, UITabBarControllerDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = self
                    viewControllers = ["One", "Two"].map { title in
                        let page = UIViewController()
                        page.title = title
                        return page
                    }
                }
                override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                    super.tabBar(tabBar, didSelect: item)
                    print("item", item.title ?? "", selectedIndex)
                }
                func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController) -> Bool {
                    print("asked", selectedIndex)
                    return false
                }
                func change() { tabBar.items = [] }
            }
            """, ["tap Two", "call Tabs.change"])
        #expect(heard(scene) == ["item Two 0", "asked 0", "Directly modifying a tab bar managed by a tab bar controller is not allowed."])
    }

    @Test func `who drags and drops is kept, and its methods are told of as never called`() throws {
        let scene = try run(
            Self.table + "\n" + Self.cells + """

                func drag() {
                    tableView.dragDelegate = self
                    tableView.dropDelegate = self
                    tableView.dragInteractionEnabled = true
                    print(tableView.dragDelegate === self, tableView.dropDelegate === self, tableView.hasActiveDrag)
                }
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
                """, ["call A.drag"], superclass: "UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate")
        let lines = heard(scene)
        #expect(lines.contains("true true false"))
        #expect(lines.contains { $0.contains("tableView(_:itemsForBeginning:at:) is never called") })
    }
}
