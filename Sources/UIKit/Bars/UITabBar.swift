import Foundation
package import Heap

/// The bar at the bottom of a tab bar controller.
///
/// Fidelity: simplified; a bar of full width at the bottom in every version and on every device, not the floating one of iOS 26 nor the
/// iPad's at the top from iOS 18.
open class UITabBar: UIView {
    struct State: Sendable {
        /// From the left; retained by the controllers, or by a bar that belongs to none.
        var items: [ObjectID] = []
        var holdsItems = false
        /// Not retained.
        var delegate: ObjectID?
        var selected: ObjectID?
        var barTint: UIColor?
        var unselectedTint: UIColor?
        var isTranslucent = true
    }

    package override var edges: [Edge] {
        let items = barState.holdsItems ? barState.items : []
        return super.edges + appearances.edges + items.enumerated().map { Edge("items[\($0.offset)]", to: $0.element) }
            + (barState.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    var barState: State {
        _read { yield world.state.tabBars[id] }
        _modify { yield &world.state.tabBars[id] }
    }

    /// The items' buttons. The app may have added other views to the bar.
    fileprivate var buttons: [UITabBarButton] { subviews.compactMap { $0 as? UITabBarButton } }

    /// The controller that the bar belongs to.
    var owner: UITabBarController? { superview?.controller as? UITabBarController }

    func show(items: [UITabBarItem], selected: UITabBarItem?) {
        let isChanged = barState.items != items.map(\.id)
        barState.items = items.map(\.id)
        barState.selected = selected?.id
        world.report(.write(property: "items", object: id))
        guard isChanged else { return }
        for button in buttons { button.removeFromSuperview() }
        for item in items { addSubview(UITabBarButton(item: item)) }
        invalidateLayout(.content)
    }

    /// A controller in the bar has another item than before.
    func itemsChanged() {
        owner?.refreshBar()
    }

    override func visibilityChanged() {
        super.visibilityChanged()
        owner?.barChanged()
    }

    /// Override point: places the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = buttons
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: world.device.tabBarHeight(in: traitCollection))
        }
    }

    /// The items, from the left. In a controller's bar they are those of its controllers; setting them is an exception.
    ///
    /// Fidelity: documented UITabBar.items; the exception's words are reported.
    public var items: [UITabBarItem]? {
        get { barState.items.isEmpty ? nil : barState.items.compactMap { world.object($0) } }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items, from the left. None is selected until code selects one.
    ///
    /// Fidelity: documented UITabBar.setItems(_:animated:); they come at once (simplified).
    public func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard mayChange("Directly modifying") else { return }
        let items = items ?? []
        for item in items { world.space.retain(item.id) }
        let old = barState.holdsItems ? barState.items : []
        let selected = items.first { $0.id == barState.selected }
        barState.holdsItems = true
        show(items: items, selected: selected)
        for item in old { world.space.release(item) }
    }

    /// The selected item. Setting it does not call the delegate.
    ///
    /// Fidelity: documented UITabBar.selectedItem; the exception's words are reported.
    public var selectedItem: UITabBarItem? {
        get { world.object(barState.selected) }
        set {
            guard mayChange("Directly modifying") else { return }
            barState.selected = newValue?.id
            world.report(.write(property: "selectedItem", object: id))
        }
    }

    /// Called when the user selects an item. The delegate of a controller's bar is the controller.
    ///
    /// Fidelity: documented UITabBar.delegate; the exception's words are reported.
    public var delegate: (any UITabBarDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UITabBarDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity.
    package var delegateID: ObjectID? {
        get { owner?.id ?? barState.delegate }
        set { if mayChange("Changing the delegate of") { barState.delegate = newValue } }
    }

    private func mayChange(_ how: String) -> Bool {
        guard owner != nil else { return true }
        world.report(
            .exception(
                name: "NSInternalInconsistencyException", reason: "\(how) a tab bar managed by a tab bar controller is not allowed.",
                object: id))
        return false
    }

    /// The user has selected an item.
    fileprivate func choose(_ index: Int) {
        if let owner { return owner.tapped(index) }
        guard barState.items.indices.contains(index) else { return }
        let item = barState.items[index]
        barState.selected = item
        world.report(.write(property: "selectedItem", object: id))
        world.tell(barState.delegate, "tabBar(_:didSelect:)", [("tabBar", .object(id)), ("item", .object(item))])
    }

    /// As high as the system's bars.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: world.device.tabBarHeight(in: traitCollection))
    }

    /// As wide as there is room, and as high as the system's bars.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: world.device.tabBarHeight(in: traitCollection))
    }

    /// The colour of the bar itself. Kept, not drawn.
    ///
    /// Fidelity: simplified; kept only.
    public var barTintColor: UIColor? {
        get { barState.barTint }
        set {
            barState.barTint = newValue
            world.report(.write(property: "barTintColor", object: id))
        }
    }

    /// The colour of items that are not selected; nil: grey.
    public var unselectedItemTintColor: UIColor? {
        get { barState.unselectedTint }
        set {
            barState.unselectedTint = newValue
            world.report(.write(property: "unselectedItemTintColor", object: id))
        }
    }

    /// Whether content behind the bar shines through. A page does not extend under an opaque bar unless it says so.
    ///
    /// Fidelity: documented UITabBar.isTranslucent, UIViewController.extendedLayoutIncludesOpaqueBars.
    public var isTranslucent: Bool {
        get { barState.isTranslucent }
        set {
            guard newValue != barState.isTranslucent else { return }
            barState.isTranslucent = newValue
            (superview?.controller as? UITabBarController)?.barsChanged()
        }
    }
}

/// Called when the user selects an item of a tab bar.
///
/// Fidelity: documented UITabBarDelegate; without customising (simplified).
public protocol UITabBarDelegate: AnyObject {
    /// The user has selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Fidelity: documented UITabBarDelegate (optional).
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// One tab of a bar.
final class UITabBarButton: UIView {
    override var isPrivate: Bool { true }

    init(item: UITabBarItem) {
        super.init(frame: .zero)
        world.state.tabButtons[id].item = item.id
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    struct State: Sendable {
        /// The controllers hold it.
        var item: ObjectID?
    }

    private var item: UITabBarItem? { world.living(world.state.tabButtons[id].item) }
    private var bar: UITabBar? { superview as? UITabBar }

    override var spokenTitle: String? { item?.itemState.title ?? item?.itemState.image?.name }
    override var spokenTitles: [String] { [item?.accessibilityIdentifier, spokenTitle].compactMap { $0 } }
    override var reactsToTap: Bool { item?.itemState.isEnabled == true }

    override func tapped() {
        guard let bar, let index = bar.buttons.firstIndex(of: self) else { return }
        bar.choose(index)
    }

    override func drawnContent() -> DrawnContent? {
        guard let item, let bar, let title = spokenTitle else { return nil }
        let isSelected = bar.barState.selected == item.id
        let color: UIColor = isSelected ? bar.tintColor : bar.barState.unselectedTint ?? .systemGray
        let text = item.itemState.badge.map { "\(title) (\($0))" } ?? title
        return .text(
            text, size: 10, isBold: isSelected, color: color.components(style: traitCollection.userInterfaceStyle), alignment: .center)
    }
}
