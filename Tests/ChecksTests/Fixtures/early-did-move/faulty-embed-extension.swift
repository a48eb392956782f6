// The embedding helper reports the move as done right after addChild, while the child's view is not in the hierarchy yet.
import UIKit

extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.didMove(toParent: self) // finds early-did-move
        child.view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: container.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }
}

final class TripViewController: UIViewController {
    private let weatherContainer = UIView()
    private let notesLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        view.backgroundColor = .systemBackground
        setUpLayout()
        embed(WeatherViewController(city: "Lisbon"), in: weatherContainer)
    }

    private func setUpLayout() {
        notesLabel.text = "Pack sunscreen"
        for subview in [weatherContainer, notesLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            weatherContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            weatherContainer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            weatherContainer.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            weatherContainer.heightAnchor.constraint(equalToConstant: 140),
            notesLabel.topAnchor.constraint(equalTo: weatherContainer.bottomAnchor, constant: 16),
            notesLabel.leadingAnchor.constraint(equalTo: weatherContainer.leadingAnchor),
        ])
    }
}

final class WeatherViewController: UIViewController {
    private let city: String
    private let forecastLabel = UILabel()

    init(city: String) {
        self.city = city
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        forecastLabel.text = "Sunny in \(city)"
        forecastLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(forecastLabel)
        NSLayoutConstraint.activate([
            forecastLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            forecastLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent != nil, let container = viewIfLoaded?.superview else { return }
        container.layer.cornerRadius = 12
        container.clipsToBounds = true
    }
}
