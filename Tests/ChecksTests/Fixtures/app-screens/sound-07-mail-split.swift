// Whether the split view is collapsed is asked only when a row is tapped, long after the first layout; what depends on it before comes from the delegate's calls; and each override tells super.
import UIKit

final class MailSplitViewController: UISplitViewController {
    private let mailboxes = MailboxListViewController()
    private let mailbox = MailboxViewController()

    init() {
        super.init(style: .doubleColumn)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        mailboxes.onSelect = { [weak self] name in self?.open(name) }
        setViewController(mailboxes, for: .primary)
        setViewController(mailbox, for: .secondary)
    }

    private func open(_ name: String) {
        mailbox.name = name
        if isCollapsed {
            show(.secondary)
        }
    }
}

extension MailSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        mailboxes.accessory = .disclosureIndicator
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        mailboxes.accessory = .none
    }
}

final class MailboxListViewController: UITableViewController {
    var onSelect: ((String) -> Void)?
    var accessory = UITableViewCell.AccessoryType.none {
        didSet {
            if isViewLoaded, accessory != oldValue {
                tableView.reloadData()
            }
        }
    }

    private let names = ["Inbox", "Sent", "Archive"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailboxes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(names[indexPath.row])
    }
}

final class MailboxViewController: UIViewController {
    var name = "Inbox" {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countLabel.text = "3 unread"
        column.spacing = 8
        column.axis = .vertical
        column.addArrangedSubview(nameLabel)
        column.addArrangedSubview(countLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        nameLabel.text = name
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [column] _ in
            column.axis = size.width > size.height ? .horizontal : .vertical
        })
    }
}
