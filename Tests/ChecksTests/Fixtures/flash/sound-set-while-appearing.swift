// Background and scroll position jump without an animation here too, but in viewIsAppearing, before the first picture is shown.
import UIKit

class TimelineViewController: UITableViewController {
    private let years = Array(1950...2010)
    private let selectedYear = 1984

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Timeline"
        tableView.rowHeight = 48
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "year")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        applyEra()
        if let row = years.firstIndex(of: selectedYear) {
            tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        }
    }

    private func applyEra() {
        tableView.backgroundColor = selectedYear < 1990 ? .systemBrown : .systemTeal
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        years.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "year", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = String(years[indexPath.row])
        cell.contentConfiguration = content
        return cell
    }
}
