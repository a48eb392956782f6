// draw(count:) of this deck draws playing cards. It is a game's move and not UIView's draw(_:), so a view may be removed in it.
import UIKit

final class CardGameViewController: UIViewController {
    private let deck = DeckView()
    private let handLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        handLabel.text = "Your hand is empty."
        let drawButton = UIButton(type: .system)
        drawButton.setTitle("Draw", for: .normal)
        drawButton.tintColor = .white
        drawButton.addTarget(self, action: #selector(drawCard), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [deck, handLabel, drawButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            deck.widthAnchor.constraint(equalToConstant: 140),
            deck.heightAnchor.constraint(equalToConstant: 190),
        ])
    }

    @objc private func drawCard() {
        guard let card = deck.draw(count: 1) else { return }
        handLabel.text = "You drew \(card)."
    }
}

final class DeckView: UIView {
    private var cards: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, name) in ["Ace", "Queen", "Seven"].enumerated() {
            let card = UILabel(frame: CGRect(x: index * 8, y: index * 8, width: 120, height: 170))
            card.text = name
            card.textAlignment = .center
            card.backgroundColor = .white
            card.layer.borderWidth = 1
            cards.append(card)
            addSubview(card)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func draw(count: Int) -> String? {
        var name: String?
        for _ in 0..<count {
            guard let card = cards.popLast() else { break }
            name = card.text
            card.removeFromSuperview()
        }
        return name
    }
}
