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

    func embedCard() {
        let card = CardViewController()
        card.view.translatesAutoresizingMaskIntoConstraints = false
        addChild(card)
        view.addSubview(card.view)
        NSLayoutConstraint.activate([
            card.view.topAnchor.constraint(
                equalTo: view.topAnchor, constant: 200),
            card.view.leadingAnchor.constraint(
                equalTo: view.leadingAnchor, constant: 40),
            card.view.widthAnchor.constraint(equalToConstant: 240),
            card.view.heightAnchor.constraint(equalToConstant: 480),
        ])
        card.didMove(toParent: self)
    }
}

final class CardViewController: UIViewController {
    let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        banner.backgroundColor = .systemYellow
        view.addSubview(banner)
    }
}
