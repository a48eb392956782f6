import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = WalletViewController()
        window?.makeKeyAndVisible()
    }
}

final class WalletViewController: UIViewController {
    let list = UIView()
    let ticket = TicketViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.backgroundColor = .systemGray5
        view.addSubview(list)
        addChild(ticket)
        view.addSubview(ticket.view)
        ticket.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side: CGFloat = view.bounds.width < 600 ? 0 : 300
        (list.frame, ticket.view.frame) = view.bounds.divided(
            atDistance: side, from: .minXEdge)
    }
}

final class TicketViewController: UIViewController {
    let banner = UIView()
    let code = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        banner.backgroundColor = .systemIndigo
        code.backgroundColor = .black
        view.addSubview(banner)
        view.addSubview(code)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame = CGRect(
            x: 0, y: 60, width: UIScreen.main.bounds.width, height: 160)
        // The scanner at the gate reads a code of 240 points.
        code.frame = CGRect(
            x: UIScreen.main.bounds.midX - 120, y: 280, width: 240, height: 240)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.screen.brightness = 1
    }
}
