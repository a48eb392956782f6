// The card is placed by constraints and grows with the window; the shine on it keeps the size of the first layout.
import UIKit

final class GiftCardViewController: UIViewController {
    private let card = UIView()
    private var shine: CALayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemPink
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            card.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        addShineIfNeeded()
    }

    private func addShineIfNeeded() {
        guard shine == nil else { return }
        let layer = CALayer()
        layer.backgroundColor = UIColor(white: 1, alpha: 0.2).cgColor
        layer.frame = card.bounds // finds stale-layer
        card.layer.addSublayer(layer)
        shine = layer
    }
}
