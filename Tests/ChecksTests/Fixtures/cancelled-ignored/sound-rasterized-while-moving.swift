// The completion does not look at isCancelled and need not: the layer is rasterized only while it moves, and that ends either way.
import UIKit

final class PosterViewController: UIViewController {
    private let poster = UIView()
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Poster"
        view.backgroundColor = .systemBackground
        configurePoster()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        rasterizeDuringTransition()
    }

    private func rasterizeDuringTransition() {
        guard let coordinator = transitionCoordinator else { return }
        poster.layer.rasterizationScale = traitCollection.displayScale
        poster.layer.shouldRasterize = true
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.poster.layer.shouldRasterize = false
        }
    }

    private func configurePoster() {
        poster.backgroundColor = .systemIndigo
        poster.layer.cornerRadius = 24
        poster.layer.shadowOpacity = 0.4
        poster.layer.shadowRadius = 20
        titleLabel.text = "Nosferatu"
        titleLabel.textColor = .white
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        poster.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(poster)
        poster.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            poster.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            poster.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            poster.widthAnchor.constraint(equalToConstant: 220),
            poster.heightAnchor.constraint(equalToConstant: 300),
            titleLabel.centerXAnchor.constraint(equalTo: poster.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: poster.centerYAnchor),
        ])
    }
}
