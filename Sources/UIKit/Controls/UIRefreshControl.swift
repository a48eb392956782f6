import Foundation
package import Heap

/// Turns while a list is made anew.
///
/// Fidelity: documented UIRefreshControl (valueChanged when a finger has pulled far enough; endRefreshing ends it; beginRefreshing tells nobody); simplified,
/// far enough is twice its height, and it keeps its room at the top from when the finger is lifted.
open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60

    package override var edges: [Edge] {
        super.edges + (world.state.refreshTitles[id].map { [Edge("attributedTitle", to: $0)] } ?? [])
    }

    /// Whether it turns.
    public var isRefreshing: Bool { indicator.isOn }

    /// Shows the spinner. Sends no event.
    public func beginRefreshing() {
        indicator.isOn = true
        world.report(.write(property: "isRefreshing", object: id))
    }

    /// Hides the spinner, and removes its space.
    public func endRefreshing() {
        indicator.isOn = false
        world.report(.write(property: "isRefreshing", object: id))
        guard let scroll = superview as? UIScrollView, scroll.scrollState.refreshInset > 0 else { return }
        let old = scroll.adjustedContentInset
        let isOpen = scroll.contentOffset.y < Self.height - old.top
        world.animate(duration: 0.3) {
            scroll.setRefreshInset(0)
            if isOpen, !scroll.isDragging { scroll.contentOffset.y = -scroll.adjustedContentInset.top }
        }
    }

    /// A finger has pulled the content down by some points.
    func pulled(by way: CGFloat) {
        guard isEnabled, !isRefreshing, way >= 2 * Self.height else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// The finger was lifted: the content stays away from the top until refreshing ends.
    func keepRoom() {
        guard isRefreshing, let scroll = superview as? UIScrollView else { return }
        scroll.setRefreshInset(Self.height)
    }

    override func takeTap(at point: CGPoint) {}
}

extension UIScrollView {
    /// The spinner above the content, shown during a refresh. Retained by the view.
    public var refreshControl: UIRefreshControl? {
        get { world.object(scrollState.refresh) }
        set {
            let old: UIRefreshControl? = world.object(scrollState.refresh)
            scrollState.refresh = newValue?.id
            if old !== newValue { old?.removeFromSuperview() }
            if let newValue {
                let height = UIRefreshControl.height
                newValue.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
                insertSubview(newValue, at: 0)
            }
        }
    }

    fileprivate func setRefreshInset(_ height: CGFloat) {
        let old = adjustedContentInset
        scrollState.refreshInset = height
        insetChanged(from: old)
    }
}
