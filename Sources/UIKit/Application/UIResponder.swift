/// Something that can receive events and pass them on.
open class UIResponder: NSObject {
    /// The responder that an event goes to next, nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether this object would become first responder.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object is the window's first responder.
    open var isFirstResponder: Bool { world.state.application.firstResponder == id }
}
