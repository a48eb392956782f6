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
        navigationController?.pushViewController(
            ProfileViewController(), animated: true)
    }
}

final class ProfileViewController: UIViewController {
    static var storedLikes = 3
    let likes = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        likes.frame = CGRect(x: 40, y: 200, width: 200, height: 40)
        view.addSubview(likes)
    }

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
    let caption = UILabel()

    private func pinCaption() {
        caption.text = "Sunset"
        caption.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            caption.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    func like() {
        ProfileViewController.storedLikes += 1
    }

    func close() {
        dismiss(animated: true)
    }
}
