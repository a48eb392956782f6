/// To be described.
open class UIScrollView: UIView {
    struct State: Sendable {}
}
