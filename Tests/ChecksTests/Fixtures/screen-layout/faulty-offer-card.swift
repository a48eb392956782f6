// The card is as wide as the screen, less a margin. In a narrow window the screen keeps its width, and the card sticks out on both sides.
import UIKit

final class OfferViewController: UIViewController {
    private let card = UIView()
    private let headline = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureCard()
    }

    private func configureCard() {
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        headline.text = "Two months free"
        headline.font = .preferredFont(forTextStyle: .title2)
        headline.adjustsFontForContentSizeCategory = true
        headline.numberOfLines = 0
        card.translatesAutoresizingMaskIntoConstraints = false
        headline.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.addSubview(headline)
        let width = UIScreen.main.bounds.width - 32 // finds screen-layout
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: width),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            headline.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            headline.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            headline.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            headline.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
        ])
    }
}
