public import Foundation
import Heap

/// How far a controller's bars cover one end of its view, before iOS 11.
///
/// Fidelity: documented UILayoutSupport.
public protocol UILayoutSupport: AnyObject {
    /// How much the bars cover, in points.
    var length: CGFloat { get }
    /// Where it begins.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// Where it ends.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// How high it is.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide at one end of a controller's view: from the view's edge to the end of the bars. Its width is 0.
///
/// Fidelity: documented UIViewController.topLayoutGuide and bottomLayoutGuide; reported to be as long as the safe area's inset there; simplified,
/// UIKit's is a view.
public final class BarsLayoutGuide: UILayoutGuide, UILayoutSupport {
    /// How much the bars cover, in points. Final once the view has been laid out.
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The area that bars cover at the top of the view. Loads the view. Since iOS 11 code uses the view's safe area.
    ///
    /// Fidelity: documented UIViewController.topLayoutGuide.
    public var topLayoutGuide: any UILayoutSupport { guide(.topBars, \.topBars) }

    /// The area that bars cover at the bottom of the view. Loads the view. Since iOS 11 code uses the view's safe area.
    ///
    /// Fidelity: documented UIViewController.bottomLayoutGuide.
    public var bottomLayoutGuide: any UILayoutSupport { guide(.bottomBars, \.bottomBars) }

    private func guide(_ kind: UILayoutGuide.Kind, _ place: WritableKeyPath<UIView.StandardGuides, ObjectID?>) -> BarsLayoutGuide {
        view.standardGuide(place) { BarsLayoutGuide(kind, of: $0) }
    }
}
