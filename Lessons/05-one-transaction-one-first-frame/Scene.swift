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
    var isAnimated = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .systemGray5
    }

    func openProduct() {
        navigationController?.pushViewController(
            ProductViewController(), animated: isAnimated)
    }
}

final class ProductViewController: UIViewController {
    enum Callback { case willAppear, didAppear, nowhere }

    var theming = Callback.didAppear
    let saleBadge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Product"
        view.backgroundColor = .white
        saleBadge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(saleBadge)
        NSLayoutConstraint.activate([
            saleBadge.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            saleBadge.trailingAnchor.constraint(
                equalTo: view.trailingAnchor, constant: -24),
            saleBadge.widthAnchor.constraint(equalToConstant: 120),
            saleBadge.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if theming == .willAppear { applyTheme() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        saleBadge.backgroundColor = .systemOrange
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if theming == .didAppear { applyTheme() }
    }

    private func applyTheme() {
        view.backgroundColor = .systemTeal
    }
}
