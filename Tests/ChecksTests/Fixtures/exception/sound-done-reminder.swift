// The task leaves the array first, and then its row leaves the table. The numbers agree, and nothing is raised.
import UIKit

final class ChoresViewController: UITableViewController {
    private var chores = ["Dishes", "Laundry", "Windows"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chores"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chores.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
        cell.textLabel?.text = chores[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        finishChore(at: indexPath)
    }

    private func finishChore(at indexPath: IndexPath) {
        guard chores.indices.contains(indexPath.row) else { return }
        chores.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
