// Assigning `tableView` of a table controller sets its view too, and in the other controller every case of the switch has a view.
import UIKit

final class PlaylistViewController: UITableViewController {
    private let songs = ["Harvest Moon", "Blackbird", "Teardrop"]

    override func loadView() {
        tableView = UITableView(frame: .zero, style: .insetGrouped)
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playlist"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        songs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = songs[indexPath.row]
        return cell
    }
}

final class CoverViewController: UIViewController {
    var imageName: String?

    override func loadView() {
        switch imageName {
        case let name?:
            view = UIImageView(image: UIImage(systemName: name))
        case nil:
            let label = UILabel()
            label.text = "No cover"
            label.textAlignment = .center
            view = label
        }
    }
}
