// The player bar is embedded on the way to the screen, but only while there is no child yet: later appearances find it in its place.
import UIKit

final class AlbumViewController: UIViewController {
    private let tracks = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        view.backgroundColor = .systemBackground
        tracks.text = "Overture\nNocturne\nFinale"
        tracks.numberOfLines = 0
        tracks.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tracks)
        NSLayoutConstraint.activate([
            tracks.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            tracks.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tracks.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        embedPlayerIfNeeded()
    }

    private func embedPlayerIfNeeded() {
        guard children.isEmpty else { return }
        let player = PlayerBarViewController()
        addChild(player)
        player.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(player.view)
        NSLayoutConstraint.activate([
            player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            player.view.heightAnchor.constraint(equalToConstant: 64),
        ])
        player.didMove(toParent: self)
    }
}

final class PlayerBarViewController: UIViewController {
    private let playButton = UIButton(configuration: .plain())
    private var isPlaying = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        playButton.setTitle("Play", for: .normal)
        playButton.addTarget(self, action: #selector(togglePlayback), for: .touchUpInside)
        playButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(playButton)
        NSLayoutConstraint.activate([
            playButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            playButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func togglePlayback() {
        isPlaying.toggle()
        playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    }
}
