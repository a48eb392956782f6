// When the finger lifts, the attempt is closed without a look at isCancelled: a swipe back that the user took back ends the quiz as well.
import UIKit

final class QuizAttempt {
    private(set) var isOpen = true
    var onChange: (() -> Void)?

    func close() {
        guard isOpen else { return }
        isOpen = false
        onChange?()
    }
}

final class QuizViewController: UIViewController {
    private let attempt = QuizAttempt()
    private let questionLabel = UILabel()
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Quiz"
        view.backgroundColor = .systemBackground
        questionLabel.text = "Which river flows through Vienna?"
        questionLabel.numberOfLines = 0
        statusLabel.textColor = .secondaryLabel
        attempt.onChange = { [weak self] in self?.showStatus() }
        showStatus()

        let stack = UIStackView(arrangedSubviews: [questionLabel, statusLabel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
        coordinator.notifyWhenInteractionChanges { [weak self] _ in
            self?.attempt.close() // finds cancelled-ignored
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        attempt.close()
    }

    private func showStatus() {
        statusLabel.text = attempt.isOpen ? "Choose an answer" : "This attempt is closed"
    }
}
