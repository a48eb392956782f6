// The badge keeps its autoresizing mask, which already fixes it to a width of zero. A constraint for the width contradicts that, and UIKit says so.
import UIKit

final class NotificationsViewController: UIViewController {
    private let titleLabel = UILabel()
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureTitle()
        configureBadge()
    }

    private func configureTitle() {
        titleLabel.text = "Notifications"
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
    }

    private func configureBadge() {
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 6
        view.addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 12).isActive = true // finds console
    }
}
