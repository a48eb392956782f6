// The block captures self weakly, so the notification centre does not keep the controller, and deinit takes the block out.
import UIKit

final class DownloadsViewController: UITableViewController {
    private var tokens: [NSObjectProtocol] = []
    private var memoryWarnings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "warning")
        observe(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            guard let self else { return }
            memoryWarnings += 1
            tableView.reloadData()
        }
    }

    private func observe(_ name: Notification.Name, perform action: @escaping () -> Void) {
        tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            action()
        })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        memoryWarnings + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "warning", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 0 ? "No downloads" : "Memory warning \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    deinit {
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        print("DownloadsViewController deinit")
    }
}
