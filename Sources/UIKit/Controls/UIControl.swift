/// To be described.
open class UIControl: UIView {
    struct State: Sendable {}
}
