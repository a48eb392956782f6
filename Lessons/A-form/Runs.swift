import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: UIViewController())

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
    }

    func openRun() {
        stack.pushViewController(
            RunViewController(), animated: true)
    }
}

final class RunViewController: UIViewController {
    var gaps: [CGFloat] = []

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        gaps.append(view.safeAreaInsets.bottom + 8)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        gaps.append(view.safeAreaInsets.bottom + 8)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gaps.append(view.safeAreaInsets.bottom + 8)
        view.backgroundColor = .systemBackground
    }
}
