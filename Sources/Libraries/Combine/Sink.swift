final class _Sink {
    var _value: ((Any) -> Void)?
    var _end: ((Subscribers.Completion<Error>) -> Void)?
    var _before: [_Sink] = []
    var _detach: (() -> Void)?
    /// What this one sends to.
    var _after: _Sink?
    /// What its subscription calls itself; nil for what the one before it is called.
    var _name: String?
    var _hasBegun = false
    var _begins: ((Subscription) -> Void)?
    var _asks: ((Subscribers.Demand) -> Void)?
    var _cancelled: (() -> Void)?
    /// Whether another value is wanted now; nil where the next one decides.
    var _room: (() -> Bool)?
    /// There is room again.
    var _resumed: (() -> Void)?
    init(_ value: @escaping (Any) -> Void, _ end: @escaping (Subscribers.Completion<Error>) -> Void) {
        _value = value
        _end = end
    }
    var _isOver: Bool { _value == nil }
    var _hasRoom: Bool {
        if let room = _room { return room() }
        return _after?._hasRoom ?? true
    }
    /// Puts a stage before this one.
    func _put(_ stage: _Sink) {
        stage._after = self
        _before.append(stage)
    }
    /// Told by the source before its first value: the subscription goes down to the last stage, which asks for values on the way back.
    func _begin(_ source: String) {
        if _hasBegun || _isOver { return }
        _hasBegun = true
        let name = _name ?? source
        _begins?(_StageSubscription(name, self))
        _after?._begin(name)
        _asks?(Subscribers.Demand.unlimited)
    }
    func _resume() {
        let before = _before
        _resumed?()
        for sink in before { sink._resume() }
    }
    func _send(_ value: Any) {
        let deliver = _value
        deliver?(value)
    }
    func _finish(_ completion: Subscribers.Completion<Error>) {
        let deliver = _end
        _cancelled = nil
        _cancel()
        deliver?(completion)
    }
    func _cancel() {
        let detach = _detach
        let before = _before
        let cancelled = _cancelled
        _value = nil
        _end = nil
        _detach = nil
        _before = []
        _after = nil
        _begins = nil
        _asks = nil
        _cancelled = nil
        _room = nil
        _resumed = nil
        cancelled?()
        detach?()
        for sink in before { sink._cancel() }
    }
}

final class _StageSubscription: Subscription, CustomStringConvertible {
    let description: String
    weak var _sink: _Sink?
    init(_ description: String, _ sink: _Sink) {
        self.description = description
        _sink = sink
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { _sink?._cancel() }
}
