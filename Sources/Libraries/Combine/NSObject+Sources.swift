/// Fidelity: documented NSObject.publisher(for:options:).
extension NSObject {
    func publisher<Value>(for keyPath: KeyPath<Any, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> AnyPublisher<Value, Never> {
        AnyPublisher(_body: { sink in
            sink._begin("KVOSubscription")
            let observation = self.observe(keyPath, options: options) { object, _ in sink._send(object[keyPath: keyPath]) }
            if sink._isOver { observation.invalidate() } else { sink._detach = { observation.invalidate() } }
        })
    }
}
