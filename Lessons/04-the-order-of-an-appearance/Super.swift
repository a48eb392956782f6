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
            rootViewController: ProfilePhotoViewController())
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
            photo.widthAnchor.constraint(equalToConstant: 240),
            photo.heightAnchor.constraint(equalToConstant: 240),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photo.layer.cornerRadius = photo.bounds.height / 2
    }
}

final class ProfilePhotoViewController: RoundPhotoViewController {
    var callsSuper = true

    override func viewDidLayoutSubviews() {
        if callsSuper { super.viewDidLayoutSubviews() }
        print("The photo has a radius of \(photo.layer.cornerRadius)")
    }
}
