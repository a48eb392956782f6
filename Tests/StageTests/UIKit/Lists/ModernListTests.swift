import Projects
import Stage
import Testing
import UIKit

/// Cells that are registered with a closure, and cells whose content is a look.
@Suite struct `Modern lists` {
    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `a list of registered cells sizes itself, reuses cells and shows accessories`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class Tall: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                        box.heightAnchor.constraint(equalToConstant: 80),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class A: UICollectionViewController {
                enum Part { case main }
                var source: UICollectionViewDiffableDataSource<Part, Int>!
                init() {
                    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                    configuration.headerMode = .supplementary
                    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, item in
                        var content = cell.defaultContentConfiguration()
                        content.text = "Item \\(item)"
                        if item == 1 { content.secondaryText = "Second" }
                        cell.contentConfiguration = content
                        cell.accessories = [.disclosureIndicator()]
                    }
                    let tall = UICollectionView.CellRegistration { (cell: Tall, indexPath: IndexPath, item: Int) in
                        print("tall", indexPath.item, cell is Tall)
                    }
                    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                        elementKind: UICollectionView.elementKindSectionHeader
                    ) { view, kind, indexPath in
                        var content = UIListContentConfiguration.groupedHeader()
                        content.text = "Head"
                        view.contentConfiguration = content
                    }
                    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, item in
                        item == 2
                            ? list.dequeueConfiguredReusableCell(using: tall, for: indexPath, item: item)
                            : list.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: item)
                    }
                    source.supplementaryViewProvider = { list, kind, indexPath in
                        list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
                    }
                    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
                    snapshot.appendSections([.main])
                    snapshot.appendItems([0, 1, 2])
                    source.apply(snapshot, animatingDifferences: false)
                }
                func ask() {
                    let cells = (0..<3).map { collectionView.cellForItem(at: IndexPath(item: $0, section: 0))! }
                    print(cells.map { "\\(type(of: $0))" })
                    print(cells[0].frame.height, cells[1].frame.height > cells[0].frame.height, cells[2].frame.height)
                    print(cells[0].frame.minX, cells[0].frame.width, cells[0].contentView.frame.width < cells[0].frame.width)
                    let look = (cells[0].contentConfiguration as? UIListContentConfiguration)?.text ?? "none"
                    print(look, cells[0].contentView is UIListContentView)
                }
                override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                    print("selected", indexPath.item)
                }
            }
            """, ["call A.ask", #"tap "Item 1""#], root: "A")
        #expect(
            heard(scene) == [
                "tall 2 true", #"["UICollectionViewListCell", "UICollectionViewListCell", "Tall"]"#, "44.0 true 80.0", "16.0 361.0 true",
                "Item 0 true", "selected 1",
            ])
    }

    @Test func `a look of one's own makes its view once, and is updated for the cell's state`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            struct Look: UIContentConfiguration, Hashable {
                var name = ""
                var isOn = false
                func makeContentView() -> UIView & UIContentView {
                    print("make", name)
                    return LookView(configuration: self)
                }
                func updated(for state: UIConfigurationState) -> Look {
                    guard let state = state as? UICellConfigurationState else { return self }
                    var new = self
                    new.isOn = state.isSelected
                    return new
                }
            }
            final class LookView: UIView, UIContentView {
                let label = UILabel()
                var configuration: UIContentConfiguration {
                    didSet { show() }
                }
                init(configuration: UIContentConfiguration) {
                    self.configuration = configuration
                    super.init(frame: .zero)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
                        label.heightAnchor.constraint(equalToConstant: 66),
                    ])
                    show()
                }
                required init?(coder: NSCoder) { fatalError() }
                func show() {
                    guard let look = configuration as? Look else { return }
                    label.text = look.name
                    print("show", look.name, look.isOn)
                }
            }
            final class A: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                    cell.contentConfiguration = Look(name: "one")
                    return cell
                }
                func again() {
                    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
                    cell.contentConfiguration = Look(name: "two")
                    print(cell.contentView is LookView, cell.frame.height)
                }
            }
            """, ["call A.again", "tap two"], root: "A")
        let lines = heard(scene).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(lines == ["make one", "show one false", "show two false", "true 66.0", "show two true"])
    }

    @Test func `cells take a look for their state before they are shown, and when it changes`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class Cell: UITableViewCell {
                override func updateConfiguration(using state: UICellConfigurationState) {
                    super.updateConfiguration(using: state)
                    var content = UIListContentConfiguration.subtitleCell()
                    content.text = "Row"
                    content.secondaryText = state.isSelected ? "chosen" : "free"
                    contentConfiguration = content
                    var background = UIBackgroundConfiguration.listPlainCell()
                    background.backgroundColor = state.isSelected ? .red : .blue
                    backgroundConfiguration = background
                    print("update", state.isSelected, superview == nil)
                }
            }
            final class A: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(Cell.self, forCellReuseIdentifier: "c")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                    cell.configurationUpdateHandler = { cell, state in print("handler", state.isSelected) }
                    return cell
                }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
                func ask() { print(tableView.visibleCells[0].backgroundColor == .red) }
            }
            """, ["tap Row", "call A.ask"], root: "A")
        #expect(heard(scene) == ["update false true", "handler false", "selected", "update true false", "handler true", "true"])
    }

    @Test func `generic parameters of a type are known in its initialiser`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            struct Box<Value, Key> {
                let name: String
                let type: Any.Type
                init(_ label: String = "") {
                    name = label + String(describing: Key.self)
                    type = Value.self
                }
            }
            final class A: UIViewController {
                final class Cell: UITableViewCell {}
                override func viewDidLoad() {
                    let box = Box<UILabel, Int>("a ")
                    print(box.name, box.type == UILabel.self, Box<String, Cell>().name)
                    let table = UITableView()
                    table.register(Cell.self, forCellReuseIdentifier: "c")
                    print(table.dequeueReusableCell(withIdentifier: "c") is Cell)
                }
            }
            """)
        #expect(heard(scene) == ["a Int true Cell", "true"])
    }

    /// UIKit's words: https://github.com/noppefoxwolf/DebugMenu/pull/4
    @Test func `a registration that is made while a cell is asked for is an exception from iOS 15 on`() throws {
        let text = """
            import UIKit
            final class A: UICollectionViewController {
                required init?(coder: NSCoder) { fatalError() }
                init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    let late = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, item in print("filled") }
                    return collectionView.dequeueConfiguredReusableCell(using: late, for: indexPath, item: 1)
                }
            }
            """
        func exceptions(_ os: OSProfile) throws -> [String] {
            try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(os: os)).recording.events
                .filter { $0.kind == .exception }.map { $0.text ?? "" }
        }
        #expect(try exceptions(OSProfile(version: 14)).isEmpty)
        #expect(
            try exceptions(.newest) == [
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a "
                    + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse "
                    + "and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
                    + "created up front and reused. Registration: <UICollectionViewCellRegistration>"
            ])
    }
}
