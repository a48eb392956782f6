import Foundation

/// The constraint solvers of a World. They are no state: what they know can be computed again from the constraints at any time.
final class LayoutEngines {
    /// Asks for layout of the views whose subviews would move if they were laid out now.
    func update(in root: UIView) {}

    /// Sets the frames of the direct subviews that constraints place.
    func layOutSubviews(of view: UIView) {}
}
