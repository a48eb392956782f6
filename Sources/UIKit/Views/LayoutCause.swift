public import Heap

/// Why a view requested layout.
public struct LayoutCause: Hashable, Sendable {
    /// The reason.
    public enum Reason: String, Sendable {
        /// A view has never been laid out.
        case made = "newly made"
        /// Code has asked.
        case request = "setNeedsLayout called"
        /// The view is larger or smaller.
        case size = "its size changed"
        /// The view shows another part of its content.
        case scrolling = "it was scrolled"
        /// A direct subview is larger, smaller, or turned.
        case subviewGeometry = "the geometry of a subview changed"
        /// The view has got a subview.
        case addition = "a subview was added"
        /// The view has lost a subview.
        case removal = "a subview was removed"
        /// Traits have changed.
        case traits = "its traits changed"
        /// Safe area or margins have changed.
        case insets = "its safe area or margins changed"
        /// Text, images, rows or similar content has changed.
        case content = "its content changed"
        /// A container is to show something else.
        case container = "what the container shows changed"
        /// A view is placed by constraints now, or by its frame.
        case placement = "translatesAutoresizingMaskIntoConstraints changed"
        /// Constraints take part in layout that did not.
        case activation = "a constraint was activated"
        /// Constraints take no part in layout any more.
        case deactivation = "a constraint was deactivated"
        /// A constraint has changed.
        case constraint = "a constraint changed"
        /// A view's content needs another size.
        case intrinsicSize = "an intrinsic content size changed"
        /// A stack view is to arrange otherwise.
        case arrangement = "the arrangement of a stack view changed"
        /// Code has requested another of several possible frames.
        case exercise = "exerciseAmbiguityInLayout called"
        /// The app goes to the background, and the system takes its pictures.
        case picture = "the system takes a picture of the app"
        /// An observed property has changed that the layout had read.
        case observation = "an observed property changed"
        /// Code has asked for an update of properties.
        case propertiesRequest = "setNeedsUpdateProperties called"
        /// An item of constraints has moved.
        case reference = "what constraints refer to has moved"
    }

    /// The reason.
    public let reason: Reason
    /// The statement that ran then; nil when no code of the learner's did.
    public let location: CodeLocation?
    /// The observed property that changed, with its class: `Model.count`. nil for other reasons.
    public let subject: String?
    /// The event that it came with, by its place in the recording.
    public let event: Int?

    init(reason: Reason, location: CodeLocation?, subject: String? = nil, event: Int? = nil) {
        self.reason = reason
        self.location = location
        self.subject = subject
        self.event = event
    }

    /// Whether both say the same, at whatever events.
    public static func == (lhs: LayoutCause, rhs: LayoutCause) -> Bool {
        lhs.reason == rhs.reason && lhs.location == rhs.location && lhs.subject == rhs.subject
    }

    /// Hashes what it says.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(location)
        hasher.combine(subject)
    }
}

/// The causes of a view's pending pass, and those of its last one. Keeps only as many as are shown.
struct LayoutCauses: Sendable {
    private static let capacity = 8

    private(set) var waiting: [LayoutCause] = []
    /// The causes of the present or last layout.
    private(set) var answered: [LayoutCause] = []
    /// In the topmost view of a hierarchy: changes that concern its constraints since they were solved. They become causes of the views
    /// that the constraints move.
    private(set) var ofConstraints: [LayoutCause] = []

    mutating func append(_ cause: LayoutCause) { Self.append(cause, to: &waiting) }

    mutating func appendOfConstraints(_ cause: LayoutCause) { Self.append(cause, to: &ofConstraints) }

    /// Takes out the changes that concern the constraints.
    mutating func takeOfConstraints() -> [LayoutCause] {
        defer { ofConstraints = [] }
        return ofConstraints
    }

    private static func append(_ cause: LayoutCause, to causes: inout [LayoutCause]) {
        guard causes.count < capacity, !causes.contains(cause) else { return }
        causes.append(cause)
    }

    /// The event from which the present or last layout follows.
    var event: Int? { answered.lazy.compactMap(\.event).first }

    /// Layout begins: the pending causes become those of this layout.
    mutating func answer() {
        answered = waiting
        waiting = []
    }
}

extension World {
    /// A cause that arises now, at the line that runs.
    func layoutCause(_ reason: LayoutCause.Reason, subject: String? = nil) -> LayoutCause {
        LayoutCause(reason: reason, location: script?.currentLocation, subject: subject, event: cause)
    }
}

extension UIView {
    /// Requests a layout pass before the next frame.
    func invalidateLayout(_ reason: LayoutCause.Reason) {
        invalidateLayout(world.layoutCause(reason))
    }

    func invalidateLayout(_ cause: LayoutCause) {
        world.layoutLoops.willInvalidate(self, because: cause)
        state.layoutCauses.append(cause)
        state.needsLayout = true
        needVisit()
    }

    /// Notes that constraints may give the views around this one other frames.
    func constraintsChanged(_ reason: LayoutCause.Reason) {
        world.state.layoutRevision += 1
        guard world.state.usesConstraints else { return }
        topmost.state.layoutCauses.appendOfConstraints(world.layoutCause(reason))
    }

    /// Takes over the changes that concern constraints from a view that had no superview.
    func takeConstraintCauses(from view: UIView) {
        guard !view.state.layoutCauses.ofConstraints.isEmpty else { return }
        let root = topmost
        for cause in view.takeConstraintCauses() { root.state.layoutCauses.appendOfConstraints(cause) }
    }

    /// Removes and returns why the hierarchy below this topmost view must be solved again.
    func takeConstraintCauses() -> [LayoutCause] {
        guard !state.layoutCauses.ofConstraints.isEmpty else { return [] }
        return state.layoutCauses.takeOfConstraints()
    }
}

extension World {
    /// Why a view's present or last layout at this time was requested.
    public func layoutCauses(of view: ObjectID) -> [LayoutCause] { state.layoutCauses(of: view) }

    /// Why the properties of a view or controller were updated last at this time; empty for their first update.
    public func propertiesCauses(of object: ObjectID) -> [LayoutCause] { state.propertiesCauses[object].answered }
}

extension WorldState {
    /// Why a view's present or last layout was requested; empty before the first.
    public func layoutCauses(of view: ObjectID) -> [LayoutCause] { views[view].layoutCauses.answered }
}
