// A flag drops a second tap here as well, but it says that a backup runs. Transitions have nothing to do with it, and it is taken back however the backup ends.
import UIKit

final class BackupViewController: UIViewController {
    private let statusLabel = UILabel()
    private let startButton = UIButton(configuration: .filled())
    private var isBackingUp = false
    private var backup: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Backup"
        statusLabel.text = "Last backup: yesterday"
        startButton.setTitle("Back up now", for: .normal)
        startButton.addTarget(self, action: #selector(startBackup), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [statusLabel, startButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    deinit {
        backup?.cancel()
    }

    @objc private func startBackup() {
        guard !isBackingUp else { return }
        isBackingUp = true
        statusLabel.text = "Backing up"
        backup = Task { [weak self] in
            do {
                try await Task.sleep(for: .milliseconds(500))
                self?.finish(message: "Last backup: now")
            } catch {
                self?.finish(message: "Backup stopped")
            }
        }
    }

    private func finish(message: String) {
        isBackingUp = false
        statusLabel.text = message
    }
}
