import Stage
import Testing
import UIKit

/// Recordings in which containers are logged too, and those of tabs that came later.
@Suite struct `Traces with their containers` {
    private static let callbacks = ["loadView", "viewDidLoad"] + Replay.appearance + ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    private static let nested = """
        import UIKit

        class Nav: UINavigationController { convenience init() { self.init(rootViewController: A()) } }
        class A: UIViewController { func open() { navigationController?.pushViewController(B(), animated: true) } }
        class B: UIViewController {}
        """

    @Test func `nav-launch-nested-vineet`() throws {
        let lines = try Replay(Self.nested, root: "Nav", os: 13, logged: Self.callbacks).lines()
        // The recording has one more pair of the container's layout behind these, whose cause is not known.
        #expect(
            lines == [
                "Nav.loadView", "Nav.viewDidLoad", "Nav.viewWillAppear", "Nav.viewWillLayoutSubviews", "A.loadView", "A.viewDidLoad",
                "A.viewWillAppear", "Nav.viewDidLayoutSubviews", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
                "Nav.viewDidAppear",
            ])
    }

    @Test func `nav-push-nested-vineet`() throws {
        let lines = try Replay(Self.nested, ["call A.open"], root: "Nav", os: 13, logged: Self.callbacks).lines(afterStep: 1)
        #expect(
            lines == [
                "Nav.viewWillLayoutSubviews", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "Nav.viewDidLayoutSubviews", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
            ])
    }

    private static let tabs = """
        import UIKit

        class Tabs: UITabBarController {
            override func viewDidLoad() { super.viewDidLoad(); viewControllers = [A(), B()] }
        }
        class A: UIViewController {}
        class B: UIViewController {}
        """
    private static let appearance = ["viewDidLoad"] + Replay.appearance

    @Test func `tab-launch-ticklecode`() throws {
        let lines = try Replay(Self.tabs, root: "Tabs", os: 15, logged: Self.appearance).lines().filter { !$0.hasPrefix("Tabs") }
        #expect(lines == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `tab-switch-ticklecode`() throws {
        let replay = try Replay(Self.tabs, ["tab 1"], root: "Tabs", os: 15, logged: Self.appearance)
        #expect(
            replay.lines(afterStep: 1) == [
                "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
            ])
    }

    /// Which of the scene's foreground and the root's loading comes first is a conflict with another recording; what both have is compared.
    @Test func `launch-scene-nav-abc17`() throws {
        let scene = """
            import UIKit

            class App: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
            }
            class Scene: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let scene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: scene)
                    window?.rootViewController = UINavigationController(rootViewController: A())
                    window?.makeKeyAndVisible()
                }
                func sceneWillEnterForeground(_ scene: UIScene) {}
                func sceneDidBecomeActive(_ scene: UIScene) {}
            }
            class A: UIViewController {}
            """
        let lines = try Replay(scene, os: 17, logged: Self.callbacks + ["viewIsAppearing", "App.*", "Scene.*"]).lines()
        let both = lines.filter { $0.hasPrefix("A.") || $0.hasPrefix("Scene.sceneDid") || $0.hasPrefix("App.") }
        #expect(
            both == [
                "App.application", "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing",
                "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "Scene.sceneDidBecomeActive", "A.viewDidAppear",
            ])
    }
}
