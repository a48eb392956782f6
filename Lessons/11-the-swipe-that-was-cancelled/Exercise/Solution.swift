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
            rootViewController: AlbumViewController())
        window?.makeKeyAndVisible()
    }
}

final class AlbumViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
    }

    func openPhoto() {
        navigationController?.pushViewController(
            PhotoViewController(), animated: true)
    }
}

final class PhotoViewController: UIViewController {
    let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        caption.text = "Sunrise"
        caption.textColor = .black
        caption.backgroundColor = .systemOrange
        caption.frame = CGRect(x: 40, y: 600, width: 200, height: 80)
        view.addSubview(caption)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.caption.backgroundColor = .black
                self.caption.alpha = 0
            },
            completion: { context in
                guard context.isCancelled else { return }
                self.caption.backgroundColor = .systemOrange
                self.caption.alpha = 1
            })
    }
}
