// There is one more row than there are huts here too, but the last row is asked for before the array is.
import UIKit

final class TrailViewController: UITableViewController {
    private let huts = ["Alm", "Grat", "Gipfel"]
    private let note = "Last ride down at 5 pm"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trail"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hut")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        huts.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "hut", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = title(forRow: indexPath.row)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        title = title(forRow: indexPath.row)
    }

    private func title(forRow row: Int) -> String {
        guard huts.indices.contains(row) else { return note }
        return huts[row]
    }
}
