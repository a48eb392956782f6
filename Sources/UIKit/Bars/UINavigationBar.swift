import Foundation
package import Heap

/// The bar at the top of a navigation controller.
///
/// Fidelity: documented UINavigationBar; drawn as a line with title, back button and buttons; appearances and prompts are left out (simplified).
open class UINavigationBar: UIView, UIBarPositioning {
    struct State: Sendable {
        /// Bottom first; retained by the controllers, or by a bar that belongs to none.
        var items: [ObjectID] = []
        var holdsItems = false
        /// Not retained.
        var delegate: ObjectID?
        var barTint: UIColor?
        var prefersLargeTitles = false
        var isTranslucent = true
        var style = UIBarStyle.default
        /// By the metrics' numbers.
        var backgrounds: [Int: UIImage] = [:]
        var shadow: UIImage?
        var backIndicator: UIImage?
        var backMask: UIImage?
    }

    /// Points that a large title adds.
    static let largeTitleHeight: CGFloat = 52

    var barState: State {
        _read { yield world.state.bars[id] }
        _modify { yield &world.state.bars[id] }
    }

    override func drawnContent() -> DrawnContent? {
        let style = traitCollection.userInterfaceStyle
        let back = topItem?.showsBackButton == true ? backItem?.shownBackTitle : nil
        func names(_ items: [UIBarButtonItem]?) -> [String] {
            (items ?? []).filter { !$0.itemState.isHidden }.compactMap(\.spokenTitle).filter { !$0.isEmpty }
        }
        return .bar(
            title: topItem?.titleView == nil ? topItem?.title ?? "" : "", back: back, left: names(topItem?.leftBarButtonItems),
            right: names(topItem?.rightBarButtonItems?.reversed()), color: (titleValues(0)?.color ?? .label).components(style: style))
    }

    package override var edges: [Edge] {
        let items = barState.holdsItems ? barState.items : []
        return super.edges + titleEdges + appearances.edges + items.enumerated().map { Edge("items[\($0.offset)]", to: $0.element) }
            + (barState.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    // MARK: Buttons

    /// The buttons of the item shown, with their frames.
    ///
    /// Fidelity: simplified; each is as wide as its text and 16 points, 44 at least, from 16 points off the edge on; a view of the
    /// app's own has its own size.
    var buttons: [(item: UIBarButtonItem, frame: CGRect)] {
        func row(_ items: [UIBarButtonItem]?, fromLeft: Bool) -> [(item: UIBarButtonItem, frame: CGRect)] {
            var edge: CGFloat = 16
            return (items ?? []).filter { !$0.itemState.isHidden }.map { item in
                var size = CGSize(width: max(44, TextMetrics.width(of: item.spokenTitle ?? "", .systemFont(ofSize: 17)) + 16), height: 44)
                var gap: CGFloat = 0
                if let view = item.customView { (size, gap) = (view.sizeInBar, 8) }
                defer { edge += size.width + gap }
                let x = fromLeft ? edge : bounds.width - edge - size.width
                return (item, CGRect(origin: CGPoint(x: x, y: (44 - size.height) / 2), size: size))
            }
        }
        return row(topItem?.leftBarButtonItems, fromLeft: true) + row(topItem?.rightBarButtonItems, fromLeft: false)
    }

    /// The middle of a button, in the bar's coordinates; nil for one that is not shown.
    func middle(of item: UIBarButtonItem) -> CGPoint? {
        buttons.first { $0.item === item }.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }

    override var reactsToTap: Bool { !buttons.isEmpty }

    override func tapped(at point: CGPoint) {
        buttons.first { $0.item.customView == nil && $0.frame.contains(point) }?.item.tapped()
    }

    /// Places the search bar and the app's own views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) { world.applyAppearance(to: item, in: self) }
        layOutSearch()
        placeItemViews()
        placeButtonViews()
    }

    /// As high as the system's bars.
    ///
    /// Fidelity: reported (44 points; without the large title).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    /// Asks the delegate for its position, once it is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        askPosition()
    }

    // MARK: Items

    func show(items: [UINavigationItem]) {
        barState.items = items.map(\.id)
        for item in items { item.state.bar = id }
        embedSearch()
        itemViewsChanged()
        world.report(.write(property: "items", object: id))
    }

    /// The items of the stack, bottom first. In a controller's bar they are those of its controllers; setting them is an exception.
    ///
    /// Fidelity: documented UINavigationBar.items; the exception's words are reported.
    public var items: [UINavigationItem]? {
        get { barState.items.compactMap { world.object($0) } }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    public var topItem: UINavigationItem? { world.object(barState.items.last) }

    /// The item that the back button leads to.
    public var backItem: UINavigationItem? { barState.items.dropLast().last.flatMap { world.object($0) } }

    /// The colour of the bar itself.
    ///
    /// Fidelity: simplified; kept, the bar has no ground of its own.
    public var barTintColor: UIColor? {
        get { barState.barTint }
        set {
            barState.barTint = newValue
            world.report(.write(property: "barTintColor", object: id))
        }
    }

    /// Whether content behind the bar shines through. A page does not extend under an opaque bar unless it says so.
    ///
    /// Fidelity: documented UINavigationBar.isTranslucent, UIViewController.extendedLayoutIncludesOpaqueBars.
    public var isTranslucent: Bool {
        get { barState.isTranslucent }
        set {
            guard newValue != barState.isTranslucent else { return }
            barState.isTranslucent = newValue
            (superview?.controller as? UINavigationController)?.barsChanged()
        }
    }

    /// The bar's look, which determines the colour of the status bar's text.
    ///
    /// Fidelity: documented UINavigationBar.barStyle; its colours are not drawn (simplified).
    public var barStyle: UIBarStyle {
        get { barState.style }
        set {
            barState.style = newValue
            (superview?.controller as? UINavigationController)?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Whether titles may be large: the bar is higher then.
    ///
    /// Fidelity: documented UINavigationBar.prefersLargeTitles; the title itself is drawn as others are (simplified).
    public var prefersLargeTitles: Bool {
        get { barState.prefersLargeTitles }
        set {
            barState.prefersLargeTitles = newValue
            (superview?.controller as? UINavigationController)?.barsChanged()
        }
    }
}

/// How a bar looks.
///
/// Fidelity: documented UIBarStyle.
public enum UIBarStyle: Int, Sendable {
    /// Light, or as the user's interface style asks.
    case `default` = 0
    /// Dark, with light text.
    case black = 1
    /// Dark and translucent; an old name of `black`, which bars are translucent with anyway.
    case blackTranslucent = 2
}

/// A navigation bar's content for one controller.
///
/// Fidelity: documented UINavigationItem; prompts and appearances are left out (simplified).
open class UINavigationItem: NSObject {
    struct State: Sendable {
        var title: String?
        var prompt: String?
        var backButtonTitle: String?
        var hidesBackButton = false
        var largeTitle = LargeTitleDisplayMode.automatic
        var backMode = BackButtonDisplayMode.default
        var supplementsBack = false
        /// Retained.
        var backButton: ObjectID?
        var left: [ObjectID] = []
        var right: [ObjectID] = []
        var titleView: ObjectID?
        /// Retained.
        var search: ObjectID?
        var hidesSearchWhenScrolling = true
        var searchPlacement = SearchBarPlacement.automatic
        /// Not retained: the bar that has shown the item last.
        var bar: ObjectID?
    }

    /// Whether a title is large.
    ///
    /// Fidelity: documented UINavigationItem.LargeTitleDisplayMode; inline is as never.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the item before.
        case automatic = 0
        /// Always.
        case always
        /// Never.
        case never
        /// Never, in the bar itself.
        case inline
    }

    var state: State {
        _read { yield world.state.items[id] }
        _modify { yield &world.state.items[id] }
    }

    /// An item without a title.
    public override init() {
        super.init()
    }

    /// An item with a title.
    public init(title: String) {
        super.init()
        state.title = title.isEmpty ? nil : title
    }

    package override var edges: [Edge] {
        state.left.map { Edge("leftBarButtonItems", to: $0) } + state.right.map { Edge("rightBarButtonItems", to: $0) }
            + (state.titleView.map { [Edge("titleView", to: $0)] } ?? [])
            + (state.backButton.map { [Edge("backBarButtonItem", to: $0)] } ?? [])
            + (state.search.map { [Edge("searchController", to: $0)] } ?? []) + appearances.edges
    }

    /// The title in the middle of the bar.
    public var title: String? {
        get { state.title }
        set {
            state.title = newValue
            world.report(.write(property: "title", object: id))
        }
    }

    /// The title of the button that leads back here.
    public var backButtonTitle: String? {
        get { state.backButtonTitle }
        set { state.backButtonTitle = newValue }
    }

    /// Sets whether the bar hides the back button.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether the title is large while the item is shown.
    public var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { state.largeTitle }
        set { state.largeTitle = newValue }
    }

    /// The button that leads back here: its title is shown.
    ///
    /// Fidelity: documented UINavigationItem.backBarButtonItem (it stands for this controller in the bar of the next); its title alone is shown
    /// (simplified).
    public var backBarButtonItem: UIBarButtonItem? {
        get { world.object(state.backButton) }
        set { world.space.assign(&state.backButton, newValue?.id) }
    }

    /// Whether the back button is left out.
    public var hidesBackButton: Bool {
        get { state.hidesBackButton }
        set { state.hidesBackButton = newValue }
    }

    /// The view instead of a title.
    ///
    /// Fidelity: documented UINavigationItem.titleView.
    public var titleView: UIView? {
        get { world.object(state.titleView) }
        set {
            world.space.assign(&state.titleView, newValue?.id)
            viewsChanged()
        }
    }

    /// The buttons at the right, outermost first.
    public var rightBarButtonItems: [UIBarButtonItem]? {
        get { state.right.isEmpty ? nil : state.right.compactMap { world.object($0) } }
        set {
            for item in newValue ?? [] { world.space.retain(item.id) }
            for item in state.right { world.space.release(item) }
            state.right = newValue?.map(\.id) ?? []
            viewsChanged()
        }
    }

    /// The outermost button at the right.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The buttons at the left, outermost first.
    public var leftBarButtonItems: [UIBarButtonItem]? {
        get { state.left.isEmpty ? nil : state.left.compactMap { world.object($0) } }
        set {
            for item in newValue ?? [] { world.space.retain(item.id) }
            for item in state.left { world.space.release(item) }
            state.left = newValue?.map(\.id) ?? []
            viewsChanged()
        }
    }

    /// The outermost button at the left.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
}
