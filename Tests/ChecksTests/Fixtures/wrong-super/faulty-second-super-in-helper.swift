// viewDidAppear calls super, and so does the helper that it calls, so the base class counts each visit twice.
import UIKit

final class OfferViewController: TrackedViewController {
    private let priceLabel = UILabel()

    override var screenName: String { "offer" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offer"
        priceLabel.text = "Three months for the price of two"
        priceLabel.numberOfLines = 0
        priceLabel.textAlignment = .center
        priceLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(priceLabel)
        NSLayoutConstraint.activate([
            priceLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            priceLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            priceLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finishAppearing(animated)
    }

    private func finishAppearing(_ animated: Bool) {
        super.viewDidAppear(animated) // finds wrong-super
        UIView.animate(withDuration: 0.3) {
            self.priceLabel.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        priceLabel.transform = .identity
    }
}

class TrackedViewController: UIViewController {
    private(set) var visits = 0

    var screenName: String { "screen" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visits += 1
        print("visit \(visits) of \(screenName)")
    }
}
