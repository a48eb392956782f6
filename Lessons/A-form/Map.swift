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
            rootViewController: AtlasViewController())
        window?.makeKeyAndVisible()
    }
}

final class AtlasViewController: UIViewController {
    func showCards() {
        let legend = LegendViewController()
        legend.view.frame = CGRect(x: 16, y: 120, width: 200, height: 80)
        view.addSubview(legend.view)
        let scale = ScaleViewController()
        addChild(scale)
        scale.view.frame = CGRect(x: 16, y: 220, width: 200, height: 40)
        view.addSubview(scale.view)
    }

    func openCompass() {
        navigationController?.pushViewController(
            CompassViewController(), animated: true)
    }

    func openTides() {
        navigationController?.pushViewController(
            TidesViewController(), animated: true)
    }
}

final class LegendViewController: UIViewController {}

final class ScaleViewController: UIViewController {}

class InstrumentViewController: UIViewController {
    nonisolated(unsafe) var timer: Timer?

    @objc func redraw() {}

    deinit { timer?.invalidate() }
}

final class CompassViewController: InstrumentViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        timer = .scheduledTimer(
            timeInterval: 1, target: self,
            selector: #selector(redraw), userInfo: nil, repeats: true)
    }
}

final class TidesViewController: InstrumentViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        timer = .scheduledTimer(withTimeInterval: 1, repeats: true) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.redraw() }
        }
    }
}
