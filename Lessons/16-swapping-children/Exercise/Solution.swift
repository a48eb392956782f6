import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = OnboardingViewController()
        window?.makeKeyAndVisible()
    }
}

final class OnboardingViewController: UIViewController {
    var turns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let first = PageViewController()
        addChild(first)
        first.view.frame = view.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    func showNext() {
        turns += 1
        guard let old = children.last else { return }
        let new = PageViewController()
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(
            from: old, to: new, duration: 0.3,
            options: .transitionCrossDissolve, animations: nil
        ) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}

final class PageViewController: UIViewController {
    var isPlaying = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { isPlaying = false }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { isPlaying = true }
    }
}
