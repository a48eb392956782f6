// Super is always told that the appearance is not animated, so on the way back from a detail the opened row is deselected with a jump.
import UIKit

final class PreferencesViewController: UITableViewController {
    private let preferences = ["Notifications", "Privacy", "Storage", "About"]
    private var lastVisit: Date?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Preferences"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "preference")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(false) // finds wrong-super
        lastVisit = Date()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        preferences.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "preference", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = preferences[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = PreferenceDetailViewController(name: preferences[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class PreferenceDetailViewController: UIViewController {
    private let toggle = UISwitch()

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        toggle.isOn = true
        toggle.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toggle)
        NSLayoutConstraint.activate([
            toggle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
