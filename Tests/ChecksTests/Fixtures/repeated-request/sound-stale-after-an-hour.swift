// Every appearance asks whether the timetable is out of date, but a request is begun only when the last one is more than an hour old.
import UIKit

final class TimetableViewController: UIViewController {
    private let url = URL(string: "https://trains.example.com/departures.txt")!
    private let departuresLabel = UILabel()
    private var lastRequest: Date?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Departures"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isOutOfDate {
            requestDepartures()
        }
    }

    private var isOutOfDate: Bool {
        guard let lastRequest else { return true }
        return Date().timeIntervalSince(lastRequest) > 3600
    }

    private func requestDepartures() {
        lastRequest = Date()
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            DispatchQueue.main.async {
                self?.show(data)
            }
        }.resume()
    }

    private func show(_ data: Data?) {
        departuresLabel.text = data.flatMap { String(data: $0, encoding: .utf8) } ?? "There are no departures."
    }

    private func configureUI() {
        departuresLabel.text = "Loading"
        departuresLabel.numberOfLines = 0
        departuresLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(departuresLabel)
        NSLayoutConstraint.activate([
            departuresLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            departuresLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            departuresLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
