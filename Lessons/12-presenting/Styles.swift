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
    let cart = Cart()
    let totalLabel = UILabel()
    var updates = 0
    var styles: [UIModalPresentationStyle] = [
        .fullScreen, .currentContext, .overFullScreen, .overCurrentContext,
        .pageSheet, .formSheet,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        definesPresentationContext = true
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
        open(.automatic)
    }

    func nextStyle() {
        open(styles.removeFirst())
    }

    func openPopover() {
        open(.popover)
    }

    private func open(_ style: UIModalPresentationStyle) {
        let coupon = CouponViewController()
        coupon.cart = cart
        coupon.onClose = { [weak self] in self?.showTotal() }
        coupon.modalPresentationStyle = style
        coupon.popoverPresentationController?.sourceView = totalLabel
        present(coupon, animated: true)
    }
}

final class CouponViewController: UIViewController {
    var cart: Cart?
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        preferredContentSize = CGSize(width: 240, height: 240)
    }

    func redeem() {
        cart?.total -= 10
        close()
    }

    func close() {
        dismiss(animated: true)
    }

    func readTerms() {
        present(TermsViewController(), animated: true)
    }

    func acceptTerms() {
        dismiss(animated: true)
        termsAccepted()
    }

    private func termsAccepted() {
        dismiss(animated: true)
    }
}

final class TermsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
    }
}
