// Asking a table controller for its table view in the initialiser loads its view: viewDidLoad() looks at the invoices before they are there.
import UIKit

final class InvoicesViewController: UITableViewController {
    private var invoices: [String] = []

    init() {
        super.init(style: .insetGrouped)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "invoice") // finds view-in-init
        invoices = ["March", "April", "May"]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "\(invoices.count) invoices"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        invoices.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "invoice", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = invoices[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
