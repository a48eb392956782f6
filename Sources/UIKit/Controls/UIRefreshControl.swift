import Foundation
import Heap

/// Turns while a list is made anew. No finger pulls it here; code begins and ends it.
///
/// Fidelity: simplified.
open class UIRefreshControl: UIControl {
    /// Whether it turns.
    public var isRefreshing: Bool { indicator.isOn }

    /// Begins to turn. Nobody is told.
    public func beginRefreshing() {
        indicator.isOn = true
        world.report(.write(property: "isRefreshing", object: id))
    }

    /// Stops turning.
    public func endRefreshing() {
        indicator.isOn = false
        world.report(.write(property: "isRefreshing", object: id))
    }

    override func takeTap(at point: CGPoint) {}
}

extension UIScrollView {
    /// What turns above the content while it is made anew. The view holds it.
    public var refreshControl: UIRefreshControl? {
        get { world.object(scrollState.refresh) }
        set {
            let old: UIRefreshControl? = world.object(scrollState.refresh)
            scrollState.refresh = newValue?.id
            if old !== newValue { old?.removeFromSuperview() }
            if let newValue {
                newValue.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
                insertSubview(newValue, at: 0)
            }
        }
    }
}
