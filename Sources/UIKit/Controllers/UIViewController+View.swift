import Foundation
import Heap

// Loading the view.
extension UIViewController {
    /// The root view; reading it loads it when there is none.
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
    /// Fidelity: documented UIViewController.loadViewIfNeeded(); a read of `view` inside `loadView()` recurses without end in UIKit and is
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
        state.isLoadingView = true
        world.send("loadView()", to: self) { loadView() }
        state.isLoadingView = false
        world.send("viewDidLoad()", to: self) { viewDidLoad() }
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
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { state.additionalSafeArea }
        set {
            state.additionalSafeArea = newValue
            viewIfLoaded?.insetsBecameStale()
        }
    }

    /// The environment as this controller knows it.
    ///
    /// Fidelity: documented WWDC 2023 session 10057 (from the view's superview since iOS 17, from the parent before). A controller that is
    /// out of
    /// the hierarchy keeps what it knew.
    public var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return parent?.traitCollection ?? state.lastTraits ?? world.predictedTraits
    }

    /// Light or dark for this controller's view, whatever the surroundings say.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.overrideStyle }
        set {
            state.overrideStyle = newValue
            viewIfLoaded?.traitsBecameStale()
        }
    }

    func traitsChanged(from previous: UITraitCollection) {
        state.lastTraits = viewIfLoaded?.traitCollection
        world.send("traitCollectionDidChange(_:)", to: self, [("previousTraitCollection", .value(previous))]) {
            traitCollectionDidChange(previous)
        }
    }

    func forward(size: CGSize, coordinator: any UIViewControllerTransitionCoordinator) {
        guard let transition = coordinator as? TransitionCoordinator else { return }
        for child in children {
            world.send(
                "viewWillTransition(to:with:)", to: child, [("size", .value(size)), ("coordinator", .object(transition.id))]
            ) { child.viewWillTransition(to: size, with: transition) }
        }
    }
}
