// The list asks its split view controller in viewIsAppearing. The columns have been arranged by then, so a row is marked as open only beside a second column.
import UIKit

final class TaskColumnsViewController: UISplitViewController {
    private let columns = TaskColumns()

    init() {
        super.init(style: .doubleColumn)
        delegate = columns
        setViewController(TaskListViewController(style: .insetGrouped), for: .primary)
        setViewController(TaskDetailViewController(), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TaskColumns: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

final class TaskListViewController: UITableViewController {
    private let tasks = ["Call the bank", "Water plants", "Book a table"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        markOpenTask()
    }

    private func markOpenTask() {
        guard let split = splitViewController, !split.isCollapsed else { return }
        guard tableView.indexPathForSelectedRow == nil else { return }
        tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.show(.secondary)
    }
}

final class TaskDetailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
