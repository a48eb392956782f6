// The card's view leaves one stack for another in the same breath, and a plain label is removed for good: no child loses its place.
import UIKit

final class WeatherDashboardViewController: UIViewController {
    private let hourly = HourlyForecastViewController()
    private let upperStack = UIStackView()
    private let lowerStack = UIStackView()
    private let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let columns = UIStackView(arrangedSubviews: [upperStack, lowerStack])
        columns.axis = .vertical
        columns.spacing = 32
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            columns.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            columns.widthAnchor.constraint(equalToConstant: 280),
        ])

        hintLabel.text = "Tap to move the forecast down."
        let heading = UILabel()
        heading.text = "More"
        let moveButton = UIButton(type: .system)
        moveButton.setTitle("Move down", for: .normal)
        moveButton.addTarget(self, action: #selector(moveForecast), for: .touchUpInside)
        [upperStack, lowerStack].forEach { $0.axis = .vertical }
        upperStack.addArrangedSubview(moveButton)
        upperStack.addArrangedSubview(hintLabel)
        lowerStack.addArrangedSubview(heading)

        addChild(hourly)
        upperStack.addArrangedSubview(hourly.view)
        hourly.view.heightAnchor.constraint(equalToConstant: 120).isActive = true
        hourly.didMove(toParent: self)
    }

    @objc private func moveForecast() {
        hintLabel.removeFromSuperview()
        hourly.view.removeFromSuperview()
        lowerStack.addArrangedSubview(hourly.view)
    }
}

final class HourlyForecastViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
    }
}
