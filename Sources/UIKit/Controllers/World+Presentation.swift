import Foundation
import Heap

// What a finger does to a presentation.
extension World {
    /// The front-most presentation of the key window.
    public var frontPresentation: UIPresentationController? { keyWindow?.rootViewController?.presentationsAbove.last }

    /// Drags the front-most sheet down to a fraction of the way to the bottom, and lets go. Gives what stands against it; nil when it was
    /// done.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate; recorded sheet-swipe-cancel-criticalmaps.
    public func swipeDown(to fraction: Double, over duration: Double, finishes: Bool) -> String? {
        guard let front = frontPresentation, let presenter = front.presenter else {
            return "nothing is presented that could be dragged down"
        }
        guard front.isSheet else { return "what is in front is no sheet: only sheets can be dragged down" }
        guard !front.isBusy else { return "the sheet is already on its way" }
        if front.sheetSettings?.dragBetweenDetents(to: fraction, over: duration, finishes: finishes) == true { return nil }
        guard front.mayBeDragged else {
            front.resist(over: duration, isAttempt: finishes)
            return nil
        }
        front.state.isLeaving = true
        front.dismiss(downTo: presenter, animated: true, isByFinger: true, completion: nil)
        guard let coordinator: TransitionCoordinator = object(front.presented?.state.coordinator) else { return nil }
        drag(coordinator, to: fraction, over: duration, finishes: finishes)
        return nil
    }
}

extension UIPresentationController {
    /// Asks whether a finger may take the sheet away.
    var mayBeDragged: Bool {
        guard let presented, !presented.isModalHere else { return false }
        let answer = world.tell(state.delegate, "presentationControllerShouldDismiss(_:)", [("presentationController", .object(id))])
        if case .value(let may as Bool)? = answer { return may }
        return true
    }

    /// Gives way a little and comes back.
    func resist(over duration: Double, isAttempt: Bool) {
        guard let wrapper else { return }
        let rest = wrapper.center
        world.animate(duration: duration, curve: .easeOut) { wrapper.center.y = rest.y + 40 }
        world.schedule(
            world.block(keeping: [self]) { [self] in
                world.animate(duration: 0.2, curve: .easeOut) { wrapper.center = rest }
                if isAttempt { tellDelegate("DidAttemptToDismiss") }
            }, after: duration)
    }
}

extension UIViewController {
    /// Whether this controller, or one in it that is on the screen, may be dismissed by code only.
    ///
    /// Fidelity: documented UIViewController.isModalInPresentation; that children count too is reported.
    fileprivate var isModalHere: Bool {
        state.isModal || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalHere }
    }
}
