import Foundation
import Heap

// The views that UIKit puts between a window and a controller's view. Learners see them in the hierarchy; code never makes them.

/// Holds one controller's view inside a container. The view sits in its wrapper before the wrapper enters the window and stays in it after
/// the wrapper has left.
///
/// Fidelity: reported document 003 (superview true, window false at viewWillAppear and viewDidDisappear).
final class UIViewControllerWrapperView: UIView {
    struct Record: Sendable {
        /// The frame that the container has given the controller's view between bars, in points. Nil if it has given none since it took the
        /// view in.
        var placed: CGRect?
    }

    var record: Record {
        _read { yield world.state.wrapperViews[id] }
        _modify { yield &world.state.wrapperViews[id] }
    }

    override var isPrivate: Bool { true }

    /// The traits that a container gives its children's views.
    override var inheritedTraits: UITraitCollection {
        let traits = super.inheritedTraits
        return superview?.controller?.contentTraits(traits, for: subviews.first?.controller) ?? traits
    }

    /// The container's, wherever a transition has moved the wrapper to.
    override var placedInsets: UIEdgeInsets? {
        superview?.holdingController?.contentSafeArea(for: subviews.first?.controller)
    }

    /// Lets a view that does not extend under bars end where they begin. The container sets that frame when its own geometry or its bars
    /// have changed. A frame that the controller gives its view afterwards stays.
    ///
    /// Fidelity: documented UIViewController.edgesForExtendedLayout; reported that the controller's own frame stays (shipped apps give their views one in
    /// viewDidLayoutSubviews); bars of containers further out are not seen, simplified.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = subviews.first, let controller = view.controller, let container = controller.parent, let area = placedInsets,
            let around = container.viewIfLoaded?.state.safeArea
        else { return }
        let edges = controller.extendedEdges(under: container.opaqueBarEdges)
        guard edges != .all else { return }
        let frame = bounds.inset(
            by: UIEdgeInsets(
                top: edges.contains(.top) || area.top == around.top ? 0 : area.top, left: 0,
                bottom: edges.contains(.bottom) || area.bottom == around.bottom ? 0 : area.bottom, right: 0))
        guard frame != record.placed else { return }
        record.placed = frame
        view.frame = frame
    }
}

extension UIViewController {
    /// The edges at which this controller's view extends under bars. `opaque` are the edges with opaque bars.
    ///
    /// Fidelity: documented UIViewController.extendedLayoutIncludesOpaqueBars; recorded nav-pop-below-arm1 (asked in that order).
    fileprivate func extendedEdges(under opaque: UIRectEdge) -> UIRectEdge {
        let includesOpaque = world.ask("extendedLayoutIncludesOpaqueBars", of: self) { extendedLayoutIncludesOpaqueBars }
        let edges = world.ask("edgesForExtendedLayout", of: self) { edgesForExtendedLayout }
        return includesOpaque ? edges : edges.subtracting(opaque)
    }

    /// The wrapper around this controller's view in a container's content view; nil if code has taken the view elsewhere since.
    func wrapper(in content: UIView?) -> UIView? {
        guard let content, let wrapper = viewIfLoaded?.superview as? UIViewControllerWrapperView, wrapper.superview === content else {
            return nil
        }
        return wrapper
    }

    /// A container puts a child's view into a wrapper, which is in no window yet. A wrapper that is in no other place is used again.
    ///
    /// Fidelity: reported document 003 (superview true, window false at viewWillAppear).
    func wrap(_ controller: UIViewController, in content: UIView) -> UIView {
        if let wrapper = controller.view.superview as? UIViewControllerWrapperView,
            wrapper.superview == nil || wrapper.superview === content
        {
            wrapper.frame = content.bounds
            wrapper.record.placed = nil
            return wrapper
        }
        let wrapper = UIViewControllerWrapperView(frame: content.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.frame = wrapper.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(controller.view)
        world.report(.system(.viewEnteredWrapper, object: controller.view.id))
        for case let container? in controller.coverings.map(\.containerView) { wrapper.addSubview(container) }
        return wrapper
    }
}

extension UIView {
    /// Adds a wrapper, in front or at an index.
    func take(_ wrapper: UIView, at index: Int? = nil) {
        if let index { insertSubview(wrapper, at: index) } else { addSubview(wrapper) }
        if window != nil { world.report(.system(.enteredWindow, object: wrapper.id)) }
    }
}

/// Fills a window with the view of a presentation or of the root controller.
final class UITransitionView: UIView {
    struct Record: Sendable {
        /// The presentation whose container this is.
        var presentation: ObjectID?
    }

    var record: Record {
        _read { yield world.state.transitionViews[id] }
        _modify { yield &world.state.transitionViews[id] }
    }

    var presentation: UIPresentationController? { world.living(record.presentation) }

    override var isPrivate: Bool { true }

    override var takesAllTouches: Bool { presentation.map { $0.dimmedAlpha > 0 && !$0.letsTouchesThrough } ?? false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && presentation?.letsTouchesThrough == true ? nil : hit
    }

    override func layoutSubviews() {
        presentation?.layOutContainer()
    }
}

/// Holds the view of a root or presented controller.
final class UIDropShadowView: UIView {
    override var isPrivate: Bool { true }

    /// The root's fills its container, however small it is drawn.
    override var placedInsets: UIEdgeInsets? { state.placedSafeArea ?? superview?.state.safeArea }

    override func prepareRecognizers() {
        guard state.gestures.isEmpty, (superview as? UITransitionView)?.presentation != nil else { return }
        addGestureRecognizer(world.bind { UISheetPanGestureRecognizer(target: ObjectID?.none, action: nil) })
    }
}

/// The short line at the top of a sheet that shows that it can be dragged.
final class UIGrabber: UIView {
    override var isPrivate: Bool { true }

    /// Fidelity: reported (what VoiceOver says).
    override var spokenTitle: String? { "Sheet Grabber" }
}

/// Dims the content behind a sheet.
final class UIDimmingView: UIView {
    override var isPrivate: Bool { true }
}

/// Holds the wrappers of the controllers of a navigation controller.
final class UINavigationTransitionView: UIView {
    override var isPrivate: Bool { true }
}

/// Holds the wrappers of a page controller's pages that are turned.
final class UIPageCurlView: UIView {
    override var isPrivate: Bool { true }

    override func prepareRecognizers() {
        guard state.gestures.isEmpty, superview?.controller is UIPageViewController else { return }
        addGestureRecognizer(world.bind { UIPagePanGestureRecognizer(target: ObjectID?.none, action: nil) })
    }
}

/// Contains the wrappers of a page controller's pages, as a strip. It is three pages long, and rests on the middle one.
///
/// Fidelity: reported (a scroll view among the subviews of the controller's view, whose offset rests at one page, goes to none or two, and is put back);
/// simplified, the delegate hears of a turn's end, not of the way.
final class UIQueuingScrollView: UIScrollView {
    override var isPrivate: Bool { true }

    /// The page controller whose pages it holds.
    private var pages: UIPageViewController? { superview?.controller as? UIPageViewController }

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollState.adjustment = .never
        scrollState.isPagingEnabled = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareRecognizers() {
        guard scrollState.pan == nil, pages != nil else { return }
        let pan = world.bind { UIPagePanGestureRecognizer(target: ObjectID?.none, action: nil) }
        scrollState.pan = pan.id
        addGestureRecognizer(pan)
    }

    /// Moves the strip back to its middle, with a page there.
    func rest(on page: UIView?) {
        let (step, isUpright) = (pages?.step ?? bounds.size, pages?.navigationOrientation == .vertical)
        contentSize = CGSize(width: isUpright ? bounds.width : 3 * step.width, height: isUpright ? 3 * step.height : bounds.height)
        scroll(to: CGPoint(x: isUpright ? 0 : step.width, y: isUpright ? step.height : 0))
        page?.frame = bounds
    }
}

/// The root view of a container of UIKit's own: its layout is the container's.
final class UILayoutContainerView: UIView {
    override var isPrivate: Bool { true }

    override func prepareRecognizers() {
        guard let navigation = controller as? UINavigationController, navigation.stackState.popGesture == nil else { return }
        _ = navigation.interactivePopGestureRecognizer
    }

    override func layoutSubviews() {
        controller?.layOutContainer()
    }
}
