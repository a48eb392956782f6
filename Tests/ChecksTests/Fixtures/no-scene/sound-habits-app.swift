// The app delegate only sets the app up and names the configuration of the scene. The scene makes the window.
import UIKit

@main
final class HabitsAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UserDefaults.standard.register(defaults: ["startsOnMonday": true])
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

final class HabitsSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: HabitsViewController())
        self.window = window
        window.makeKeyAndVisible()
    }
}

final class HabitsViewController: UIViewController {
    private let streakLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Habits"
        view.backgroundColor = .systemBackground
        streakLabel.text = "12 days in a row"
        streakLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(streakLabel)
        NSLayoutConstraint.activate([
            streakLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            streakLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
