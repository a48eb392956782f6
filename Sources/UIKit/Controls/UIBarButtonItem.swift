/// To be described.
open class UIBarButtonItem: NSObject {
    struct State: Sendable {}
}
