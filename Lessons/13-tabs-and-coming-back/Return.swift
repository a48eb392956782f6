import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let shop = Shop()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let offers = OffersViewController(shop: shop)
        let basket = BasketViewController()
        offers.title = "Offers"
        basket.title = "Basket"
        let tabs = UITabBarController()
        tabs.viewControllers = [offers, basket]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Shop {
    var day = 1

    func nextDay() {
        day += 1
    }
}

final class OffersViewController: UIViewController {
    let shop: Shop
    let dayLabel = UILabel()
    var shownDay = 0
    var requests = 0

    init(shop: Shop) {
        self.shop = shop
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dayLabel.frame = CGRect(x: 24, y: 120, width: 200, height: 40)
        view.addSubview(dayLabel)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sceneReturns),
            name: UIScene.willEnterForegroundNotification, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadOffers()
    }

    @objc func sceneReturns() {
    }

    func loadOffers() {
        requests += 1
        shownDay = shop.day
        dayLabel.text = "Day \(shownDay)"
    }
}

final class BasketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }
}
