/// A touch or a key.
public final class UIEvent: NSObject {}
