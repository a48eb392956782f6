/// A touch or a key.
///
/// Fidelity: simplified; it is passed on and knows nothing: no touches, no time.
public final class UIEvent: NSObject {}
