import Foundation
package import Heap

/// Called by a scroll view.
///
/// Fidelity: documented UIScrollViewDelegate; zooming by fingers, scrolling to the top by the status bar and scrollViewDidChangeAdjustedContentInset(_:) are not
/// simulated.
public protocol UIScrollViewDelegate: AnyObject {
    /// The scroll position has changed.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewDidScroll(_:); told within each change of the offset, by code too; an animation to an
    /// offset tells it once (simplified).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to scroll.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewWillBeginDragging(_:) (the finger has moved already; after the keyboard was sent away on
    /// drag, which is simplified).
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is being lifted. `velocity` is in points a millisecond; `targetContentOffset` is where the content will stop, and can be
    /// changed.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) (points a millisecond; the target can
    /// be changed).
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; whether the content moves on.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:) (after willEndDragging).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content moves on by itself.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:); directly after didEndDragging (simplified).
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has stopped.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewDidEndDecelerating(_:); also when a finger halts the content (simplified).
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Animated scrolling by code is over.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:) (setContentOffset and scrollRectToVisible, when they are
    /// animated).
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is transformed when the scroll view zooms; nil for none.
    ///
    /// Fidelity: documented UIScrollViewDelegate.viewForZooming(in:).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming begins, by an animation.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:).
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The content has another size.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewDidZoom(_:).
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Zooming is over.
    ///
    /// Fidelity: documented UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:).
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// Gives scroll views their delegate. A class can redeclare a member of a protocol's extension. So text views, tables and collections have
/// delegates of their own types under the same name.
public protocol ScrollDelegating: UIView {}

extension ScrollDelegating {
    /// Called when the view scrolls.
    public var delegate: (any UIScrollViewDelegate)? {
        get { world.living(world.state.scrolls[id].delegate, as: NSObject.self) as? any UIScrollViewDelegate }
        set { world.state.scrolls[id].delegate = World.identity(of: newValue) }
    }
}

extension UIScrollView {
    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { scrollState.delegate }
        set { scrollState.delegate = newValue }
    }

    /// Whether a finger scrolls.
    ///
    /// Fidelity: documented UIScrollView.isScrollEnabled.
    public var isScrollEnabled: Bool {
        get { scrollState.isScrollEnabled }
        set { scrollState.isScrollEnabled = newValue }
    }

    /// Whether a finger's scrolling stops at multiples of the view's size.
    ///
    /// Fidelity: documented UIScrollView.isPagingEnabled; simplified, a finger that moves as it lifts goes on to the page that lies ahead, one that rests
    /// leaves the nearest.
    public var isPagingEnabled: Bool {
        get { scrollState.isPagingEnabled }
        set { scrollState.isPagingEnabled = newValue }
    }

    /// Whether content that is not high enough to scroll bounces upright all the same.
    public var alwaysBounceVertical: Bool {
        get { scrollState.alwaysBouncesUpright }
        set {
            scrollState.alwaysBouncesUpright = newValue
            renewAdjustedInset()
        }
    }

    /// Whether content that is not wide enough to scroll bounces sideways all the same.
    public var alwaysBounceHorizontal: Bool {
        get { scrollState.alwaysBouncesSideways }
        set {
            scrollState.alwaysBouncesSideways = newValue
            renewAdjustedInset()
        }
    }

    /// Whether content bounces at its ends.
    ///
    /// Fidelity: documented UIScrollView.bounces.
    public var bounces: Bool {
        get { scrollState.bounces }
        set { scrollState.bounces = newValue }
    }

    /// The fraction of the content's speed that is left after each millisecond.
    ///
    /// Fidelity: documented UIScrollView.decelerationRate.
    public var decelerationRate: DecelerationRate {
        get { scrollState.decelerationRate }
        set { scrollState.decelerationRate = newValue }
    }

    /// The fraction of a speed that is left after each millisecond.
    ///
    /// Fidelity: documented UIScrollView.DecelerationRate; the two numbers are reported.
    public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        /// From 0 to 1.
        public let rawValue: CGFloat

        /// A custom rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual one.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate at which content stops sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
