// The menu's action captures self, and the controller keeps the menu by way of its button.
import UIKit

final class BookshelfViewController: UITableViewController {
    private var books = ["Middlemarch", "Dune", "Emma"]
    private let sortButton = UIButton(configuration: .plain())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        sortButton.setTitle("Sort", for: .normal)
        sortButton.showsMenuAsPrimaryAction = true
        sortButton.menu = makeSortMenu()
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: sortButton)
    }

    private func makeSortMenu() -> UIMenu {
        let ascending = UIAction(title: "A to Z", image: UIImage(systemName: "arrow.down")) { _ in // finds leak
            self.books.sort()
            self.tableView.reloadData()
        }
        return UIMenu(title: "Sort by title", children: [ascending])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = books[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
