public import Heap

/// What made a view ask for layout.
public struct LayoutCause: Hashable, Sendable {
    /// What happened.
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
        /// Traits are others.
        case traits = "its traits changed"
        /// Safe area or margins are others.
        case insets = "its safe area or margins changed"
        /// Text, images, rows and the like are others.
        case content = "its content changed"
        /// A container is to show something else.
        case container = "what the container shows changed"
        /// A view is placed by constraints now, or by its frame.
        case placement = "translatesAutoresizingMaskIntoConstraints changed"
        /// Constraints take part in layout that did not.
        case activation = "a constraint was activated"
        /// Constraints take no part in layout any more.
        case deactivation = "a constraint was deactivated"
        /// A constraint is another one.
        case constraint = "a constraint changed"
        /// A view's content asks for another size.
        case intrinsicSize = "an intrinsic content size changed"
        /// A stack view is to arrange otherwise.
        case arrangement = "the arrangement of a stack view changed"
        /// Code has asked for another of several possible frames.
        case exercise = "exerciseAmbiguityInLayout called"
        /// What constraints refer to is elsewhere.
        case reference = "what constraints refer to has moved"
    }

    /// What happened.
    public let reason: Reason
    /// The statement that ran then; nil when no code of the learner's did.
    public let location: CodeLocation?
}

/// What waits for a pass over a view, and for what reasons the last one came. Few causes are kept: as many as anybody reads.
struct LayoutCauses: Sendable {
    private static let capacity = 8

    private(set) var waiting: [LayoutCause] = []
    /// Those of the layout that is under way, or was the last.
    private(set) var answered: [LayoutCause] = []

    mutating func append(_ cause: LayoutCause) {
        guard waiting.count < Self.capacity, !waiting.contains(cause) else { return }
        waiting.append(cause)
    }

    /// Layout begins: it answers to what waits.
    mutating func answer() {
        answered = waiting
        waiting = []
    }
}

/// A cause that the constraints of a hierarchy have; it becomes one of the views that they move.
struct ConstraintCause: Hashable, Sendable {
    var root: ObjectID
    let cause: LayoutCause
}

extension UIView {
    /// Asks for a layout pass before the next frame.
    func invalidateLayout(_ reason: LayoutCause.Reason) {
        invalidateLayout(LayoutCause(reason: reason, location: world.script?.currentLocation))
    }

    func invalidateLayout(_ cause: LayoutCause) {
        world.layoutLoops.willInvalidate(self, because: cause)
        state.layoutCauses.append(cause)
        state.needsLayout = true
        needVisit()
    }

    /// Notes that constraints may say something else than before about the views around this one.
    func constraintsChanged(_ reason: LayoutCause.Reason) {
        world.state.layoutRevision += 1
        guard world.state.usesConstraints else { return }
        let cause = ConstraintCause(root: topmost.id, cause: LayoutCause(reason: reason, location: world.script?.currentLocation))
        guard !world.state.constraintCauses.contains(cause) else { return }
        world.state.constraintCauses.append(cause)
    }

    /// What changed for the constraints in a view that had no superview is this hierarchy's from now on.
    func takeConstraintCauses(from view: UIView) {
        let root = topmost.id
        for index in world.state.constraintCauses.indices where world.state.constraintCauses[index].root == view.id {
            world.state.constraintCauses[index].root = root
        }
    }
}

extension World {
    /// Takes out why a hierarchy has to be solved again. Linear in the changes since it was the last time.
    func takeConstraintCauses(of root: ObjectID) -> [LayoutCause] {
        guard !state.constraintCauses.isEmpty else { return [] }
        let causes = state.constraintCauses.filter { $0.root == root }.map(\.cause)
        if !causes.isEmpty { state.constraintCauses.removeAll { $0.root == root } }
        return causes
    }

    /// Why the layout of a view was asked for that is under way at this time, or was the last.
    public func layoutCauses(of view: ObjectID) -> [LayoutCause] { state.layoutCauses(of: view) }
}

extension WorldState {
    /// Why the layout of a view was asked for that is under way in this state, or was the last; empty before the first.
    public func layoutCauses(of view: ObjectID) -> [LayoutCause] { views[view].layoutCauses.answered }
}
