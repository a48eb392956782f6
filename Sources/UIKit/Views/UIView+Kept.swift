import Foundation
import Heap

/// What code says of a view that changes nothing here.
struct KeptOfView: Sendable {
    var semanticContentAttribute: UISemanticContentAttribute = UISemanticContentAttribute.unspecified
    var isOpaque = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var autoresizesSubviews = true
    var tintAdjustmentMode: UIView.TintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var clearsContextBeforeDrawing = true
    var restorationIdentifier: String? = nil
    var showsLargeContentViewer = false
    var largeContentTitle: String? = nil
    var largeContentImage: UIImage? = nil
    var scalesLargeContentImage = false
}

extension UIView {
    private var kept: KeptOfView {
        _read { yield world.state.keptOfViews[id] }
        _modify { yield &world.state.keptOfViews[id] }
    }

    /// A number to find the view by.
    public var tag: Int {
        get { state.tag }
        set { state.tag = newValue }
    }

    /// Which way the content is read. Kept.
    ///
    /// Fidelity: simplified; kept, text is read from the left.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { kept.semanticContentAttribute }
        set { kept.semanticContentAttribute = newValue }
    }

    /// Whether the view hides all that is behind it. Kept.
    ///
    /// Fidelity: simplified; kept, views are drawn back to front.
    public var isOpaque: Bool {
        get { kept.isOpaque }
        set { kept.isOpaque = newValue }
    }

    /// Whether the view gets more than one touch. Kept.
    ///
    /// Fidelity: simplified; kept, there is one finger.
    public var isMultipleTouchEnabled: Bool {
        get { kept.isMultipleTouchEnabled }
        set { kept.isMultipleTouchEnabled = newValue }
    }

    /// Whether others get no touch meanwhile. Kept.
    ///
    /// Fidelity: simplified; kept, there is one finger.
    public var isExclusiveTouch: Bool {
        get { kept.isExclusiveTouch }
        set { kept.isExclusiveTouch = newValue }
    }

    /// Whether the masks of subviews are followed. Kept.
    ///
    /// Fidelity: simplified; kept, they are always followed.
    public var autoresizesSubviews: Bool {
        get { kept.autoresizesSubviews }
        set { kept.autoresizesSubviews = newValue }
    }

    /// How the tint colour is dimmed. Kept.
    ///
    /// Fidelity: simplified; kept, it is never dimmed.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { kept.tintAdjustmentMode }
        set { kept.tintAdjustmentMode = newValue }
    }

    /// Whether what is drawn is cleared before. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is drawn by code.
    public var clearsContextBeforeDrawing: Bool {
        get { kept.clearsContextBeforeDrawing }
        set { kept.clearsContextBeforeDrawing = newValue }
    }

    /// The name under which the view is kept between launches. Kept.
    ///
    /// Fidelity: simplified; kept, nothing is kept between launches.
    public var restorationIdentifier: String? {
        get { kept.restorationIdentifier }
        set { kept.restorationIdentifier = newValue }
    }

    /// Whether a finger that rests shows the content large. Kept.
    ///
    /// Fidelity: simplified; kept, it shows nothing.
    public var showsLargeContentViewer: Bool {
        get { kept.showsLargeContentViewer }
        set { kept.showsLargeContentViewer = newValue }
    }

    /// The text that such a finger would show. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var largeContentTitle: String? {
        get { kept.largeContentTitle }
        set { kept.largeContentTitle = newValue }
    }

    /// The picture that such a finger would show. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var largeContentImage: UIImage? {
        get { kept.largeContentImage }
        set { kept.largeContentImage = newValue }
    }

    /// Whether that picture is made larger. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var scalesLargeContentImage: Bool {
        get { kept.scalesLargeContentImage }
        set { kept.scalesLargeContentImage = newValue }
    }
}

extension UIView {
    /// The view with a tag: this one, or the first below; nil when there is none.
    ///
    /// Fidelity: documented UIView.viewWithTag(_:).
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Which way the view's content is read: from the left.
    ///
    /// Fidelity: simplified; text is read from the left.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Which way content of a kind is read.
    ///
    /// Fidelity: documented UIView.userInterfaceLayoutDirection(for:), for an app that is read from the left.
    public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// How the tint colour is dimmed.
    ///
    /// Fidelity: documented UIView.TintAdjustmentMode.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        /// Not.
        case normal
        /// Grey.
        case dimmed
    }
}

/// Which way a view's content is read.
///
/// Fidelity: documented UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As text is.
    case unspecified = 0
    /// As what plays.
    case playback
    /// As a place.
    case spatial
    /// From the left.
    case forceLeftToRight
    /// From the right.
    case forceRightToLeft
}

/// Which way text is read.
///
/// Fidelity: documented UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft
}
