// Each appearance makes a new footer with a new label. The footer before it leaves the table, and its label with it.
import UIKit

final class VersionViewController: UITableViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 24))
        label.text = "Version 6"
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 44))
        footer.addSubview(label)
        tableView.tableFooterView = footer
    }
}
