import Foundation
import Heap

// The methods of the learner's subclass and delegate, and the style that follows from them.
extension UIPresentationController {
    var presented: UIViewController? { world.object(state.presented) }
    var presenter: UIViewController? { world.object(state.presenter) }
    var wrapper: UIView? { world.object(state.wrapper) }
    var dimming: UIView? { world.object(state.dimming) }

    /// The style in which the view is shown, adapted or not.
    var shownStyle: UIModalPresentationStyle { state.adapted ?? state.style }

    var isSheet: Bool { [.pageSheet, .formSheet].contains(shownStyle) }

    /// The sheet's controller with its detents and looks, if this is a sheet.
    var sheetSettings: UISheetPresentationController? {
        guard isSheet else { return nil }
        if let popover = self as? UIPopoverPresentationController { return world.object(popover.record.sheet) }
        return self as? UISheetPresentationController
    }

    var removesPresenter: Bool {
        world.ask("shouldRemovePresentersView", of: self) { shouldRemovePresentersView }
    }

    var placeOfPresentedView: CGRect {
        world.ask("frameOfPresentedViewInContainerView", of: self) { frameOfPresentedViewInContainerView }
    }

    var shownView: UIView? { world.askObject("presentedView", of: self) { presentedView } }

    /// The style's adaptation to a compact width, if the delegate says nothing else.
    ///
    /// Fidelity: documented UIModalPresentationStyle; before iOS 13 sheets and popovers filled a phone's screen.
    var defaultAdaptation: UIModalPresentationStyle? {
        switch state.style {
        case .popover: world.follows(.presentsCards) ? .formSheet : .fullScreen
        case .pageSheet, .formSheet: world.follows(.presentsCards) ? nil : .fullScreen
        default: nil
        }
    }

    /// Asks how the presentation adapts to its surroundings.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate; adapting while the view is on the screen is left out (simplified).
    func adapt(to traits: UITraitCollection) {
        state.adapted = nil
        guard [.pageSheet, .formSheet, .popover, .custom].contains(state.style) else { return }
        let wanted = adaptation(to: traits)
        guard wanted != .none, wanted != state.style else { return }
        state.adapted = wanted == .automatic ? nil : wanted
        guard state.adapted != nil, let delegate = state.delegate, let script = world.script,
            script.implements("presentationController(_:viewControllerForAdaptivePresentationStyle:)", on: delegate)
        else { return }
        world.report(
            .refusal(
                "presentationController(_:viewControllerForAdaptivePresentationStyle:) is not simulated: the controller itself is shown"))
    }

    private func adaptation(to traits: UITraitCollection) -> UIModalPresentationStyle {
        let controller: (name: String, value: Argument) = ("controller", .object(id))
        if case .value(let style as UIModalPresentationStyle)? = world.tell(
            state.delegate, "adaptivePresentationStyle(for:traitCollection:)", [controller, ("traitCollection", .value(traits))])
        {
            return style
        }
        let isCompact = traits.horizontalSizeClass == .compact
        if isCompact,
            case .value(let style as UIModalPresentationStyle)? = world.tell(
                state.delegate, "adaptivePresentationStyle(for:)", [controller])
        {
            return style
        }
        return world.ask("adaptivePresentationStyle(for:)", of: self, [.value(traits)]) {
            guard isCompact else { return .none }
            return world.ask("adaptivePresentationStyle", of: self) { adaptivePresentationStyle }
        }
    }

    // MARK: Telling

    func tellDelegate(_ method: String, by function: String = #function, in file: String = #fileID) {
        world.tell(state.delegate, method, [("presentationController", .object(id))], by: function, in: file)
    }

    /// Calls an override point; only a class of the learner's has something to show.
    func send(
        _ name: String, _ arguments: [(name: String, value: Argument)] = [], by function: String = #function, in file: String = #fileID,
        native: () -> Void
    ) {
        let isReported = world.script?.implements(name, on: id) == true
        world.send(name, to: self, arguments, isReported: isReported, by: function, in: file, native: native)
    }

    /// Calls the presentation controller's own method as its transition begins.
    ///
    /// Fidelity: documented UIPresentationController.presentationTransitionWillBegin(), dismissalTransitionWillBegin(); their places
    /// among the appearance callbacks are simplified.
    func sendBegin(isComing: Bool) {
        if isComing {
            send("presentationTransitionWillBegin()") { presentationTransitionWillBegin() }
        } else {
            send("dismissalTransitionWillBegin()") { dismissalTransitionWillBegin() }
        }
    }

    /// Calls the presentation controller's own method as its transition has ended.
    ///
    /// Fidelity: documented UIPresentationController.presentationTransitionDidEnd(_:), dismissalTransitionDidEnd(_:); their places
    /// among the appearance callbacks are simplified.
    func sendEnd(isComing: Bool, completed: Bool) {
        if isComing {
            send("presentationTransitionDidEnd(_:)", [("completed", .value(completed))]) { presentationTransitionDidEnd(completed) }
        } else {
            send("dismissalTransitionDidEnd(_:)", [("completed", .value(completed))]) { dismissalTransitionDidEnd(completed) }
        }
    }
}
