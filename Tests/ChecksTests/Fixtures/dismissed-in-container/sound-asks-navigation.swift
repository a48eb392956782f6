// The form's own isBeingDismissed is false inside a navigation controller, but the navigation controller is asked too, and it is the one that is dismissed.
import UIKit

final class ContactsViewController: UIViewController {
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        view.backgroundColor = .systemBackground
        statusLabel.text = "No new contact"
        let add = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Add") { [weak self] _ in
            self?.openForm()
        })
        let stack = UIStackView(arrangedSubviews: [statusLabel, add])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func openForm() {
        let form = ContactFormViewController()
        form.keep = { [weak self] name in
            self?.statusLabel.text = "Kept \(name)"
        }
        present(UINavigationController(rootViewController: form), animated: true)
    }
}

final class ContactFormViewController: UIViewController {
    var keep: ((String) -> Void)?
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Contact"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        nameField.text = "Katherine"
        nameField.borderStyle = .roundedRect
        nameField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameField)
        NSLayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            nameField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            nameField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isClosing = isBeingDismissed || navigationController?.isBeingDismissed == true
        if isClosing {
            keep?(nameField.text ?? "")
        }
    }
}
