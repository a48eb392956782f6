import Foundation
import Heap

/// Properties of a view that have no effect here.
struct InertViewProperties: Sendable {
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
    private var inert: InertViewProperties {
        _read { yield world.state.inertViews[id] }
        _modify { yield &world.state.inertViews[id] }
    }

    /// A number to find the view by.
    public var tag: Int {
        get { state.tag }
        set { state.tag = newValue }
    }

    /// Which way the content is read. Changes nothing.
    ///
    /// Fidelity: simplified; kept, text is read from the left.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { inert.semanticContentAttribute }
        set { inert.semanticContentAttribute = newValue }
    }

    /// Whether the view hides all that is behind it. Changes nothing.
    ///
    /// Fidelity: simplified; kept, views are drawn back to front.
    public var isOpaque: Bool {
        get { inert.isOpaque }
        set { inert.isOpaque = newValue }
    }

    /// Whether the view gets more than one touch. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is one finger.
    public var isMultipleTouchEnabled: Bool {
        get { inert.isMultipleTouchEnabled }
        set { inert.isMultipleTouchEnabled = newValue }
    }

    /// Whether others get no touch meanwhile. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is one finger.
    public var isExclusiveTouch: Bool {
        get { inert.isExclusiveTouch }
        set { inert.isExclusiveTouch = newValue }
    }

    /// Whether the masks of subviews are followed. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they are always followed.
    public var autoresizesSubviews: Bool {
        get { inert.autoresizesSubviews }
        set { inert.autoresizesSubviews = newValue }
    }

    /// How the tint colour is dimmed. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is never dimmed.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { inert.tintAdjustmentMode }
        set { inert.tintAdjustmentMode = newValue }
    }

    /// Whether the context is cleared before drawing. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing is drawn by code.
    public var clearsContextBeforeDrawing: Bool {
        get { inert.clearsContextBeforeDrawing }
        set { inert.clearsContextBeforeDrawing = newValue }
    }

    /// The name under which the view is kept between launches. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing is kept between launches.
    public var restorationIdentifier: String? {
        get { inert.restorationIdentifier }
        set { inert.restorationIdentifier = newValue }
    }

    /// Whether a finger that rests shows the content large. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it shows nothing.
    public var showsLargeContentViewer: Bool {
        get { inert.showsLargeContentViewer }
        set { inert.showsLargeContentViewer = newValue }
    }

    /// The text that such a finger would show. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var largeContentTitle: String? {
        get { inert.largeContentTitle }
        set { inert.largeContentTitle = newValue }
    }

    /// The picture that such a finger would show. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var largeContentImage: UIImage? {
        get { inert.largeContentImage }
        set { inert.largeContentImage = newValue }
    }

    /// Whether that picture is made larger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var scalesLargeContentImage: Bool {
        get { inert.scalesLargeContentImage }
        set { inert.scalesLargeContentImage = newValue }
    }
}

extension UIView {
    /// The view with a tag: this one, or the first one inside it; nil when there is none.
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

    /// Which way content of a kind is read where the rest is read in a direction.
    ///
    /// Fidelity: documented UIView.userInterfaceLayoutDirection(for:relativeTo:); content that is not to be turned round is read from the left.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .forceRightToLeft: .rightToLeft
        default: .leftToRight
        }
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
    /// For playback controls.
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
