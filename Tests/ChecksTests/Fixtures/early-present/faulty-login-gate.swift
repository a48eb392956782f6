// The base class presents the login from viewWillAppear, when the view is not in the window yet. At launch nothing is presented, and it is not tried again.
import UIKit

final class OrderHistoryViewController: MemberViewController {
    private let emptyLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        view.backgroundColor = .systemBackground
        emptyLabel.text = "No orders yet"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emptyLabel)
        NSLayoutConstraint.activate([
            emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

class MemberViewController: UIViewController {
    private var hasAskedForLogin = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        requireLogin(animated: animated)
    }

    private func requireLogin(animated: Bool) {
        guard !hasAskedForLogin else { return }
        hasAskedForLogin = true
        let login = UINavigationController(rootViewController: LoginViewController())
        login.modalPresentationStyle = .formSheet
        present(login, animated: animated) // finds early-present
    }
}

final class LoginViewController: UIViewController {
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign In"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        nameField.placeholder = "User name"
        nameField.borderStyle = .roundedRect
        nameField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameField)
        NSLayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            nameField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            nameField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
