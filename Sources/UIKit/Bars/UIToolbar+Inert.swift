import Foundation
import Heap

/// Properties of a toolbar that have no effect here.
struct InertToolbarProperties: Sendable {
    var barStyle: UIBarStyle = UIBarStyle.default
    var isTranslucent: Bool = true
    var barTintColor: UIColor? = nil
}

extension UIToolbar {
    private var inert: InertToolbarProperties {
        _read { yield world.state.inertToolbars[id] }
        _modify { yield &world.state.inertToolbars[id] }
    }

    /// The bar's look. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var barStyle: UIBarStyle {
        get { inert.barStyle }
        set { inert.barStyle = newValue }
    }

    /// Whether content behind shines through. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var isTranslucent: Bool {
        get { inert.isTranslucent }
        set { inert.isTranslucent = newValue }
    }

    /// The bar's colour. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var barTintColor: UIColor? {
        get { inert.barTintColor }
        set { inert.barTintColor = newValue }
    }
}
