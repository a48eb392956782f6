// transition(from:to:) brings the new child's view in by itself, so there is no addSubview before didMove; it stands in the completion.
import UIKit

final class FlashcardViewController: UIViewController {
    private var visibleSide = CardSideViewController(text: "What is the capital of Norway?", color: .systemIndigo)
    private var isShowingAnswer = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Flashcard"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Flip", style: .plain, target: self, action: #selector(flip)
        )
        addChild(visibleSide)
        view.addSubview(visibleSide.view)
        visibleSide.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            visibleSide.view.topAnchor.constraint(equalTo: view.topAnchor),
            visibleSide.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            visibleSide.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            visibleSide.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        visibleSide.didMove(toParent: self)
    }

    @objc private func flip() {
        isShowingAnswer.toggle()
        let hidden = visibleSide
        let shown = isShowingAnswer
            ? CardSideViewController(text: "Oslo", color: .systemTeal)
            : CardSideViewController(text: "What is the capital of Norway?", color: .systemIndigo)
        visibleSide = shown
        hidden.willMove(toParent: nil)
        addChild(shown)
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.view.frame = view.bounds
        transition(from: hidden, to: shown, duration: 0.35, options: .transitionCrossDissolve, animations: nil) { _ in
            hidden.removeFromParent()
            shown.didMove(toParent: self)
        }
    }
}

final class CardSideViewController: UIViewController {
    private let text: String
    private let color: UIColor

    init(text: String, color: UIColor) {
        self.text = text
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel()
        label.text = text
        label.textColor = .white
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
