// The delegate is told when the columns have collapsed or expanded, so isCollapsed is right there, and the chevrons follow each change.
import UIKit

final class SettingsColumnsViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let sections = SectionListViewController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(sections, for: .primary)
        setViewController(SectionDetailViewController(), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        updateRows(of: svc)
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        updateRows(of: svc)
    }

    private func updateRows(of svc: UISplitViewController) {
        sections.showsChevrons = svc.isCollapsed
    }
}

final class SectionListViewController: UITableViewController {
    private let names = ["General", "Sounds", "Privacy"]

    var showsChevrons = false {
        didSet {
            if isViewLoaded, showsChevrons != oldValue { tableView.reloadData() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "section")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "section", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = showsChevrons ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.show(.secondary)
    }
}

final class SectionDetailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }
}
