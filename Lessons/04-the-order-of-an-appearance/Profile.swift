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
            rootViewController: HomeViewController())
        window?.makeKeyAndVisible()
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .systemGray6
    }

    func openProfile() {
        let profile = ProfileViewController()
        profile.title = "Profile"
        navigationController?.pushViewController(profile, animated: true)
    }
}

final class ProfileViewController: UIViewController {
    var visits = 0

    func refresh() {
        view.setNeedsLayout()
    }

    func openPhoto() {
        let photo = PhotoViewController()
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }
}

final class PhotoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
    }

    func close() {
        dismiss(animated: true)
    }
}
