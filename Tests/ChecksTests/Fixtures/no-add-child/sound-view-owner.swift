// `player.view` looks like a child controller's view, but the player is a plain object that owns a view: there is nothing to add as a child.
import UIKit

@MainActor
final class MiniPlayer {
    let view = UIView()
    private let trackLabel = UILabel()
    private let skipButton = UIButton(type: .system)
    private var tracks = ["Prelude", "Nocturne", "Waltz"]

    init() {
        view.backgroundColor = .secondarySystemBackground
        skipButton.setImage(UIImage(systemName: "forward.fill"), for: .normal)
        skipButton.addAction(UIAction { [weak self] _ in self?.skip() }, for: .touchUpInside)
        for subview in [trackLabel, skipButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            trackLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            skipButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        trackLabel.text = tracks[0]
    }

    private func skip() {
        tracks.append(tracks.removeFirst())
        trackLabel.text = tracks[0]
    }
}

final class MusicLibraryViewController: UIViewController {
    private let player = MiniPlayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemBackground
        attachPlayer()
    }

    private func attachPlayer() {
        player.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(player.view)
        NSLayoutConstraint.activate([
            player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            player.view.heightAnchor.constraint(equalToConstant: 64),
        ])
    }
}
