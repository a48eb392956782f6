// The list that is there from the beginning is embedded properly. The map that replaces it is added and shown, but never hears that it has moved.
import UIKit

final class VenuesViewController: UIViewController {
    private let list = VenueListViewController()
    private var map: VenueMapViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Venues"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Map", style: .plain, target: self, action: #selector(switchToMap)
        )
        addChild(list)
        view.addSubview(list.view)
        list.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.view.topAnchor.constraint(equalTo: view.topAnchor),
            list.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        list.didMove(toParent: self)
    }

    @objc private func switchToMap() {
        guard map == nil else { return }
        let map = VenueMapViewController()
        self.map = map
        navigationItem.rightBarButtonItem = nil
        list.willMove(toParent: nil)
        addChild(map) // finds missing-did-move
        map.view.frame = view.bounds
        map.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(from: list, to: map, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
            self.list.removeFromParent()
        }
    }
}

final class VenueListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Venue \(indexPath.row + 1)"
        return cell
    }
}

final class VenueMapViewController: UIViewController {
    private let pinView = UIImageView(image: UIImage(systemName: "mappin.and.ellipse"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemMint
        pinView.isHidden = true
        pinView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pinView)
        NSLayoutConstraint.activate([
            pinView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pinView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        pinView.isHidden = parent == nil
    }
}
