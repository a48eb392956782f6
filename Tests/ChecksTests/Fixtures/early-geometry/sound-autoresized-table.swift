// The bounds of viewDidLoad only give the table a first frame; its autoresizing mask carries it along to the final size and every later one.
import UIKit

final class RecipesViewController: UIViewController {
    private let recipes = ["Lentil soup", "Pea risotto", "Plum cake", "Potato salad"]
    private var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        view.backgroundColor = .systemBackground
        setUpTable()
    }

    private func setUpTable() {
        tableView = UITableView(frame: view.bounds, style: .insetGrouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Recipe")
        tableView.dataSource = self
        view.addSubview(tableView)
    }
}

extension RecipesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = recipes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
