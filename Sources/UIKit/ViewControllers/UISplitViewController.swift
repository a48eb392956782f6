public import Foundation
package import Heap

/// Shows controllers in columns beside each other, or one stack where there is no room.
///
/// Fidelity: documented UISplitViewController; no log shows one: the order of its callbacks is simplified. The button that shows and hides the
/// primary column is left out (simplified).
open class UISplitViewController: UIViewController {
    struct State: Sendable {
        var style = Style.unspecified
        /// The controller that code has set for each column, by the column's number. Retained: a pop removes it from the single stack, but
        /// not from the column.
        var given: [ObjectID?] = [nil, nil, nil, nil]
        /// The children: the controllers set by code, or the navigation controllers made around them.
        var hosts: [ObjectID?] = [nil, nil, nil, nil]
        /// The columns whose hosts' views are in place, from the left.
        var placed: [Column] = []
        var isCollapsed = false
        /// How many controllers the primary stack had of its own when the others joined it.
        var ownCount: Int?
        var preferredMode = DisplayMode.automatic
        /// The mode that code or a finger has chosen last; nil: the preferred mode.
        var chosenMode: DisplayMode?
        var behavior = SplitBehavior.automatic
        var primaryWidth: CGFloat = 320
        var delegate: ObjectID?
    }

    /// With how many columns a controller was made.
    ///
    /// Fidelity: documented UISplitViewController.Style.
    public enum Style: Int, Sendable {
        /// With a list of two controllers.
        case unspecified = 0
        /// Primary and secondary.
        case doubleColumn
        /// Primary, supplementary and secondary.
        case tripleColumn
    }

    /// A column.
    ///
    /// Fidelity: documented UISplitViewController.Column.
    @available(iOS 14, *)
    public enum Column: Int, Sendable {
        /// The first.
        case primary = 0
        /// The one in the middle, with three.
        case supplementary
        /// The last, which has the most room.
        case secondary
        /// Shown instead of all others where there is room for only one.
        case compact
    }

    /// Which columns are seen, and how.
    ///
    /// Fidelity: documented UISplitViewController.DisplayMode.
    public enum DisplayMode: Int, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The secondary column.
        case secondaryOnly
        /// One more, beside it.
        case oneBesideSecondary
        /// One more, over it.
        case oneOverSecondary
        /// Two more, beside it.
        case twoBesideSecondary
        /// Two more, over it.
        case twoOverSecondary
        /// Two more, which push it aside.
        case twoDisplaceSecondary
    }

    /// How columns share the room.
    ///
    /// Fidelity: documented UISplitViewController.SplitBehavior.
    public enum SplitBehavior: Int, Sendable {
        /// The system chooses.
        case automatic = 0
        /// Side by side.
        case tile
        /// Over the secondary one.
        case overlay
        /// Pushing it aside.
        case displace
    }

    var splitState: State {
        _read { yield world.state.splits[id] }
        _modify { yield &world.state.splits[id] }
    }

    /// A split view with columns.
    @available(iOS 14, *)
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        splitState.style = style
    }

    /// A split view of two controllers in a list.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A split view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        var edges = super.edges
        for case let given? in splitState.given { edges.append(Edge("columns", to: given)) }
        if let delegate = splitState.delegate { edges.append(Edge("delegate", .weak, to: delegate)) }
        return edges
    }

    override var isSystemContainer: Bool { true }

    override func manages(_ child: UIViewController) -> Bool {
        splitState.hosts.contains(child.id)
    }

    /// Fidelity: simplified; a column whose controller has another parent is empty. In the single stack they move within this one.
    override func lost(_ child: UIViewController) {
        guard !splitState.isCollapsed, let column = splitState.hosts.firstIndex(of: child.id) else { return }
        splitState.hosts[column] = nil
        world.space.assign(&splitState.given[column], nil)
        splitState.placed.removeAll { $0.rawValue == column }
    }

    override var appearingCandidates: [UIViewController] { splitState.placed.compactMap(host) }

    override var frontChildren: [UIViewController] { appearingCandidates.reversed() }

    override func appearanceBegan(_ direction: Appearance, animated: Bool) {
        guard direction == .appearing, splitState.placed.isEmpty else { return }
        install(animated: animated)
    }

    override func contentSafeArea(for child: UIViewController?) -> UIEdgeInsets {
        columnSafeArea(for: child)
    }

    /// The columns before the secondary one have little room sideways.
    ///
    /// Fidelity: documented WWDC 2014 session 216, Building Adaptive Apps with UIKit.
    override func contentTraits(_ traits: UITraitCollection, for child: UIViewController?) -> UITraitCollection {
        guard !splitState.isCollapsed, let child, child !== host(.secondary) else { return traits }
        return traits.overridden(by: UITraitCollection.Values(horizontal: .compact))
    }

    override func takes(_ controller: UIViewController, asDetail: Bool, isAnimated: Bool) -> Bool {
        guard asDetail else { return false }
        showInSecondary(controller)
        return true
    }

    override func layOutContainer() {
        adaptToWidth()
        placeColumns()
    }

    // MARK: Columns

    /// With how many columns the controller was made.
    @available(iOS 14, *)
    public var style: Style { splitState.style }

    /// Whether there is one stack instead of columns.
    ///
    /// Fidelity: documented UISplitViewController.isCollapsed; reported WooCommerce 11675 (to 17.1 false until the stack shows a page).
    public var isCollapsed: Bool { splitState.isCollapsed && (world.follows(.tellsCollapseBeforePages) || showsPage) }

    /// Whether the first controller in place has shown a page.
    private var showsPage: Bool {
        guard let first = splitState.placed.first.flatMap(host) else { return false }
        let page = (first as? UINavigationController).map(\.shown) ?? first
        return page?.viewIfLoaded.map { $0.window != nil || $0.state.traits != nil } ?? false
    }

    /// The two controllers of a split view without a style: primary and secondary.
    public var viewControllers: [UIViewController] {
        get {
            if splitState.isCollapsed { return splitState.placed.compactMap(host) }
            return [Column.primary, .supplementary, .secondary].compactMap(viewController)
        }
        set {
            guard newValue.count <= 2 else {
                return world.report(.refusal("UISplitViewController.viewControllers: more than two controllers without a column style"))
            }
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    /// Sets a column's controller. With a column style, it is put into a navigation controller unless it is one; not so for `compact`.
    ///
    /// Fidelity: documented UISplitViewController.setViewController(_:for:).
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        replace(column, by: vc)
    }

    /// The controller that a column was given.
    @available(iOS 14, *)
    public func viewController(for column: Column) -> UIViewController? {
        world.object(splitState.given[column.rawValue])
    }

    /// Shows a column.
    ///
    /// Fidelity: documented UISplitViewController.show(_:); collapsed, it comes to the top of the stack.
    open func show(_ column: Column) {
        reveal(column)
    }

    /// Hides a column.
    ///
    /// Fidelity: documented UISplitViewController.hide(_:).
    open func hide(_ column: Column) {
        conceal(column)
    }

    /// The display mode that code would like best.
    public var preferredDisplayMode: DisplayMode {
        get { splitState.preferredMode }
        set {
            let old = shownMode
            splitState.preferredMode = newValue
            splitState.chosenMode = nil
            change(from: old, animated: false)
        }
    }

    /// Which columns are seen now.
    public var displayMode: DisplayMode { splitState.isCollapsed ? .secondaryOnly : shownMode }

    /// How columns are to share the room.
    public var preferredSplitBehavior: SplitBehavior {
        get { splitState.behavior }
        set {
            let old = shownMode
            splitState.behavior = newValue
            change(from: old, animated: false)
        }
    }

    /// How columns share the room now.
    public var splitBehavior: SplitBehavior {
        splitState.behavior == .automatic ? (hasRoomToTile ? .tile : .overlay) : splitState.behavior
    }

    /// How wide the primary column is, in points.
    ///
    /// Fidelity: simplified; 320 unless code says otherwise.
    @available(iOS 14, *)
    public var preferredPrimaryColumnWidth: CGFloat {
        get { splitState.primaryWidth }
        set {
            splitState.primaryWidth = newValue
            viewIfLoaded?.invalidateLayout(.container)
        }
    }

    /// How wide the primary column is, in points.
    public var primaryColumnWidth: CGFloat { splitState.primaryWidth }

    /// Called for columns, and asked about collapsing.
    public var delegate: (any UISplitViewControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UISplitViewControllerDelegate }
        set { delegateID = (newValue as? NSObject)?.id }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { splitState.delegate }
        set { splitState.delegate = newValue }
    }

    /// Override point: makes the container's view.
    open override func loadView() {
        let root = UILayoutContainerView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
    }

    func host(_ column: Column) -> UIViewController? { world.object(splitState.hosts[column.rawValue]) }
}

extension UIViewController {
    /// The nearest split view controller that this one is in.
    public var splitViewController: UISplitViewController? { nearestAncestor() }
}
