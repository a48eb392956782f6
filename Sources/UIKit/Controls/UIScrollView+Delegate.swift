import Foundation
package import Heap

/// Told by a scroll view.
public protocol UIScrollViewDelegate: AnyObject {
    /// What is scrolled to has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger was lifted; whether the content moves on: never here.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

/// Gives scroll views their delegate. Members of a protocol's extension can be told anew by a class: text views, tables and collections have delegates
/// of types of their own under the same name.
public protocol ScrollDelegating: UIView {}

extension ScrollDelegating {
    /// Told when the view scrolls.
    public var delegate: (any UIScrollViewDelegate)? {
        get { world.living(world.state.scrolls[id].delegate, as: NSObject.self) as? any UIScrollViewDelegate }
        set { world.state.scrolls[id].delegate = World.identity(of: newValue) }
    }
}

extension UIScrollView {
    /// The delegate's identity; it is not held.
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
    /// Fidelity: simplified; the nearest page is gone to, however fast the finger was.
    public var isPagingEnabled: Bool {
        get { scrollState.isPagingEnabled }
        set { scrollState.isPagingEnabled = newValue }
    }

    /// Whether content that is not high enough to scroll gives way upright all the same.
    public var alwaysBounceVertical: Bool {
        get { scrollState.alwaysBouncesUpright }
        set { scrollState.alwaysBouncesUpright = newValue }
    }

    /// Whether content that is not wide enough to scroll gives way sideways all the same.
    public var alwaysBounceHorizontal: Bool {
        get { scrollState.alwaysBouncesSideways }
        set { scrollState.alwaysBouncesSideways = newValue }
    }
}
