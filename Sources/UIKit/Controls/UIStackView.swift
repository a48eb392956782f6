/// To be described.
open class UIStackView: UIView {
    struct State: Sendable {}

    func arrangementChanged() {}
}
