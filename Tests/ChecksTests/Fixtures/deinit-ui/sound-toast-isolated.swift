// The same cleaning up stands in an isolated deinit. It runs on the main actor, wherever the last reference goes away.
import UIKit

final class BackupHintViewController: UIViewController {
    private let toast = UILabel()
    private let backupButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Backup"
        toast.text = "Backup complete"
        toast.backgroundColor = .systemGreen
        backupButton.setTitle("Back up", for: .normal)
        backupButton.addTarget(self, action: #selector(backUp), for: .touchUpInside)
        backupButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(backupButton)
        NSLayoutConstraint.activate([
            backupButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            backupButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    isolated deinit {
        toast.removeFromSuperview()
    }

    @objc private func backUp() {
        guard let window = view.window, toast.superview == nil else { return }
        toast.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
        window.addSubview(toast)
    }
}
