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
            rootViewController: SightingsViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class BirdLog {
    static let shared = BirdLog()
    var total = 12
    var likes = 3
    var uploads = 0

    func receiveLikes() {
        likes += 2
    }
}

final class SightingsViewController: UIViewController {
    var entries: [Int] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        entries.append(BirdLog.shared.total)
    }

    func openSighting() {
        navigationController?.pushViewController(
            SightingViewController(), animated: true)
    }
}

final class SightingViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(BirdLog.shared.likes) likes"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        BirdLog.shared.uploads += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        BirdLog.shared.total += 8
    }
}
