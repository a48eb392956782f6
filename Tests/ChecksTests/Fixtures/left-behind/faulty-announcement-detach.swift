// The announcement's view is taken off the screen, but its controller is never taken from its parent: it stays a child of the feed and alive with it.
import UIKit

final class FeedViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.backgroundColor = .systemBackground
        configureStack()
        showAnnouncement("Version 8 is here.")
    }

    private func configureStack() {
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func showAnnouncement(_ text: String) {
        let announcement = AnnouncementViewController()
        announcement.message = text
        announcement.onClose = { [weak announcement] in
            announcement?.detach()
        }
        addChild(announcement)
        stack.addArrangedSubview(announcement.view)
        announcement.didMove(toParent: self)
    }
}

final class AnnouncementViewController: UIViewController {
    var message = ""
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = message
        let close = UIButton(type: .system, primaryAction: UIAction(title: "Close") { [weak self] _ in
            self?.onClose?()
        })
        let row = UIStackView(arrangedSubviews: [label, close])
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
        ])
    }
}

private extension UIViewController {
    func detach() {
        view.removeFromSuperview() // finds left-behind
    }
}
