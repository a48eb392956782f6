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
            rootViewController: EditPhotoViewController())
        window?.makeKeyAndVisible()
    }
}

class RoundPhotoViewController: UIViewController {
    let photo = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        photo.backgroundColor = .systemOrange
        photo.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photo)
        NSLayoutConstraint.activate([
            photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            photo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            photo.widthAnchor.constraint(equalTo: photo.heightAnchor),
            photo.heightAnchor.constraint(
                equalTo: view.heightAnchor, multiplier: 0.25),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photo.layer.cornerRadius = photo.bounds.height / 2
    }
}

final class EditPhotoViewController: RoundPhotoViewController {
    let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Edit"
        photo.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        caption.frame = CGRect(
            x: photo.bounds.width / 2 - 40, y: photo.bounds.height / 2 - 12,
            width: 80, height: 24)
    }
}
