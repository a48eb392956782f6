import Foundation
import Heap

// A bar button's view, which apps read by key to anchor something at it.
extension UIBarButtonItem {
    /// The item's view in its bar: its custom view, or one that the bar makes. nil while no bar shows the item.
    ///
    /// Fidelity: reported, `value(forKey: "view")` as apps use it; a bar has made its buttons as soon as it is in a window (simplified).
    var barView: UIView? {
        if let customView { return customView }
        for window in world.windowsBackToFront.reversed() {
            if let found = window.barView(of: self) { return found }
        }
        return nil
    }
}

extension UIView {
    fileprivate func barView(of item: UIBarButtonItem) -> UIView? {
        if let bar = self as? UINavigationBar, let found = bar.buttonView(of: item) { return found }
        if let button = self as? UIToolbarButton, button.stands(for: item) { return button }
        for view in subviews { if let found = view.barView(of: item) { return found } }
        return nil
    }
}

/// The place of a button in a navigation bar, which draws the button itself.
final class BarButtonView: UIView {
    override var isPrivate: Bool { true }

    /// The item whose view this is; the bar's controller retains it.
    var item: UIBarButtonItem? {
        get { world.living(world.state.toolbarButtons[id].item) }
        set { world.state.toolbarButtons[id].item = newValue?.id }
    }

    /// A touch reaches the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

extension UINavigationBar {
    /// The view at a button's place, made at the first call. Returns nil for a button that is not shown.
    fileprivate func buttonView(of item: UIBarButtonItem) -> UIView? {
        guard let place = buttons.first(where: { $0.item === item })?.frame else { return nil }
        if let known = buttonViews.first(where: { $0.item === item }) { return known }
        let view = BarButtonView(frame: place)
        view.item = item
        addSubview(view)
        return view
    }

    private var buttonViews: [BarButtonView] { subviews.compactMap { $0 as? BarButtonView } }

    /// Moves the button views made so far to their buttons, and removes those whose buttons have gone.
    func placeButtonViews() {
        for view in buttonViews {
            guard let place = buttons.first(where: { $0.item === view.item })?.frame else {
                view.removeFromSuperview()
                continue
            }
            view.frame = place
        }
    }
}
