// The handler of the trait registration uses self instead of its first parameter. The controller keeps the registration, so it keeps itself.
import UIKit

class ForecastViewController: UIViewController {
    private let skyView = UIView()
    private let conditionLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        configureUI()
        updateSky()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: ForecastViewController, _: UITraitCollection) in // finds leak
            self.updateSky()
        }
    }

    private func updateSky() {
        skyView.layer.borderColor = UIColor.separator.cgColor
    }

    private func configureUI() {
        view.backgroundColor = .systemBackground
        conditionLabel.text = "Clear"
        skyView.backgroundColor = .secondarySystemBackground
        skyView.layer.borderWidth = 1
        skyView.translatesAutoresizingMaskIntoConstraints = false
        conditionLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(skyView)
        skyView.addSubview(conditionLabel)
        NSLayoutConstraint.activate([
            skyView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            skyView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            skyView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            skyView.heightAnchor.constraint(equalToConstant: 140),
            conditionLabel.centerXAnchor.constraint(equalTo: skyView.centerXAnchor),
            conditionLabel.centerYAnchor.constraint(equalTo: skyView.centerYAnchor),
        ])
    }

    deinit { print("forecast released") }
}
