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
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions:
            [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
            rootViewController: TripsViewController())
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Journal.shared.save()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Pictures.shared.empty()
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
