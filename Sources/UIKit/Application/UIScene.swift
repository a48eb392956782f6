package import Heap

/// One instance of the app's interface.
///
/// Fidelity: documented UIScene; simplified, an app has one scene, connected with nothing to open.
open class UIScene: UIResponder {
    struct State: Sendable {
        var session: ObjectID?
        /// Made by the system for an app that does not use scenes; no delegate hears of its life.
        var isImplicit = false
        var activation = ActivationState.unattached
        /// Retained by the system.
        var delegate: ObjectID?
        /// The geometry that was read last.
        var geometry: ObjectID?
        /// The traits from its surroundings, and the traits it has announced last, its own overrides included.
        var traits: UITraitCollection?
        var told: UITraitCollection?
    }

    /// How active a scene is.
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

    /// Why a scene was connected. Empty here.
    ///
    /// Fidelity: simplified; always empty: no URL, no activity, no notification has launched the app.
    public final class ConnectionOptions: NSObject {}

    var sceneState: State {
        _read { yield world.state.scenes[id] }
        _modify { yield &world.state.scenes[id] }
    }

    package override var edges: [Edge] {
        let held = [("session", sceneState.session), ("delegate", sceneState.delegate), ("effectiveGeometry", sceneState.geometry)]
        return held.compactMap { label, id in id.map { Edge(label, to: $0) } } + traitEdges
    }

    /// How active the scene is.
    public var activationState: ActivationState {
        guard sceneState.isImplicit else { return sceneState.activation }
        switch world.state.application.activation {
        case .active: return .foregroundActive
        case .inactive: return .foregroundInactive
        case .background: return .background
        }
    }
}

/// A scene with windows.
///
/// Fidelity: documented UIWindowScene; simplified, it fills the screen or the app's part of it, and stays on the main screen when it is resized.
public final class UIWindowScene: UIScene {
    /// The scene's windows, back to front.
    public var windows: [UIWindow] { world.windowsBackToFront.filter { $0.windowScene === self } }

    /// The scene's window that gets the keys; nil if another scene has it.
    ///
    /// Fidelity: documented UIWindowScene.keyWindow.
    @available(iOS 15, *)
    public var keyWindow: UIWindow? { world.keyWindow.flatMap { $0.windowScene === self ? $0 : nil } }

    package override var observableKeys: Set<String> { ["effectiveGeometry"] }

    /// The app.
    public override var next: UIResponder? { world.bind { UIApplication.shared } }

    /// The orientation of the scene's interface.
    public var interfaceOrientation: UIInterfaceOrientation { world.state.screen.orientation }

    /// The screen that the scene is on.
    public var screen: UIScreen { UIScreen.main }
}

extension UIScene {
    /// The system's record of the scene.
    public var session: UISceneSession { world.object(sceneState.session) ?? UISceneSession() }

    /// Called as the scene's life changes. Retained by the system.
    public var delegate: (any UISceneDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UISceneDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity.
    package var delegateID: ObjectID? {
        get { sceneState.delegate }
        set { world.space.assign(&sceneState.delegate, newValue) }
    }
}
