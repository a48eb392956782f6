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
            rootViewController: ContactsViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor final class Meter {
    static let shared = Meter()
    var ticks = 0
}

final class ContactsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        view.backgroundColor = .systemGray5
    }

    func openCall() {
        navigationController?.pushViewController(
            CallViewController(), animated: true)
    }
}

final class CallViewController: UIViewController {
    enum Clock { case timer, displayLink, updateLink }

    var clock = Clock.timer
    var timer: Timer?
    var displayLink: CADisplayLink?
    var updateLink: UIUpdateLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ada"
        view.backgroundColor = .systemGreen
        switch clock {
        case .timer:
            timer = .scheduledTimer(
                timeInterval: 1,
                target: self, selector: #selector(tick),
                userInfo: nil, repeats: true)
        case .displayLink:
            displayLink = CADisplayLink(target: self, selector: #selector(tick))
            displayLink?.add(to: .main, forMode: .common)
        case .updateLink:
            let link = UIUpdateLink(view: view)
            link.requiresContinuousUpdates = true
            link.isEnabled = true
            link.addAction { [weak self] _, _ in self?.tick() }
            updateLink = link
        }
    }

    @objc func tick() {
        Meter.shared.ticks += 1
    }

    isolated deinit {
        timer?.invalidate()
        displayLink?.invalidate()
    }
}
