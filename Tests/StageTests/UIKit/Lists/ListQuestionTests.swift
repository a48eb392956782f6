import Stage
import Testing
import UIKit

/// What lists ask and tell their delegates besides the data.
@Suite struct `List questions` {
    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    private func table(_ members: String, rows: Int = 40, _ steps: [String] = [], and more: String = "") throws -> [String] {
        heard(
            try Scenes.run(
                """
                import UIKit
                final class A: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
                    let list = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        list.contentInsetAdjustmentBehavior = .never
                        list.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                        list.dataSource = self
                        list.delegate = self
                        view.addSubview(list)
                        setUp()
                    }
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { \(rows) }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                        cell.textLabel?.text = "Row \\(indexPath.row)"
                        cell.accessoryType = .detailButton
                        return cell
                    }
                \(members)
                    func paths(_ all: [IndexPath]) -> String { all.map { String($0.row) }.joined(separator: " ") }
                }
                \(more)
                """, steps))
    }

    @Test func `estimates are asked of all rows, heights of those in sight, after the cell and before it is displayed`() throws {
        let lines = try table(
            """
            func setUp() {}
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                print("estimate", indexPath.row)
                return 90
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                print("height", indexPath.row)
                return 100
            }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                print("display", indexPath.row)
            }
            func ask() { print(list.contentSize.height) }
            """, rows: 5, ["call A.ask"])
        #expect(
            lines == (0..<5).map { "estimate \($0)" } + ["height 0", "display 0", "height 1", "display 1", "470.0"])
    }

    @Test func `with no estimate at all every height is asked for at once`() throws {
        let lines = try table(
            """
            func setUp() { list.estimatedRowHeight = 0 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                print("height", indexPath.row)
                return 150
            }
            """, rows: 4)
        #expect(lines == (0..<4).map { "height \($0)" })
    }

    @Test func `headers' heights wait for their sight where they are estimated, and come and go with a word`() throws {
        let lines = try table(
            """
            func setUp() {}
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
                print("estimate", section)
                return 30
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                print("height", section)
                return 40
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                print("view", section)
                return UIView()
            }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                print("display", section, view.superview == nil, view.frame.height)
            }
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
                print("gone", section, view.superview == nil)
            }
            func down() { list.contentOffset.y = 250 }
            """, rows: 5, ["call A.down"])
        #expect(
            lines == [
                "estimate 0", "estimate 1", "height 0", "view 0", "display 0 true 40.0", "height 1", "view 1", "display 1 true 40.0",
                "gone 0 true",
            ])
    }

    @Test func `a header of automatic height is as high as its constraints ask`() throws {
        let lines = try table(
            """
            func setUp() {}
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { UITableView.automaticDimension }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UIView()
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    box.heightAnchor.constraint(equalToConstant: 67),
                ])
                return view
            }
            func ask() { print(list.rectForRow(at: IndexPath(row: 0, section: 0)).minY) }
            """, ["call A.ask"])
        #expect(lines == ["67.0"])
    }

    @Test func `the detail button is no choice of the row`() throws {
        let lines = try table(
            """
            func setUp() {}
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { print("info", indexPath.row) }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }
            """, [#"tap "More Info, Row 1""#, #"tap "Row 2""#])
        #expect(lines == ["info 1", "row 2"])
    }

    @Test func `rows that come next are made ready, and given up when the way turns`() throws {
        let lines = try table(
            """
            func setUp() {
                list.rowHeight = 100
                list.prefetchDataSource = self
            }
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { print("ready", paths(indexPaths)) }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                print("cancel", paths(indexPaths))
            }
            func down() { list.contentOffset.y = 1000 }
            func up() { list.contentOffset.y = 900 }
            func off() {
                list.isPrefetchingEnabled = false
                list.contentOffset.y = 300
            }
            """, ["call A.down", "call A.up", "call A.off"])
        #expect(lines == ["ready 2 3", "cancel 2 3", "ready 12 13", "cancel 12 13", "ready 8 7"])
    }

    @Test func `a finger highlights cells`() throws {
        let lines = try heard(
            Scenes.run(
                """
                import UIKit
                final class Cell: UICollectionViewCell {
                    override var isHighlighted: Bool { didSet { print("cell", isHighlighted) } }
                }
                final class Row: UITableViewCell {
                    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                        super.setHighlighted(highlighted, animated: animated)
                        print("row", highlighted)
                    }
                }
                final class A: UICollectionViewController {
                    init() {
                        let layout = UICollectionViewFlowLayout()
                        layout.headerReferenceSize = CGSize(width: 100, height: 20)
                        super.init(collectionViewLayout: layout)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        collectionView.register(Cell.self, forCellWithReuseIdentifier: "c")
                        collectionView.register(
                            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                            withReuseIdentifier: "h")
                    }
                    var count = 1
                    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
                    override func numberOfSections(in collectionView: UICollectionView) -> Int { count }
                    override func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
                        cell.accessibilityIdentifier = "item"
                        return cell
                    }
                    override func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
                    }
                    override func collectionView(
                        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                        forElementKind elementKind: String, at indexPath: IndexPath
                    ) { print("header", elementKind == UICollectionView.elementKindSectionHeader) }
                    override func collectionView(
                        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
                        forElementOfKind elementKind: String, at indexPath: IndexPath
                    ) { print("header gone") }
                    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
                        print("may")
                        return true
                    }
                    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
                        print("on")
                    }
                    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
                        print("off")
                    }
                    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
                        print("select?")
                        return true
                    }
                    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                        print("selected")
                    }
                    func none() {
                        count = 0
                        collectionView.reloadData()
                    }
                }
                """, ["tap item", "call A.none"], root: "A"))
        #expect(
            lines == ["header true", "may", "cell true", "on", "select?", "selected", "cell false", "off", "header gone"])
        let rows = try table(
            """
            func setUp() { list.register(Row.self, forCellReuseIdentifier: "c") }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { print("on") }
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { print("off") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
            """, [#"tap "Row 1""#],
            and: """
                final class Row: UITableViewCell {
                    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                        super.setHighlighted(highlighted, animated: animated)
                        print("row", highlighted)
                    }
                }
                """)
        #expect(rows == ["row true", "on", "row false", "off", "selected"])
    }
}
