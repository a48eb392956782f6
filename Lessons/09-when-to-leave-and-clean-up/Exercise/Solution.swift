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
            rootViewController: TripsViewController())
        window?.makeKeyAndVisible()
    }
}

final class TripsViewController: UIViewController {
    func openTrip() {
        navigationController?.pushViewController(
            TripViewController(), animated: true)
    }
}

final class TripViewController: UIViewController {
    static let trainMoved = Notification.Name("trainMoved")
    static let gateChanged = Notification.Name("gateChanged")

    var redraws = 0
    var gate = "A1"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        NotificationCenter.default.addObserver(
            self, selector: #selector(readGate), name: Self.gateChanged,
            object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(redraw), name: Self.trainMoved,
            object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(
            self, name: Self.trainMoved, object: nil)
    }

    func openMap() {
        navigationController?.pushViewController(
            MapViewController(), animated: true)
    }

    @objc private func redraw() {
        redraws += 1
    }

    @objc private func readGate() {
        gate = "B2"
    }

    func moveTrain() {
        NotificationCenter.default.post(name: Self.trainMoved, object: nil)
    }

    func changeGate() {
        NotificationCenter.default.post(name: Self.gateChanged, object: nil)
    }
}

final class MapViewController: UIViewController {}
