// A tap takes the row out of the table, but the reminder stays in the array. The table counts again, finds one row too many, and the app ends.
import UIKit

final class RemindersViewController: UITableViewController {
    private var reminders = ["Water the plants", "Call Ines", "Buy stamps"]
    private var done: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reminders"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reminder")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        reminders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "reminder", for: indexPath)
        cell.textLabel?.text = reminders[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        finishReminder(at: indexPath)
    }

    private func finishReminder(at indexPath: IndexPath) {
        done.append(reminders[indexPath.row])
        tableView.deleteRows(at: [indexPath], with: .automatic) // finds exception
    }
}
