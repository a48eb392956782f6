// The lock is set when the screen begins to leave and lifted in viewDidAppear as well as in viewDidDisappear. One of the two always comes, also after a cancelled swipe.
import UIKit

class LockingFormViewController: UIViewController {
    let form = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
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

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        form.isUserInteractionEnabled = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        form.isUserInteractionEnabled = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        form.isUserInteractionEnabled = true
    }
}

final class ProfileFormViewController: LockingFormViewController {
    private let nameField = UITextField()
    private let newsletterSwitch = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        form.addArrangedSubview(nameField)
        form.addArrangedSubview(newsletterSwitch)
    }
}
