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
            rootViewController: ShopViewController())
        window?.makeKeyAndVisible()
    }
}

final class ShopViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .systemGray5
    }

    func openProduct() {
        navigationController?.pushViewController(
            ProductViewController(), animated: true)
    }
}

final class ProductViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Product"
        view.backgroundColor = .white
    }
}
