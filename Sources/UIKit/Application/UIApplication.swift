public import Foundation
package import Heap

/// The app.
///
/// Fidelity: documented UIApplication; simplified, there is one app with one screen, no URL can be opened, and what an app does in the background
/// never ends.
public final class UIApplication: UIResponder {
    struct Record: Sendable {
        /// How many times an app has requested time in the background.
        var backgroundTasks = 0
        var application: ObjectID?
        var screen: ObjectID?
        var device: ObjectID?
        var notificationCenter: ObjectID?
        var mainQueue: ObjectID?
        var mainRunLoop: ObjectID?
        var mainOperations: ObjectID?
        var userDefaults: ObjectID?
        /// Retained, by name.
        var pasteboards: [String: ObjectID] = [:]
        /// Retained, by name: the first defaults that were made of each suite.
        var suites: [String: ObjectID] = [:]
        var session: ObjectID?
        /// Retained.
        var webStore: ObjectID?
        /// Whether it has been reported that SwiftUI is not simulated.
        var hasToldOfHosting = false
        /// How many collections' cells are being requested, one within the other.
        var cellsAskedFor = 0
        var menuController: ObjectID?
        /// Retained: the appearance proxies.
        var proxies: [ObjectID] = []
        var delegate: ObjectID?
        var scenes: [ObjectID] = []
        /// Whether the app knows of scenes.
        var hasConnectedScenes = false
        /// Back to front.
        var windows: [ObjectID] = []
        var keyWindow: ObjectID?
        var activation = State.active
        var isIdleTimerDisabled = false
        var badge = 0
        var firstResponder: ObjectID?
        /// The object that asked to become first responder outside a window.
        var waitingResponder: ObjectID?
        /// The first responder resigns because another one takes over.
        var isHandingOver = false
        var keyboard = Keyboard()
        /// The size of the app's windows where they do not fill the screen, in points.
        var windowSize: CGSize?
        /// The scene's size where it does not fill the screen, in points: the windows' size once a change of it has begun.
        var sceneSize: CGSize?

        var edges: [Edge] {
            [
                ("UIApplication", application), ("UIScreen", screen), ("UIDevice", device), ("delegate", delegate),
                ("NotificationCenter.default", notificationCenter),
                ("DispatchQueue.main", mainQueue), ("RunLoop.main", mainRunLoop), ("OperationQueue.main", mainOperations),
                ("UserDefaults.standard", userDefaults), ("URLSession.shared", session), ("WKWebsiteDataStore.default", webStore),
                ("UIMenuController.shared", menuController),
            ].compactMap { label, id in
                id.map { Edge(label, to: $0) }
            } + pasteboards.sorted { $0.key < $1.key }.map { Edge("UIPasteboard \($0.key)", to: $0.value) }
                + suites.sorted { $0.key < $1.key }.map { Edge("UserDefaults \($0.key)", to: $0.value) }
                + proxies.map { Edge("appearance", to: $0) } + scenes.map { Edge("connectedScenes", to: $0) }
                + windows.map { Edge("windows", to: $0) }
        }
    }

    /// How active the app is.
    public enum State: Int, Sendable {
        /// On the screen and receiving events.
        case active = 0
        /// On the screen, not receiving events.
        case inactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// A key of the launch options.
    public struct LaunchOptionsKey: Hashable, Sendable {
        let rawValue: String
    }

    /// A key of the options with which a URL is opened.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        let rawValue: String
    }

    /// The app of the present World.
    public static var shared: UIApplication {
        let world = World.present("UIApplication.shared was read")
        return world.application
    }

    /// The app's windows, back to front.
    ///
    /// Fidelity: documented UIApplication.windows, UIWindow.windowLevel; simplified, there are no levels: windows lie in the order in which they were
    /// shown.
    public var windows: [UIWindow] { world.windowsBackToFront.filter { !$0.isPrivate } }

    /// The window that keys go to.
    public var keyWindow: UIWindow? { world.object(world.state.application.keyWindow) }

    /// The scenes that are connected.
    public var connectedScenes: Set<UIScene> {
        _ = world.implicitScene
        return Set(world.state.application.scenes.compactMap { world.object($0, as: UIScene.self) })
    }

    /// How active the app is.
    public var applicationState: State { world.state.application.activation }

    /// Called as the app's life changes. Retained by the app.
    public var delegate: (any UIApplicationDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIApplicationDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity.
    package var delegateID: ObjectID? {
        get { world.state.application.delegate }
        set { world.space.assign(&world.state.application.delegate, newValue) }
    }

    /// Calls an action method of a target. Without a target, calls the first object in the responder chain that has the method. That chain
    /// begins at the first responder, or at the sender if there is none. Returns whether an object was found.
    ///
    /// Fidelity: documented UIApplication.sendAction(_:to:from:for:).
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        sendAction(action, to: World.identity(of: target), from: World.identity(of: sender), for: event)
    }

    @discardableResult
    package func sendAction(_ action: Selector, to target: ObjectID?, from sender: ObjectID?, for event: UIEvent?) -> Bool {
        var responder: UIResponder? = target == nil ? world.firstResponder ?? world.living(sender) : nil
        while let current = responder, !world.has(action, current) { responder = current.next }
        guard let receiver = target ?? responder?.id else { return false }
        world.perform(action, on: receiver, [sender.map { .object($0) } ?? .nothing, .reference(event)])
        return true
    }

    /// Whether the screen stays on without touches. Kept.
    ///
    /// Fidelity: simplified; kept, the screen stays on anyway.
    public var isIdleTimerDisabled: Bool {
        get { world.state.application.isIdleTimerDisabled }
        set { world.state.application.isIdleTimerDisabled = newValue }
    }

    /// Whether the app can have more than one scene: no.
    public var supportsMultipleScenes: Bool { false }

    /// Whether some app could open the URL: there is none here.
    ///
    /// Fidelity: simplified; false for every URL, as on a device that has no other app.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL in another app. There is none: refused.
    ///
    /// Fidelity: simplified; refused by name, and the completion handler is told false at once.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        open(url, completion: completion.map(world.valueBlock))
    }

    package func open(_ url: URL, completion: Block?) {
        world.report(.refusal("UIApplication.open: \(url.absoluteString) would leave the app"))
        if let completion { world.call(completion, [.value(false)]) }
    }

    /// The delegate, if it is a responder.
    ///
    /// Fidelity: documented Using responders and the responder chain to handle events.
    public override var next: UIResponder? { world.living(world.state.application.delegate) }

    override var responderWindow: UIWindow? { world.keyWindow }
}

extension World {
    /// The app's own object, made at the first use.
    var application: UIApplication {
        if let application: UIApplication = object(state.application.application) { return application }
        let application = bind { UIApplication() }
        space.assign(&state.application.application, application.id)
        return application
    }
}
