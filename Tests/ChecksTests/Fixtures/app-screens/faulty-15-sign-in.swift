// The gate presents the terms out of viewWillAppear, when the sign-in's view is not in a window yet; and when the terms are accepted, they dismiss themselves and the sign-in dismisses once more.
import UIKit

@MainActor
final class TermsGate {
    private(set) var isAccepted = false

    func pass(from presenter: UIViewController & TermsViewControllerDelegate) {
        guard !isAccepted else { return }
        showTerms(from: presenter)
    }

    func showTerms(from presenter: UIViewController & TermsViewControllerDelegate) {
        let terms = TermsViewController()
        terms.delegate = presenter
        terms.modalPresentationStyle = .formSheet
        presenter.present(terms, animated: true) // finds early-present
    }

    func accept() {
        isAccepted = true
    }
}

final class SignInViewController: UIViewController {
    private let gate = TermsGate()
    private let emailField = UITextField()
    private let continueButton = UIButton(configuration: .filled())
    private let termsButton = UIButton(configuration: .plain())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        view.backgroundColor = .systemBackground
        emailField.placeholder = "Email"
        emailField.borderStyle = .roundedRect
        emailField.textContentType = .emailAddress
        continueButton.configuration?.title = "Continue"
        continueButton.addTarget(self, action: #selector(continueTapped), for: .touchUpInside)
        termsButton.configuration?.title = "Terms of use"
        termsButton.addTarget(self, action: #selector(termsTapped), for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [emailField, continueButton, termsButton])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        continueButton.isEnabled = gate.isAccepted
        gate.pass(from: self)
    }

    @objc private func continueTapped() {
        emailField.resignFirstResponder()
        continueButton.configuration?.title = "Check your inbox"
    }

    @objc private func termsTapped() {
        gate.showTerms(from: self)
    }
}

extension SignInViewController: TermsViewControllerDelegate {
    func termsViewControllerDidAccept(_ terms: TermsViewController) {
        gate.accept()
        continueButton.isEnabled = true
        dismiss(animated: true) // finds second-dismiss
    }
}

@MainActor
protocol TermsViewControllerDelegate: AnyObject {
    func termsViewControllerDidAccept(_ terms: TermsViewController)
}

final class TermsViewController: UIViewController {
    weak var delegate: (any TermsViewControllerDelegate)?
    private let textView = UITextView()
    private let acceptButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.text = "You may use this app for as long as you like it."
        textView.isEditable = false
        acceptButton.configuration?.title = "Accept"
        acceptButton.addTarget(self, action: #selector(acceptTapped), for: .touchUpInside)
        for subview in [textView, acceptButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: acceptButton.topAnchor, constant: -16),
            acceptButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            acceptButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    @objc private func acceptTapped() {
        dismiss(animated: true)
        delegate?.termsViewControllerDidAccept(self)
    }
}
