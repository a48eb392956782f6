// The messages count as read once the user has left. The coordinator's completion is a method that ignores its context, so a cancelled swipe counts as leaving.
import UIKit

final class InboxViewController: UITableViewController {
    private struct Message {
        let subject: String
        var isRead = false
    }

    private var messages = [
        Message(subject: "Your parcel has arrived"),
        Message(subject: "Minutes of Tuesday"),
        Message(subject: "Lunch?"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        tableView.allowsSelection = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(alongsideTransition: nil, completion: transitionDidEnd)
    }

    private func transitionDidEnd(_ context: any UIViewControllerTransitionCoordinatorContext) {
        markAllAsRead() // finds cancelled-ignored
    }

    private func markAllAsRead() {
        for index in messages.indices {
            messages[index].isRead = true
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        let message = messages[indexPath.row]
        cell.textLabel?.text = message.subject
        cell.accessoryType = message.isRead ? .checkmark : .none
        return cell
    }
}
