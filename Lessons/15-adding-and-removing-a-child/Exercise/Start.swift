import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = LibraryViewController()
        window?.makeKeyAndVisible()
    }
}

final class LibraryViewController: UIViewController {
    private var player: PlayerViewController?
    var shown = 0
    var hidden = 0
    var stoppedAt = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    func showPlayer() {
        shown += 1
        let player = PlayerViewController()
        self.player = player
        player.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(player.view)
        NSLayoutConstraint.activate([
            player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.view.trailingAnchor.constraint(
                equalTo: view.trailingAnchor),
            player.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            player.view.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    func hidePlayer() {
        hidden += 1
        player?.view.removeFromSuperview()
        player = nil
    }

    func openQueue() {
        present(QueueViewController(), animated: true)
    }
}

final class PlayerViewController: UIViewController {
    var isListening = false
    let second = 73

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard parent == nil else { return }
        isListening = false
        (self.parent as? LibraryViewController)?.stoppedAt = second
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { isListening = true }
    }
}

final class QueueViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
    }
}
