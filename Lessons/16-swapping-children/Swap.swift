import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = CheckoutViewController()
        window?.makeKeyAndVisible()
    }
}

final class CheckoutViewController: UIViewController {
    var isYours = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let delivery = DeliveryViewController()
        addChild(delivery)
        delivery.view.frame = view.bounds
        delivery.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(delivery.view)
        delivery.didMove(toParent: self)
    }

    func showPayment() {
        guard let old = children.first else { return }
        let new = PaymentViewController()
        if isYours { prepareYourWay(old, new) } else { prepare(old, new) }
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(
            from: old, to: new, duration: 0.3,
            options: .transitionCrossDissolve, animations: nil
        ) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }

    private func prepare(_ old: UIViewController, _ new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
    }

    func prepareYourWay(_ old: UIViewController, _ new: UIViewController) {
    }
}

final class DeliveryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }
}

final class PaymentViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
    }
}
