/// A rectangle that constraints can refer to and that is not drawn.
open class UILayoutGuide: NSObject {
    struct State: Sendable {}
}
