// The parent gives its child another city and calls the child's viewDidLoad() so that it shows it. The view has long been loaded.
import UIKit

final class TravelViewController: UIViewController {
    private let detail = CityViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        embedDetail()
        let cities = ["Lisbon", "Oslo"].map { city in
            UIBarButtonItem(primaryAction: UIAction(title: city) { [weak self] _ in self?.show(city) })
        }
        navigationItem.rightBarButtonItems = cities
    }

    private func embedDetail() {
        addChild(detail)
        detail.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(detail.view)
        NSLayoutConstraint.activate([
            detail.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            detail.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            detail.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            detail.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        detail.didMove(toParent: self)
    }

    private func show(_ city: String) {
        detail.city = city
        detail.viewDidLoad() // finds direct-call
    }
}

final class CityViewController: UIViewController {
    var city = "Porto"
    private let nameLabel = UILabel()

    override func loadView() {
        nameLabel.textAlignment = .center
        nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
        view = nameLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = city
        nameLabel.accessibilityLabel = "Destination: \(city)"
    }
}
