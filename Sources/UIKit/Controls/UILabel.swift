/// To be described.
open class UILabel: UIView {
    struct State: Sendable {}
}
