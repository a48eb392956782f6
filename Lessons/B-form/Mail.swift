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
            rootViewController: MailboxViewController())
        window?.makeKeyAndVisible()
    }
}

final class MailboxViewController: UIViewController {
    func showBars() {
        let filter = FilterViewController()
        filter.view.frame = CGRect(x: 16, y: 120, width: 240, height: 80)
        view.addSubview(filter.view)
        let quota = QuotaViewController()
        addChild(quota)
        quota.view.frame = CGRect(x: 16, y: 220, width: 240, height: 40)
        view.addSubview(quota.view)
    }

    func openOutbox() {
        navigationController?.pushViewController(
            OutboxViewController(), animated: true)
    }

    func openDraft() {
        navigationController?.pushViewController(
            DraftViewController(), animated: true)
    }
}

final class FilterViewController: UIViewController {}

final class QuotaViewController: UIViewController {}

class WritingViewController: UIViewController {
    nonisolated(unsafe) var timer: Timer?

    @objc func save() {}

    deinit { timer?.invalidate() }
}

final class DraftViewController: WritingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        timer = .scheduledTimer(withTimeInterval: 2, repeats: true) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.save() }
        }
    }
}

final class OutboxViewController: WritingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        timer = .scheduledTimer(
            timeInterval: 2, target: self,
            selector: #selector(save), userInfo: nil, repeats: true)
    }
}
