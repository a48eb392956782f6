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
            rootViewController: DotViewController())
        window?.makeKeyAndVisible()
    }
}

class RoundViewController: UIViewController {
    let dot = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        dot.backgroundColor = .systemOrange
        dot.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(dot)
        NSLayoutConstraint.activate([
            dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 240),
            dot.heightAnchor.constraint(equalToConstant: 240),
        ])
    }

    override func viewDidLayoutSubviews() {
        dot.layer.cornerRadius = dot.bounds.height / 2
    }
}

final class DotViewController: RoundViewController {
    var callsSuper = true

    override func viewDidLayoutSubviews() {
        if callsSuper { super.viewDidLayoutSubviews() }
        print("The dot has a radius of \(dot.layer.cornerRadius)")
    }
}
