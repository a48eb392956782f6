import Foundation
import Heap

// The bars above and below the pages.
extension UINavigationController {
    /// Whether the bar is left out.
    public var isNavigationBarHidden: Bool {
        get { stackState.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Leaves the bar out or brings it back.
    ///
    /// Fidelity: simplified; the bar's own motion is left out. During a transition only the page that comes gets other insets.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != stackState.isBarHidden else { return }
        stackState.isBarHidden = hidden
        barsChanged()
    }

    /// The bar below the pages.
    public var toolbar: UIToolbar! {
        if let bar: UIToolbar = world.object(stackState.toolbar) { return bar }
        let bar = made(stackState.toolbarClass) ?? UIToolbar(frame: .zero)
        bar.backgroundColor = .systemBackground
        world.space.assign(&stackState.toolbar, bar.id)
        bar.items = topViewController?.toolbarItems
        return bar
    }

    /// Whether the toolbar is hidden, as it is at first.
    public var isToolbarHidden: Bool {
        get { stackState.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Leaves the bar below out or brings it back.
    ///
    /// Fidelity: simplified; the bar's own motion is left out.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != stackState.isToolbarHidden else { return }
        stackState.isToolbarHidden = hidden
        if hidden {
            toolbar.removeFromSuperview()
        } else {
            viewIfLoaded?.addSubview(toolbar)
        }
        barsChanged()
    }

    /// A bar takes more or less room than before.
    func barsChanged() {
        guard let view = viewIfLoaded else { return }
        view.invalidateLayout(.container)
        for wrapper in transitionView?.subviews ?? [] where transition == nil || wrapper === transition?.to?.view.superview {
            wrapper.insetsBecameStale()
            wrapper.invalidateLayout(.container)
        }
    }

    /// Shows the items of the stack and of its top.
    func showItems() {
        navigationBar.show(items: viewControllers.map(\.navigationItem))
        if let toolbar: UIToolbar = world.object(stackState.toolbar) { toolbar.items = topViewController?.toolbarItems }
    }

    // MARK: Geometry

    /// The bar's height over a controller's page, in points.
    ///
    /// Fidelity: reported; a large title adds 52, not where there is little room upright, and does not shrink when the page scrolls
    /// (simplified). A search bar adds 52 (reported), and remains alone while it is in use (simplified).
    func barHeight(over controller: UIViewController?) -> CGFloat {
        let traits = viewIfLoaded?.traitCollection ?? world.predictedTraits
        let isLarge = traits.verticalSizeClass != .compact && showsLargeTitle(controller)
        let item = controller?.navigationItem
        let search = item?.searchHeight ?? 0
        guard item?.isBarHiddenBySearch != true else { return search }
        return world.device.navigationBarHeight(in: traits, isAtTopOfSheet: isAtTopOfSheet)
            + (isLarge ? UINavigationBar.largeTitleHeight : 0) + search
    }

    /// Fidelity: documented UINavigationItem.largeTitleDisplayMode (automatic takes over from the item before; the first is large).
    private func showsLargeTitle(_ controller: UIViewController?) -> Bool {
        guard navigationBar.prefersLargeTitles, let controller else { return false }
        let below = viewControllers.prefix { $0 !== controller }
        for candidate in [controller] + below.reversed() {
            switch candidate.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    func barFrame(over controller: UIViewController?) -> CGRect {
        CGRect(
            x: 0, y: world.device.pixelAligned(view.state.safeArea.top - barRise), width: view.bounds.width,
            height: barHeight(over: controller))
    }

    /// How far the bar reaches into the safe area's edge, in points. It does so below the screen's own edge.
    var barRise: CGFloat {
        let edge = world.state.screen.safeArea.top
        return edge > 0 && view.state.safeArea.top >= edge ? world.device.navigationBarRise : 0
    }

    /// Whether the bar is the top of a card.
    private var isAtTopOfSheet: Bool {
        guard let view = viewIfLoaded else { return false }
        let root = sequence(first: self as UIViewController, next: \.parent).reduce(self) { $1 }
        guard let presentation: UIPresentationController = world.object(root.state.presentation), presentation.isSheet,
            let sheet = root.viewIfLoaded
        else { return false }
        return view.convert(.zero, to: sheet).y == 0 && world.follows(.presentsCards)
    }

    func layOutBars() {
        let bounds = view.bounds
        navigationBar.isHidden = stackState.isBarHidden
        navigationBar.frame = barFrame(over: shown ?? topViewController)
        guard !stackState.isToolbarHidden else { return }
        let height = UIToolbar.height + view.state.safeArea.bottom
        toolbar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}

extension UIViewController {
    /// The toolbar's items while this controller is on top; retained.
    public var toolbarItems: [UIBarButtonItem]? {
        get { state.toolbarItems.isEmpty ? nil : state.toolbarItems.compactMap { world.object($0) } }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items of the toolbar while this controller is on top.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        for item in toolbarItems ?? [] { world.space.retain(item.id) }
        for item in state.toolbarItems { world.space.release(item) }
        state.toolbarItems = toolbarItems?.map(\.id) ?? []
        if let navigation = navigationController, navigation.topViewController === self { navigation.showItems() }
    }
}
