import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let favorites = FavoritesViewController()
        favorites.count = 3
        let tabs = UITabBarController()
        tabs.viewControllers = [TodayViewController(), favorites]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

final class TodayViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Today"
    }

    required init?(coder: NSCoder) {
        fatalError("This screen is made in code.")
    }
}

final class FavoritesRootView: UIView {}

final class FavoritesViewController: UIViewController {
    var count = 0
    let countLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Favorites"
        view.backgroundColor = .systemYellow
    }

    required init?(coder: NSCoder) {
        fatalError("This screen is made in code.")
    }

    override func loadView() {
        view = FavoritesRootView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.text = "\(count) recipes"
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(countLabel)
        NSLayoutConstraint.activate([
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            countLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
