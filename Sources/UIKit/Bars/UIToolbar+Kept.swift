import Foundation
import Heap

/// What code says of a toolbar that changes nothing here.
struct KeptOfToolbar: Sendable {
    var barStyle: UIBarStyle = UIBarStyle.default
    var isTranslucent: Bool = true
    var barTintColor: UIColor? = nil
}

extension UIToolbar {
    private var kept: KeptOfToolbar {
        _read { yield world.state.keptOfToolbars[id] }
        _modify { yield &world.state.keptOfToolbars[id] }
    }

    /// The bar's look. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var barStyle: UIBarStyle {
        get { kept.barStyle }
        set { kept.barStyle = newValue }
    }

    /// Whether what lies behind shows through. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var isTranslucent: Bool {
        get { kept.isTranslucent }
        set { kept.isTranslucent = newValue }
    }

    /// The bar's colour. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var barTintColor: UIColor? {
        get { kept.barTintColor }
        set { kept.barTintColor = newValue }
    }
}
