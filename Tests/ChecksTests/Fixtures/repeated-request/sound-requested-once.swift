// The request stands behind viewWillAppear, but a task that has once been started is kept, and no further one is begun.
import UIKit

final class WeatherViewController: UIViewController {
    private let url = URL(string: "https://weather.example.com/today.txt")!
    private let forecastLabel = UILabel()
    private var loadTask: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadForecastIfNeeded()
    }

    private func loadForecastIfNeeded() {
        guard loadTask == nil else { return }
        let url = url
        loadTask = Task { [weak self] in
            let data = try? await URLSession.shared.data(from: url).0
            self?.show(data)
        }
    }

    private func show(_ data: Data?) {
        forecastLabel.text = data.flatMap { String(data: $0, encoding: .utf8) } ?? "There is no forecast for today."
    }

    private func configureUI() {
        forecastLabel.text = "Loading"
        forecastLabel.numberOfLines = 0
        forecastLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(forecastLabel)
        NSLayoutConstraint.activate([
            forecastLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            forecastLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            forecastLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
