import Foundation
import Heap

/// The app.
public final class UIApplication: UIResponder {
    struct State: Sendable {
        var application: ObjectID?
        var screen: ObjectID?
        var delegate: ObjectID?
        var scenes: [ObjectID] = []
        /// Back to front.
        var windows: [ObjectID] = []
        var keyWindow: ObjectID?
        var firstResponder: ObjectID?
        /// Who asked to become first responder outside a window.
        var waitingResponder: ObjectID?
        /// The first responder gives up because another one takes over.
        var isHandingOver = false
        var keyboard = Keyboard()
        /// The size of the app's windows where they do not fill the screen, in points.
        var windowSize: CGSize?

        var edges: [Edge] {
            [("UIApplication", application), ("UIScreen", screen), ("delegate", delegate)].compactMap { label, id in
                id.map { Edge(label, to: $0) }
            } + scenes.map { Edge("connectedScenes", to: $0) } + windows.map { Edge("windows", to: $0) }
        }
    }

    /// The app of the present World.
    public static var shared: UIApplication {
        guard let world = World.current else { preconditionFailure("UIApplication.shared was read outside a World") }
        if let application: UIApplication = world.object(world.state.application.application) { return application }
        let application = UIApplication()
        world.space.assign(&world.state.application.application, application.id)
        return application
    }

    /// The app's windows, back to front.
    public var windows: [UIWindow] { world.windowsBackToFront.filter { !$0.isPrivate } }

    /// The delegate, if it is a responder.
    ///
    /// Fidelity: documented Using responders and the responder chain to handle events.
    public override var next: UIResponder? { world.living(world.state.application.delegate) }

    override var responderWindow: UIWindow? { world.keyWindow }
}

extension UIApplication {
    /// A key of the launch options.
    public struct LaunchOptionsKey: Hashable, Sendable {
        let rawValue: String
    }
}

/// Told of the app's life.
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
    /// The entry that `@main` asks for. Does nothing: the stage launches apps itself, and a compiled one has no screen.
    ///
    /// Fidelity: simplified.
    public static func main() {}
}
