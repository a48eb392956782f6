/// Called as the app's life changes.
///
/// Fidelity: documented UIApplicationDelegate; recorded launch-scene-lemonbrush, background-progressconcepts, memory-warning-catalyst26. With scenes
/// it hears nothing of background and foreground (documented).
public protocol UIApplicationDelegate: AnyObject {
    /// The app is about to be launched.
    ///
    /// Fidelity: documented UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:); after a main storyboard's controller is made,
    /// before its window shows. The answer is not asked about (simplified).
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The orientations that a window may have; the controllers choose among them.
    ///
    /// Fidelity: documented UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:); asked, without being told as an event, whenever
    /// the orientation is decided.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// The app has been launched.
    ///
    /// Fidelity: documented UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:); recorded launch-scene-lemonbrush (before the scene
    /// connects).
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has become active.
    ///
    /// Fidelity: documented UIApplicationDelegate.applicationDidBecomeActive(_:); recorded background-progressconcepts. Not with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to stop being active.
    ///
    /// Fidelity: documented UIApplicationDelegate.applicationWillResignActive(_:); recorded background-progressconcepts. Not with scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app has gone to the background.
    ///
    /// Fidelity: documented UIApplicationDelegate.applicationDidEnterBackground(_:); recorded background-progressconcepts. Not with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come back from the background.
    ///
    /// Fidelity: documented UIApplicationDelegate.applicationWillEnterForeground(_:); recorded background-progressconcepts. Not with scenes, nor at
    /// launch.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    ///
    /// Fidelity: documented UIApplicationDelegate.applicationWillTerminate(_:); with scenes after sceneDidDisconnect (simplified).
    func applicationWillTerminate(_ application: UIApplication)
    /// The system runs short of memory.
    ///
    /// Fidelity: documented UIApplicationDelegate.applicationDidReceiveMemoryWarning(_:); recorded memory-warning-catalyst26 (before the
    /// controllers).
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The configuration for a scene about to be connected. Called and recorded; the scene's delegate is the one that the sources declare.
    ///
    /// Fidelity: documented UIApplicationDelegate.application(_:configurationForConnecting:options:); simplified, the answer is not followed: the
    /// scene's delegate is the one that the sources declare.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// The entry that `@main` needs. Does nothing: the stage launches apps itself, and a compiled one has no screen.
    ///
    /// Fidelity: simplified.
    public static func main() {}
    /// Yes.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The orientations that the device allows.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        application.world.device.orientations
    }

    /// Yes.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// The default one.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
}
