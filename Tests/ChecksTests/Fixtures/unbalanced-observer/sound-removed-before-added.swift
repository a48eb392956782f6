// A cancelled swipe calls viewWillAppear twice without viewDidDisappear here too, but the registration removes the one before it: twice is once.
import UIKit

extension Notification.Name {
    static let basketDidChange = Notification.Name("BasketDidChange")
}

final class MarketViewController: UIViewController {
    private let basketLabel = UILabel()
    private let putButton = UIButton(configuration: .filled())
    private var pieces = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Market"
        view.backgroundColor = .systemBackground
        basketLabel.text = "The basket is empty."
        putButton.setTitle("One Apple", for: .normal)
        putButton.addTarget(self, action: #selector(putApple), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [basketLabel, putButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startObserving()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopObserving()
    }

    private func startObserving() {
        stopObserving()
        NotificationCenter.default.addObserver(self, selector: #selector(basketChanged), name: .basketDidChange, object: nil)
    }

    private func stopObserving() {
        NotificationCenter.default.removeObserver(self, name: .basketDidChange, object: nil)
    }

    @objc private func putApple() {
        NotificationCenter.default.post(name: .basketDidChange, object: nil)
    }

    @objc private func basketChanged() {
        pieces += 1
        basketLabel.text = "There are \(pieces) pieces in the basket."
    }
}
