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
            rootViewController: SeatsViewController())
        window?.makeKeyAndVisible()
    }
}

final class SeatsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Seats"
        view.backgroundColor = .systemGray5
    }

    func openCheckout() {
        navigationController?.pushViewController(
            CheckoutViewController(), animated: true)
    }
}

final class CheckoutViewController: UIViewController {
    var startsItself = true
    var secondsLeft = 300
    var timer: Timer?
    let clock = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemBackground
        clock.text = "300 seconds left"
        clock.frame = CGRect(x: 20, y: 140, width: 240, height: 40)
        view.addSubview(clock)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if startsItself { startCountdown() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    func startCountdown() {
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick),
            userInfo: nil, repeats: true)
    }

    @objc private func tick() {
        secondsLeft -= 1
        clock.text = "\(secondsLeft) seconds left"
    }
}
