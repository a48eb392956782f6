// The route is frozen while the transition runs, and the completion thaws it in either case, finished or cancelled.
import UIKit

final class RouteViewController: UIViewController {
    private let routeView = UIView()
    private let stateLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Route"
        view.backgroundColor = .systemBackground
        routeView.backgroundColor = .systemGreen
        stateLabel.text = "Following you"
        for subview in [routeView, stateLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            routeView.topAnchor.constraint(equalTo: view.topAnchor),
            routeView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            routeView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            routeView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
            stateLabel.topAnchor.constraint(equalTo: routeView.bottomAnchor, constant: 16),
            stateLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        freeze(with: transitionCoordinator)
    }

    private func freeze(with coordinator: UIViewControllerTransitionCoordinator?) {
        guard let coordinator else { return }
        setFrozen(true)
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.setFrozen(false)
            if context.isCancelled {
                self?.stateLabel.text = "Still following you"
            }
        }
    }

    private func setFrozen(_ isFrozen: Bool) {
        routeView.isUserInteractionEnabled = !isFrozen
    }
}
