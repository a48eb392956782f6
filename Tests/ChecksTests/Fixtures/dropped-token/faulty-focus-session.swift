// The token that addObserver(forName:) hands back is not kept: nobody can end this observation, and each visit to the screen leaves one more block behind.
import UIKit

final class FocusSessionViewController: UIViewController {
    private let interruptionLabel = UILabel()
    private var interruptions = 0 {
        didSet { showInterruptions() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Focus"
        view.backgroundColor = .systemBackground
        configureUI()
        countInterruptions()
    }

    private func countInterruptions() {
        let name = UIApplication.didEnterBackgroundNotification
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in // finds dropped-token
            MainActor.assumeIsolated { self?.interruptions += 1 }
        }
    }

    private func showInterruptions() {
        interruptionLabel.text = "Left the app \(interruptions) times"
    }

    private func configureUI() {
        interruptionLabel.numberOfLines = 0
        interruptionLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(interruptionLabel)
        NSLayoutConstraint.activate([
            interruptionLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            interruptionLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            interruptionLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showInterruptions()
    }
}
