// The row style is chosen while the split view controller is made. At that time it is never collapsed, so the phone gets the rows of the iPad, without a chevron.
import UIKit

final class PodcastsViewController: ColumnsViewController {
    init() {
        super.init(style: .doubleColumn)
        setViewController(makeShows(), for: .primary)
        setViewController(EpisodeViewController(), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func makeShows() -> ShowListViewController {
        ShowListViewController(accessory: rowAccessory)
    }
}

class ColumnsViewController: UISplitViewController {
    var rowAccessory: UITableViewCell.AccessoryType {
        if isCollapsed { // finds early-collapsed
            return .disclosureIndicator
        }
        return .none
    }
}

final class ShowListViewController: UITableViewController {
    private let accessory: UITableViewCell.AccessoryType
    private let shows = ["Planet Talk", "Slow News"]

    init(accessory: UITableViewCell.AccessoryType) {
        self.accessory = accessory
        super.init(style: .plain)
        title = "Shows"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "show")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "show", for: indexPath)
        cell.textLabel?.text = shows[indexPath.row]
        cell.accessoryType = accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.show(.secondary)
    }
}

final class EpisodeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
