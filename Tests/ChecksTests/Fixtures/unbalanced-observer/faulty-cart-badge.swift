// The cart is observed from every viewWillAppear on and nothing ends it before the next one: after three appearances each change is announced three times.
import UIKit

extension Notification.Name {
    static let cartDidChange = Notification.Name("CartDidChange")
}

final class ProductViewController: UIViewController {
    private let cartLabel = UILabel()
    private let addButton = UIButton(configuration: .filled())
    private var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Teapot"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startObserving()
    }

    @objc private func addToCart() {
        NotificationCenter.default.post(name: .cartDidChange, object: nil)
    }

    @objc private func cartChanged(_ notification: Notification) {
        changes += 1
        cartLabel.text = "The cart changed \(changes) times."
    }
}

private extension ProductViewController {
    func startObserving() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(cartChanged), name: .cartDidChange, object: nil) // finds unbalanced-observer
    }

    func configureUI() {
        cartLabel.text = "The cart is as it was."
        addButton.setTitle("Add to Cart", for: .normal)
        addButton.addTarget(self, action: #selector(addToCart), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [cartLabel, addButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
