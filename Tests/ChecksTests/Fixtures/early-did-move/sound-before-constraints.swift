// didMove comes before the constraints are activated and long before layout, but the child's view is in the hierarchy by then, and that is all it says.
import UIKit

final class StationViewController: UIViewController {
    private let board = DeparturesViewController()
    private let clockLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Central Station"
        view.backgroundColor = .systemBackground
        clockLabel.text = "10:42"
        clockLabel.font = .monospacedDigitSystemFont(ofSize: 34, weight: .medium)
        view.addSubview(clockLabel)
        insertBoard()
        activateConstraints()
    }

    private func insertBoard() {
        addChild(board)
        view.insertSubview(board.view, belowSubview: clockLabel)
        board.didMove(toParent: self)
    }

    private func activateConstraints() {
        clockLabel.translatesAutoresizingMaskIntoConstraints = false
        board.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            clockLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            clockLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            board.view.topAnchor.constraint(equalTo: clockLabel.bottomAnchor, constant: 16),
            board.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            board.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            board.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

final class DeparturesViewController: UITableViewController {
    private let departures = ["10:45 Harbour", "10:52 Airport", "11:03 University"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "departure")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        departures.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = departures[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
