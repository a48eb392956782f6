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
    var isAnimated = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        view.backgroundColor = .systemGray5
    }

    func openBook() {
        navigationController?.pushViewController(
            BookViewController(), animated: isAnimated)
    }
}

final class BookViewController: UIViewController {
    enum Binding { case inTime, tooLate }

    var binding = Binding.inTime
    let ribbon = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book"
        view.backgroundColor = .white
        ribbon.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(ribbon)
        NSLayoutConstraint.activate([
            ribbon.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor),
            ribbon.trailingAnchor.constraint(
                equalTo: view.trailingAnchor, constant: -48),
            ribbon.widthAnchor.constraint(equalToConstant: 64),
            ribbon.heightAnchor.constraint(equalToConstant: 320),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if binding == .inTime { view.backgroundColor = .systemTeal }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        ribbon.backgroundColor = .systemOrange
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if binding == .tooLate { view.backgroundColor = .systemTeal }
    }
}
