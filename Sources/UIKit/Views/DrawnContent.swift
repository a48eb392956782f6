public import Foundation

/// A view's drawing over its background.
public enum DrawnContent: Sendable, Hashable {
    /// One or more lines of text; the size in points.
    case text(String, size: CGFloat, isBold: Bool, color: UIColor.Components, alignment: NSTextAlignment)
    /// An image, by its name.
    case image(String, color: UIColor.Components)
    /// A navigation bar: the title, the back button's title if there is one, and the other buttons' titles, from the left.
    case bar(title: String, back: String?, left: [String], right: [String], color: UIColor.Components)
    /// A control's own drawing, by its kind and its value from 0 to 1.
    case control(String, value: Double, color: UIColor.Components)
}

/// The alignment of lines of text.
///
/// Fidelity: documented NSTextAlignment; justified and natural are drawn at the left (simplified).
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// Filling the width.
    case justified = 3
    /// Where the language begins.
    case natural = 4
}
