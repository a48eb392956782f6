// The form is locked when the screen begins to leave and unlocked when it has left. A swipe back that is let go never gets that far, and the form stays dead.
import UIKit

final class AddressFormViewController: UIViewController {
    private let streetField = UITextField()
    private let cityField = UITextField()
    private lazy var form = UIStackView(arrangedSubviews: [streetField, cityField])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Address"
        view.backgroundColor = .systemBackground
        streetField.placeholder = "Street"
        cityField.placeholder = "City"
        for field in [streetField, cityField] {
            field.borderStyle = .roundedRect
        }
        form.axis = .vertical
        form.spacing = 12
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        lockForm()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        form.isUserInteractionEnabled = true
    }

    private func lockForm() {
        form.isUserInteractionEnabled = false // finds completion-only-reset
    }
}
