extension ConnectablePublisher {
    /// Connects with the first subscriber, and ends with the last.
    func autoconnect() -> AnyPublisher<Output, Failure> {
        let memory = _Memory()
        let connection = _Connection()
        return AnyPublisher(_body: { after in
            let stage = _Sink({ after._send($0) }, { after._finish($0) })
            let counted = _Sink({ _ in }, { _ in })
            counted._detach = {
                memory._count -= 1
                if memory._count == 0 { connection._end() }
            }
            memory._count += 1
            after._put(stage)
            after._before.append(counted)
            self._attach(stage)
            if memory._count == 1, !after._isOver { connection._current = self.connect() }
        })
    }
}
