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
            rootViewController: InboxViewController())
        window?.makeKeyAndVisible()
    }
}

final class InboxViewController: UIViewController {
    func openMessage() {
        navigationController?.pushViewController(
            MessageViewController(), animated: true)
    }
}

final class MessageViewController: LoggedViewController {
    var callsSuper = true
    let photo = UIView(frame: CGRect(x: 96, y: 200, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        photo.backgroundColor = .systemOrange
        view.addSubview(photo)
    }

    override func viewDidLayoutSubviews() {
        if callsSuper { super.viewDidLayoutSubviews() }
        photo.layer.cornerRadius = photo.bounds.height / 2
    }
}

class LoggedViewController: UIViewController {
    var numbers: [Int] = []

    private func log(_ number: Int, _ name: String) {
        numbers.append(number)
        print(number, name)
    }

    override func loadView() {
        view = UIView()
        log(1, "loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log(2, "viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log(3, "viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log(4, "viewIsAppearing")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log(5, "viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log(6, "viewDidLayoutSubviews")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log(7, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log(8, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log(9, "viewDidDisappear")
    }

    deinit {
        print(10, "deinit")
    }
}
