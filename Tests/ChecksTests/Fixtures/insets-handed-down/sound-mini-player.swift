// The shell adds only the mini player's own height. The home indicator's part comes to the list through the hierarchy.
import UIKit

final class PodcastShellViewController: UIViewController {
    private let miniPlayerHeight: CGFloat = 56
    private let miniPlayer = UIView()
    private let episodes = EpisodesViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Podcasts"
        embedEpisodes()
        addMiniPlayer()
        episodes.additionalSafeAreaInsets.bottom = miniPlayerHeight
    }

    private func embedEpisodes() {
        addChild(episodes)
        episodes.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(episodes.view)
        NSLayoutConstraint.activate([
            episodes.view.topAnchor.constraint(equalTo: view.topAnchor),
            episodes.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            episodes.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            episodes.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        episodes.didMove(toParent: self)
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

final class EpisodesViewController: UITableViewController {
    private let episodes = ["Volcanoes", "Glaciers", "Deserts"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "episode")
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        episodes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
        cell.textLabel?.text = episodes[indexPath.row]
        return cell
    }
}
