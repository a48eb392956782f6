import Stage
import Testing
import UIKit

/// Published recordings of apps and scenes, by their ids.
@Suite struct `Recordings of apps and scenes` {
    private static let scenes = """
        import UIKit

        @main class App: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool { true }
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
        }

        class Scene: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = A()
                window?.makeKeyAndVisible()
            }
            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneWillResignActive(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
            func sceneDidDisconnect(_ scene: UIScene) {}
        }

        class A: UIViewController {
            var extra: UIWindow?
            func cover() {
                let b = B()
                b.modalPresentationStyle = .fullScreen
                present(b, animated: false)
            }
            func addWindow() {
                extra = UIWindow(frame: UIScreen.main.bounds)
                extra?.rootViewController = UIViewController()
                extra?.makeKeyAndVisible()
            }
        }

        class B: UIViewController {}
        """

    private static let application = """
        import UIKit

        @main class App: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = A()
                window?.makeKeyAndVisible()
                return true
            }
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
            func applicationDidBecomeActive(_ application: UIApplication) {}
        }

        class A: UIViewController {}
        """

    @Test func `launch-scene-lemonbrush`() throws {
        let logged = ["App.application", "Scene.*", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
        let replay = try Replay(Self.scenes, os: 13, logged: logged)
        let lines = replay.lines().map { $0.split(separator: ":")[0] }
        #expect(
            lines.filter { !$0.hasSuffix(".init") } == [
                "App.application", "Scene.willConnectTo", "A.viewDidLoad", "A.viewWillAppear", "Scene.sceneWillEnterForeground",
                "Scene.sceneDidBecomeActive", "A.viewDidAppear",
            ])
    }

    @Test func `background-progressconcepts`() throws {
        let logged = [
            "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationDidBecomeActive",
        ]
        let replay = try Replay(Self.application, ["background", "foreground"], os: 13, logged: logged + Replay.appearance)
        #expect(replay.lines(afterStep: 1) == ["App.applicationWillResignActive", "App.applicationDidEnterBackground"])
        #expect(replay.lines(afterStep: 2) == ["App.applicationWillEnterForeground", "App.applicationDidBecomeActive"])
    }

    @Test func `scene-kill-forum`() throws {
        let replay = try Replay(Self.scenes, ["kill"], os: 16, logged: ["Scene.*"])
        #expect(
            replay.lines(afterStep: 1).filter { $0 != "Scene.deinit" } == ["Scene.sceneWillResignActive", "Scene.sceneDidDisconnect"])
    }

    @Test func `new-window-rickeyboy`() throws {
        let replay = try Replay(
            Self.scenes, ["call A.addWindow", "background", "foreground"], os: 13, logged: Replay.appearance.map { "A.\($0)" })
        #expect(replay.lines(afterStep: 1) + replay.lines(afterStep: 2) + replay.lines(afterStep: 3) == [])
    }

    @Test func `memory-warning-catalyst26`() throws {
        let logged = ["applicationDidReceiveMemoryWarning", "didReceiveMemoryWarning"]
        let replay = try Replay(Self.scenes, ["call A.cover", "memory-warning"], logged: logged)
        #expect(
            replay.lines(afterStep: 2) == [
                "App.applicationDidReceiveMemoryWarning", "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning",
            ])
    }

    @Test func `the app's delegate hears first that it will be launched, and says which ways up a window may be`() throws {
        let text = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool { print("will"); return true }
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("did")
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = A()
                    window?.makeKeyAndVisible()
                    return true
                }
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
            }
            final class A: UIViewController {
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                    super.viewWillTransition(to: size, with: coordinator)
                    print(size.width > size.height)
                }
            }
            """
        func prints(_ step: String) throws -> [String] {
            try Scenes.run(text, [step], os: OSProfile(version: 26)).recording.events.filter { $0.kind == .print }.compactMap(\.text)
        }
        // The interface turns the other way than the device.
        #expect(try prints("rotate landscapeRight") == ["will", "did", "true"])
        #expect(try prints("rotate landscapeLeft") == ["will", "did"])
    }

    @Test func `in the background what needs the screen is refused`() throws {
        let run = try Scenes.run(
            Self.application, ["background", "back", "background", "foreground", "foreground"], os: OSProfile(version: 26))
        #expect(
            run.recording.events.filter { $0.kind == .refusal }.compactMap(\.text) == [
                "the app is in the background, where nobody can do 'back'; 'foreground' brings it back",
                "the app is in the foreground already",
            ])
    }
}

@Suite struct `Claims on the life of the app` {
    @Test func `A13 background and foreground call no appearance callbacks, only the app's own`() throws {
        let observation = try Observation("class A: UIViewController {}", ["background", "wait 1", "foreground"])
        let first = try #require(observation.recording.events.first { $0.kind == .input })
        let after = observation.recording.events.filter { $0.index > first.index }
        // The system's pictures bring one layout, and nothing else is called.
        #expect(
            after.filter { $0.kind == .callback }.map(\.name) == [
                "viewWillLayoutSubviews()", "layoutSubviews()", "viewDidLayoutSubviews()",
            ])
        #expect(
            after.filter { $0.kind == .notification }.map { $0.name.replacing("UIApplication", with: "") } == [
                "WillResignActiveNotification", "DidEnterBackgroundNotification", "WillEnterForegroundNotification",
                "DidBecomeActiveNotification",
            ])
    }
}
