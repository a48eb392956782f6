// The total is read on the way to viewWillAppear and nowhere else. As long as the screen stays in front, no tap on the stepper changes the label.
import Observation
import UIKit

@Observable
final class Cart {
    var pieces = 1
    let price = 12

    var total: Int { pieces * price }
}

final class CartViewController: RefreshingViewController {
    private let cart = Cart()
    private let totalLabel = UILabel()
    private let moreButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Cart"
        moreButton.setTitle("One more", for: .normal)
        moreButton.addAction(UIAction { [cart] _ in
            cart.pieces += 1
        }, for: .touchUpInside)
        for subview in [totalLabel, moreButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            totalLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            totalLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            moreButton.leadingAnchor.constraint(equalTo: totalLabel.leadingAnchor),
            moreButton.topAnchor.constraint(equalTo: totalLabel.bottomAnchor, constant: 12),
        ])
    }

    override func refresh() {
        totalLabel.text = "Total: \(cart.total) EUR" // finds untracked-read
    }
}

class RefreshingViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() {}
}
