import Foundation
package import Heap

// The style of a controller's presentation.
extension UIViewController {
    /// What a presentation ties to the controller.
    var presentationEdges: [Edge] {
        var edges: [Edge] = []
        if let presented = state.presented { edges.append(Edge("presentedViewController", to: presented)) }
        if let presentation = state.presentation { edges.append(Edge("presentationController", to: presentation)) }
        if let transition = state.preferredTransition { edges.append(Edge("preferredTransition", to: transition)) }
        if let presenting = state.presenting { edges.append(Edge("presentingViewController", .weak, to: presenting)) }
        if let delegate = state.transitioningDelegate { edges.append(Edge("transitioningDelegate", .weak, to: delegate)) }
        return edges
    }

    /// The style of this controller's presentation. `automatic` reads as the style that it means.
    ///
    /// Fidelity: documented UIViewController.modalPresentationStyle, UIModalPresentationStyle.automatic: pageSheet for most controllers
    /// since iOS 13, fullScreen before.
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { resolvedStyle }
        set {
            if newValue != state.modalStyle, state.presenting == nil { world.space.assign(&state.presentation, nil) }
            state.modalStyle = newValue
        }
    }

    /// The transition of this controller's view. `coverVertical` and `crossDissolve` are drawn.
    ///
    /// Fidelity: simplified; the other styles are drawn as coverVertical.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { state.modalTransition }
        set { state.modalTransition = newValue }
    }

    var askedTransitionStyle: UIModalTransitionStyle { world.ask("modalTransitionStyle", of: self) { state.modalTransition } }

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

    /// Provides the presentation with animators and a presentation controller of the app's own; not retained.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { world.living(transitioningDelegateID, as: NSObject.self) as? any UIViewControllerTransitioningDelegate }
        set { transitioningDelegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var transitioningDelegateID: ObjectID? {
        get { state.transitioningDelegate }
        set { state.transitioningDelegate = newValue }
    }

    /// The presentation that this controller is in, or will be in when it is presented.
    ///
    /// Fidelity: documented UIViewController.presentationController; a custom one is made only when the controller is presented
    /// (simplified).
    public var presentationController: UIPresentationController? {
        if let presentation: UIPresentationController = world.object(state.presentation) { return presentation }
        if let parent { return parent.presentationController }
        guard viewIfLoaded?.window == nil, askedStyle != .custom else { return nil }
        let presentation = makePresentation(style: askedStyle)
        world.space.assign(&state.presentation, presentation.id)
        return presentation
    }

    /// The sheet that this controller is in, or will be in when it is presented.
    @available(iOS 15, *)
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The popover that this controller is in, or will be in when it is presented.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private var resolvedStyle: UIModalPresentationStyle {
        if let own = fixedPresentationStyle { return own }
        return state.modalStyle == .automatic ? automaticStyle : state.modalStyle
    }

    private var automaticStyle: UIModalPresentationStyle { world.follows(.presentsCards) ? .pageSheet : .fullScreen }

    /// The style that the controller's class may answer with.
    var askedStyle: UIModalPresentationStyle {
        let answer = world.ask("modalPresentationStyle", of: self) { resolvedStyle }
        return answer == .automatic ? automaticStyle : answer
    }

    /// Provides the presentation's parts. An override of the controller's class decides, if there is one.
    var askedTransitioningDelegate: ObjectID? {
        guard let script = world.script, script.implements("transitioningDelegate", on: id) else { return state.transitioningDelegate }
        if case .object(let delegate) = script.invoke("transitioningDelegate", on: id, []) { return delegate }
        return nil
    }

    private func makePresentation(style: UIModalPresentationStyle) -> UIPresentationController {
        let presentation =
            switch style {
            case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: nil)
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            default: makeOwnPresentation() ?? UIPresentationController(presentedViewController: self, presenting: nil)
            }
        presentation.state.style = style
        return presentation
    }

    /// The presentation controller for a coming presentation: the one that code has already read, or else a new one.
    func preparedPresentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        let presentation =
            world.object(state.presentation) ?? customPresentation(by: presenter, source: source) ?? makePresentation(style: askedStyle)
        presentation.state.presenter = presenter.id
        return presentation
    }

    private func customPresentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController? {
        guard askedStyle == .custom,
            case .object(let id)? = world.tell(
                askedTransitioningDelegate, "presentationController(forPresented:presenting:source:)",
                [("presented", .object(self.id)), ("presenting", .object(presenter.id)), ("source", .object(source.id))])
        else { return nil }
        return world.object(id)
    }
}
