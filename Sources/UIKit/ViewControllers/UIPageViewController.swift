public import Foundation
package import Heap

/// Shows one page of many; a finger turns it.
///
/// Fidelity: documented UIPageViewController; recorded page-scroll-wangling, page-scroll-cancel-wangling, page-curl-wangling,
/// page-curl-cancel-wangling. Two pages side by side, the spine and the dots are left out (simplified).
open class UIPageViewController: UIViewController {
    struct State: Sendable {
        var style = TransitionStyle.pageCurl
        var orientation = NavigationOrientation.horizontal
        /// Between two pages, in points.
        var spacing = 0.0
        /// The page whose view is in place or on its way there.
        var shown: ObjectID?
        /// The transition in flight; retained by the animations.
        var transition: ObjectID?
        var isForward = true
        var isFingers = false
        /// The data source's answers about the pages on both sides.
        var before = Neighbour.unknown
        var after = Neighbour.unknown
        /// The pages in a row, when there is no data source; retained.
        var row: [ObjectID] = []
        /// The completion of the transition; retained.
        var completion: Block?
        var dataSource: ObjectID?
        var delegate: ObjectID?
        var content: ObjectID?
    }

    /// A page beside the one that is shown.
    enum Neighbour: Sendable {
        /// Not requested yet.
        case unknown
        /// The data source's answer, nil for the end; retained.
        case known(ObjectID?)
    }

    /// How one page comes after another.
    ///
    /// Fidelity: documented UIPageViewController.TransitionStyle; both are drawn as a slide (simplified), their callbacks differ (recorded
    /// page-scroll-wangling, page-curl-wangling).
    public enum TransitionStyle: Int, Sendable {
        /// As a sheet of paper is turned.
        case pageCurl = 0
        /// As a strip is moved.
        case scroll = 1
    }

    /// In which direction pages follow each other.
    ///
    /// Fidelity: documented UIPageViewController.NavigationOrientation.
    public enum NavigationOrientation: Int, Sendable {
        /// Sideways.
        case horizontal = 0
        /// Upright.
        case vertical = 1
    }

    /// Whether the next page comes or the one before.
    ///
    /// Fidelity: documented UIPageViewController.NavigationDirection.
    public enum NavigationDirection: Int, Sendable {
        /// The next page.
        case forward = 0
        /// The page before.
        case reverse = 1
    }

    /// The keys of a page controller's options.
    ///
    /// Fidelity: simplified; interPageSpacing is followed, spineLocation is refused by name.
    public struct OptionsKey: Hashable, Sendable {
        let name: String
        /// Points between two pages, in the scroll style.
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
        /// Where the spine of the book is, in the curl style.
        public static let spineLocation = OptionsKey(name: "spineLocation")
    }

    var pageState: State {
        _read { yield world.state.pages[id] }
        _modify { yield &world.state.pages[id] }
    }

    /// A page controller without pages. Apple's options hold `Any`; the values of both keys are numbers.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Double]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        pageState.style = style
        pageState.orientation = navigationOrientation
        pageState.spacing = options?[.interPageSpacing] ?? 0
        if options?[.spineLocation] != nil {
            world.report(.refusal("UIPageViewController.OptionsKey.spineLocation: the spine is at the edge"))
        }
    }

    /// A page controller in the curl style.
    ///
    /// Fidelity: reported (it calls the designated initialiser, an override of it too).
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    }

    /// A page controller in the curl style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A page controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Settings from an interface file, before there are pages.
    package func setArchived(style: TransitionStyle) { pageState.style = style }
    package func setArchived(orientation: NavigationOrientation) { pageState.orientation = orientation }
    package func setArchived(spacing: CGFloat) { pageState.spacing = spacing }

    package override var edges: [Edge] {
        var edges = super.edges
        if case .known(let page?) = pageState.before { edges.append(Edge("page before", to: page)) }
        if case .known(let page?) = pageState.after { edges.append(Edge("page after", to: page)) }
        edges += pageState.row.enumerated().map { Edge("pages[\($0.offset)]", to: $0.element) }
        if let completion = pageState.completion { edges.append(Edge("completion", to: completion.id)) }
        if let view = pageState.content { edges.append(Edge("pages' view", to: view)) }
        if let source = pageState.dataSource { edges.append(Edge("dataSource", .weak, to: source)) }
        if let delegate = pageState.delegate { edges.append(Edge("delegate", .weak, to: delegate)) }
        return edges
    }

    override var isSystemContainer: Bool { true }

    override func manages(_ child: UIViewController) -> Bool {
        child === shown || child === transition?.from || child === transition?.to || pageState.row.contains(child.id)
    }

    /// Fidelity: simplified; a page that has another parent is shown here no longer, and the place stays empty until the next one.
    override func lost(_ child: UIViewController) {
        if pageState.shown == child.id { pageState.shown = nil }
    }

    override var appearingCandidates: [UIViewController] { shown.map { [$0] } ?? [] }

    override var frontChildren: [UIViewController] { viewControllers ?? [] }

    override func finishTransition(_ coordinator: TransitionCoordinator) {
        guard coordinator.state.kind == .page else { return super.finishTransition(coordinator) }
        finishTurn(coordinator)
    }

    override func layOutContainer() {
        content?.frame = view.bounds
        if transition == nil { strip?.rest(on: shown?.wrapper(in: content)) }
    }

    // MARK: Pages

    /// The page that is shown; while one is turned, the one that it is turned from.
    public var viewControllers: [UIViewController]? {
        (transition?.from ?? shown).map { [$0] } ?? []
    }

    /// Shows a page. In no window it takes its place at once, with the whole of its appearance.
    ///
    /// Fidelity: recorded page-setviewcontrollers-in-viewDidLoad (no willMove; viewDidAppear before the first layout, didMove directly
    /// after it); the exception is UIKit's.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion.map(world.valueBlock))
    }

    package func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: Block?
    ) {
        guard let page = viewControllers?.first, viewControllers?.count == 1 else {
            world.report(
                .exception(
                    name: "NSInvalidArgumentException",
                    reason:
                        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) "
                        + "for the requested transition", object: id))
            return
        }
        guard transition == nil else {
            world.report(.refusal("UIPageViewController.setViewControllers during a transition: the page stays as it is"))
            return
        }
        loadViewIfNeeded()
        forgetNeighbours()
        guard page !== shown else {
            if let completion { world.call(completion, [.value(true)]) }
            return
        }
        if let completion { world.space.retain(completion.id) }
        pageState.completion = completion
        pageState.isFingers = false
        turn(to: page, isForward: direction == .forward, animated: animated, isHeld: false)
    }

    /// Shows the first of several pages. A finger can turn to the others without a data source.
    package func show(pages: [UIViewController]) {
        for page in pages { world.space.retain(page.id) }
        for page in pageState.row { world.space.release(page) }
        pageState.row = pages.map(\.id)
        setViewControllers(pages.first.map { [$0] }, direction: .forward, animated: false, completion: Block?.none)
    }

    /// Provides the pages on both sides.
    public var dataSource: (any UIPageViewControllerDataSource)? {
        get { world.living(dataSourceID, as: NSObject.self) as? any UIPageViewControllerDataSource }
        set { dataSourceID = (newValue as? NSObject)?.id }
    }

    /// The data source's identity; it is not retained.
    package var dataSourceID: ObjectID? {
        get { pageState.dataSource }
        set {
            pageState.dataSource = newValue
            forgetNeighbours()
        }
    }

    /// Called when a finger turns pages.
    public var delegate: (any UIPageViewControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIPageViewControllerDelegate }
        set { delegateID = (newValue as? NSObject)?.id }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { pageState.delegate }
        set { pageState.delegate = newValue }
    }

    /// How one page comes after another.
    public var transitionStyle: TransitionStyle { pageState.style }

    /// In which direction pages follow each other.
    public var navigationOrientation: NavigationOrientation { pageState.orientation }

    // MARK: View

    /// Override point: makes the container's view with the view that holds the pages.
    open override func loadView() {
        let root = UILayoutContainerView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = pageState.style == .scroll ? UIQueuingScrollView(frame: root.bounds) : UIPageCurlView(frame: root.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.state.clips = true
        world.space.assign(&pageState.content, content.id)
        root.addSubview(content)
        view = root
        strip?.rest(on: nil)
    }

    var content: UIView? { world.object(pageState.content) }
    var strip: UIQueuingScrollView? { world.object(pageState.content) }
    var transition: TransitionCoordinator? { world.living(pageState.transition) }
    override var ownTransition: TransitionCoordinator? { transition }
    var shown: UIViewController? { world.object(pageState.shown) }
}

/// Provides a page controller's pages.
///
/// Fidelity: documented UIPageViewControllerDataSource; recorded page-delegate-order-ios9. presentationCount(for:) is refused by name: there are no
/// dots.
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another; nil at the start.
    ///
    /// Fidelity: documented UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:); recorded page-delegate-order-ios9 (when a
    /// finger begins to turn, after the one for the page after).
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; nil at the end.
    ///
    /// Fidelity: documented UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:); recorded page-delegate-order-ios9 (when a
    /// finger begins to turn, and again for the page beyond when one has been turned).
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Called for page changes by a finger, not by code.
///
/// Fidelity: documented UIPageViewControllerDelegate (what a finger does, not what code does); spine location and orientations are not asked.
public protocol UIPageViewControllerDelegate: AnyObject {
    /// A finger has begun to turn the page.
    ///
    /// Fidelity: documented UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:); recorded page-delegate-order-ios9 (after the data
    /// source was asked).
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The page has been turned (`completed`), or has moved back.
    ///
    /// Fidelity: documented UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:);
    /// recorded page-delegate-order-ios9 (before the data source is asked for the next page).
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}
