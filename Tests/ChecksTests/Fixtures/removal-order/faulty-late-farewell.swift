// Clearing the wall takes each card from its parent without a word; that it will leave is told to it only afterwards, when it has no parent any more.
import UIKit

final class WallViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wall"
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        ["Hello", "Anyone up for lunch?"].forEach(addCard)

        let clear = UIButton(type: .system)
        clear.setTitle("Clear wall", for: .normal)
        clear.addTarget(self, action: #selector(clearWall), for: .touchUpInside)
        stack.addArrangedSubview(clear)
    }

    private func addCard(_ text: String) {
        let card = CardViewController(text: text)
        addChild(card)
        stack.addArrangedSubview(card.view)
        card.didMove(toParent: self)
    }

    @objc private func clearWall() {
        for card in children {
            card.view.removeFromSuperview()
            card.removeFromParent() // finds removal-order
            card.willMove(toParent: nil)
        }
    }
}

final class CardViewController: UIViewController {
    private let text: String

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
        ])
    }
}
