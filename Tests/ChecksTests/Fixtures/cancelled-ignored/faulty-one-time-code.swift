// The code is cleared when the transition away has ended. After a swipe back that was cancelled it is cleared too, although the screen is still there.
import UIKit

final class OneTimeCodeViewController: UIViewController {
    private let codeField = UITextField()
    private let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Code"
        view.backgroundColor = .systemBackground
        configureUI()
        codeField.text = "482913"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        clearCodeAfterTransition()
    }

    private func clearCodeAfterTransition() {
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            self?.codeField.text = nil // finds cancelled-ignored
        }
    }

    private func configureUI() {
        hintLabel.text = "From the message we sent you"
        hintLabel.textColor = .secondaryLabel
        codeField.borderStyle = .roundedRect
        codeField.keyboardType = .numberPad
        codeField.textContentType = .oneTimeCode

        let stack = UIStackView(arrangedSubviews: [hintLabel, codeField])
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
