// The task waits for notifications without end and captures self by itself. It is cancelled in deinit, but it is the task that keeps deinit from coming.
import UIKit

final class DraftsViewController: UIViewController {
    private let statusLabel = UILabel()
    private var saves = 0
    private var observation: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        statusLabel.text = "Nothing saved yet"
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(statusLabel)
        statusLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        statusLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        saveInBackground()
    }

    deinit {
        observation?.cancel()
    }
}

extension DraftsViewController {
    private func saveInBackground() {
        observation = Task { // finds leak
            let name = UIApplication.didEnterBackgroundNotification
            for await _ in NotificationCenter.default.notifications(named: name) {
                saveDrafts()
            }
        }
    }

    private func saveDrafts() {
        saves += 1
        statusLabel.text = "Saved \(saves) times"
    }
}
