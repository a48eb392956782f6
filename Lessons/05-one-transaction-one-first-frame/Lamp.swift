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
    let lamp = UIView(
        frame: CGRect(x: 116, y: 340, width: 160, height: 160))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recorder"
        view.backgroundColor = .systemBackground
        lamp.backgroundColor = .systemRed
        view.addSubview(lamp)
    }

    func blink() {
        UIView.animate(
            withDuration: 0.8, delay: 0,
            options: [.repeat, .autoreverse, .curveLinear]
        ) {
            self.lamp.alpha = 0.1
        }
    }
}
