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
    var forwardsAppearance = false
    var callsSuper = true
    let basket = BasketViewController()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        forwardsAppearance
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(basket)
        basket.view.frame = view.bounds
        basket.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(basket.view)
        basket.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        if callsSuper { super.viewWillAppear(animated) }
        view.tintColor = .systemGreen
    }

    func openTerms() {
        let terms = TermsViewController()
        terms.modalPresentationStyle = .fullScreen
        present(terms, animated: true)
    }
}

final class BasketViewController: UIViewController {
    let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        totalLabel.frame = CGRect(x: 16, y: 120, width: 200, height: 40)
        totalLabel.text = "Total: 0"
        view.addSubview(totalLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        totalLabel.text = "Total: 42"
    }
}

final class TermsViewController: UIViewController {
    func close() { dismiss(animated: true) }
}
