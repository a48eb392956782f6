import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = AccountViewController()
        window?.makeKeyAndVisible()
    }
}

final class AccountViewController: UIViewController {
    var isLoggedIn = false
    let badge = UIView(frame: CGRect(x: 24, y: 120, width: 90, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        let tour = TourViewController()
        present(tour, animated: true)
        badge.backgroundColor = .systemYellow
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.addSubview(badge)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isLoggedIn { return }
        let login = LoginViewController()
        present(login, animated: true)
    }
}

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
    }
}

final class LoginViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
    }
}
