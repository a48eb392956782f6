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
    let pageBar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .systemIndigo
        pageBar.backgroundColor = .systemYellow
        pageBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pageBar)
        NSLayoutConstraint.activate([
            pageBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pageBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pageBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            pageBar.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.pageBar.alpha = 0
            },
            completion: { context in
                guard self.care == .reverts else { return }
                if context.isCancelled { self.pageBar.alpha = 1 }
            })
    }
}
