extension _Sink {
    /// Another stage whose values and end are this one's.
    func _relay() -> _Sink {
        let stage = _Sink({ self._send($0) }, { self._finish($0) })
        _put(stage)
        return stage
    }
}
