import Stage

// Scenes with the delegates that a list names.
extension Staging {
    /// The scenes for a list: those of its situation, with the app's or the navigation controller's delegate where the list has its methods.
    static func stagings(of situation: Situation, for list: CallbackList) -> [Staging] {
        let names = list.mentions.filter { $0.word.owner == .app }.map(\.word.name)
        if !names.isEmpty {
            let app = Staging.app(situation, hasScenes: false)
            let scenes = Staging.app(situation, hasScenes: true)
            if names.contains(where: { $0.hasPrefix("scene") || $0 == "willConnectTo" }) { return [scenes].compactMap { $0 } }
            return (names.contains { $0.hasPrefix("application") } ? [app] : [scenes, app]).compactMap { $0 }
        }
        // A list in which a controller comes and goes may be about more than the step, or about a gesture that is let go.
        var own = situation.stagings
        if list.comesAndGoes { own += (list.objects.count < 2 ? situation.lives : []) + (situation.cancelled?.stagings ?? []) }
        guard list.mentions.contains(where: { $0.word.owner == .navigationDelegate }) else { return own }
        return own.map(\.tellingDelegate)
    }

    /// The scene with its first controller as the navigation controller's delegate.
    private var tellingDelegate: Staging {
        let head = "final class A: UIViewController {"
        guard container == .navigation, text.hasPrefix(head) else { return self }
        var telling = self
        let delegate = """
            final class A: UIViewController, UINavigationControllerDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.delegate = self
                }

                func navigationController(
                    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
                ) {}

                func navigationController(
                    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
                ) {}
            """
        let rest = text.dropFirst(head.count)
        telling.text = rest == "}" ? "\(delegate)\n}" : "\(delegate)\n\(rest)"
        return telling
    }

    /// An app that makes its window itself, or a scene's delegate that does.
    private static func app(_ situation: Situation, hasScenes: Bool) -> Staging? {
        let steps: [String]
        switch situation.kind {
        case .launch: steps = []
        case .background: steps = ["background"]
        case .foreground: steps = ["background", "foreground"]
        default: return nil
        }
        let isLaunch = situation.kind == .launch
        return Staging(
            situation: situation, text: (hasScenes ? sceneText : appText) + "\n\nfinal class A: UIViewController {}", container: .root,
            root: nil,
            steps: steps, window: isLaunch ? .launch : .lastStep, participants: ["A"], subject: "A", loaded: isLaunch ? [] : ["A"],
            lacksScenes: !hasScenes)
    }

    private static let appText = """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = A()
                window?.makeKeyAndVisible()
                return true
            }

            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
        }
        """

    private static let sceneText = """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool { true }
        }

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = A()
                window?.makeKeyAndVisible()
            }

            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneWillResignActive(_ scene: UIScene) {}
            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
        }
        """
}
