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

final class CartViewController: UIViewController {
    let couponButton = UIButton(type: .system)
    var styles: [UIModalPresentationStyle] = [
        .fullScreen, .currentContext, .overFullScreen, .overCurrentContext,
        .pageSheet, .formSheet,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        definesPresentationContext = true
        couponButton.frame = CGRect(x: 24, y: 120, width: 120, height: 40)
        view.addSubview(couponButton)
    }

    func nextStyle() {
        open(styles.removeFirst())
    }

    func openPopover() {
        open(.popover)
    }

    private func open(_ style: UIModalPresentationStyle) {
        let coupon = CouponViewController()
        coupon.modalPresentationStyle = style
        coupon.popoverPresentationController?.sourceView = couponButton
        present(coupon, animated: true)
    }
}

final class CouponViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        preferredContentSize = CGSize(width: 240, height: 240)
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
