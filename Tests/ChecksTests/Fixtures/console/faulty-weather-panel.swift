// Closing the panel ends an appearance transition that nobody has begun. UIKit complains of unbalanced calls.
import UIKit

final class WeatherMapViewController: UIViewController {
    private let panel = ForecastPanelViewController()
    private let closeButton = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        title = "Map"
        embedPanel()
        closeButton.setTitle("Close panel", for: .normal)
        closeButton.addTarget(self, action: #selector(closePanel), for: .touchUpInside)
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(closeButton)
        NSLayoutConstraint.activate([
            closeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.view.heightAnchor.constraint(equalToConstant: 180),
        ])
    }

    private func embedPanel() {
        addChild(panel)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
    }

    @objc private func closePanel() {
        closeButton.isEnabled = false
        panel.view.isHidden = true
        panel.endAppearanceTransition() // finds console
    }
}

final class ForecastPanelViewController: UIViewController {
    private let forecastLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        forecastLabel.text = "Rain until noon"
        forecastLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(forecastLabel)
        NSLayoutConstraint.activate([
            forecastLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            forecastLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }
}
