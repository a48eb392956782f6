// The base class of the lists loads in viewDidAppear, so the orders are fetched again after every tab switch and after everything that covered them.
import UIKit

final class OrdersViewController: RemoteListViewController {
    private let session = URLSession(configuration: .default)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
    }

    override func fetchTitles() async throws -> [String] {
        var request = URLRequest(url: URL(string: "https://shop.example.com/orders.json")!)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, _) = try await session.data(for: request) // finds repeated-request
        return try JSONDecoder().decode([String].self, from: data)
    }
}

class RemoteListViewController: UITableViewController {
    private var titles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { [weak self] in
            await self?.load()
        }
    }

    func fetchTitles() async throws -> [String] {
        []
    }

    private func load() async {
        titles = (try? await fetchTitles()) ?? titles
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = titles[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
