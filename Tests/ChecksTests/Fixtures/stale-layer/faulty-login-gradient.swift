// The gradient gets the view's size as the screen appears; after a rotation it covers a part of the view only.
import UIKit

final class LoginViewController: UIViewController {
    private let gradient = CAGradientLayer()
    private let emailField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
        view.layer.insertSublayer(gradient, at: 0)
        emailField.borderStyle = .roundedRect
        emailField.placeholder = "Email"
        emailField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emailField)
        NSLayoutConstraint.activate([
            emailField.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            emailField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            emailField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        fitGradient()
    }

    private func fitGradient() {
        gradient.frame = view.bounds // finds stale-layer
    }
}
