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
    enum Callback { case willAppear, isAppearing }

    var placing = Callback.willAppear
    let banner = UIView()
    let panel = PanelView()
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        banner.backgroundColor = .systemYellow
        panel.backgroundColor = .white
        badge.backgroundColor = .systemOrange
        panel.translatesAutoresizingMaskIntoConstraints = false
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        view.addSubview(banner)
        panel.addSubview(badge)
        NSLayoutConstraint.activate([
            panel.bottomAnchor.constraint(
                equalTo: view.bottomAnchor, constant: -40),
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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if placing == .willAppear { placeBanner() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if placing == .isAppearing { placeBanner() }
    }

    private func placeBanner() {
        banner.frame = CGRect(
            x: 0, y: 104, width: view.bounds.width, height: 24)
    }
}

final class PanelView: UIView {}
