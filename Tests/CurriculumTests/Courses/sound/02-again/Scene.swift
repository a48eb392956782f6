import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        window?.makeKeyAndVisible()
    }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    @objc func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}

final class DetailViewController: UIViewController {
    enum Moment { case early, late }

    var moment = Moment.early
    let margin: CGFloat = 16
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        badge.frame = CGRect(x: 20, y: 200, width: 100, height: 100)
        badge.backgroundColor = .systemGray
        view.addSubview(badge)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if moment == .early { view.backgroundColor = .systemIndigo }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if moment == .late { view.backgroundColor = .systemIndigo }
    }
}
