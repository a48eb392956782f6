import Foundation
import Stage
import Testing
import UIKit

/// Rows that are deleted, inserted, moved and swiped aside.
@Suite struct `A table that is edited` {
    private static let scene = """
        final class A: UITableViewController {
            var names = ["Ada", "Bo", "Cy", "Di"]
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                navigationItem.rightBarButtonItem = editButtonItem
            }
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                print("editing", editing, tableView.isEditing, editButtonItem.title ?? "")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
            override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
                print("commit", editingStyle == .delete, indexPath.row)
                names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
            override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
                print("moved", names)
            }
            override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { print("will begin", indexPath.row, tableView.isEditing) }
            override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { print("did end", indexPath?.row ?? -1) }
            override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
                let pin = UIContextualAction(style: .normal, title: "Pin") { action, view, done in
                    print("pin", self.names[indexPath.row], action.title ?? "")
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [pin])
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected", indexPath.row) }
        }
        """

    private func printed(_ steps: String...) throws -> [String] { try Observation(Self.scene, steps, in: .navigation).printed }

    @Test func `the edit button edits the table, a row's sign asks before it deletes`() throws {
        #expect(
            try printed("tap Edit", "tap \"Remove Bo\"", "tap Delete", "tap Cy", "tap Done", "tap Cy") == [
                "editing true true Done", "will begin 1 true", "commit true 1", "did end -1", "editing false false Edit", "selected 1",
            ])
        let edited = try Observation(Self.scene, ["tap Edit"], in: .navigation)
        // The first row may not be edited: no sign, no room for one.
        #expect(try edited.value("tableView.visibleCells.map { Int($0.contentView.frame.minX) }.description", of: "A") == "[0, 38, 38, 38]")
        #expect(try edited.value("tableView.visibleCells.map(\\.isEditing).description", of: "A") == "[true, true, true, true]")
    }

    @Test func `a row is swiped aside, put back, and deleted`() throws {
        #expect(
            try printed("drag Bo -90 0", "tap Cy", "drag Bo -90 0", "tap Delete") == [
                "will begin 1 false", "did end 1", "will begin 1 false", "commit true 1", "did end -1",
            ])
        let aside = try Observation(Self.scene, ["drag Bo -90 0"], in: .navigation)
        #expect(try aside.value("tableView.visibleCells.map { Int($0.frame.minX) }.description", of: "A") == "[0, -74, 0, 0]")
        #expect(try aside.value("tableView.isEditing", of: "A") == "true")
        #expect(try printed("drag Bo -30 0") == ["will begin 1 false", "did end 1"])
        #expect(try printed("drag Ada -90 0").contains { $0.hasPrefix("will begin") } == false)
    }

    @Test func `swiping all the way does the first action, the other side has its own`() throws {
        #expect(try printed("drag Bo -300 0") == ["will begin 1 false", "commit true 1", "did end -1"])
        #expect(try printed("drag Cy 90 0", "tap Pin") == ["will begin 2 false", "pin Cy Pin", "did end 2"])
    }

    @Test func `a row is carried to another place by its handle`() throws {
        #expect(try printed("tap Edit", "drag \"Reorder Bo\" 0 50").last == "moved [\"Ada\", \"Cy\", \"Bo\", \"Di\"]")
        let carried = try Observation(Self.scene, ["tap Edit", "drag \"Reorder Bo\" 0 50"], in: .navigation)
        #expect(
            try carried.value("tableView.visibleCells.map { $0.textLabel?.text ?? \"\" }.description", of: "A")
                == "[\"Ada\", \"Cy\", \"Bo\", \"Di\"]")
        #expect(try printed("tap Edit", "drag \"Reorder Bo\" 0 10").last?.hasPrefix("editing") == true)
    }

    @Test func `an inserting sign commits at once, and rows are not chosen while they are edited unless that is allowed`() throws {
        let inserting = Self.scene.replacing(
            "    override func tableView(_ tableView: UITableView, didSelectRowAt",
            with:
                "    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .insert }\n"
                + "    func allow() { tableView.allowsSelectionDuringEditing = true }\n    override func tableView(_ tableView: UITableView, didSelectRowAt"
        )
        .replacing("        tableView.deleteRows(at: [indexPath], with: .automatic)", with: "        tableView.reloadData()")
        func run(_ steps: String...) throws -> [String] { try Observation(inserting, steps, in: .navigation).printed }
        #expect(try run("tap Edit", "tap \"Insert Cy\"") == ["editing true true Done", "commit false 2"])
        #expect(try run("tap Edit", "tap Cy") == ["editing true true Done"])
        #expect(try run("call A.allow", "tap Edit", "tap Cy") == ["editing true true Done", "selected 2"])
    }

    @Test func `a diffable data source of one's own says what is edited, and deletes`() throws {
        let scene = """
            final class A: UITableViewController {
                final class Source: UITableViewDiffableDataSource<Int, String> {
                    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
                    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
                        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
                        print("commit", item)
                        var next = snapshot()
                        next.deleteItems([item])
                        apply(next)
                    }
                    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
                    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
                        print("moved", sourceIndexPath.row, destinationIndexPath.row)
                    }
                }
                lazy var source = Source(tableView: tableView) { table, path, item in
                    let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
                    cell.textLabel?.text = item
                    return cell
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                    navigationItem.rightBarButtonItem = editButtonItem
                    var first = NSDiffableDataSourceSnapshot<Int, String>()
                    first.appendSections([0])
                    first.appendItems(["Ada", "Bo", "Cy"])
                    source.apply(first, animatingDifferences: false)
                }
            }
            """
        func printed(_ steps: String...) throws -> [String] { try Observation(scene, steps, in: .navigation).printed }
        #expect(try printed("drag Bo -90 0", "tap Delete") == ["commit Bo"])
        #expect(try printed("drag Ada -300 0") == [])
        #expect(try printed("tap Edit", "drag \"Reorder Bo\" 0 50").last == "moved 1 2")
    }
}
