// The split view asks itself while it loads whether it is collapsed, which is decided only by its first layout; and the detail takes the change of size for itself without telling super.
import UIKit

final class LibrarySplitViewController: UISplitViewController {
    private let sidebar = SidebarViewController()
    private let detail = ShelfViewController()

    init() {
        super.init(style: .doubleColumn)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredDisplayMode = .oneBesideSecondary
        sidebar.onSelect = { [weak self] shelf in
            self?.detail.shelf = shelf
            self?.show(.secondary)
        }
        delegate = self
        configureSidebar()
        setViewController(sidebar, for: .primary)
        setViewController(detail, for: .secondary)
    }

    private func configureSidebar() {
        sidebar.title = "Library"
        sidebar.accessory = isCollapsed ? .disclosureIndicator : .none // finds early-collapsed
    }
}

extension LibrarySplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

final class SidebarViewController: UIViewController {
    var onSelect: ((String) -> Void)?
    var accessory = UITableViewCell.AccessoryType.none
    private let shelves = ["Reading now", "Want to read", "Finished"]
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "shelf")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

extension SidebarViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shelves[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = accessory
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(shelves[indexPath.row])
    }
}

final class ShelfViewController: UIViewController {
    var shelf = "Reading now" {
        didSet {
            guard isViewLoaded else { return }
            showShelf()
        }
    }

    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
        countLabel.text = "14 books"
        column.axis = .vertical
        column.spacing = 8
        column.addArrangedSubview(nameLabel)
        column.addArrangedSubview(countLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showShelf()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { // finds missing-super
        coordinator.animate(alongsideTransition: { [column] _ in
            column.axis = size.width > size.height ? .horizontal : .vertical
        })
    }

    private func showShelf() {
        nameLabel.text = shelf
    }
}
