// The card is made transparent in viewDidLoad and fades in from viewDidAppear, when it is on the screen.
import UIKit

final class CouponViewController: UIViewController {
    private let card = UIView()
    private let codeLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Coupon"
        view.backgroundColor = .systemGroupedBackground
        configureCard()
        card.alpha = 0
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        revealCard()
    }

    private func revealCard() {
        guard card.alpha < 1 else { return }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            self.card.alpha = 1
        }
    }

    private func configureCard() {
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        codeLabel.text = "SUMMER-20"
        codeLabel.font = .monospacedSystemFont(ofSize: 28, weight: .semibold)
        card.translatesAutoresizingMaskIntoConstraints = false
        codeLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.addSubview(codeLabel)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.heightAnchor.constraint(equalToConstant: 160),
            codeLabel.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            codeLabel.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
    }
}
