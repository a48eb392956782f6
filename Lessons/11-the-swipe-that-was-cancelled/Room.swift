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
            rootViewController: LobbyViewController())
        window?.makeKeyAndVisible()
    }
}

final class LobbyViewController: UIViewController {
    func openRoom() {
        navigationController?.pushViewController(
            RoomViewController(), animated: true)
    }
}

final class RoomViewController: UIViewController {
    var people = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        people += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        people -= 1
    }
}
