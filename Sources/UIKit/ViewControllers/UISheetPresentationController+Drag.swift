import Foundation
import Heap

/// A sheet that a finger moves.
struct SheetDrag: Sendable {
    /// The effect of the finger's movement.
    enum Effect: Sendable {
        /// Nothing yet, or it changes the sheet's height.
        case resizes
        /// It takes the sheet away: the transition, and at how many points of the way that began. Not retained.
        case dismisses(ObjectID, from: CGFloat)
        /// The sheet moves only a little, as it may not be dismissed.
        case strains
    }

    /// Where the sheet stood.
    let place: CGRect
    /// How far it can be moved down, in points.
    let distance: CGFloat
    /// The heights between which its upper edge is moved, in points; none when it floats.
    let heights: [CGFloat]
    var effect = Effect.resizes
    /// How far down the finger has come, in points.
    var way: CGFloat = 0

    /// The height below which the sheet leaves, in points.
    var lowest: CGFloat { heights.min() ?? place.height }
    /// Whether it is at its lowest detent.
    var isLowest: Bool { place.height < lowest + 0.5 }
}

// A finger that moves a sheet: from one detent to another, or away.
//
// Fidelity: documented UISheetPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate; recorded sheet-swipe-cancel-criticalmaps; the pace
// is simplified.
extension UIPresentationController {
    /// Grabs the sheet. False if it is moving, or covered by a controller that it presents.
    func beginDrag() -> Bool {
        guard isSheet, !isBusy, state.drag == nil, let wrapper, let container = containerView, presented?.state.presented == nil else {
            return false
        }
        state.drag = SheetDrag(
            place: wrapper.frame, distance: container.bounds.height - wrapper.frame.minY, heights: dragHeights)
        return true
    }

    /// Moves the sheet with the finger, by its distance in points below its first place.
    func drag(by way: CGFloat) {
        guard var drag = state.drag, let wrapper else { return }
        drag.way = way
        state.drag = drag
        switch drag.effect {
        case .dismisses(let id, let from):
            let transition: TransitionCoordinator? = world.living(id)
            transition?.update(fraction: Double((way - from) / drag.distance))
        case .strains: strain(drag, wrapper)
        case .resizes:
            guard !isBusy else { return state.drag = nil }
            let height = drag.place.height - way
            if way > 0, height < drag.lowest || drag.isLowest { leave(drag, wrapper) } else { resize(to: height, drag, wrapper) }
        }
    }

    /// Releases the sheet, which moves down at `velocity` points a second. `finishes` says whether it is dismissed; nil: the movement
    /// decides.
    ///
    /// Fidelity: simplified; what counts is where the sheet would be a fifth of a second later.
    func endDrag(finishes: Bool? = nil, velocity: CGFloat = 0) {
        guard let drag = state.drag else { return }
        state.drag = nil
        let later = drag.way + velocity * 0.2
        switch drag.effect {
        case .dismisses(let id, let from):
            let transition: TransitionCoordinator? = world.living(id)
            transition?.letGo(finishes: finishes ?? (later - from > drag.distance / 2))
        case .strains:
            world.animate(duration: 0.2, curve: .easeOut) { wrapper?.frame = drag.place }
            if finishes != false { tellDelegate("presentationControllerDidAttemptToDismiss(_:)") }
        case .resizes: sheetSettings?.settle(atHeight: finishes == false ? nil : drag.place.height - later)
        }
    }

    /// The heights at which a sheet on the bottom edge rests; none for one that floats.
    private var dragHeights: [CGFloat] {
        guard let container = containerView, let wrapper, wrapper.frame.maxY >= container.bounds.height else { return [] }
        return sheetSettings?.heights(in: container).map(\.height) ?? []
    }

    /// Whether a finger that goes this way moves the sheet: down always, up where it can stand higher.
    func follows(_ way: CGPoint) -> Bool {
        guard isSheet, !isBusy, presented?.state.presented == nil, abs(way.y) >= abs(way.x), let wrapper else { return false }
        return way.y > 0 || dragHeights.contains { $0 > wrapper.bounds.height }
    }

    private func resize(to height: CGFloat, _ drag: SheetDrag, _ wrapper: UIView) {
        guard let highest = drag.heights.max() else { return }
        let height = min(height, highest)
        wrapper.frame = CGRect(x: drag.place.minX, y: drag.place.maxY - height, width: drag.place.width, height: height)
    }

    /// The finger has come below the lowest detent.
    private func leave(_ drag: SheetDrag, _ wrapper: UIView) {
        guard let presenter, mayBeDragged else {
            state.drag?.effect = .strains
            return strain(drag, wrapper)
        }
        state.isLeaving = true
        dismiss(downTo: presenter, animated: true, isByFinger: true, completion: nil)
        guard let transition = presented?.state.coordinator else { return }
        state.drag?.effect = .dismisses(transition, from: drag.place.height - drag.lowest)
        self.drag(by: drag.way)
    }

    private func strain(_ drag: SheetDrag, _ wrapper: UIView) {
        let given = RubberBand.stretched(drag.way, beyond: 0...0, length: 80)
        wrapper.frame = drag.place.offsetBy(dx: 0, dy: given)
    }

    /// Asks whether a finger may take the sheet away.
    private var mayBeDragged: Bool {
        guard let presented, !presented.isModalHere else { return false }
        let answer = world.tell(state.delegate, "presentationControllerShouldDismiss(_:)", [("presentationController", .object(id))])
        if case .value(let may as Bool)? = answer { return may }
        return true
    }
}

extension UISheetPresentationController {
    /// Settles at the detent nearest to a height in points; nil: at its own again.
    fileprivate func settle(atHeight height: CGFloat?) {
        let rests = containerView.map(heights) ?? []
        let nearest = height.flatMap { height in rests.min { abs($0.height - height) < abs($1.height - height) } }
        let old = record.selected ?? detentIdentifiers.first
        if let nearest { record.selected = nearest.identifier }
        world.animate(duration: Self.duration, curve: .spring(damping: 1, initialVelocity: 0)) { rest() }
        guard let nearest, nearest.identifier != old else { return }
        world.tell(
            state.delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            [("sheetPresentationController", .object(id))])
    }
}

extension UIViewController {
    /// Whether only code may dismiss this controller: it is modal, or one of its children on the screen is.
    ///
    /// Fidelity: documented UIViewController.isModalInPresentation; that children count too is reported.
    fileprivate var isModalHere: Bool {
        world.ask("isModalInPresentation", of: self) { state.isModal }
            || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalHere }
    }
}

extension UIView {
    /// The sheet that the view is in, if its controller is presented as one.
    var sheetAround: UIPresentationController? {
        guard let wrapper = sequence(first: self, next: \.superview).first(where: { $0 is UIDropShadowView }),
            let presentation = (wrapper.superview as? UITransitionView)?.presentation, presentation.isSheet
        else { return nil }
        return presentation
    }
}

/// A sheet's own recogniser.
final class UISheetPanGestureRecognizer: UIPanGestureRecognizer {
    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true else { return nil }
        return view?.sheetAround?.follows(way) ?? false
    }

    override func hasChanged() {
        guard let sheet = view?.sheetAround else { return }
        switch record.state {
        case .began:
            if sheet.beginDrag() { sheet.drag(by: translation(in: nil).y) }
        case .changed: sheet.drag(by: translation(in: nil).y)
        case .ended: sheet.endDrag(velocity: velocity(in: nil).y)
        case .cancelled: sheet.endDrag(finishes: false)
        default: break
        }
    }
}
