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

    func openBook() {
        navigationController?.pushViewController(
            ReaderViewController(), animated: true)
    }
}

final class ReaderViewController: UIViewController {
    enum Care { case none, reverts }

    var care = Care.none
    let pageBar = UIView()
    lazy var barBottom = pageBar.bottomAnchor.constraint(
        equalTo: view.bottomAnchor)

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
            pageBar.heightAnchor.constraint(equalToConstant: 160),
            barBottom,
        ])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.hideBar()
            },
            completion: { context in
                if context.isCancelled, self.care == .reverts {
                    self.barBottom.constant = 0
                }
            })
    }

    private func hideBar() {
        barBottom.constant = 160
        view.layoutIfNeeded()
    }

    func openContents() {
        navigationController?.pushViewController(
            ContentsViewController(), animated: true)
    }
}

final class ContentsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contents"
        view.backgroundColor = .systemTeal
    }
}
