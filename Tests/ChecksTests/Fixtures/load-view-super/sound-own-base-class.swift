// super.loadView() is a method of the app's own base class here, which makes the root view that the subclass then fills.
import UIKit

class CardViewController: UIViewController {
    let cardView = UIView()

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemGroupedBackground
        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.layer.cornerRadius = 16
        cardView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(cardView)
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 16),
            cardView.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            cardView.heightAnchor.constraint(equalToConstant: 180),
        ])
        view = root
    }
}

final class LoyaltyCardViewController: CardViewController {
    private let pointsLabel = UILabel()

    override func loadView() {
        super.loadView()
        pointsLabel.text = "320 points"
        pointsLabel.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(pointsLabel)
        NSLayoutConstraint.activate([
            pointsLabel.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
            pointsLabel.centerYAnchor.constraint(equalTo: cardView.centerYAnchor),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loyalty"
    }
}
