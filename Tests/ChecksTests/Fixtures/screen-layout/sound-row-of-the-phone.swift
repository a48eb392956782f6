// A row is there on the phone only, since only the phone has what it switches on.
import UIKit

final class ReadingSettingsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 1 { return 40 }
        return traitCollection.userInterfaceIdiom == .phone ? 3 : 2
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 0 ? nil : "Sources" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        cell.textLabel?.text = indexPath.section == 0 ? ["Text size", "Theme", "Full screen"][indexPath.row] : "Source \(indexPath.row)"
        return cell
    }
}
