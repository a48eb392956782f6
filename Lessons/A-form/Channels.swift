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
            rootViewController: ChannelsViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Radio {
    static let shared = Radio()
    var quality = "Low"
    var opened = 0
    var closed = 0
}

final class ChannelsViewController: UIViewController {
    var isPlaying = true

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = Radio.shared.quality
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isPlaying = false
    }

    func openChannel() {
        navigationController?.pushViewController(
            ChannelViewController(), animated: true)
    }

    func openQuality() {
        present(QualityViewController(), animated: true)
    }
}

final class ChannelViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Radio.shared.opened += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Radio.shared.closed += 1
    }
}

final class QualityViewController: UIViewController {
    func chooseHigh() {
        Radio.shared.quality = "High"
        dismiss(animated: true)
    }
}
