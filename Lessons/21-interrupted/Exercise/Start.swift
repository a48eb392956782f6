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
            rootViewController: InboxViewController())
        window?.makeKeyAndVisible()
    }
}

final class InboxViewController: UIViewController {
    private(set) var taps = 0
    private(set) var sent = 0
    private var isSent = false
    private var isOpening = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemGray5
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOpening = false
    }

    func openMessage() {
        taps += 1
        guard !isOpening else { return }
        isOpening = true
        navigationController?.pushViewController(
            MessageViewController(), animated: true)
    }

    func sendDraft() {
        guard !isSent else { return }
        isSent = true
        sent += 1
    }
}

final class MessageViewController: UIViewController {
    private(set) var slidesIn = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Message"
        view.backgroundColor = .systemTeal
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        slidesIn = animated
    }
}
