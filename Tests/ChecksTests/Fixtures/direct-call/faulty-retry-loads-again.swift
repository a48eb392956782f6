// The retry button calls viewDidLoad() to start over. That is UIKit's call, made once when the view loads; the loading belongs in a method of its own.
import UIKit

final class StationsViewController: UITableViewController {
    private var stations: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stations"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Retry", style: .plain, target: self, action: #selector(retry))
        stations = ["Central", "Harbour", "Airport"]
        tableView.reloadData()
    }

    @objc private func retry() {
        stations.removeAll()
        startOver()
    }

    private func startOver() {
        viewDidLoad() // finds direct-call
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stations.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = stations[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
