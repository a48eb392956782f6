import Foundation
import Heap

extension UIScrollView {
    /// The recogniser that scrolls.
    ///
    /// Fidelity: documented UIScrollView.panGestureRecognizer.
    public var panGestureRecognizer: UIPanGestureRecognizer {
        prepareRecognizers()
        guard let pan = world.object(scrollState.pan, as: UIPanGestureRecognizer.self) else {
            preconditionFailure("a scroll view has no recogniser after it was made")
        }
        return pan
    }

    /// Whether a finger has begun to scroll.
    public var isDragging: Bool { scrollState.isDragging }

    /// Whether content can move upright, or sideways.
    func gives(upright: Bool) -> Bool {
        let insets = adjustedContentInset
        if upright {
            return scrollState.alwaysBouncesUpright
                || scrollState.contentSize.height + insets.top + insets.bottom > bounds.height
        }
        return scrollState.alwaysBouncesSideways || scrollState.contentSize.width + insets.left + insets.right > bounds.width
    }

    /// Moves the content with the finger.
    ///
    /// Fidelity: simplified; content stops where the finger lifts (at a page's edge if it scrolls by pages), and at its ends.
    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.record.state {
        case .began:
            scrollState.isDragging = true
            scrollState.draggedFrom = contentOffset
            world.tell(scrollState.delegate, "scrollViewWillBeginDragging(_:)", [("scrollView", .object(id))])
            move(by: pan.translation(in: nil))
        case .changed: move(by: pan.translation(in: nil))
        case .ended, .cancelled:
            scrollState.isDragging = false
            if isPagingEnabled { setContentOffset(nearestPage, animated: true) }
            world.tell(
                scrollState.delegate, "scrollViewDidEndDragging(_:willDecelerate:)",
                [("scrollView", .object(id)), ("decelerate", .value(false))])
        default: break
        }
    }

    private func move(by way: CGPoint) {
        contentOffset = reachable(CGPoint(x: scrollState.draggedFrom.x - way.x, y: scrollState.draggedFrom.y - way.y))
    }

    private var nearestPage: CGPoint {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return contentOffset }
        return reachable(
            CGPoint(
                x: (contentOffset.x / size.width).rounded() * size.width, y: (contentOffset.y / size.height).rounded() * size.height))
    }

    private func reachable(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        let last = CGPoint(
            x: max(-insets.left, scrollState.contentSize.width + insets.right - bounds.width),
            y: max(-insets.top, scrollState.contentSize.height + insets.bottom - bounds.height))
        return CGPoint(x: min(max(offset.x, -insets.left), last.x), y: min(max(offset.y, -insets.top), last.y))
    }
}

/// A scroll view's own recogniser.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true, let scroll = view as? UIScrollView else { return nil }
        return scroll.isScrollEnabled && scroll.gives(upright: abs(way.y) >= abs(way.x))
    }

    override func hasChanged() {
        (view as? UIScrollView)?.follow(self)
    }
}
