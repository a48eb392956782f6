import Foundation
import Heap
import Testing
import UIKit

/// A learner's data source and delegate that counts what it is asked, and gives cells by the names of its rows.
private final class Source: Script {
    let world: World
    var owner: ObjectID?
    var delegateMethods: Set<String> = []
    var sections: [[String]]
    var asked: [String] = []
    var answers: [String: Argument] = [:]
    var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?

    init(world: World, _ sections: [[String]]) {
        self.world = world
        self.sections = sections
        world.script = self
    }

    private static let source: Set<String> = [
        "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
    ]

    func implements(_ name: String, on id: ObjectID) -> Bool {
        if name == "prepareForReuse()" { return false }
        return id == owner && (Self.source.contains(name) || delegateMethods.contains(name))
    }

    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        let short = name.replacing("tableView(_:", with: "").replacing(":)", with: "").replacing("(in", with: "")
        switch (name, arguments.last) {
        case ("numberOfSections(in:)", _):
            asked.append(short)
            return .value(sections.count)
        case ("tableView(_:numberOfRowsInSection:)", .value(let section as Int)):
            asked.append("\(short) \(section)")
            return .value(sections[section].count)
        case ("tableView(_:cellForRowAt:)", .value(let path as IndexPath)):
            asked.append("\(short) \(path.row)")
            guard case .object(let table) = arguments[0], let table = world.object(table) as? UITableView else { return .nothing }
            if let makeCell { return .object(makeCell(table, path).id) }
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = sections[path.section][path.row]
            return .object(cell.id)
        case (_, .value(let path as IndexPath)):
            asked.append("\(short) \(path.row)")
        default: asked.append(short)
        }
        return answers[name] ?? .nothing
    }

    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument { .nothing }
    func location(of name: String, on id: ObjectID) -> CodeLocation? { nil }
    var currentLocation: CodeLocation? { nil }
    func isKind(_ id: ObjectID, of typeName: String) -> Bool { false }
}

/// A table of 600 points by 393, on the page.
private final class TablePage {
    let log = Log()
    let source: Source
    let held = Held<UITableView>()
    var table: UITableView { held.value ?? UITableView() }

    init(_ sections: [[String]], setUp: @escaping (UITableView, Source) -> Void = { _, _ in }) {
        source = Source(world: log.world, sections)
        log.launch { [source, held] view in
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let owner = UIView()
            view.addSubview(owner)
            source.owner = owner.id
            table.dataSourceID = owner.id
            table.delegateID = owner.id
            setUp(table, source)
            view.addSubview(table)
            held.value = table
        }
    }

    func run(_ body: @escaping () -> Void) -> [String] {
        source.asked = []
        _ = log.run(body)
        return source.asked
    }

    var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
}

private func rows(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

@Suite struct `A table` {
    @Test func `asks for the numbers, then for the cells in sight only`() {
        let page = TablePage([rows(100)])
        #expect(Array(page.source.asked.prefix(2)) == ["numberOfSections", "numberOfRowsInSection 0"])
        #expect(page.source.asked.filter { $0.hasPrefix("cellForRowAt") } == (0..<14).map { "cellForRowAt \($0)" })
        #expect(page.table.contentSize == CGSize(width: 393, height: 4400))
        #expect(page.table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame == CGRect(x: 0, y: 132, width: 393, height: 44))
        #expect(page.table.cellForRow(at: IndexPath(row: 20, section: 0)) == nil)
    }

    @Test func `uses cells again that have gone out of sight`() {
        let page = TablePage([rows(100)]) { _, source in source.delegateMethods = ["tableView(_:didEndDisplaying:forRowAt:)"] }
        let first = page.table.cellForRow(at: IndexPath(row: 0, section: 0))
        let living = page.log.world.space.heap.living
        let asked = page.run { page.table.contentOffset.y = 44 * 50 }
        #expect(asked.filter { $0.hasPrefix("cellForRowAt") } == (50..<64).map { "cellForRowAt \($0)" })
        #expect(asked.filter { $0.hasPrefix("didEndDisplaying") }.count == 14)
        _ = page.run { page.table.contentOffset.y = 0 }
        _ = page.run { page.table.contentOffset.y = 44 * 50 }
        #expect(page.log.world.space.heap.living <= living + 60)
        #expect(first?.isDescendant(of: page.table) == true || first?.superview == nil)
        #expect(page.texts.first == "row 50")
        #expect(ReferenceCounts.mistakes(in: page.log.world) == [])
    }

    @Test func `calls prepareForReuse on cells that were used before, and on no others`() {
        let page = TablePage([rows(100)])
        let heard = Heard()
        page.log.world.observer = heard
        _ = page.run { page.table.contentOffset.y = 44 * 50 }
        #expect(heard.names.filter { $0 == "prepareForReuse()" }.count == 0)
        _ = page.run { page.table.contentOffset.y = 44 * 20 }
        #expect(heard.names.filter { $0 == "prepareForReuse()" }.count == 14)
    }

    @Test func `reloads: the numbers at once, the cells in the next layout pass`() {
        let page = TablePage([rows(3)])
        let asked = page.run {
            page.source.sections = [["a", "b"]]
            page.table.reloadData()
            #expect(page.source.asked == ["numberOfSections", "numberOfRowsInSection 0"])
        }
        #expect(asked.suffix(2) == ["cellForRowAt 0", "cellForRowAt 1"])
        #expect(page.texts == ["a", "b"])
    }

    @Test func `rows are as high as their constraints ask`() {
        let page = TablePage([["short", "tall"]]) { _, source in
            source.makeCell = { _, path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: path.row == 0 ? 30 : 100),
                ])
                return cell
            }
        }
        #expect(page.table.visibleCells.map(\.frame.height) == [50, 120])
        #expect(page.table.visibleCells.last?.contentView.subviews.first?.frame == CGRect(x: 0, y: 10, width: 393, height: 100))
        #expect(page.table.contentSize.height == CGFloat(170))
    }

    @Test func `heights come from the delegate, else from the table`() {
        let page = TablePage([rows(2)]) { table, source in
            table.rowHeight = 60
            source.delegateMethods = ["tableView(_:heightForRowAt:)"]
            source.answers["tableView(_:heightForRowAt:)"] = .value(CGFloat(80))
        }
        #expect(page.table.visibleCells.map(\.frame.height) == [80, 80])
        let other = TablePage([rows(2)]) { table, _ in table.rowHeight = 60 }
        #expect(other.table.visibleCells.map(\.frame.height) == [60, 60])
    }

    @Test func `headers stand above their sections`() {
        let page = TablePage([rows(1), rows(1)]) { _, source in
            source.delegateMethods = ["tableView(_:titleForHeaderInSection:)"]
            source.answers["tableView(_:titleForHeaderInSection:)"] = .value("Title")
        }
        #expect(page.table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 100, width: 393, height: 44))
        #expect(page.table.headerView(forSection: 1)?.textLabel?.text == "Title")
    }

    @Test func `a tap chooses a row: asked, the old one let go, told`() {
        let page = TablePage([rows(5)]) { _, source in
            source.delegateMethods = [
                "tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
            ]
        }
        page.source.delegateMethods.remove("tableView(_:willSelectRowAt:)")
        func tap(_ name: String) -> [String] {
            page.run {
                guard let target = page.log.world.tappableTargets(named: [:]).first(where: { $0.names.contains(name) }) else {
                    Issue.record("no \(name)")
                    return
                }
                page.log.world.tap(target)
            }
        }
        #expect(tap("row 1") == ["didSelectRowAt 1"])
        #expect(page.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(page.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        #expect(tap("row 3") == ["didDeselectRowAt 1", "didSelectRowAt 3"])
        page.source.delegateMethods.insert("tableView(_:willSelectRowAt:)")
        #expect(tap("row 4") == ["willSelectRowAt 4"])
        #expect(page.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test func `rows come and go: cells of rows that stay are kept and move`() {
        let page = TablePage([rows(4)])
        let kept = page.table.cellForRow(at: IndexPath(row: 3, section: 0))
        let asked = page.run {
            page.source.sections = [["row 0", "new", "row 2", "row 3"]]
            page.table.performBatchUpdates {
                page.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
                page.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            }
        }
        #expect(asked.filter { $0.hasPrefix("cellForRowAt") } == ["cellForRowAt 1"])
        #expect(page.texts == ["row 0", "new", "row 2", "row 3"])
        _ = page.run {
            page.source.sections[0].remove(at: 0)
            page.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        #expect(page.table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
        #expect(kept?.frame.minY == CGFloat(88))
        #expect(ReferenceCounts.mistakes(in: page.log.world) == [])
    }

    @Test func `a section that is loaded again has as many rows as it has then`() {
        let page = TablePage([rows(2), rows(2)])
        let kept = page.table.cellForRow(at: IndexPath(row: 1, section: 1))
        _ = page.run {
            page.source.sections[0] = ["a", "b", "c"]
            page.table.reloadSections([0], with: .automatic)
        }
        #expect(page.texts == ["a", "b", "c", "row 0", "row 1"])
        #expect(page.table.cellForRow(at: IndexPath(row: 1, section: 1)) === kept)
        _ = page.run {
            page.source.sections = [["new"], ["z"], ["row 0", "row 1"]]
            page.table.performBatchUpdates {
                page.table.insertSections([0], with: .none)
                page.table.reloadSections([0], with: .none)
            }
        }
        #expect(page.texts == ["new", "z", "row 0", "row 1"])
        #expect(!page.log.lines.contains("exception: NSInternalInconsistencyException"))
        _ = page.run {
            page.source.sections[2] = []
            page.table.reloadSections([1], with: .none)
        }
        #expect(page.log.lines.contains("exception: NSInternalInconsistencyException"))
    }

    /// Fidelity: reported (tables that are filled by insertions before they are first laid out).
    @Test func `sections that come before the table has asked for any are simply there`() {
        let page = TablePage([])
        _ = page.run {
            let table = UITableView(frame: page.table.frame)
            page.source.sections = [["a"]]
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSourceID = page.table.dataSourceID
            table.insertSections([0], with: .none)
            #expect(table.numberOfSections == 1)
            page.source.sections = [["a", "b"]]
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            #expect(table.numberOfRows(inSection: 0) == 2)
        }
        #expect(!page.log.lines.contains("exception: NSInternalInconsistencyException"))
    }

    @Test func `an update that does not agree with the data source raises UIKit's exception`() {
        let page = TablePage([rows(4)])
        _ = page.run { page.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
        #expect(page.log.lines.contains("exception: NSInternalInconsistencyException"))
    }

    @Test func `an identifier without a class raises UIKit's exception`() {
        let page = TablePage([rows(1)]) { table, source in
            source.makeCell = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
        }
        #expect(page.log.lines.contains("exception: NSInternalInconsistencyException"))
    }

    @Test func `scrolls to a row, as far as the content goes`() {
        let page = TablePage([rows(100)])
        _ = page.run { page.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false) }
        #expect(page.table.contentOffset.y == CGFloat(2200))
        _ = page.run { page.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false) }
        #expect(page.table.contentOffset.y == CGFloat(3800))
        _ = page.run { page.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false) }
        #expect(page.table.contentOffset.y == CGFloat(2200 + 22 - 300))
        _ = page.run { page.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .middle, animated: false) }
        #expect(page.log.lines.contains("exception: NSRangeException"))
    }
}

/// The names of all callbacks.
private final class Heard: WorldObserver {
    var names: [String] = []

    func worldDid(_ happening: WorldEvent) {
        if case .callback(let name, _, _, _) = happening { names.append(name) }
    }
}

/// A learner's source of a collection's items.
private final class Items: Script {
    let world: World
    var owner: ObjectID?
    var count: Int
    var asked: [String] = []

    init(world: World, _ count: Int) {
        self.world = world
        self.count = count
        world.script = self
    }

    func implements(_ name: String, on id: ObjectID) -> Bool {
        id == owner
            && [
                "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)", "collectionView(_:didSelectItemAt:)",
            ].contains(name)
    }

    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        guard case .value(let path as IndexPath) = arguments.last else { return .value(count) }
        asked.append("\(name.contains("cellFor") ? "cell" : "select") \(path.item)")
        guard name.contains("cellFor"), case .object(let view) = arguments[0], let view = world.object(view) as? UICollectionView else {
            return .nothing
        }
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.accessibilityIdentifier = "item \(path.item)"
        return .object(cell.id)
    }

    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument { .nothing }
    func location(of name: String, on id: ObjectID) -> CodeLocation? { nil }
    var currentLocation: CodeLocation? { nil }
    func isKind(_ id: ObjectID, of typeName: String) -> Bool { false }
}

@Suite struct `A collection` {
    private func launch(_ count: Int) -> (Log, Items, Held<UICollectionView>) {
        let log = Log()
        let items = Items(world: log.world, count)
        let held = Held<UICollectionView>()
        log.launch { view in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
            let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 300), collectionViewLayout: layout)
            collection.contentInsetAdjustmentBehavior = .never
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let owner = UIView()
            view.addSubview(owner)
            items.owner = owner.id
            collection.dataSourceID = owner.id
            collection.delegateID = owner.id
            view.addSubview(collection)
            held.value = collection
        }
        return (log, items, held)
    }

    @Test func `fills lines and shares out what is left; asks for the cells in sight only`() throws {
        let (log, items, held) = launch(100)
        defer { withExtendedLifetime(log) {} }
        let collection = try #require(held.value)
        let frames = collection.visibleCells.prefix(4).map(\.frame)
        #expect(frames.map(\.minX) == [20, 146.5, 273, 20])
        #expect(frames.map(\.minY) == [5, 5, 5, 95])
        #expect(items.asked == (0..<12).map { "cell \($0)" })
        #expect(collection.contentSize == CGSize(width: 393, height: 10 + 34 * 80 + 33 * 10))
    }

    @Test func `items come, cells are used again, a tap chooses`() throws {
        let (log, items, held) = launch(3)
        let collection = try #require(held.value)
        items.asked = []
        _ = log.run {
            items.count = 4
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(items.asked == ["cell 0"])
        #expect(collection.visibleCells.map { $0.accessibilityIdentifier ?? "" } == ["item 0", "item 0", "item 1", "item 2"])
        items.asked = []
        _ = log.run {
            guard let target = log.world.tappableTargets(named: [:]).first(where: { $0.names.contains("item 2") }) else { return }
            log.world.tap(target)
        }
        #expect(items.asked == ["select 3"])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        _ = log.run {
            items.count = 2
            collection.reloadData()
            collection.layoutIfNeeded()
        }
        #expect(collection.indexPathsForSelectedItems == nil)
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
    }

    /// Fidelity: reported by apps that make the footer as high as what is left beneath the content.
    @Test func `the content's size has the footer, or has it not, as soon as it is set`() {
        let page = TablePage([["a", "b"]])
        page.log.world.bind {
            let table = page.table
            let bare = table.contentSize.height
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
            #expect(table.contentSize.height == bare + 100)
            table.tableFooterView = nil
            #expect(table.contentSize.height == bare)
        }
    }
}
