// The endless loop asks for self anew at each turn and holds it only for that turn, and the other task uses self strongly but comes to an end.
import UIKit

class JournalViewController: UIViewController {
    private let countLabel = UILabel()
    private var entries = 0
    private var observation: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(countLabel)
        countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        countLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        update()
        observeActivity()
        loadOnce()
    }

    private func observeActivity() {
        observation = Task { [weak self] in
            let events = NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification)
            for await _ in events {
                guard let self else { return }
                self.entries += 1
                self.update()
            }
        }
    }

    private func loadOnce() {
        Task {
            try? await Task.sleep(for: .milliseconds(300))
            entries += 1
            update()
        }
    }

    private func update() {
        countLabel.text = "\(entries) entries"
    }

    deinit {
        observation?.cancel()
        print("journal released")
    }
}
