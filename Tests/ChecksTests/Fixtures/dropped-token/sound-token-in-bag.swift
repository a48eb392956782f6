// The controller keeps no token of its own, but the bag that it owns does: the blocks run until the bag goes with the controller and removes them.
import UIKit

final class ObservationBag {
    private var tokens: [any NSObjectProtocol] = []

    func keep(_ token: any NSObjectProtocol) {
        tokens.append(token)
    }

    deinit {
        for token in tokens {
            NotificationCenter.default.removeObserver(token)
        }
    }
}

final class StudySessionViewController: UIViewController {
    private let stateLabel = UILabel()
    private let observations = ObservationBag()
    private var pauses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Study"
        view.backgroundColor = .systemBackground
        configureUI()
        observe(UIApplication.didEnterBackgroundNotification) { $0.pauses += 1 }
        observe(UIApplication.willEnterForegroundNotification) { $0.showState() }
    }

    private func observe(_ name: Notification.Name, react: @escaping @MainActor @Sendable (StudySessionViewController) -> Void) {
        observations.keep(NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                if let self { react(self) }
            }
        })
    }

    private func showState() {
        stateLabel.text = pauses == 0 ? "No pause so far" : "\(pauses) pauses"
    }

    private func configureUI() {
        stateLabel.numberOfLines = 0
        stateLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stateLabel)
        NSLayoutConstraint.activate([
            stateLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stateLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stateLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showState()
    }
}
