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
            rootViewController: SongsViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor final class Library {
    static let shared = Library()
    static let headphonesChanged = Notification.Name("headphonesChanged")
    var ticks = 0
    var hiddenTicks = 0
    var saves = 0
    var pauses = 0
}

final class SongsViewController: UIViewController {
    func openPlayer() {
        navigationController?.pushViewController(
            PlayerViewController(), animated: true)
    }

    func unplugHeadphones() {
        NotificationCenter.default.post(
            name: Library.headphonesChanged, object: nil)
    }
}

final class PlayerViewController: UIViewController {
    var timer: Timer?
    var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = .scheduledTimer(
            timeInterval: 0.1, target: self, selector: #selector(tick),
            userInfo: nil, repeats: true)
        observer = NotificationCenter.default.addObserver(
            forName: Library.headphonesChanged, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.pause() }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Task {
            try? await Task.sleep(for: .seconds(1))
            save()
        }
    }

    @objc func tick() {
        Library.shared.ticks += 1
        if view.window == nil { Library.shared.hiddenTicks += 1 }
    }

    func pause() { Library.shared.pauses += 1 }

    func save() {
        Library.shared.saves += 1
    }

    func openLyrics() {
        navigationController?.pushViewController(
            LyricsViewController(), animated: true)
    }
}

final class LyricsViewController: UIViewController {}
