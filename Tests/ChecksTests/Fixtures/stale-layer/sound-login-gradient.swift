// The gradient is made once, and gets the view's size in each layout pass.
import UIKit

final class SignUpViewController: UIViewController {
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
        gradient.frame = view.bounds
        view.layer.insertSublayer(gradient, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}
