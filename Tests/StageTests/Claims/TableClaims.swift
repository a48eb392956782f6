import Foundation
import Heap
import Stage
import Testing
import UIKit

@Suite struct `Claims on tables` {
    private static let source = """
            var rows = Array(0..<100).map { "row \\($0)" }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
            }
            func scroll() { table.contentOffset.y += 200 }
            func reload() { table.reloadData() }
        """

    /// The table is the controller's view.
    private static let own = """
        class A: UIViewController, UITableViewDataSource {
            let table = UITableView()
            override func loadView() { view = table }
            override func viewDidLoad() {
                super.viewDidLoad()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = self
            }
        \(source)
        }
        """

    /// The table is placed by constraints in the controller's view.
    private static let placed = """
        class A: UIViewController, UITableViewDataSource {
            let table = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = self
                table.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(table)
                NSLayoutConstraint.activate([
                    table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
        \(source)
        }
        """

    @Test func `G47 viewIsAppearing scrolls right where the table is the view, and wrong where constraints place it`() throws {
        // Row 50 of 44 points has its middle at 2222; the safe area leaves the table from 59 to 852 - 34.
        let right = try Observation(Self.own)
        #expect(try right.value("table.frame.height", at: "A.viewIsAppearing") == "852.0")
        let middle = 2222.0 - 59 - (852.0 - 59 - 34) / 2
        #expect(try right.value("table.contentOffset.y", of: "A") == "\(middle)")
        let wrong = try Observation(Self.placed)
        #expect(try wrong.value("table.frame.height", at: "A.viewIsAppearing") == "0.0")
        #expect(try wrong.value("table.frame.height", of: "A") == "852.0")
        #expect(try wrong.value("table.contentOffset.y", of: "A") != "\(middle)")
        let seen = try wrong.value("table.contentOffset.y + 59 + (852 - 59 - 34) / 2", of: "A")
        #expect(abs((Double(seen) ?? 0) - 2222) > 100)
    }

    /// The layout callbacks after the first step.
    private func layouts(_ text: String, _ step: String) throws -> [String] {
        let observation = try Observation(text, [step])
        let input = try #require(observation.recording.events.first { $0.kind == .input })
        return observation.recording.events.filter {
            $0.index > input.index && $0.kind == .callback && $0.name.hasSuffix("LayoutSubviews()")
        }
        .map { "\(observation.recording.name(of: $0.object ?? .init(index: 0))).\($0.name.prefix { $0 != "(" })" }
    }

    @Test(arguments: ["call A.scroll", "call A.reload"])
    func `V06 cells that load run the controller's layout callbacks only where the table is its view`(step: String) throws {
        #expect(try layouts(Self.own, step) == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
        #expect(try layouts(Self.placed, step) == [])
    }
}

@Suite struct `Tables in a run` {
    private static let controller = """
        import UIKit

        class Cell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                print("made")
            }
            required init?(coder: NSCoder) { fatalError() }
            override func prepareForReuse() {
                super.prepareForReuse()
                print("reused")
            }
        }

        class List: UITableViewController {
            var names = ["Ann", "Bob", "Cleo"]
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(Cell.self, forCellReuseIdentifier: "name")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as! Cell
                var content = cell.defaultContentConfiguration()
                content.text = names[indexPath.row]
                cell.contentConfiguration = content
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("chose \\(names[indexPath.row])") }
            func remove() {
                names.remove(at: 0)
                tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
            func wrong() {
                names.removeAll()
                tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        """

    private func prints(_ run: Run) -> [String] { run.recording.events.filter { $0.kind == .print }.compactMap(\.text) }

    @Test func `a table controller shows cells of the learner's class, and a tap chooses a row by its text`() throws {
        let run = try Scenes.run(Self.controller, ["tap Bob", "call List.remove", "tap Cleo"])
        #expect(prints(run) == ["made", "made", "made", "chose Bob", "chose Cleo"])
        #expect(run.recording.events.filter { $0.kind == .refusal || $0.kind == .exception }.compactMap(\.text) == [])
    }

    @Test func `a wrong update is UIKit's exception with the numbers`() throws {
        let run = try Scenes.run(Self.controller, ["call List.wrong"])
        let exception = try #require(run.recording.events.first { $0.kind == .exception })
        #expect(exception.name == "NSInternalInconsistencyException")
        #expect(
            exception.text?.contains("after the update (0) must be equal to the number of rows contained in that section before") == true)
        #expect(exception.text?.contains("(0 inserted, 1 deleted)") == true)
    }
}
