// viewWillAppear calls two methods of super, but the second is the base class's own. The table gets another `animated` than super does, and may.
import UIKit

final class TasksViewController: ReloadingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        super.reload()
        markOverdue()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: true)
    }

    override func reload() {
        super.reload()
        markOverdue()
    }

    private func markOverdue() {
        navigationItem.prompt = items.isEmpty ? nil : "1 overdue"
    }
}

class ReloadingViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    private(set) var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func reload() {
        items = ["Water the plants", "Call the bank", "Book a table"]
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = items[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
