import Foundation
package import Heap

/// A bar with buttons at the bottom.
///
/// Fidelity: documented UIToolbar; drawn as a line of texts (simplified).
open class UIToolbar: UIView, UIBarPositioning {
    struct State: Sendable {
        /// From the left; retained.
        var items: [ObjectID] = []
        /// Not retained.
        var delegate: ObjectID?
    }

    /// Points, without the home indicator's area.
    static let height: CGFloat = 44

    private var barState: State {
        _read { yield world.state.toolbars[id] }
        _modify { yield &world.state.toolbars[id] }
    }

    package override var edges: [Edge] {
        super.edges + barState.items.enumerated().map { Edge("items[\($0.offset)]", to: $0.element) } + appearances.edges
            + (barState.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    /// Asked for the position of a bar that belongs to no controller. The delegate of a controller's bar is the controller.
    ///
    /// Fidelity: documented UIToolbar.delegate; the exception's words are reported.
    public var delegate: (any UIToolbarDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIToolbarDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity.
    package var delegateID: ObjectID? {
        get { owner?.id ?? barState.delegate }
        set {
            guard owner == nil else {
                return world.report(
                    .exception(
                        name: "NSInternalInconsistencyException",
                        reason: "Cannot manually set the delegate on a UIToolbar managed by a controller.", object: id))
            }
            barState.delegate = newValue
        }
    }

    /// The items' buttons. The app may have added other views to the bar.
    private var buttons: [UIToolbarButton] { subviews.compactMap { $0 as? UIToolbarButton } }

    private var owner: UINavigationController? { superview?.controller as? UINavigationController }

    /// Asks the delegate for the bar's position, once the bar is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let delegate = barState.delegate else { return }
        world.tell(delegate, "position(for:)", [("bar", .object(id))])
    }

    /// The buttons, from the left; retained.
    public var items: [UIBarButtonItem]? {
        get { barState.items.isEmpty ? nil : barState.items.compactMap { world.object($0) } }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the buttons, from the left.
    ///
    /// Fidelity: simplified; buttons share the width evenly, spaces are not measured, and the change is not animated.
    public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in items ?? [] { world.space.retain(item.id) }
        for item in barState.items { world.space.release(item) }
        barState.items = items?.map(\.id) ?? []
        world.report(.write(property: "items", object: id))
        for button in buttons { button.removeFromSuperview() }
        for item in items ?? [] { addSubview(UIToolbarButton(item: item)) }
        invalidateLayout(.content)
    }

    /// As high as the system's bars.
    ///
    /// Fidelity: reported (44 points).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// As wide as there is room, and as high as the system's bars.
    ///
    /// Fidelity: reported (44 points).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Override point: places the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = buttons
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
        }
    }
}

/// Asked for the position of a toolbar that belongs to no controller.
///
/// Fidelity: documented UIToolbarDelegate.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// One button of a bar at the bottom.
final class UIToolbarButton: UIView {
    struct State: Sendable {
        /// The bar holds it.
        var item: ObjectID?
    }

    override var isPrivate: Bool { true }

    init(item: UIBarButtonItem) {
        super.init(frame: .zero)
        world.state.toolbarButtons[id].item = item.id
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func stands(for other: UIBarButtonItem) -> Bool { item === other }

    private var item: UIBarButtonItem? { world.living(world.state.toolbarButtons[id].item) }

    override var spokenTitle: String? { item?.spokenTitle.flatMap { $0.isEmpty ? nil : $0 } }
    override var spokenTitles: [String] { [item?.accessibilityIdentifier, spokenTitle].compactMap { $0 } }
    override var reactsToTap: Bool { item?.isEnabled == true && item?.isHidden == false && item?.customView == nil }

    override func tapped() { item?.tapped() }

    /// Places the item's own view, if it has one, in the middle.
    override func layoutSubviews() {
        super.layoutSubviews()
        let view = item?.customView
        removeHolders(except: [view].compactMap { $0 })
        guard let view else { return }
        let size = view.sizeInBar
        let origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        holder(of: view).frame = CGRect(origin: origin, size: size)
    }

    override func drawnContent() -> DrawnContent? {
        guard let item, let title = spokenTitle, !item.isHidden else { return nil }
        let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .systemGray
        return .text(
            title, size: 17, isBold: item.style == .done, color: color.components(style: traitCollection.userInterfaceStyle),
            alignment: .center)
    }
}
