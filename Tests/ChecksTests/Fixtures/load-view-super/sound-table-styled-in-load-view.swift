// The table that super.loadView() makes is not replaced but adjusted: a table controller's own view is wanted here.
import UIKit

class CountryListViewController: UITableViewController {
    private let countries = ["Austria", "Belgium", "Chile", "Denmark", "Egypt"]

    override func loadView() {
        super.loadView()
        tableView.backgroundColor = .systemGroupedBackground
        tableView.rowHeight = 52
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        let footer = UILabel()
        footer.text = "\(countries.count) countries"
        footer.textAlignment = .center
        footer.sizeToFit()
        tableView.tableFooterView = footer
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = countries[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
