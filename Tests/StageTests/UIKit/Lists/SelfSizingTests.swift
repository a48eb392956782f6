import Stage
import Testing
import UIKit

/// Rows as high as their constraints say.
@Suite struct SelfSizingTests {
    @Test func `cells that want another height than the usual one have it without a word`() throws {
        let seen = try Observation(
            """
            final class Cell: UITableViewCell {
                let box = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                        box.topAnchor.constraint(equalTo: contentView.topAnchor),
                        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                        box.heightAnchor.constraint(equalToConstant: 60),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class A: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(Cell.self, forCellReuseIdentifier: "c")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                }
                func report() {
                    let heights = Set(tableView.visibleCells.map { ($0 as! Cell).box.bounds.height })
                    print(heights, tableView.indexPathsForVisibleRows!.first!.row > 0)
                }
                func move() { tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false) }
            }
            """, ["call A.report", "call A.move", "call A.report"])
        #expect(seen.printed == ["[60.0] false", "[60.0] true"])
        #expect(seen.recording.events.filter { $0.kind == .console }.isEmpty)
    }
}
