// viewDidLoad only writes down what a tap will do. The closure, and with it becomeFirstResponder, runs when the view is on the screen.
import UIKit

final class ContactNameViewController: UIViewController, UITextFieldDelegate {
    private let firstNameField = UITextField()
    private let lastNameField = UITextField()

    private lazy var editItem = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in self?.beginEditing() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Name"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = editItem
        layOutFields()
    }

    private func beginEditing() {
        firstNameField.becomeFirstResponder()
    }

    private func layOutFields() {
        firstNameField.placeholder = "First name"
        lastNameField.placeholder = "Last name"
        let stack = UIStackView(arrangedSubviews: [firstNameField, lastNameField])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for field in [firstNameField, lastNameField] {
            field.delegate = self
            field.borderStyle = .roundedRect
            field.returnKeyType = field === lastNameField ? .done : .next
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === firstNameField {
            lastNameField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
