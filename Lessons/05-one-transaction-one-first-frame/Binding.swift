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
            rootViewController: ShelfViewController())
        window?.makeKeyAndVisible()
    }
}

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
    }

    func openBook() {
        navigationController?.pushViewController(
            BookViewController(), animated: true)
    }
}

final class BookViewController: UIViewController {
    let ribbon = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        ribbon.frame = CGRect(x: 200, y: 110, width: 64, height: 320)
        ribbon.backgroundColor = .systemOrange
        view.addSubview(ribbon)
    }

    func turnPage() {
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
    }
}
