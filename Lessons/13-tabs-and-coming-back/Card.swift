import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = CardViewController()
        window?.makeKeyAndVisible()
    }
}

final class CardViewController: UIViewController {
    let number = UILabel(frame: CGRect(x: 24, y: 120, width: 300, height: 40))
    let cover = UIView(frame: CGRect(x: 16, y: 104, width: 320, height: 72))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        number.text = "4000 1234 5678 9010"
        cover.backgroundColor = .systemIndigo
        cover.isHidden = true
        view.addSubview(number)
        view.addSubview(cover)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(sceneLeft),
            name: UIScene.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(sceneReturns),
            name: UIScene.willEnterForegroundNotification, object: nil)
    }

    @objc func sceneLeft() {
    }

    @objc func sceneReturns() {
        cover.isHidden = true
    }
}
