// The password is cleared in the coordinator's completion, but only if the transition was not cancelled.
import UIKit

final class PasswordViewController: UIViewController {
    private let passwordField = UITextField()
    private let ruleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Password"
        view.backgroundColor = .systemBackground
        configureUI()
        passwordField.text = "correct horse"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        clearPasswordAfterTransition()
    }

    private func clearPasswordAfterTransition() {
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            guard !context.isCancelled else { return }
            self?.passwordField.text = nil
        }
    }

    private func configureUI() {
        ruleLabel.text = "At least twelve characters"
        ruleLabel.textColor = .secondaryLabel
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true

        let stack = UIStackView(arrangedSubviews: [ruleLabel, passwordField])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
