// The list is inset by the height of the checkout bar in viewIsAppearing: the root view is final there, but the bar has had no layout yet, so the inset is zero and the last row stays covered.
import UIKit

final class CartViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let checkoutBar = UIView()
    private let checkoutButton = UIButton(configuration: .filled())
    private let items = (1...30).map { "Item \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        tableView.dataSource = self
        checkoutBar.backgroundColor = .secondarySystemBackground
        checkoutButton.setTitle("Check Out", for: .normal)
        layoutViews()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        adjustInsets()
    }

    private func adjustInsets() {
        let covered = checkoutBar.bounds.height // finds early-geometry
        tableView.contentInset.bottom = covered
        tableView.verticalScrollIndicatorInsets.bottom = covered
    }

    private func layoutViews() {
        for subview in [tableView, checkoutBar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        checkoutButton.translatesAutoresizingMaskIntoConstraints = false
        checkoutBar.addSubview(checkoutButton)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            checkoutBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            checkoutBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            checkoutBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            checkoutBar.heightAnchor.constraint(equalToConstant: 72),
            checkoutButton.centerXAnchor.constraint(equalTo: checkoutBar.centerXAnchor),
            checkoutButton.centerYAnchor.constraint(equalTo: checkoutBar.centerYAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
