public import Foundation
import Heap

/// What code says of a picture that changes nothing here.
struct KeptOfImageView: Sendable {
    var highlightedImage: UIImage? = nil
    var isHighlighted = false
    var animationImages: [UIImage]? = nil
    var animationDuration: TimeInterval = TimeInterval(0)
    var animationRepeatCount: Int = 0
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
    var growsWithText = false
}

extension UIImageView {
    private var kept: KeptOfImageView {
        _read { yield world.state.keptOfImageViews[id] }
        _modify { yield &world.state.keptOfImageViews[id] }
    }

    /// The picture under a finger. Kept.
    ///
    /// Fidelity: simplified; kept, pictures are drawn in one look.
    public var highlightedImage: UIImage? {
        get { kept.highlightedImage }
        set { kept.highlightedImage = newValue }
    }

    /// Whether the picture is shown as under a finger. Kept.
    ///
    /// Fidelity: simplified; kept, pictures are drawn in one look.
    public var isHighlighted: Bool {
        get { kept.isHighlighted }
        set { kept.isHighlighted = newValue }
    }

    /// Whether the picture grows with the user's text size where that is one for accessibility. Kept.
    ///
    /// Fidelity: documented UIAccessibilityContentSizeCategoryImageAdjusting; kept, texts have the usual size (simplified).
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { kept.growsWithText }
        set { kept.growsWithText = newValue }
    }

    /// Pictures that follow each other. Kept.
    ///
    /// Fidelity: simplified; kept, the first is not even shown.
    public var animationImages: [UIImage]? {
        get { kept.animationImages }
        set { kept.animationImages = newValue }
    }

    /// How long they take, in seconds. Kept.
    ///
    /// Fidelity: simplified; kept, they do not follow each other.
    public var animationDuration: TimeInterval {
        get { kept.animationDuration }
        set { kept.animationDuration = newValue }
    }

    /// How often they follow each other. Kept.
    ///
    /// Fidelity: simplified; kept, they do not follow each other.
    public var animationRepeatCount: Int {
        get { kept.animationRepeatCount }
        set { kept.animationRepeatCount = newValue }
    }

    /// How large a symbol is. Kept.
    ///
    /// Fidelity: simplified; kept, it is as large as it was made.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { kept.preferredSymbolConfiguration }
        set { kept.preferredSymbolConfiguration = newValue }
    }
}

extension UIImageView {
    /// Begins to show pictures one after the other: the one picture stays.
    ///
    /// Fidelity: simplified; the one picture stays.
    public func startAnimating() {}

    /// Shows pictures one after the other no longer.
    ///
    /// Fidelity: simplified; the one picture stays.
    public func stopAnimating() {}

    /// Whether pictures follow each other: no.
    ///
    /// Fidelity: simplified; the one picture stays.
    public var isAnimating: Bool { false }
}
