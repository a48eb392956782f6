extension DispatchQueue {
    /// Fidelity: documented DispatchQueue.setSpecific(key:value:).
    func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
        key._values.removeAll { $0.queue === self }
        if let value { key._values.append((queue: self, value: value)) }
    }
    /// Fidelity: documented DispatchQueue.getSpecific(key:).
    func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { key._values.first { $0.queue === self }?.value }
    /// Fidelity: documented DispatchQueue.getSpecific(key:).
    static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
        for queue in _running() {
            if let value = queue.getSpecific(key: key) { return value }
        }
        return nil
    }
    static func _running() -> [DispatchQueue] {
        var queues: [DispatchQueue] = []
        var queue = _current
        while let one = queue {
            queues.append(one)
            queue = one._target
        }
        return queues
    }
}
