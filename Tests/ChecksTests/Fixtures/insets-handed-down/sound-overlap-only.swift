// The container's own inset is in the sum, but with a minus: what the drawer covers of the map beyond the safe area is all that the map is given.
import UIKit

final class TripViewController: UIViewController {
    private let drawer = UIView()
    private let map = TripMapViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        view.backgroundColor = .systemBackground
        drawer.backgroundColor = .secondarySystemBackground
        addChild(map)
        for subview in [map.view!, drawer] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        map.didMove(toParent: self)
        NSLayoutConstraint.activate([
            map.view.topAnchor.constraint(equalTo: view.topAnchor),
            map.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            map.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            drawer.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let covered = view.bounds.maxY - drawer.frame.minY
        map.additionalSafeAreaInsets.bottom = max(0, covered - view.safeAreaInsets.bottom)
    }
}

final class TripMapViewController: UIViewController {
    private let legend = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        legend.text = "12 km"
        legend.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(legend)
        NSLayoutConstraint.activate([
            legend.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            legend.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        ])
    }
}
