public import Foundation
import Heap

/// Properties of an image view that have no effect here.
struct InertImageViewProperties: Sendable {
    var highlightedImage: UIImage? = nil
    var isHighlighted = false
    var animationImages: [UIImage]? = nil
    var animationDuration: TimeInterval = TimeInterval(0)
    var animationRepeatCount: Int = 0
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
    var growsWithText = false
}

extension UIImageView {
    private var inert: InertImageViewProperties {
        _read { yield world.state.inertImageViews[id] }
        _modify { yield &world.state.inertImageViews[id] }
    }

    /// The picture under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, pictures are drawn in one look.
    public var highlightedImage: UIImage? {
        get { inert.highlightedImage }
        set { inert.highlightedImage = newValue }
    }

    /// Whether the picture is shown as under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, pictures are drawn in one look.
    public var isHighlighted: Bool {
        get { inert.isHighlighted }
        set { inert.isHighlighted = newValue }
    }

    /// Whether the picture grows with the user's text size where that is one for accessibility. Changes nothing.
    ///
    /// Fidelity: documented UIAccessibilityContentSizeCategoryImageAdjusting; kept, texts have the usual size (simplified).
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { inert.growsWithText }
        set { inert.growsWithText = newValue }
    }

    /// Pictures that follow each other. Changes nothing.
    ///
    /// Fidelity: simplified; kept, the first is not even shown.
    public var animationImages: [UIImage]? {
        get { inert.animationImages }
        set { inert.animationImages = newValue }
    }

    /// How long they take, in seconds. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they do not follow each other.
    public var animationDuration: TimeInterval {
        get { inert.animationDuration }
        set { inert.animationDuration = newValue }
    }

    /// How often they follow each other. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they do not follow each other.
    public var animationRepeatCount: Int {
        get { inert.animationRepeatCount }
        set { inert.animationRepeatCount = newValue }
    }

    /// How large a symbol is. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is as large as it was made.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { inert.preferredSymbolConfiguration }
        set { inert.preferredSymbolConfiguration = newValue }
    }
}

extension UIImageView {
    /// Begins to animate pictures. Here the single picture stays.
    ///
    /// Fidelity: simplified; the one picture stays.
    public func startAnimating() {}

    /// Stops the animation of pictures.
    ///
    /// Fidelity: simplified; the one picture stays.
    public func stopAnimating() {}

    /// Whether pictures follow each other: no.
    ///
    /// Fidelity: simplified; the one picture stays.
    public var isAnimating: Bool { false }
}
