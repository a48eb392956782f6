import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(
            rootViewController: PodcastsViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor final class Player {
    static let shared = Player()
    var onEnd: (() -> Void)?
}

class PlayerBarViewController: UIViewController {
    let playerBar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        playerBar.backgroundColor = .systemIndigo
        playerBar.isHidden = true
        playerBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(playerBar)
        NSLayoutConstraint.activate([
            playerBar.heightAnchor.constraint(equalToConstant: 64),
            playerBar.widthAnchor.constraint(equalTo: view.widthAnchor),
            playerBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        playerBar.isHidden = false
    }
}

final class PodcastsViewController: PlayerBarViewController {
    func openEpisode() {
        navigationController?.pushViewController(
            EpisodeViewController(), animated: true)
    }

    func endPlayback() {
        Player.shared.onEnd = nil
    }
}

final class NotesViewController: UIViewController {
    var isReady = false

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        isReady = parent != nil
    }
}
