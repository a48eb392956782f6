// Registered once in viewDidLoad but removed whenever the screen is left, even for a moment: after the return new messages are no longer counted.
import UIKit

extension Notification.Name {
    static let messageArrived = Notification.Name("MessageArrived")
}

final class ChatListViewController: UIViewController {
    private let unreadLabel = UILabel()
    private var unread = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        view.backgroundColor = .systemBackground
        configureUI()
        NotificationCenter.default.addObserver(
            self, selector: #selector(messageArrived), name: .messageArrived, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self) // finds lost-observer
    }

    private func configureUI() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Receive", style: .plain, target: self, action: #selector(receive))
        unreadLabel.text = "No unread messages"
        unreadLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(unreadLabel)
        NSLayoutConstraint.activate([
            unreadLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            unreadLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func receive() {
        NotificationCenter.default.post(name: .messageArrived, object: nil)
    }

    @objc private func messageArrived() {
        unread += 1
        unreadLabel.text = "\(unread) unread"
    }
}
