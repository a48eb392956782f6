// Only viewDidLoad and the user's pull ask the server; viewWillAppear shows again what the store already holds.
import UIKit

final class MessageStore {
    private(set) var subjects = ["Welcome"]
    private let url = URL(string: "https://mail.example.com/subjects.json")!

    func refresh() async {
        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
        subjects = (try? JSONDecoder().decode([String].self, from: data)) ?? subjects
    }
}

final class InboxViewController: UITableViewController {
    private let store = MessageStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Subject")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showMessages()
    }

    @objc private func refresh() {
        Task { [weak self, store] in
            await store.refresh()
            self?.refreshControl?.endRefreshing()
            self?.showMessages()
        }
    }

    private func showMessages() {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.subjects.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Subject", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = store.subjects[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
