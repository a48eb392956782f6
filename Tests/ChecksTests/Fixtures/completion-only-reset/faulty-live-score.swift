// The score is paused for the time of the transition, and goes on only in the branch for a finished one. When the swipe is cancelled, the screen stays paused.
import UIKit

final class LiveScoreViewController: UIViewController {
    private let scoreLabel = UILabel()
    private let stateLabel = UILabel()

    private var isPaused = false {
        didSet {
            stateLabel.text = isPaused ? "Paused" : "Live"
            scoreLabel.alpha = isPaused ? 0.4 : 1
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Match"
        view.backgroundColor = .systemBackground
        scoreLabel.text = "2 : 1"
        stateLabel.text = "Live"
        let column = UIStackView(arrangedSubviews: [scoreLabel, stateLabel])
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let coordinator = transitionCoordinator {
            pause(during: coordinator)
        }
    }

    private func pause(during coordinator: UIViewControllerTransitionCoordinator) {
        isPaused = true // finds completion-only-reset
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            guard !context.isCancelled else { return }
            self?.isPaused = false
        }
    }
}
