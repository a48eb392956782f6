/// A place in a UI update where an update link's actions run.
///
/// Fidelity: documented UIUpdateActionPhase (the standard phases run for each update, in the order in which they stand here).
@available(iOS 18, *)
public final class UIUpdateActionPhase: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// At the beginning of an update, before input is handled.
    ///
    /// Fidelity: documented UIUpdateActionPhase.afterUpdateScheduled; that the update is scheduled just before it runs is simplified.
    public static let afterUpdateScheduled = UIUpdateActionPhase("afterUpdateScheduled")
    /// Before input is handled.
    public static let beforeEventDispatch = UIUpdateActionPhase("beforeEventDispatch")
    /// After input has been handled.
    public static let afterEventDispatch = UIUpdateActionPhase("afterEventDispatch")
    /// Before display links are called: the phase of actions that name none.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase("beforeCADisplayLinkDispatch")
    /// After display links have been called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase("afterCADisplayLinkDispatch")
    /// Before layout and drawing. What changes here is seen in this update.
    public static let beforeCATransactionCommit = UIUpdateActionPhase("beforeCATransactionCommit")
    /// After layout and drawing. What changes here is seen in the next update.
    public static let afterCATransactionCommit = UIUpdateActionPhase("afterCATransactionCommit")
    /// Before input of low latency is handled.
    ///
    /// Fidelity: documented UIUpdateActionPhase.beforeLowLatencyEventDispatch (off by default); simplified, it never runs.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase("beforeLowLatencyEventDispatch")
    /// After input of low latency has been handled.
    ///
    /// Fidelity: documented UIUpdateActionPhase.afterLowLatencyEventDispatch (off by default); simplified, it never runs.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase("afterLowLatencyEventDispatch")
    /// Before the layout that follows input of low latency.
    ///
    /// Fidelity: documented UIUpdateActionPhase.beforeLowLatencyCATransactionCommit (off by default); simplified, it never runs.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase("beforeLowLatencyCATransactionCommit")
    /// After the layout that follows input of low latency.
    ///
    /// Fidelity: documented UIUpdateActionPhase.afterLowLatencyCATransactionCommit (off by default); simplified, it never runs.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase("afterLowLatencyCATransactionCommit")
    /// At the end of an update.
    public static let afterUpdateComplete = UIUpdateActionPhase("afterUpdateComplete")

    /// Whether both are the same place.
    public static func == (lhs: UIUpdateActionPhase, rhs: UIUpdateActionPhase) -> Bool { lhs.name == rhs.name }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
