// The legend's view is put on the planner's without its controller becoming a child; and Undo takes the last stop away even when there is none.
import UIKit

struct Stop {
    let name: String
}

struct RouteHistory {
    private(set) var stops: [Stop] = []

    mutating func add(_ stop: Stop) {
        stops.append(stop)
    }

    mutating func undo() -> Stop {
        stops.removeLast() // finds exception
    }

    var summary: String {
        stops.isEmpty ? "No stops" : stops.map(\.name).joined(separator: " → ")
    }
}

final class RoutePlannerViewController: UIViewController {
    private var history = RouteHistory()
    private let legend = LegendViewController()
    private let summaryLabel = UILabel()
    private let removedLabel = UILabel()
    private let suggestions = [Stop(name: "Oban"), Stop(name: "Tobermory"), Stop(name: "Coll")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Route"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Undo", style: .plain, target: self, action: #selector(undoTapped))
        buildColumn()
        placeLegend()
        showRoute()
    }

    private func buildColumn() {
        summaryLabel.numberOfLines = 0
        removedLabel.textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: [summaryLabel, removedLabel])
        column.axis = .vertical
        column.spacing = 12
        for stop in suggestions {
            let add = UIAction(title: "Add \(stop.name)") { [weak self] _ in self?.add(stop) }
            column.addArrangedSubview(UIButton(configuration: .gray(), primaryAction: add))
        }
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func placeLegend() {
        guard let legendView = legend.view else { return }
        legendView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(legendView) // finds no-add-child
        NSLayoutConstraint.activate([
            legendView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            legendView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            legendView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            legendView.heightAnchor.constraint(equalToConstant: 48),
        ])
    }

    private func add(_ stop: Stop) {
        history.add(stop)
        showRoute()
    }

    private func showRoute() {
        summaryLabel.text = history.summary
    }

    @objc private func undoTapped() {
        let removed = history.undo()
        removedLabel.text = "Removed \(removed.name)"
        showRoute()
    }
}

final class LegendViewController: UIViewController {
    private let row = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        addEntry(symbol: "ferry", name: "Ferry")
        addEntry(symbol: "bus", name: "Bus")
        addEntry(symbol: "figure.walk", name: "On foot")
    }

    private func addEntry(symbol: String, name: String) {
        let icon = UIImageView(image: UIImage(systemName: symbol))
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .caption1)
        let entry = UIStackView(arrangedSubviews: [icon, label])
        entry.spacing = 4
        row.addArrangedSubview(entry)
    }
}
