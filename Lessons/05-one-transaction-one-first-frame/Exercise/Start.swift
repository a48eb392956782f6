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
            rootViewController: GalleryViewController())
        window?.makeKeyAndVisible()
    }
}

final class GalleryViewController: UIViewController {
    func openPicture() {
        navigationController?.pushViewController(
            PictureViewController(), animated: true)
    }
}

final class PictureViewController: UIViewController {
    let curtain = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        curtain.backgroundColor = .systemPurple
        curtain.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        view.addSubview(curtain)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        curtain.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width,
            height: view.safeAreaInsets.top + 120)
    }
}
