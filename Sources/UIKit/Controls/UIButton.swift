/// To be described.
open class UIButton: UIControl {
    struct State: Sendable {}
}
