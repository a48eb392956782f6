import Foundation
public import Heap

/// One instance of the app's interface.
open class UIScene: UIResponder {
    struct State: Sendable {
        var session: ObjectID?
        var activation = ActivationState.unattached
        /// Held by the system.
        var delegate: ObjectID?
    }

    /// How much of a scene's life goes on.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// On the screen and receiving events.
        case foregroundActive = 0
        /// On the screen, not receiving events.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// What a scene was connected for. Empty here.
    public final class ConnectionOptions: NSObject {}

    var sceneState: State {
        _read { yield world.state.scenes[id] }
        _modify { yield &world.state.scenes[id] }
    }

    package override var edges: [Edge] {
        [("session", sceneState.session), ("delegate", sceneState.delegate)].compactMap { label, id in id.map { Edge(label, to: $0) } }
    }

    /// How much of the scene's life goes on.
    public var activationState: ActivationState { sceneState.activation }
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
    /// The scene's windows, back to front.
    public var windows: [UIWindow] { world.windowsBackToFront.filter { $0.windowState.scene == id } }

    /// The app.
    public override var next: UIResponder? { world.bind { UIApplication.shared } }

    /// The screen that the scene is on.
    public var screen: UIScreen { UIScreen.main }
}

/// What the system remembers of a scene.
public final class UISceneSession: NSObject {}

/// Told of a scene's life.
public protocol UISceneDelegate: AnyObject {}

/// Told of a window scene's life.
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension World {
    /// Connects a scene to a delegate of the learner's: the delegate makes the window; then the scene comes to the foreground.
    ///
    /// Fidelity: recorded launch-scene-lemonbrush.
    public func connectScene(delegate: ObjectID) {
        let scene = UIWindowScene()
        space.retain(scene.id)
        state.application.scenes.append(scene.id)
        let session = UISceneSession()
        space.assign(&scene.sceneState.session, session.id)
        space.assign(&scene.sceneState.delegate, delegate)
        tell(
            delegate, "scene(_:willConnectTo:options:)",
            [
                ("scene", .object(scene.id)), ("session", .object(session.id)),
                ("connectionOptions", .object(UIScene.ConnectionOptions().id)),
            ])
        scene.sceneState.activation = .foregroundInactive
        tell(delegate, "sceneWillEnterForeground(_:)", [("scene", .object(scene.id))])
        scene.sceneState.activation = .foregroundActive
        tell(delegate, "sceneDidBecomeActive(_:)", [("scene", .object(scene.id))])
    }

    /// Launches an app with a delegate of the learner's that makes the window itself.
    public func launchApplication(delegate: ObjectID) {
        space.assign(&state.application.delegate, delegate)
        let application = bind { UIApplication.shared }
        tell(
            delegate, "application(_:didFinishLaunchingWithOptions:)",
            [("application", .object(application.id)), ("launchOptions", .nothing)])
        tell(delegate, "applicationDidBecomeActive(_:)", [("application", .object(application.id))])
    }

    /// Shows a controller as the root of a window that the system makes.
    public func launch(root: UIViewController) {
        let window = UIWindow(frame: windowBounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }
}
