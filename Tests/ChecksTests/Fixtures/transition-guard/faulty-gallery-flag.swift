// A base class notes that a transition runs and drops the button's action meanwhile. Someone who taps while the screen still slides in has to tap again.
import UIKit

final class GalleryViewController: TransitionAwareViewController {
    private let captionLabel = UILabel()
    private let detailsButton = UIButton(type: .infoLight)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        captionLabel.text = "Harbor at dawn"
        detailsButton.accessibilityIdentifier = "details"
        detailsButton.addTarget(self, action: #selector(detailsTapped), for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [captionLabel, detailsButton])
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }

    @objc private func detailsTapped() {
        guard !isTransitioning else { return } // finds transition-guard
        show(PhotoDetailsViewController(), sender: detailsButton)
    }
}

class TransitionAwareViewController: UIViewController {
    private(set) var isTransitioning = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isTransitioning = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isTransitioning = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isTransitioning = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isTransitioning = false
    }
}

final class PhotoDetailsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Details"
        view.backgroundColor = .secondarySystemBackground
    }
}
