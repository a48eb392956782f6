public import Foundation
package import Heap

/// A linear relation between two places of two views or guides: `first = multiplier * second + constant`, or an inequality.
///
/// Fidelity: documented NSLayoutConstraint, Auto Layout Guide; solved by Cassowary's algorithm. Which of several equal solutions UIKit takes is not
/// documented.
open class NSLayoutConstraint: NSObject {
    struct State: Sendable {
        var first: ObjectID?
        var second: ObjectID?
        var firstAttribute = Attribute.notAnAttribute
        var secondAttribute = Attribute.notAnAttribute
        var relation = Relation.equal
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
        var identifier: String?
        /// The view among whose constraints this one is; nil while it is not active.
        var holder: ObjectID?
    }

    /// How the two sides are to compare.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The two sides are the same.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// Sideways or upright.
    public enum Axis: Int, Sendable {
        /// Sideways.
        case horizontal = 0
        /// Upright.
        case vertical = 1
    }

    /// A place or size of a view or guide. Leading is left and trailing is right here.
    ///
    /// Fidelity: simplified; languages that are read from the right are not simulated.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge at which reading begins.
        case leading
        /// The edge at which reading ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle, sideways.
        case centerX
        /// The middle, upright.
        case centerY
        /// The baseline of the last line of text, else the bottom.
        case lastBaseline
        /// The baseline of the first line of text, else the bottom.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The margin at which reading begins.
        case leadingMargin
        /// The margin at which reading ends.
        case trailingMargin
        /// The middle between the margins, sideways.
        case centerXWithinMargins
        /// The middle between the margins, upright.
        case centerYWithinMargins
        /// No second side but a constant.
        case notAnAttribute = 0
    }

    var state: State {
        _read { yield world.state.constraints[id] }
        _modify { yield &world.state.constraints[id] }
    }

    /// A constraint that is not active yet. `view1` and `view2` are views or guides; they are not retained.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            item: World.identity(of: view1) ?? ObjectID(index: .max), attribute: attr1, relatedBy: relation,
            toItem: World.identity(of: view2),
            attribute: attr2, multiplier: multiplier, constant: c)
    }

    package init(
        item view1: ObjectID, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: ObjectID?,
        attribute attr2: Attribute,
        multiplier: CGFloat = 1, constant c: CGFloat = 0
    ) {
        super.init()
        state = State(
            first: view1, second: view2, firstAttribute: attr1, secondAttribute: attr2, relation: relation, multiplier: multiplier,
            constant: finite(c))
        guard let objection = attr1.objection(to: view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier) else { return }
        world.report(
            .exception(
                name: "NSInvalidArgumentException",
                reason:
                    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(objection)",
                object: id))
    }

    /// A constraint without items: a placeholder until a variable gets its first constraint.
    ///
    /// Fidelity: simplified; it is never active.
    public override init() {
        super.init()
    }

    package override var edges: [Edge] {
        [("firstItem", state.first), ("secondItem", state.second)].compactMap { label, id in id.map { Edge(label, .unowned, to: $0) } }
    }

    /// The constraint as UIKit's messages write it, without addresses.
    open override var description: String { written }

    /// The view or guide on the left side.
    public var firstItem: AnyObject? { world.living(state.first, as: NSObject.self) }
    /// The view or guide on the right side.
    public var secondItem: AnyObject? { world.living(state.second, as: NSObject.self) }
    /// The place on the left side.
    public var firstAttribute: Attribute { state.firstAttribute }
    /// The place on the right side.
    public var secondAttribute: Attribute { state.secondAttribute }
    /// How the two sides are to compare.
    public var relation: Relation { state.relation }
    /// The factor of the right side.
    public var multiplier: CGFloat { state.multiplier }

    /// The summand of the right side, in points. No frame changes until the next layout pass.
    ///
    /// Fidelity: documented NSLayoutConstraint.constant (frames change with the next layout pass).
    public var constant: CGFloat {
        get { state.constant }
        set {
            guard newValue != state.constant else { return }
            state.constant = finite(newValue)
            layoutChanged()
            if let holder = state.holder { world.report(.write(property: "constant", object: holder)) }
        }
    }

    /// A constant that can be reckoned with.
    ///
    /// Fidelity: reported (UIKit's exception and its complaint, without the anchors' descriptions); the limit is simplified.
    private func finite(_ constant: CGFloat) -> CGFloat {
        let limit: CGFloat = 1e9
        if constant.isFinite, abs(constant) <= limit { return constant }
        guard constant.isFinite else {
            let reason = "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
            world.report(.exception(name: "NSInvalidArgumentException", reason: reason, object: id))
            return 0
        }
        let complaint =
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted"
        world.report(.console(complaint + ", but this problem should be fixed.", object: id))
        return constant < 0 ? -limit : limit
    }

    /// How much the constraint matters.
    ///
    /// Fidelity: documented NSLayoutConstraint.priority: while a constraint is active, its priority cannot become or cease to be required; reported by
    /// developers, systems from iOS 13 raise no exception.
    public var priority: UILayoutPriority {
        get { state.priority }
        set {
            guard newValue != state.priority else { return }
            if isActive, world.follows(.fixesRequiredPriorities), (newValue == .required) != (state.priority == .required) {
                world.report(
                    .exception(
                        name: "NSInternalInconsistencyException",
                        reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                            + "You passed priority \(newValue.rawValue) and the existing priority was \(state.priority.rawValue).",
                        object: id))
                return
            }
            state.priority = newValue
            layoutChanged()
        }
    }

    /// A name that UIKit's messages show.
    public var identifier: String? {
        get { state.identifier }
        set { state.identifier = newValue }
    }

    /// Makes the next commit solve again.
    private func layoutChanged() {
        guard let holder else { return }
        holder.constraintsChanged(.constraint)
        holder.needVisit()
    }
}
