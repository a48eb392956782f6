// Each appearance starts a task that asks the service again, and adds the same bookings to the list once more.
import UIKit

final class BookingService {
    func names() async -> [String] {
        try? await Task.sleep(nanoseconds: 200_000_000)
        return ["Garden", "Lake"]
    }
}

final class BookingListViewController: UITableViewController {
    private let service = BookingService()
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bookings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "booking")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        load()
    }

    private func load() {
        Task {
            let loaded = await service.names() // finds repeated-request
            names.append(contentsOf: loaded)
            tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "booking", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
