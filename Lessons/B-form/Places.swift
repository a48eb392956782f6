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

    func openPlace() {
        stack.pushViewController(
            PlaceViewController(), animated: true)
    }
}

final class PlaceViewController: UIViewController {
    var lifts: [CGFloat] = []

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        lifts.append(view.safeAreaInsets.bottom + 12)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lifts.append(view.safeAreaInsets.bottom + 12)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        lifts.append(view.safeAreaInsets.bottom + 12)
        view.backgroundColor = .systemBackground
    }
}
