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
            rootViewController: AlbumViewController())
        window?.makeKeyAndVisible()
    }
}

final class AlbumViewController: UIViewController {
    enum Tap { case guarded, free }

    var tap = Tap.guarded

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        view.backgroundColor = .systemGray5
    }

    /// The screen that a running transition leaves.
    var leaving: String? {
        navigationController?.transitionCoordinator?
            .viewController(forKey: .from)?.title
    }

    func openPhoto() {
        print("tap")
        if tap == .guarded, leaving != nil { return }
        navigationController?.pushViewController(
            PhotoViewController(), animated: true)
    }
}

final class PhotoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photo"
        view.backgroundColor = .systemTeal
    }

    func openMap() {
        navigationController?.pushViewController(
            MapViewController(), animated: true)
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        view.backgroundColor = .systemGreen
    }
}
