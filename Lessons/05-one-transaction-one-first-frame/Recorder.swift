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
            rootViewController: MemosViewController())
        window?.makeKeyAndVisible()
    }
}

final class MemosViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Memos"
        view.backgroundColor = .systemGray5
    }

    func openRecorder() {
        navigationController?.pushViewController(
            RecorderViewController(), animated: true)
    }
}

final class RecorderViewController: UIViewController {
    enum Start { case loading, appearing, appeared, nowhere }

    var start = Start.loading
    let lamp = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recorder"
        view.backgroundColor = .systemBackground
        lamp.backgroundColor = .systemRed
        lamp.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(lamp)
        NSLayoutConstraint.activate([
            lamp.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            lamp.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            lamp.widthAnchor.constraint(equalToConstant: 160),
            lamp.heightAnchor.constraint(equalToConstant: 160),
        ])
        if start == .loading { blink() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if start == .appearing { blink() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if start == .appeared { blink() }
    }

    private func blink() {
        UIView.animate(
            withDuration: 0.8, delay: 0,
            options: [.repeat, .autoreverse, .curveLinear]
        ) {
            self.lamp.alpha = 0.1
        }
    }
}
