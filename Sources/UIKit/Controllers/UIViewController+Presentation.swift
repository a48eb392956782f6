import Foundation
import Heap

// Presenting and dismissing.
extension UIViewController {
    /// The controller that this one, or one around it, presents.
    public var presentedViewController: UIViewController? {
        world.object(state.presented) ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or one around it.
    ///
    /// Fidelity: documented UIViewController.presentingViewController; nil already in its viewDidDisappear after a dismissal.
    public var presentingViewController: UIViewController? {
        world.living(state.presenting) ?? parent?.presentingViewController
    }

    /// How this controller is to be presented. `automatic` is resolved when it happens.
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { state.modalStyle }
        set { state.modalStyle = newValue }
    }

    /// How this controller's view comes and goes. Only `coverVertical` is drawn.
    ///
    /// Fidelity: simplified; every style is drawn as coverVertical.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { state.modalTransition }
        set { state.modalTransition = newValue }
    }

    /// Whether only code ends this controller's presentation.
    public var isModalInPresentation: Bool {
        get { state.isModal }
        set { state.isModal = newValue }
    }

    /// Whether `currentContext` presentations by controllers in this one cover this one's view.
    public var definesPresentationContext: Bool {
        get { state.definesContext }
        set { state.definesContext = newValue }
    }

    /// Whether this controller's presentation has begun and not ended.
    public var isBeingPresented: Bool { state.isBeingPresented }

    /// Whether this controller's dismissal has begun and not ended.
    public var isBeingDismissed: Bool { state.isBeingDismissed }

    /// The presentation that this controller is in.
    public var presentationController: UIPresentationController? {
        world.object(state.presentation) ?? parent?.presentationController
    }

    /// Presents a controller: its view loads at once, the transition begins after the commit.
    ///
    /// Fidelity: recorded present-not-in-window (the message, nothing is presented); the moment of the transition is simplified.
    package func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: Block?) {
        let new = viewControllerToPresent
        let presenter = presentingContext(for: new)
        guard let window = viewIfLoaded?.window else {
            refusePresentation(of: new, reason: "whose view is not in the window hierarchy.")
            return
        }
        if let other: UIViewController = world.object(presenter.state.presented) {
            refusePresentation(of: new, reason: "which is already presenting \(other).")
            return
        }
        world.space.assign(&presenter.state.presented, new.id)
        new.state.presenting = presenter.id
        let presentation = UIPresentationController(presented: new, presenter: presenter, style: new.resolvedStyle)
        world.space.assign(&new.state.presentation, presentation.id)
        new.loadViewIfNeeded()
        if let completion { world.space.retain(completion.id) }
        world.afterCommit(
            world.block(keeping: [presentation, window, new]) {
                presentation.present(in: window, animated: flag, completion: completion)
            })
    }

    private func refusePresentation(of new: UIViewController, reason: String) {
        world.report(.console("Warning: Attempt to present \(new) on \(self) \(reason)", object: id))
    }

    /// Fidelity: documented UIModalPresentationStyle.automatic: pageSheet for most controllers since iOS 13.
    private var resolvedStyle: UIModalPresentationStyle {
        switch state.modalStyle {
        case .automatic: .pageSheet
        case .popover where world.device.idiom == .phone: .formSheet
        default: state.modalStyle
        }
    }

    /// The controller that presents: the outermost one, or for a context style the nearest that defines one.
    ///
    /// Fidelity: documented UIViewController.present(_:animated:completion:).
    private func presentingContext(for new: UIViewController) -> UIViewController {
        let wantsContext = [.currentContext, .overCurrentContext].contains(new.state.modalStyle)
        var controller = self
        while let parent = controller.parent {
            if wantsContext, controller.state.definesContext { break }
            controller = parent
        }
        return controller
    }

    /// Ends the presentation that this controller began, or else the one that it is in.
    ///
    /// Fidelity: documented UIViewController.dismiss(animated:completion:).
    package func dismiss(animated flag: Bool, completion: Block?) {
        guard let presented = presentedViewController ?? outermostPresented,
            let presentation: UIPresentationController = world.object(presented.state.presentation), let window = presented.view.window,
            !presented.state.isBeingDismissed
        else { return }
        if let completion { world.space.retain(completion.id) }
        world.afterCommit(
            world.block(keeping: [presentation, window, presented]) {
                presentation.dismiss(in: window, animated: flag, completion: completion)
            })
    }

    private var outermostPresented: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.state.presenting != nil { return current }
            controller = current.parent
        }
        return nil
    }
}
