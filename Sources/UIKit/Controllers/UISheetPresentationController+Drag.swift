import Foundation
import Heap

// A finger that brings a sheet from one detent to another.
extension UISheetPresentationController {
    /// Drags the sheet down to a fraction of the way to the bottom and lets go, as long as that is not below the lowest detent; there it is
    /// no longer a matter of heights, and the answer is false. The sheet comes to rest at the nearest detent, or again at its own.
    ///
    /// Fidelity: documented UISheetPresentationControllerDelegate; the pace is simplified.
    func dragBetweenDetents(to fraction: Double, over duration: Double, finishes: Bool) -> Bool {
        guard let container = containerView, let wrapper else { return false }
        let rests = heights(in: container)
        let whole = wrapper.bounds.height
        let height = whole * CGFloat(1 - fraction)
        guard let lowest = rests.map(\.height).min(), lowest < whole, height >= lowest else { return false }
        let nearest = rests.min { abs($0.height - height) < abs($1.height - height) }
        world.animate(duration: duration, curve: .linear) {
            wrapper.frame = CGRect(x: wrapper.frame.minX, y: container.bounds.height - height, width: wrapper.bounds.width, height: height)
        }
        let target = finishes ? nearest?.identifier : nil
        world.schedule(world.block(keeping: [self]) { [self] in settle(at: target) }, after: duration)
        return true
    }

    private func settle(at target: Detent.Identifier?) {
        let old = record.selected ?? detentIdentifiers.first
        if let target { record.selected = target }
        world.animate(duration: Self.duration, curve: .spring(damping: 1, initialVelocity: 0)) { rest() }
        guard let target, target != old else { return }
        world.tell(
            state.delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            [("sheetPresentationController", .object(id))])
    }
}
