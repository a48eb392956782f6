import Foundation
public import Heap

// The life of the app and of its scenes.
extension World {
    // MARK: Launch

    /// Makes an object of the learner's class the app's application object, before anything reads it.
    ///
    /// Fidelity: documented UIApplicationMain(_:_:_:_:), NSPrincipalClass; of an app's overrides only those are called that code calls itself (simplified).
    public func becomeApplication(_ application: ObjectID) {
        guard object(application) is UIApplication else { return }
        space.assign(&state.application.application, application)
    }

    /// Launches an app with a delegate of the learner's. One without scenes makes its window itself, and becomes active.
    ///
    /// Fidelity: documented TN3187 (apps without scenes: from 27 they do not launch); reported metrodroid 904 (the words of 27), StoDevX 7743 (before
    /// the delegate hears of the launch).
    public func launchApplication(delegate: ObjectID, hasScenes: Bool = false) {
        space.assign(&state.application.delegate, delegate)
        if !hasScenes, !adoptsScenes(delegate) { missSceneLifeCycle() }
        if hasEnded { return }
        let window = hasScenes ? nil : makeMainWindow(for: delegate)
        for method in ["application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"] {
            tell(delegate, method, [("application", .object(application.id)), ("launchOptions", .nothing)])
        }
        post(Notification.Name("UIApplicationDidFinishLaunchingNotification"), object: application)
        showMainWindow(window)
        if !hasScenes { tellApplication("applicationDidBecomeActive(_:)") }
    }

    /// Whether the delegate says which scenes there are.
    private func adoptsScenes(_ delegate: ObjectID) -> Bool {
        script?.implements("application(_:configurationForConnecting:options:)", on: delegate) == true
    }

    private func missSceneLifeCycle() {
        if follows(.requiresSceneLifeCycle) {
            let function = "void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption(void)_block_invoke"
            let advice =
                "See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for more information on migration."
            let reason = "Application failed to launch: UIScene life cycle is required for apps built with this SDK. \(advice)"
            report(
                .exception(
                    name: "EXC_BREAKPOINT", reason: "failure in \(function) (UIApplication_RuntimeIssues.m:106) : \(reason)", object: nil,
                    about: .noSceneLifeCycle))
        } else if follows(.warnsOfMissingScenes) {
            report(.console(os.sceneLifeCycleWarning, object: nil, about: .noSceneLifeCycle))
        }
    }

    /// Connects a scene to the learner's delegate, which makes the window. Then the scene comes to the foreground.
    ///
    /// Fidelity: recorded launch-scene-lemonbrush.
    public func connectScene(delegate: ObjectID) {
        let scene = bind { UIWindowScene() }
        space.retain(scene.id)
        state.application.scenes.append(scene.id)
        state.application.hasConnectedScenes = true
        let session = bind { UISceneSession() }
        let options = bind { UIScene.ConnectionOptions() }
        space.assign(&scene.sceneState.session, session.id)
        let asked: [(String, Argument)] = [
            ("application", .object(application.id)), ("connectingSceneSession", .object(session.id)), ("options", .object(options.id)),
        ]
        tell(state.application.delegate, "application(_:configurationForConnecting:options:)", asked)
        space.assign(&scene.sceneState.delegate, delegate)
        post(Notification.Name("UISceneWillConnectNotification"), object: scene)
        let window = makeMainWindow(for: delegate)
        tell(
            delegate, "scene(_:willConnectTo:options:)",
            [("scene", .object(scene.id)), ("session", .object(session.id)), ("connectionOptions", .object(options.id))])
        if let window, state.application.windows.isEmpty { window.windowState.scene = scene.id }
        showMainWindow(window)
        comeForward(scene)
        afterCommit(block(keeping: [scene]) { [unowned self, unowned scene] in becomeActive(scene) })
    }

    /// Shows a controller as the root of a window that the system makes.
    public func launch(root: UIViewController) {
        let window = UIWindow(frame: windowBounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// The scene that holds the windows of an app without scenes, made when it is first read. nil in other apps.
    ///
    /// Fidelity: documented UIWindow.windowScene (iOS 13).
    var implicitScene: UIWindowScene? {
        if let first = state.application.scenes.first {
            let scene: UIWindowScene? = object(first)
            return scene?.sceneState.isImplicit == true ? scene : nil
        }
        guard follows(.hasScenes), !state.application.hasConnectedScenes else { return nil }
        let scene = bind { UIWindowScene() }
        space.retain(scene.id)
        scene.sceneState.isImplicit = true
        let session = bind { UISceneSession() }
        space.assign(&scene.sceneState.session, session.id)
        state.application.scenes.append(scene.id)
        return scene
    }

    // MARK: Background and foreground

    /// Whether the app is on the screen.
    public var isInForeground: Bool { state.application.activation != .background }

    /// Leaves the app, for the home screen. Appearances are not touched.
    ///
    /// Fidelity: recorded background-progressconcepts; documented UISceneDelegate (with scenes the app's delegate hears of none of this). The system's
    /// pictures of the app in both styles are one layout (simplified), and the run loop goes on in the background.
    public func enterBackground() {
        guard isInForeground else { return }
        cancelTouches()
        if believes(.backgroundIsDisappearance) { pretend(.disappearing) }
        let scenes = scenes
        for scene in scenes { resignActive(scene) }
        if scenes.isEmpty {
            postImplicitScene("WillDeactivate")
            tellApplication("applicationWillResignActive(_:)")
        } else {
            postApplication("WillResignActive")
        }
        state.application.activation = .inactive
        for scene in scenes {
            scene.sceneState.activation = .background
            tell(scene, "sceneDidEnterBackground(_:)", "UISceneDidEnterBackgroundNotification")
        }
        state.application.activation = .background
        if scenes.isEmpty {
            postImplicitScene("DidEnterBackground")
            tellApplication("applicationDidEnterBackground(_:)")
        } else {
            postApplication("DidEnterBackground")
        }
        if !scenes.isEmpty || state.application.delegate == nil { takePictures() }
    }

    /// The system takes its pictures of the app's windows: they are laid out once more.
    ///
    /// Fidelity: recorded scene-background-abc17, scene-background-layout-47258361792 (at least one layout pair, not in an app without scenes); that there is one
    /// and that no style changes is simplified.
    private func takePictures() {
        guard follows(.hasScenes) else { return }
        for window in windowsBackToFront {
            for controller in window.controllersFromRoot { invalidateForPicture(controller) }
        }
    }

    private func invalidateForPicture(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view.window != nil else { return }
        view.invalidateLayout(.picture)
        for child in controller.children { invalidateForPicture(child) }
    }

    /// Comes back to the app.
    ///
    /// Fidelity: recorded background-progressconcepts; documented UISceneDelegate.
    public func enterForeground() {
        guard !isInForeground else { return }
        let scenes = scenes
        if scenes.isEmpty { tellApplication("applicationWillEnterForeground(_:)") }
        if believes(.foregroundIsAppearance) { pretend(.appearing) }
        state.application.activation = .inactive
        for scene in scenes {
            comeForward(scene)
            postApplication("WillEnterForeground")
            becomeActive(scene)
        }
        guard scenes.isEmpty else { return }
        postImplicitScene("WillEnterForeground")
        state.application.activation = .active
        postImplicitScene("DidActivate")
        tellApplication("applicationDidBecomeActive(_:)")
    }

    /// Lets the windows' controllers appear or disappear as somebody believes who takes the app's state for theirs. UIKit does neither.
    private func pretend(_ direction: UIViewController.Appearance) {
        for window in windowsBackToFront {
            guard let root = window.rootViewController else { continue }
            root.pretend(direction == .appearing ? .disappeared : .appeared)
            root.begin(direction, animated: false)
            root.end()
            root.pretend(.appeared)
        }
    }

    /// The user ends the app in the app switcher.
    ///
    /// Fidelity: recorded scene-kill-forum; documented UIApplicationDelegate.applicationWillTerminate(_:). The process goes on here.
    public func terminate() {
        let scenes = scenes
        for scene in scenes {
            if scene.sceneState.activation == .foregroundActive { resignActive(scene) }
            scene.sceneState.activation = .unattached
            tell(scene, "sceneDidDisconnect(_:)", "UISceneDidDisconnectNotification")
            state.application.scenes.removeAll { $0 == scene.id }
            space.release(scene.id)
        }
        if scenes.isEmpty, state.application.activation == .active { tellApplication("applicationWillResignActive(_:)") }
        state.application.activation = .background
        tellApplication("applicationWillTerminate(_:)")
    }

    /// The scenes that the app knows of.
    private var scenes: [UIScene] { state.application.scenes.compactMap { object($0) }.filter { !$0.sceneState.isImplicit } }

    private func resignActive(_ scene: UIScene) {
        tell(scene, "sceneWillResignActive(_:)", "UISceneWillDeactivateNotification")
        scene.sceneState.activation = .foregroundInactive
    }

    /// Fidelity: reported (the scene's call and the application's notification of each next to each other); recorded launch-scene-nav-abc17 (at launch it
    /// becomes active after the first layout); no notification of a foreground at launch.
    private func comeForward(_ scene: UIScene) {
        scene.sceneState.activation = .foregroundInactive
        tell(scene, "sceneWillEnterForeground(_:)", "UISceneWillEnterForegroundNotification")
    }

    private func becomeActive(_ scene: UIScene) {
        guard scene.sceneState.activation == .foregroundInactive else { return }
        scene.sceneState.activation = .foregroundActive
        state.application.activation = .active
        tell(scene, "sceneDidBecomeActive(_:)", "UISceneDidActivateNotification")
        postApplication("DidBecomeActive")
    }

    private func tell(_ scene: UIScene, _ method: String, _ notification: String) {
        tell(scene.sceneState.delegate, method, [("scene", .object(scene.id))])
        post(Notification.Name(notification), object: scene)
    }

    /// Posts a scene's notification in an app without scenes, if there is an observer.
    ///
    /// Fidelity: documented UIScene's notifications; that they come when those of an app with scenes do is simplified.
    private func postImplicitScene(_ what: String) {
        let name = Notification.Name("UIScene\(what)Notification")
        guard let center: NotificationCenter = object(state.application.notificationCenter), center.isWanted(name),
            let scene = implicitScene
        else { return }
        post(name, object: scene)
    }

    /// Calls the app's delegate, and posts the notification of the same name.
    private func tellApplication(_ method: String) {
        tell(state.application.delegate, method, [("application", .object(application.id))])
        postApplication(method.dropFirst("application".count).prefix { $0 != "(" })
    }

    private func postApplication(_ what: Substring) {
        post(Notification.Name("UIApplication\(what)Notification"), object: application)
    }

    // MARK: Memory

    /// Warns of low memory: calls the app's delegate, then every living controller. Those of the windows come first, a container before its children, then
    /// the others, oldest first.
    ///
    /// Fidelity: recorded memory-warning-catalyst26; reported (the container, then its stack from the root); no view is unloaded.
    public func warnOfMemory() {
        tellApplication("applicationDidReceiveMemoryWarning(_:)")
        var warned: Set<ObjectID> = []
        for window in windowsBackToFront { for controller in window.controllersFromRoot { warn(controller, &warned) } }
        for index in 0..<space.heap.count {
            if let controller: UIViewController = living(ObjectID(index: index)) { warn(controller, &warned) }
        }
    }

    /// Warns a controller of low memory, then its children.
    ///
    /// Fidelity: recorded memory-warning-catalyst26; reported (the container, then its stack from the root).
    private func warn(_ controller: UIViewController, _ warned: inout Set<ObjectID>) {
        guard warned.insert(controller.id).inserted else { return }
        send("didReceiveMemoryWarning()", to: controller) { controller.didReceiveMemoryWarning() }
        for child in controller.children { warn(child, &warned) }
    }
}
