import Observation
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = OrderViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor @Observable final class Order {
    var isPaid = false
    var items = 2
}

final class OrderViewController: UIViewController {
    enum Callback { case isAppearing, updateProperties }

    var reading = Callback.isAppearing
    var options: UIView.AnimationOptions = [.flushUpdates]
    let order = Order()
    let banner = UIView()
    let list = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        banner.frame = CGRect(x: 0, y: 60, width: 393, height: 120)
        list.backgroundColor = .systemGray4
        view.addSubview(banner)
        view.addSubview(list)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if reading == .isAppearing { showStatus() }
    }

    override func updateProperties() {
        super.updateProperties()
        if reading == .updateProperties { showStatus() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        list.frame = CGRect(
            x: 16, y: 200, width: view.bounds.width - 32,
            height: 60 * CGFloat(order.items))
    }

    func showStatus() {
        banner.backgroundColor = order.isPaid ? .systemGreen : .systemOrange
    }

    func pay() {
        order.isPaid = true
        if reading == .isAppearing { view.setNeedsLayout() }
    }

    func addItem() {
        order.items += 1
    }

    func addItemAnimated() {
        UIView.animate(
            withDuration: 0.3, delay: 0, options: options
        ) {
            print("add")
            self.order.items += 1
        }
    }
}
