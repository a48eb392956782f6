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
            rootViewController: SealViewController())
        window?.makeKeyAndVisible()
    }
}

class BadgeViewController: UIViewController {
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        badge.backgroundColor = .systemOrange
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 240),
            badge.heightAnchor.constraint(equalToConstant: 240),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.layer.cornerRadius = badge.bounds.height / 2
    }
}

final class SealViewController: BadgeViewController {
    let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Sealed"
        badge.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        caption.frame = CGRect(
            x: badge.bounds.width / 2 - 40, y: badge.bounds.height / 2 - 12,
            width: 80, height: 24)
    }
}
