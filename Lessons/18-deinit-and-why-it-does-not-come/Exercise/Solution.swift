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
    var openedCount = 0

    func openTrip() {
        let trip = TripViewController()
        openedCount += 1
        navigationController?.pushViewController(trip, animated: true)
    }
}

final class MapView: UIView {
    var onTap: (() -> Void)?
}

@MainActor final class Uploader {
    static let shared = Uploader()
    var journal: [String] = []
    var pins = 0

    func upload(whenDone: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { whenDone() }
    }
}

final class TripViewController: UIViewController {
    let map = MapView()
    let photo = "Bridge"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(map)
        map.onTap = { [weak self] in self?.addPin() }
        Uploader.shared.upload { self.photoIsUploaded() }
    }

    func tapMap() { map.onTap?() }

    func addPin() { Uploader.shared.pins += 1 }

    func openPhoto() {
        navigationController?.pushViewController(
            UIViewController(), animated: true)
    }

    func photoIsUploaded() {
        Uploader.shared.journal.append(photo)
    }
}
