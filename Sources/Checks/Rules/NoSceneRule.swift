import Stage
import UIKit

/// An app without the scene life cycle, which iOS 27 does not launch.
struct NoSceneRule: Rule {
    let name = "no-scene"
    let summary = "the app has no scene life cycle, and does not launch when it is built for iOS 27"
    let page = RulePage(
        what:
            "The app's delegate makes the window, and the app has no scene delegate. Built with the iOS 27 SDK, such an app does not launch.",
        why: [
            "An app that is built with the 27 SDK has to adopt the scene life cycle; otherwise it does not launch. [claim N10]",
            "From iOS 18.4 UIKit logs a message for an app that has not adopted it. [Apple TN3187]",
            "UIWindow(windowScene:) makes a window and ties it to its scene. [Apple UIWindow.init(windowScene:)]",
        ],
        wrong: """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions:
                        [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = WeatherViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            final class WeatherViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                }
            }
            """,
        right: """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {}

            // Info.plist names this class under UIApplicationSceneManifest.
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.rootViewController = WeatherViewController()
                    window?.makeKeyAndVisible()
                }
            }

            final class WeatherViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                }
            }
            """,
        mend: "give the app a UIWindowSceneDelegate, which makes the window",
        lesson: "23")

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.events.filter { $0.message == .noSceneLifeCycle }.prefix(1).map { event in
            let delegate = context.classes.first { $0.members.contains("application(_:didFinishLaunchingWithOptions:)") }
            return finding(
                event.kind == .exception
                    ? "the app does not launch on \(context.recording.setting.os.title): UIKit stops a process without the scene life cycle"
                    : "on \(context.recording.setting.os.title) UIKit prints that the process does not adopt the scene life cycle; built for iOS 27 it "
                        + "does not launch",
                "add a UIWindowSceneDelegate, name it in Info.plist, and make the window in scene(_:willConnectTo:options:)",
                at: delegate?.location, event: event.index)
        }
    }
}
