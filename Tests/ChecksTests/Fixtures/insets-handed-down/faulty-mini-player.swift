// The list's safe area already ends at the home indicator. The shell adds its own bottom inset to the mini player's height, so that part counts twice.
import UIKit

final class MusicShellViewController: UIViewController {
    private let miniPlayerHeight: CGFloat = 56
    private let miniPlayer = UIView()
    private let songs = SongsViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Music"
        embedSongs()
        addMiniPlayer()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        songs.additionalSafeAreaInsets.bottom = view.safeAreaInsets.bottom + miniPlayerHeight // finds insets-handed-down
    }

    private func embedSongs() {
        addChild(songs)
        songs.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(songs.view)
        NSLayoutConstraint.activate([
            songs.view.topAnchor.constraint(equalTo: view.topAnchor),
            songs.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            songs.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            songs.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        songs.didMove(toParent: self)
    }

    private func addMiniPlayer() {
        miniPlayer.backgroundColor = .secondarySystemBackground
        miniPlayer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(miniPlayer)
        NSLayoutConstraint.activate([
            miniPlayer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            miniPlayer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            miniPlayer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            miniPlayer.heightAnchor.constraint(equalToConstant: miniPlayerHeight),
        ])
    }
}

final class SongsViewController: UITableViewController {
    private let songs = ["Blue in Green", "Naima", "So What"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
        tableView.allowsSelection = false
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
