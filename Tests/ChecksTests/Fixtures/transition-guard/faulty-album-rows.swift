// A row is ignored while a transition runs. From iOS 26 the list takes touches during the way back, so a quick second choice is lost.
import UIKit

final class AlbumListViewController: UITableViewController {
    private let albums = ["Blue Train", "Kind of Blue", "Hejira"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        albums.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        cell.textLabel?.text = albums[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(albums[indexPath.row])
    }

    private func open(_ album: String) {
        guard transitionCoordinator == nil else { return } // finds transition-guard
        show(AlbumViewController(album: album), sender: self)
    }
}

final class AlbumViewController: UIViewController {
    private let coverView = UIImageView(image: UIImage(systemName: "opticaldisc"))

    init(album: String) {
        super.init(nibName: nil, bundle: nil)
        title = album
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        coverView.contentMode = .scaleAspectFit
        coverView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(coverView)
        NSLayoutConstraint.activate([
            coverView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            coverView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            coverView.widthAnchor.constraint(equalToConstant: 160),
            coverView.heightAnchor.constraint(equalToConstant: 160),
        ])
    }
}
