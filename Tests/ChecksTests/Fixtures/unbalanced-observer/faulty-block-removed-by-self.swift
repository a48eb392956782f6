// The block is registered at each appearance, and removeObserver(self) does not end it: only the token would, so the blocks pile up.
import UIKit

extension Notification.Name {
    static let favoritesDidChange = Notification.Name("FavoritesDidChange")
}

final class FavoritesViewController: UITableViewController {
    private var cities = ["Lisbon", "Oslo"]
    private var tokens: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Favorites"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addFavorite))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        tokens.append(center.addObserver(forName: .favoritesDidChange, object: nil, queue: nil) { [weak self] _ in // finds unbalanced-observer
            MainActor.assumeIsolated { self?.favoritesChanged() }
        })
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func addFavorite() {
        NotificationCenter.default.post(name: .favoritesDidChange, object: nil)
    }

    private func favoritesChanged() {
        cities.append("City \(cities.count + 1)")
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = cities[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
