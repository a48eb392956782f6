import Foundation
import Heap

// Dragging a presentation.
extension World {
    /// The front-most presentation of the key window.
    public var frontPresentation: UIPresentationController? { keyWindow?.rootViewController?.presentationsAbove.last }

    /// Drags the front-most sheet down to a fraction of the way to the bottom, and releases it. Returns the reason if that is impossible,
    /// and nil when it was done.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate; reported sheet-swipe-cancel-criticalmaps.
    public func swipeDown(to fraction: Double, over duration: Double, finishes: Bool) -> String? {
        guard let front = frontPresentation else {
            return "nothing is presented that could be dragged down"
        }
        guard front.isSheet else { return "what is in front is no sheet: only sheets can be dragged down" }
        guard front.beginDrag() else { return "the sheet is already on its way" }
        // The finger goes down: a sheet at its lowest detent leaves from here on.
        front.drag(by: .ulpOfOne)
        putFinger(on: front.id, to: fraction, over: duration, finishes: finishes)
        return nil
    }
}
