import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: ProfileViewController()),
            NameViewController(),
        ]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

@MainActor final class Person {
    static let me = Person()
    var name = "Ann"
}

final class LiveMapView: UIView {
    var moves = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        moves += 1
    }
}

final class ProfileViewController: UIViewController {
    var readsItself = true
    let nameLabel = UILabel()
    let map = LiveMapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        nameLabel.text = Person.me.name
        nameLabel.frame = CGRect(x: 20, y: 160, width: 300, height: 40)
        map.backgroundColor = .systemGreen
        map.frame = CGRect(x: 20, y: 240, width: 200, height: 200)
        view.addSubview(nameLabel)
        view.addSubview(map)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if readsItself { readName() }
    }

    func readName() {
        nameLabel.text = Person.me.name
    }

    func openEditor() {
        navigationController?.pushViewController(
            NameViewController(), animated: true)
    }
}

final class NameViewController: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Name"
        view.backgroundColor = .systemGray5
        field.placeholder = "Your name"
        field.frame = CGRect(x: 20, y: 160, width: 300, height: 40)
        view.addSubview(field)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        save()
    }

    private func save() {
        guard let text = field.text, !text.isEmpty else { return }
        Person.me.name = text
    }
}
