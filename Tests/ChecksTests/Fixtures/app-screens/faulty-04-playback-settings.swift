// The base class tints the navigation bar that all screens share and never gives the tint back; and the settings tell super of another callback than the one that came.
import UIKit

enum Brand {
    static let accent = UIColor.systemPurple
}

class BrandedTableViewController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.estimatedRowHeight = 48
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        applyBrand()
    }

    private func applyBrand() {
        view.tintColor = Brand.accent
        navigationController?.navigationBar.tintColor = Brand.accent // finds not-restored
    }
}

final class PlaybackSettingsViewController: BrandedTableViewController {
    private enum Row: CaseIterable {
        case autoplay, crossfade, downloadOnCellular

        var title: String {
            switch self {
            case .autoplay: "Autoplay"
            case .crossfade: "Crossfade"
            case .downloadOnCellular: "Download on cellular"
            }
        }

        var key: String { "settings.\(self)" }
    }

    private var changes: [String: Bool] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playback"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reset", style: .plain, target: self, action: #selector(resetTapped))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated) // finds wrong-super
        commitChanges()
    }

    private func commitChanges() {
        for (key, value) in changes {
            UserDefaults.standard.set(value, forKey: key)
        }
        changes.removeAll()
    }

    private func isOn(_ row: Row) -> Bool {
        changes[row.key] ?? UserDefaults.standard.bool(forKey: row.key)
    }

    @objc private func resetTapped() {
        for row in Row.allCases {
            changes[row.key] = false
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = Row.allCases[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        cell.contentConfiguration = content
        cell.accessoryType = isOn(row) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = Row.allCases[indexPath.row]
        changes[row.key] = !isOn(row)
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
