import Observation
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = OrderViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor @Observable final class Order {
    var isPaid = false
}

final class OrderViewController: UIViewController {
    let order = Order()
    let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        banner.frame = CGRect(x: 0, y: 60, width: 393, height: 120)
        view.addSubview(banner)
    }

    func pay() {
        order.isPaid = true
    }
}
