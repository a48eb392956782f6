// didMove does not stand beside addChild: the button's overlay fades in first, and the completion tells it that it has arrived.
import UIKit

final class ReceiptViewController: UIViewController {
    private let totalLabel = UILabel()
    private weak var details: ReceiptDetailsViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Receipt"
        view.backgroundColor = .systemBackground
        totalLabel.text = "Total 24.80"
        let detailsButton = UIButton(type: .system)
        detailsButton.setTitle("Details", for: .normal)
        detailsButton.addTarget(self, action: #selector(detailsTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [totalLabel, detailsButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    @objc private func detailsTapped() {
        guard details == nil else { return }
        let details = ReceiptDetailsViewController()
        self.details = details
        addChild(details)
        insert(details.view)
        fadeIn(details)
    }

    private func insert(_ overlay: UIView) {
        overlay.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(overlay)
        NSLayoutConstraint.activate([
            overlay.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            overlay.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            overlay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            overlay.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5),
        ])
    }

    private func fadeIn(_ child: UIViewController) {
        child.view.alpha = 0
        UIView.animate(withDuration: 0.25, animations: {
            child.view.alpha = 1
        }, completion: { _ in
            child.didMove(toParent: self)
        })
    }
}

final class ReceiptDetailsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = "Coffee 4.80, cake 20.00"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
