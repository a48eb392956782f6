import UIKit

@MainActor
final class Journal {
    static let shared = Journal()
    var trips = ["Oslo"]
    private(set) var saved: [String] = []

    func save() {
        saved = trips
    }
}

@MainActor
final class Pictures {
    static let shared = Pictures()
    private(set) var count = 0

    func load() {
        count = 12
    }

    func empty() {
        count = 0
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions:
            [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Pictures.shared.empty()
    }
}

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

    func sceneDidEnterBackground(_ scene: UIScene) {
        Journal.shared.save()
    }
}

final class TripsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemTeal
        Pictures.shared.load()
    }

    func addTrip() {
        Journal.shared.trips.append("Rome")
    }
}
