package import Heap

/// A bar's position.
///
/// Fidelity: documented UIBarPosition.
public enum UIBarPosition: Int, Sendable {
    /// No position.
    case any = 0
    /// At the bottom of its container.
    case bottom
    /// At the top of its container.
    case top
    /// At the top, under the status bar.
    case topAttached
}

/// A bar whose delegate decides its position.
///
/// Fidelity: documented UIBarPositioning; without the place itself (simplified).
public protocol UIBarPositioning: AnyObject {}

/// Asked for a bar's position.
///
/// Fidelity: documented UIBarPositioningDelegate.
public protocol UIBarPositioningDelegate: AnyObject {
    /// The bar has come into a window.
    ///
    /// Fidelity: documented UIBarPositioningDelegate.position(for:); what it gives moves nothing (simplified).
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Fidelity: documented UIBarPositioningDelegate (optional).
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Called for the items of a navigation bar that belongs to no controller.
///
/// Fidelity: documented UINavigationBarDelegate.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item has come.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the item on top may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// The top item has been popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Fidelity: documented UINavigationBarDelegate (optional).
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Fidelity: documented UINavigationBarDelegate (optional).
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Fidelity: documented UINavigationBarDelegate (optional).
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Fidelity: documented UINavigationBarDelegate (optional).
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

// The items of a bar that belongs to no controller.
extension UINavigationBar {
    /// Sets the items of a bar that belongs to no controller, bottom first.
    ///
    /// Fidelity: documented UINavigationBar.setItems(_:animated:); they come at once (simplified).
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !refuses("Cannot call setItems:animated: directly on") else { return }
        let items = items ?? []
        for item in items { world.space.retain(item.id) }
        let old = barState.holdsItems ? barState.items : []
        barState.holdsItems = true
        show(items: items)
        for item in old { world.space.release(item) }
        invalidateLayout(.content)
    }

    /// Pushes an item onto a bar that belongs to no controller.
    ///
    /// Fidelity: documented UINavigationBar.pushItem(_:animated:); it comes at once (simplified).
    public func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !refuses("Cannot call pushNavigationItem:animated: directly on"), allows("navigationBar(_:shouldPush:)", item) else { return }
        setItems((items ?? []) + [item], animated: animated)
        world.tell(barState.delegate, "navigationBar(_:didPush:)", [("navigationBar", .object(id)), ("item", .object(item.id))])
    }

    /// Pops the top item of a bar that belongs to no controller, and returns it.
    ///
    /// Fidelity: documented UINavigationBar.popItem(animated:); it goes at once (simplified).
    @discardableResult public func popItem(animated: Bool) -> UINavigationItem? {
        guard !refuses("Cannot call popNavigationItemAnimated: directly on"), let last = topItem,
            allows("navigationBar(_:shouldPop:)", last)
        else { return nil }
        world.space.retain(last.id)
        setItems(items?.dropLast(), animated: animated)
        world.tell(barState.delegate, "navigationBar(_:didPop:)", [("navigationBar", .object(id)), ("item", .object(last.id))])
        world.space.autorelease(last.id)
        return last
    }

    private func allows(_ question: String, _ item: UINavigationItem) -> Bool {
        let arguments: [(name: String, value: Argument)] = [("navigationBar", .object(id)), ("item", .object(item.id))]
        guard case .value(let answer)? = world.tell(barState.delegate, question, arguments) else { return true }
        return answer as? Bool ?? true
    }

    /// Called for the items of a bar that belongs to no controller. The delegate of a controller's bar is the controller.
    ///
    /// Fidelity: documented UINavigationBar.delegate; the exception's words are reported.
    public var delegate: (any UINavigationBarDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UINavigationBarDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity.
    package var delegateID: ObjectID? {
        get { isManaged ? superview?.controller?.id : barState.delegate }
        set { if !refuses("Cannot manually set the delegate on") { barState.delegate = newValue } }
    }

    private var isManaged: Bool { superview?.controller is UINavigationController }

    /// Whether a controller manages the bar. Code must then use the controller, so this raises an exception.
    private func refuses(_ what: String) -> Bool {
        guard isManaged else { return false }
        world.report(
            .exception(
                name: "NSInternalInconsistencyException", reason: "\(what) a UINavigationBar managed by a controller.", object: id))
        return true
    }

    /// Asks for the bar's position.
    func askPosition() {
        guard window != nil, let delegate = barState.delegate else { return }
        world.tell(delegate, "position(for:)", [("bar", .object(id))])
    }
}
