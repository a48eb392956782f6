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
            rootViewController: LibraryViewController())
        window?.makeKeyAndVisible()
    }
}

final class LibraryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemGray5
    }

    func openReader() {
        navigationController?.pushViewController(
            ReaderViewController(), animated: true)
    }
}

final class ReaderViewController: UIViewController {
    enum Care { case none, reverts }

    var care = Care.none
    let dock = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .systemIndigo
        dock.backgroundColor = .systemYellow
        dock.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(dock)
        NSLayoutConstraint.activate([
            dock.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dock.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            dock.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            dock.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.dock.alpha = 0
            },
            completion: { context in
                guard self.care == .reverts else { return }
                if context.isCancelled { self.dock.alpha = 1 }
            })
    }
}
