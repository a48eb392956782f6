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
            rootViewController: PlaylistViewController())
        window?.makeKeyAndVisible()
    }
}

final class PlaylistViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playlist"
        view.backgroundColor = .systemGray5
    }

    func openPlayer() {
        navigationController?.pushViewController(
            PlayerViewController(), animated: true)
    }
}

final class PlayerViewController: UIViewController {
    static let trackChanged = Notification.Name("trackChanged")

    var updates = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Player"
        view.backgroundColor = .systemTeal
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: Self.trackChanged,
            object: nil)
    }

    @objc private func update() {
        updates += 1
    }

    func skip() {
        NotificationCenter.default.post(name: Self.trackChanged, object: nil)
    }
}
