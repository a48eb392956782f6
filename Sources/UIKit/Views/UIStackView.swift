public import Foundation
import Heap

/// Lays views out in a row or a column.
///
/// Fidelity: documented UIStackView; hiding an arranged view moves the others with the next layout, also where UIKit would animate it (simplified).
open class UIStackView: UIView {
    struct State: Sendable {
        /// They are subviews, and retained as such.
        var arranged: [ObjectID] = []
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = Distribution.fill
        var alignment = Alignment.fill
        var spacing: CGFloat = 0
        /// The distance after some of the views.
        var customSpacing: [ObjectID: CGFloat] = [:]
        var isMarginsRelative = false
        var isBaselineRelative = false
    }

    /// How the views share the length of the stack.
    ///
    /// Fidelity: documented UIStackView.Distribution.
    public enum Distribution: Int, Sendable {
        /// They fill it. Hugging and compression resistance decide which of them gives way.
        case fill = 0
        /// They fill it, all with the same length.
        case fillEqually
        /// They fill it in proportion to their intrinsic lengths.
        case fillProportionally
        /// The distances between them are the same.
        case equalSpacing
        /// The distances between their middles are the same.
        case equalCentering
    }

    /// The alignment of the views across the stack.
    ///
    /// Fidelity: documented UIStackView.Alignment.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the edge at which reading begins, or the top.
        case leading
        /// By the baselines of their first lines; in a row only.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge at which reading ends, or the bottom.
        case trailing
        /// By the baselines of their last lines; in a row only.
        case lastBaseline

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    var stackState: State {
        _read { yield world.state.stacks[id] }
        _modify { yield &world.state.stacks[id] }
    }

    /// A stack with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A stack that arranges some views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// A stack from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: The views

    /// The views that are arranged, in order.
    public var arrangedSubviews: [UIView] { stackState.arranged.compactMap { world.object($0) } }

    /// Arranges a view after the others. It becomes a subview.
    public func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: stackState.arranged.count)
    }

    /// Arranges a view at a place among the others. It becomes a subview.
    ///
    /// Fidelity: documented UIStackView.insertArrangedSubview(_:at:); it turns off the view's translatesAutoresizingMaskIntoConstraints.
    public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...stackState.arranged.count).contains(stackIndex) else {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason: "Index \(stackIndex) out of bounds for arranged subviews array with count \(stackState.arranged.count)",
                    object: id))
            return
        }
        if view.superview !== self { addSubview(view) }
        stackState.arranged.removeAll { $0 == view.id }
        stackState.arranged.insert(view.id, at: min(stackIndex, stackState.arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        world.state.usesConstraints = true
        arrangementChanged()
    }

    /// Stops arranging a view. It stays a subview.
    ///
    /// Fidelity: documented UIStackView.removeArrangedSubview(_:) (it stays a subview).
    public func removeArrangedSubview(_ view: UIView) {
        forget(view)
    }

    /// Releases a view that is no longer arranged.
    func forget(_ view: UIView) {
        guard stackState.arranged.contains(view.id) else { return }
        stackState.arranged.removeAll { $0 == view.id }
        stackState.customSpacing[view.id] = nil
        arrangementChanged()
    }

    /// Makes the next commit arrange again. Layout follows only if a frame changes.
    func arrangementChanged() {
        constraintsChanged(.arrangement)
        needVisit()
    }

    private func set<Value: Equatable>(_ place: WritableKeyPath<State, Value>, _ value: Value) {
        guard stackState[keyPath: place] != value else { return }
        stackState[keyPath: place] = value
        arrangementChanged()
    }

    // MARK: How

    /// Whether the views form a row or a column.
    public var axis: NSLayoutConstraint.Axis {
        get { stackState.axis }
        set { set(\.axis, newValue) }
    }

    /// How the views share the length of the stack.
    public var distribution: Distribution {
        get { stackState.distribution }
        set { set(\.distribution, newValue) }
    }

    /// The alignment of the views across the stack.
    public var alignment: Alignment {
        get { stackState.alignment }
        set { set(\.alignment, newValue) }
    }

    /// The distance between the views, or the least distance, in points.
    public var spacing: CGFloat {
        get { stackState.spacing }
        set { set(\.spacing, newValue) }
    }

    /// Whether the views keep to the stack's margins instead of its edges.
    public var isLayoutMarginsRelativeArrangement: Bool {
        get { stackState.isMarginsRelative }
        set { set(\.isMarginsRelative, newValue) }
    }

    /// Whether distances in a column are measured from the last baseline of one view to the first of the next.
    public var isBaselineRelativeArrangement: Bool {
        get { stackState.isBaselineRelative }
        set { set(\.isBaselineRelative, newValue) }
    }

    /// Fidelity: documented UIView.forFirstBaselineLayout (in a column the first view, in a row the highest).
    open override var forFirstBaselineLayout: UIView { leader(isFirst: true) }

    /// Override point: the view whose last baseline is the stack's. In a column it is the last view, in a row the highest one.
    open override var forLastBaselineLayout: UIView { leader(isFirst: false) }

    private func leader(isFirst: Bool) -> UIView {
        let shown = arrangedSubviews.filter { !$0.state.isHidden && $0.superview === self }
        let found = axis == .vertical ? (isFirst ? shown.first : shown.last) : shown.max { $0.state.bounds.height < $1.state.bounds.height }
        guard let found else { return self }
        return isFirst ? found.askedFirstBaselineView : found.askedLastBaselineView
    }

    /// Sets the distance after a view, in points. `spacingUseDefault` is the stack's own spacing.
    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        stackState.customSpacing[arrangedSubview.id] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The distance after a view, in points; `spacingUseDefault` if it is the stack's own.
    public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        stackState.customSpacing[arrangedSubview.id] ?? Self.spacingUseDefault
    }

    /// The value for the stack's own spacing.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The value for the system's spacing.
    ///
    /// Fidelity: simplified; 8 points, whatever the neighbours are.
    public static let spacingUseSystem: CGFloat = 8

    /// The smallest size in which the views fit, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }
}
