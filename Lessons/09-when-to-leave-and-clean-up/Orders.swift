import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: OrdersViewController()),
            AccountViewController(),
        ]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

final class OrdersViewController: UIViewController {
    var fetchesItself = true
    var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        view.backgroundColor = .systemGray5
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if fetchesItself { fetchOrders() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        refreshes += 1
    }

    func fetchOrders() {
        guard let url = URL(string: "https://shop.example/orders") else {
            return
        }
        URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
    }

    func openOrder() {
        navigationController?.pushViewController(
            OrderViewController(), animated: true)
    }
}

final class OrderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order 1024"
        view.backgroundColor = .systemYellow
    }
}

final class AccountViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.backgroundColor = .systemTeal
    }
}
