import Foundation
package import Heap

/// The bar at the bottom of a tab bar controller.
///
/// Fidelity: simplified; a bar of full width at the bottom in every version and on every device, not the floating one of iOS 26 nor the
/// iPad's at the top from iOS 18.
open class UITabBar: UIView {
    struct State: Sendable {
        /// From the left; the controllers hold them.
        var items: [ObjectID] = []
        var selected: ObjectID?
        var barTint: UIColor?
        var unselectedTint: UIColor?
        var isTranslucent = true
    }

    package override var edges: [Edge] { super.edges + appearances.edges }

    var barState: State {
        _read { yield world.state.tabBars[id] }
        _modify { yield &world.state.tabBars[id] }
    }

    /// The controller that the bar belongs to.
    var owner: UITabBarController? { superview?.controller as? UITabBarController }

    func show(items: [UITabBarItem], selected: UITabBarItem?) {
        let isChanged = barState.items != items.map(\.id)
        barState.items = items.map(\.id)
        barState.selected = selected?.id
        world.report(.write(property: "items", object: id))
        guard isChanged else { return }
        for button in subviews { button.removeFromSuperview() }
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
        let buttons = subviews
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: world.device.tabBarHeight(in: traitCollection))
        }
    }

    /// The items, from the left.
    public var items: [UITabBarItem]? { barState.items.isEmpty ? nil : barState.items.compactMap { world.object($0) } }

    /// The item that is chosen.
    public var selectedItem: UITabBarItem? { world.object(barState.selected) }

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

    /// The colour of items that are not chosen; nil: grey.
    public var unselectedItemTintColor: UIColor? {
        get { barState.unselectedTint }
        set {
            barState.unselectedTint = newValue
            world.report(.write(property: "unselectedItemTintColor", object: id))
        }
    }

    /// Whether what is behind the bar shines through; under a bar that lets nothing through no page reaches unless it says so.
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
        guard let bar, let index = bar.subviews.firstIndex(of: self) else { return }
        bar.owner?.tapped(index)
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
