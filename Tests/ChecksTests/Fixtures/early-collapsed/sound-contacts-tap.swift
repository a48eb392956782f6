// isCollapsed stands in viewDidLoad, but inside the action of a button and in a row's selection. Both come when the columns are on the screen.
import UIKit

final class AddressBookViewController: UISplitViewController, UISplitViewControllerDelegate {
    init() {
        super.init(style: .doubleColumn)
        setViewController(ContactListViewController(), for: .primary)
        setViewController(ContactCardViewController(), for: .secondary)
        preferredSplitBehavior = .tile
        delegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

final class ContactListViewController: UITableViewController {
    private let contacts = ["Ada", "Grace", "Edsger"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "My card", primaryAction: UIAction(title: "My card") { [weak self] _ in
            guard let split = self?.splitViewController else { return }
            if split.isCollapsed {
                split.show(.secondary)
            } else {
                self?.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .none)
            }
        })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = contacts[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let split = splitViewController else { return }
        split.show(.secondary)
        if split.isCollapsed {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }
}

final class ContactCardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
