public import Foundation
import Heap

/// What code says of a text field that changes nothing here.
struct KeptOfTextField: Sendable {
    var adjustsFontSizeToFitWidth: Bool = false
    var minimumFontSize: CGFloat = CGFloat(0)
    var background: UIImage? = nil
    var disabledBackground: UIImage? = nil
    var clearsOnInsertion: Bool = false
    var allowsEditingTextAttributes: Bool = false
}

extension UITextField {
    private var kept: KeptOfTextField {
        _read { yield world.state.keptOfTextFields[id] }
        _modify { yield &world.state.keptOfTextFields[id] }
    }

    /// Whether long text gets smaller. Kept.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var adjustsFontSizeToFitWidth: Bool {
        get { kept.adjustsFontSizeToFitWidth }
        set { kept.adjustsFontSizeToFitWidth = newValue }
    }

    /// How small text may get, in points. Kept.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var minimumFontSize: CGFloat {
        get { kept.minimumFontSize }
        set { kept.minimumFontSize = newValue }
    }

    /// The picture behind the text. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var background: UIImage? {
        get { kept.background }
        set { kept.background = newValue }
    }

    /// The same while the field is disabled. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var disabledBackground: UIImage? {
        get { kept.disabledBackground }
        set { kept.disabledBackground = newValue }
    }

    /// Whether what is typed takes the place of all the text. Kept.
    ///
    /// Fidelity: simplified; kept, it stands behind it.
    public var clearsOnInsertion: Bool {
        get { kept.clearsOnInsertion }
        set { kept.clearsOnInsertion = newValue }
    }

    /// Whether the user may change the text's look. Kept.
    ///
    /// Fidelity: simplified; kept, nobody does.
    public var allowsEditingTextAttributes: Bool {
        get { kept.allowsEditingTextAttributes }
        set { kept.allowsEditingTextAttributes = newValue }
    }
}
