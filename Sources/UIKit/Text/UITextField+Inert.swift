public import Foundation
import Heap

/// Properties of a text field that have no effect here.
struct InertTextFieldProperties: Sendable {
    var adjustsFontSizeToFitWidth: Bool = false
    var minimumFontSize: CGFloat = CGFloat(0)
    var background: UIImage? = nil
    var disabledBackground: UIImage? = nil
    var clearsOnInsertion: Bool = false
    var allowsEditingTextAttributes: Bool = false
}

extension UITextField {
    private var inert: InertTextFieldProperties {
        _read { yield world.state.inertTextFields[id] }
        _modify { yield &world.state.inertTextFields[id] }
    }

    /// Whether long text gets smaller. Changes nothing.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var adjustsFontSizeToFitWidth: Bool {
        get { inert.adjustsFontSizeToFitWidth }
        set { inert.adjustsFontSizeToFitWidth = newValue }
    }

    /// How small text may get, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var minimumFontSize: CGFloat {
        get { inert.minimumFontSize }
        set { inert.minimumFontSize = newValue }
    }

    /// The picture behind the text. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var background: UIImage? {
        get { inert.background }
        set { inert.background = newValue }
    }

    /// The same while the field is disabled. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var disabledBackground: UIImage? {
        get { inert.disabledBackground }
        set { inert.disabledBackground = newValue }
    }

    /// Whether typing replaces all the text. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it stands behind it.
    public var clearsOnInsertion: Bool {
        get { inert.clearsOnInsertion }
        set { inert.clearsOnInsertion = newValue }
    }

    /// Whether the user may change the text's look. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nobody does.
    public var allowsEditingTextAttributes: Bool {
        get { inert.allowsEditingTextAttributes }
        set { inert.allowsEditingTextAttributes = newValue }
    }
}
