// The stored closure captures self weakly. The other closures use self strongly, but they are called at once or when an animation ends, and nobody keeps them.
import UIKit

final class OrderViewController: UIViewController {
    private let footer = OrderFooterView()
    private var lines = ["2 × Espresso", "1 × Croissant"]
    private let listLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        listLabel.numberOfLines = 0
        listLabel.text = lines.map { self.bulleted($0) }.joined(separator: "\n")
        footer.onOrder = { [weak self] in
            self?.placeOrder()
        }
        let views: [UIView] = [listLabel, footer]
        views.forEach { subview in
            subview.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: self.view.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            listLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            footer.topAnchor.constraint(equalTo: listLabel.bottomAnchor, constant: 24),
        ])
    }

    private func bulleted(_ line: String) -> String {
        "• " + line
    }

    private func placeOrder() {
        UIView.animate(withDuration: 0.3) {
            self.footer.alpha = 0.3
        } completion: { _ in
            self.lines.removeAll()
            self.listLabel.text = "Thank you!"
        }
    }

    deinit {
        print("OrderViewController deinit")
    }
}

final class OrderFooterView: UIView {
    var onOrder: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let button = UIButton(configuration: .borderedProminent(), primaryAction: UIAction(title: "Order") { [unowned self] _ in
            onOrder?()
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
