// The total is read from the observable cart once, in a helper called from viewDidLoad, and stays as it was when the cart changes; and the animation with flushUpdates lays out by hand what UIKit lays out by itself.
import Observation
import UIKit

@Observable @MainActor
final class Cart {
    struct Line {
        let name: String
        let price: Int
        var quantity: Int
    }

    var lines = [
        Line(name: "Espresso beans", price: 14, quantity: 1),
        Line(name: "Filter papers", price: 4, quantity: 2),
    ]

    var total: Int {
        lines.reduce(0) { $0 + $1.price * $1.quantity }
    }

    func addOne(at index: Int) {
        lines[index].quantity += 1
    }
}

final class CartViewController: UIViewController {
    private let cart = Cart()
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let footer = CartFooterView()
    private lazy var footerHeight = footer.heightAnchor.constraint(equalToConstant: 64)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        tableView.dataSource = self
        tableView.delegate = self
        footer.onToggle = { [weak self] in self?.toggleFooter() }
        for subview in [tableView, footer] as [UIView] {
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
        ])
        fillFooter()
    }

    private func fillFooter() {
        footer.totalLabel.text = "Total: €\(cart.total)" // finds untracked-read
        footer.noteLabel.text = "Delivered within three days"
    }

    private func toggleFooter() {
        let height: CGFloat = footerHeight.constant == 64 ? 120 : 64
        if #available(iOS 26.0, *) {
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .flushUpdates], animations: {
                self.footerHeight.constant = height
                self.view.layoutIfNeeded() // finds flush-layout
            })
        } else {
            footerHeight.constant = height
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        }
    }
}

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cart.lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        let line = cart.lines[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = line.name
        content.secondaryText = "\(line.quantity) × €\(line.price)"
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        cart.addOne(at: indexPath.row)
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}

final class CartFooterView: UIView {
    let totalLabel = UILabel()
    let noteLabel = UILabel()
    var onToggle: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = .secondarySystemBackground
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Details") { [weak self] _ in
            self?.onToggle?()
        })
        for subview in [totalLabel, noteLabel, button] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            totalLabel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            totalLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            noteLabel.topAnchor.constraint(equalTo: totalLabel.bottomAnchor, constant: 20),
            noteLabel.leadingAnchor.constraint(equalTo: totalLabel.leadingAnchor),
            button.centerYAnchor.constraint(equalTo: totalLabel.centerYAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
