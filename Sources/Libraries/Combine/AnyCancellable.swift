/// A subscription: letting go of it ends it.
///
/// Fidelity: documented AnyCancellable (cancels when it dies).
final class AnyCancellable: Cancellable, Hashable {
    var _action: (() -> Void)?
    init(_ cancel: @escaping () -> Void) { _action = cancel }
    init(_ other: Cancellable) { _action = { other.cancel() } }
    func cancel() {
        let action = _action
        _action = nil
        action?()
    }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    func store(in list: inout [AnyCancellable]) { list.append(self) }
    deinit {
        let action = _action
        _action = nil
        action?()
    }
}
