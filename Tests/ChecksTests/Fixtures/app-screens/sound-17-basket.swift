// The basket is read outside of UIKit's tracked methods, but in a helper that observes what it reads and runs again when that changes; and the animation with flushUpdates only changes a constraint.
import Observation
import UIKit

@Observable @MainActor
final class Basket {
    struct Item {
        let name: String
        let price: Int
        var count: Int
    }

    var items = [Item(name: "Apples", price: 3, count: 1), Item(name: "Cheese", price: 7, count: 1)]

    var total: Int {
        items.reduce(0) { $0 + $1.price * $1.count }
    }
}

final class BasketViewController: UIViewController {
    private let basket = Basket()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let footer = UIView()
    private let totalLabel = UILabel()
    private let moreButton = UIButton(configuration: .plain())
    private lazy var footerHeight = footer.heightAnchor.constraint(equalToConstant: 56)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.dataSource = self
        tableView.delegate = self
        footer.backgroundColor = .secondarySystemBackground
        moreButton.configuration?.title = "More"
        moreButton.addTarget(self, action: #selector(moreTapped), for: .touchUpInside)
        layOut()
        showTotal()
    }

    private func layOut() {
        for subview in [totalLabel, moreButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            footer.addSubview(subview)
        }
        for subview in [tableView, footer] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: footer.topAnchor),
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            footerHeight,
            totalLabel.topAnchor.constraint(equalTo: footer.topAnchor, constant: 16),
            totalLabel.leadingAnchor.constraint(equalTo: footer.layoutMarginsGuide.leadingAnchor),
            moreButton.centerYAnchor.constraint(equalTo: totalLabel.centerYAnchor),
            moreButton.trailingAnchor.constraint(equalTo: footer.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func showTotal() {
        let total = withObservationTracking {
            basket.total
        } onChange: { [weak self] in
            Task { @MainActor in self?.showTotal() }
        }
        totalLabel.text = "Total: €\(total)"
    }

    @objc private func moreTapped() {
        let height: CGFloat = footerHeight.constant == 56 ? 112 : 56
        if #available(iOS 26.0, *) {
            UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates, animations: { [footerHeight] in
                footerHeight.constant = height
            })
        } else {
            footerHeight.constant = height
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        }
    }
}

extension BasketViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { basket.items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = basket.items[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = "\(item.count) × \(item.name)"
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        basket.items[indexPath.row].count += 1
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
