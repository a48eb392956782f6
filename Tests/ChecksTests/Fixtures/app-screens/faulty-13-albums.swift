// A tap on an album is dropped while a transition is still running, although the navigation controller would take it; and the banner is told twice that it will move to its parent.
import UIKit

struct Album {
    let name: String
    let count: Int
}

final class AlbumsViewController: UIViewController {
    private let albums = [Album(name: "Iceland", count: 214), Album(name: "Garden", count: 38), Album(name: "Receipts", count: 91)]
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = StorageBannerViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        installBanner()
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: banner.view.topAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }

    private func installBanner() {
        banner.willMove(toParent: self) // finds redundant-will-move
        addChild(banner)
        banner.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner.view)
        NSLayoutConstraint.activate([
            banner.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            banner.view.heightAnchor.constraint(equalToConstant: 44),
        ])
        banner.didMove(toParent: self)
    }
}

extension AlbumsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = albums[indexPath.row].name
        content.secondaryText = "\(albums[indexPath.row].count) photos"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(albums[indexPath.row])
    }

    private func open(_ album: Album) {
        guard let navigationController, navigationController.transitionCoordinator == nil else { return } // finds transition-guard
        navigationController.pushViewController(AlbumViewController(album: album), animated: true)
    }
}

final class StorageBannerViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        label.text = "12 GB of 15 GB used"
        label.font = .preferredFont(forTextStyle: .footnote)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

final class AlbumViewController: UIViewController {
    private let album: Album
    private let countLabel = UILabel()

    init(album: Album) {
        self.album = album
        super.init(nibName: nil, bundle: nil)
        title = album.name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countLabel.text = "\(album.count) photos"
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(countLabel)
        NSLayoutConstraint.activate([
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            countLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
