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
            rootViewController: LibraryViewController())
        window?.makeKeyAndVisible()
    }
}

final class LibraryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemGray5
    }

    func openEditor() {
        navigationController?.pushViewController(
            EditorViewController(), animated: true)
    }
}

final class EditorViewController: UIViewController {
    let slider = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Editor"
        view.backgroundColor = .systemIndigo
        slider.backgroundColor = .systemYellow
        slider.frame = CGRect(x: 60, y: 400, width: 270, height: 80)
        view.addSubview(slider)
        let pan = UIPanGestureRecognizer(
            target: self, action: #selector(moveSlider))
        slider.addGestureRecognizer(pan)
        if #available(iOS 26, *),
            let content = navigationController?
                .interactiveContentPopGestureRecognizer
        {
            pan.require(toFail: content)
        }
    }

    @objc func moveSlider(_ pan: UIPanGestureRecognizer) {
        slider.alpha = pan.state == .ended ? 1 : 0.5
        print("slide")
    }
}
