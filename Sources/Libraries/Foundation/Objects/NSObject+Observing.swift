extension NSObject {
    func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: Any?
    ) {
        _Observations.all.named.removeAll { $0.object == nil || $0.observer == nil }
        let entry = _NamedObservation(self, observer, _observes(keyPath, of: self), options, context)
        _Observations.all.named.append(entry)
        if options.contains(.initial) { entry.tell(nil, value(forKey: keyPath)) }
    }
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { _Observations.all.remove(observer, keyPath, from: self) }
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: Any?) {
        _Observations.all.remove(observer, keyPath, from: self)
    }
    func observe(
        _ keyPath: Any, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Any, NSKeyValueObservedChange<Any>) -> Void
    ) -> NSKeyValueObservation {
        let key = _observed(keyPath, of: self)
        let observation = NSKeyValueObservation(self, key) { object, old, new in
            changeHandler(
                object,
                NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
        }
        _Observations.all.open.append(_WeakObservation(observation))
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? value(forKey: key) : nil, oldValue: nil))
        }
        return observation
    }
}
