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
            rootViewController: HallViewController())
        window?.makeKeyAndVisible()
    }
}

final class HallViewController: UIViewController {
    func openRoom() {
        navigationController?.pushViewController(
            RoomViewController(), animated: true)
    }
}

final class RoomViewController: UIViewController {
    var visits = 0

    func furnish() {
        view.setNeedsLayout()
    }

    func drawCurtain() {
        let curtain = CurtainViewController()
        curtain.modalPresentationStyle = .fullScreen
        present(curtain, animated: true)
    }
}

final class CurtainViewController: UIViewController {
    func open() {
        dismiss(animated: true)
    }
}
