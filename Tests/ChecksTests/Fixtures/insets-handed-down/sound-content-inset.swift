// The container hands its safe area to the list as a content inset. The list has its own adjustment switched off, so the insets count once.
import UIKit

final class ReaderContainerViewController: UIViewController {
    private let list = ArticlesViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .systemBackground
        addChild(list)
        list.tableView.contentInsetAdjustmentBehavior = .never
        list.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list.view)
        NSLayoutConstraint.activate([
            list.view.topAnchor.constraint(equalTo: view.topAnchor),
            list.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        list.didMove(toParent: self)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        passInsets(to: list)
    }

    private func passInsets(to list: ArticlesViewController) {
        list.tableView.contentInset = UIEdgeInsets(
            top: view.safeAreaInsets.top, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    }
}

final class ArticlesViewController: UITableViewController {
    private let articles = ["Of Bees", "Of Wasps"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        cell.textLabel?.text = articles[indexPath.row]
        return cell
    }
}
