// The table has one more row than there are stations, for a note at the end. The cell of that row still takes its text out of the array.
import UIKit

struct Station {
    let name: String
    let minutes: Int
}

final class LineViewController: UITableViewController {
    private let stations = [
        Station(name: "Harbor", minutes: 0),
        Station(name: "Market", minutes: 4),
        Station(name: "University", minutes: 9),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Line 3"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stations.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = title(forRow: indexPath.row)
        cell.contentConfiguration = content
        return cell
    }

    private func title(forRow row: Int) -> String {
        let station = stations[row] // finds exception
        return "\(station.name), \(station.minutes) min"
    }
}
