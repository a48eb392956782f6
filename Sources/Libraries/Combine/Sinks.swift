final class _Sinks {
    var _all: [_Sink] = []
    var _completion: Subscribers.Completion<Error>?
    var _isEmpty: Bool { _all.isEmpty }
    func _add(_ sink: _Sink) {
        _all.append(sink)
        sink._detach = { [weak self, weak sink] in
            if let self, let sink { self._all.removeAll { $0 === sink } }
        }
    }
    /// Values that nobody has asked for are lost, but for the last where that is kept.
    func _send(_ value: Any, _ keepsLast: Bool = false) {
        if _completion != nil { return }
        for sink in _all {
            if sink._hasRoom {
                sink._send(value)
            } else if keepsLast {
                sink._resumed = { [weak sink] in
                    if let sink, sink._hasRoom {
                        sink._resumed = nil
                        sink._send(value)
                    }
                }
            }
        }
    }
    func _finish(_ completion: Subscribers.Completion<Error>) {
        if _completion != nil { return }
        _completion = completion
        for sink in _all { sink._finish(completion) }
    }
    /// A subscription that comes when all is over.
    func _refuse(_ sink: _Sink, _ name: String) -> Bool {
        guard let completion = _completion else { return false }
        sink._begin(name)
        sink._finish(completion)
        return true
    }
}
