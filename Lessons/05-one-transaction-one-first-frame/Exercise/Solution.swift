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
            rootViewController: GalleryViewController())
        window?.makeKeyAndVisible()
    }
}

final class GalleryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .systemGray5
    }

    func openPicture() {
        navigationController?.pushViewController(
            PictureViewController(), animated: true)
    }
}

final class PictureViewController: UIViewController {
    let header = UIView()
    let swipeHint = UIView()
    var pulses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Picture"
        view.backgroundColor = .systemBackground
        header.backgroundColor = .systemPurple
        header.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        swipeHint.backgroundColor = .systemYellow
        swipeHint.frame = CGRect(x: 40, y: 500, width: 200, height: 60)
        view.addSubview(header)
        view.addSubview(swipeHint)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width,
            height: view.safeAreaInsets.top + 120)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pulseHint()
    }

    private func pulseHint() {
        pulses += 1
        UIView.animate(
            withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]
        ) {
            self.swipeHint.alpha = 0.2
        }
    }
}
