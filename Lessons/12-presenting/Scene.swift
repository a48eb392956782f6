import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = CartViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Cart {
    var total = 42
}

final class CartViewController: UIViewController {
    var style = UIModalPresentationStyle.automatic
    let cart = Cart()
    let totalLabel = UILabel()
    var updates = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        totalLabel.frame = CGRect(x: 24, y: 120, width: 200, height: 40)
        view.addSubview(totalLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTotal()
    }

    func showTotal() {
        totalLabel.text = "Total: \(cart.total)"
        updates += 1
    }

    func enterCoupon() {
        let coupon = CouponViewController(cart: cart)
        coupon.modalPresentationStyle = style
        present(coupon, animated: true)
    }
}

final class CouponViewController: UIViewController {
    let cart: Cart

    init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }

    func redeem() {
        cart.total -= 10
        dismiss(animated: true)
    }
}
