/// The subject of a message in the console, for whoever gives advice. The message's words differ between systems.
public enum ConsoleMessage: Sendable, Hashable {
    /// A controller presents whose view is in no window.
    case presenterNotInWindow
    /// A controller presents that presents already.
    case alreadyPresenting
    /// Something is presented or dismissed while a transition runs.
    case presentationInProgress
    /// Something is dismissed while a presentation or dismissal runs.
    case dismissalInProgress
    /// The app has no scene life cycle.
    case noSceneLifeCycle
    /// An appearance transition begins or ends that has no counterpart.
    case unbalancedAppearance
    /// Code calls an appearance callback itself.
    case calledDirectly
    /// Constraints cannot all hold.
    case unsatisfiableConstraints
    /// UIKit is used from another thread.
    case offMainThread
    /// A layout that requests itself without end.
    case layoutLoop
    /// A table that is in no window is laid out.
    case tableOutsideHierarchy
    /// The app never settles: the simulator's own message, not UIKit's.
    case notSettled
    /// The recording has reached a limit: the simulator's own message, not UIKit's.
    case recordingLimit

    /// Whether it is the simulator's own message, not UIKit's.
    public var isSimulators: Bool { self == .notSettled || self == .recordingLimit }
}
