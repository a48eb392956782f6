import Foundation
import Heap

// Loading the view.
extension UIViewController {
    /// The root view. Reading it loads it if there is none.
    ///
    /// Fidelity: documented UIViewController.view.
    public var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            if let newValue { claim(newValue) }
            if let old = viewIfLoaded, old !== newValue { old.state.controller = nil }
            world.space.assign(&state.view, newValue?.id)
            newValue?.state.controller = id
            if newValue == nil { state.hasLoadedView = false }
        }
    }

    /// The root view if there is one. Reading it loads nothing.
    public var viewIfLoaded: UIView? { world.object(state.view) }

    /// Whether there is a root view.
    public var isViewLoaded: Bool { state.view != nil }

    /// Loads the view when there is none: `loadView()`, then `viewDidLoad()`.
    ///
    /// If none of the app's storyboards and nibs has its class, the outlets get stand-in views of their declared types. They get none where the
    /// class's `loadView()` does not call super.
    ///
    /// Fidelity: documented UIViewController.loadViewIfNeeded() and loadView() (an override without super loads no interface file); a read of `view` inside `loadView()` recurses without end in UIKit and is
    /// stopped here.
    public func loadViewIfNeeded() {
        guard state.view == nil else { return }
        guard !state.isLoadingView else {
            world.report(
                .exception(
                    name: "Infinite recursion",
                    reason:
                        "\(world.typeName(of: self)).view was read inside loadView() before it was set: each read calls loadView() again",
                    object: id))
            self.view = UIView(frame: .zero)
            return
        }
        (state.isLoadingView, state.asksInterface) = (true, false)
        world.send("loadView()", to: self) { loadView() }
        // Without a view, reading `view` in viewDidLoad calls loadView again.
        state.isLoadingView = state.view == nil
        if state.asksInterface { standInForStoryboard() }
        world.send("viewDidLoad()", to: self) { viewDidLoad() }
        state.isLoadingView = false
        standIn()
    }

    /// Sets an empty, clear view if `loadView` has made none, so that the run can go on. The screen stays black.
    ///
    /// Fidelity: simplified; in UIKit `view` stays nil, and each read calls loadView again.
    private func standIn() {
        guard state.view == nil else { return }
        view = UIView(frame: .zero)
    }

    /// Fidelity: documented UIViewControllerHierarchyInconsistency: a view belongs to one controller.
    private func claim(_ view: UIView) {
        guard let owner = view.controller, owner !== self else { return }
        world.report(
            .exception(
                name: "UIViewControllerHierarchyInconsistency",
                reason:
                    "A view can only be associated with at most one view controller at a time! View \(view) is associated with \(owner). "
                    + "Clear this association before associating this view with \(self).",
                object: id))
    }

    /// Room at the edges that is added to the view's safe area, in points.
    ///
    /// Fidelity: documented UIViewController.additionalSafeAreaInsets; that it holds from when it is set, once the view's safe area is known, is
    /// reported (libraries read both in one breath).
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { state.additionalSafeArea }
        set {
            state.additionalSafeArea = newValue
            guard let view = viewIfLoaded else { return }
            let wasKnown = view.window != nil && !view.state.areInsetsStale
            view.insetsBecameStale()
            if wasKnown { view.updateEnvironmentFromAbove() }
        }
    }

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { state.respectsMinimumMargins }
        set {
            state.respectsMinimumMargins = newValue
            viewIfLoaded?.insetsBecameStale()
        }
    }

    /// The least margins of a controller's view, in points.
    ///
    /// Fidelity: documented UIViewController.systemMinimumLayoutMargins; the values (16, and 20 from a width of 414) are reported.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.state.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
