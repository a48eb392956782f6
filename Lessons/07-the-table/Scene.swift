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
        view.backgroundColor = .systemGray5
    }

    func openCard() {
        navigationController?.pushViewController(
            CardViewController(), animated: true)
    }
}

final class CardViewController: UIViewController {
    let panel = UIView()
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        panel.backgroundColor = .white
        badge.backgroundColor = .systemOrange
        panel.translatesAutoresizingMaskIntoConstraints = false
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        panel.addSubview(badge)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
            panel.leadingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.leadingAnchor),
            panel.trailingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.trailingAnchor),
            panel.heightAnchor.constraint(equalToConstant: 300),
            badge.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
            badge.widthAnchor.constraint(
                equalTo: panel.widthAnchor, multiplier: 0.5),
            badge.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    func cover() {
        let cover = CoverViewController()
        cover.modalPresentationStyle = .fullScreen
        present(cover, animated: true)
    }
}

final class CoverViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
    }

    func uncover() {
        dismiss(animated: true)
    }
}
