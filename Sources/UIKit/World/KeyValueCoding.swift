import Heap

/// A value that an object keeps under a key which none of its properties has.
struct KeyedValue: Sendable {
    let key: String
    /// Held where it is an object.
    var value: Argument
}

// Properties by their names.
extension NSObject {
    /// Sets a property that Objective-C sees, by its name. One that there is not is an exception, unless the object's class takes such keys itself.
    ///
    /// Fidelity: documented NSKeyValueCoding.setValue(_:forKey:).
    public func setValue(_ value: Any?, forKey key: String) { setValue(Argument(value), forKeyPath: key) }

    /// Sets a property of a property, by their names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(Argument(value), forKeyPath: keyPath) }

    package func setValue(_ value: Argument, forKey key: String) { setValue(value, forKeyPath: key) }

    package func setValue(_ value: Argument, forKeyPath keyPath: String) {
        if self is UIDevice, keyPath == "orientation" { return world.turnDevice(toValue: value) }
        guard let script = world.script, !script.set(value, at: keyPath, of: id) else { return }
        let override = "setValue(_:forUndefinedKey:)"
        guard !script.implements(override, on: id) else { return _ = script.invoke(override, on: id, [value, .value(keyPath)]) }
        if keepsAnyKey { return keep(value, forKey: keyPath) }
        guard !world.refusesOwnKey(keyPath, of: self) else { return }
        world.refuseKey(keyPath, "setValue:forUndefinedKey:", of: self)
    }

    /// A property's value, by its name. One that there is not is an exception.
    ///
    /// Fidelity: documented NSKeyValueCoding.value(forKey:).
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The value of a property of a property, by their names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let value = world.script?.value(at: keyPath, of: id) ?? keptValue(forKey: keyPath) else {
            return privateObject(at: keyPath)
        }
        return world.host(value)
    }

    // MARK: Keys without a property

    /// What an object that takes any key keeps under one that none of its properties has, nothing where nothing was set; nil for an object that takes
    /// none.
    ///
    /// Fidelity: documented Core Animation Programming Guide, Key-Value Coding Compliant Container Classes; a key path is kept as one key (simplified).
    package func keptValue(forKey key: String) -> Argument? {
        guard keepsAnyKey else { return nil }
        return world.state.keyed[id].first { $0.key == key }?.value ?? .nothing
    }

    private func keep(_ value: Argument, forKey key: String) {
        if case .object(let object) = value { world.space.retain(object) }
        let old = world.state.keyed[id].first { $0.key == key }?.value
        world.state.keyed[id].removeAll { $0.key == key }
        if case .nothing = value {} else { world.state.keyed[id].append(KeyedValue(key: key, value: value)) }
        if case .object(let object)? = old { world.space.release(object) }
    }

    var keyedEdges: [Edge] {
        world.state.keyed[id].compactMap { kept in
            if case .object(let object) = kept.value { Edge(kept.key, to: object) } else { nil }
        }
    }

    /// What there is at a key that UIKit has in private; any other is refused, or an exception.
    package func privateObject(at keyPath: String) -> NSObject? {
        if privateKeys.contains(keyPath) { return privateObject(forKey: keyPath) }
        if !world.refusesOwnKey(keyPath, of: self) { world.refuseKey(keyPath, "valueForUndefinedKey:", of: self) }
        return nil
    }
}

extension World {
    /// Whether a key is one of an object of UIKit's own, which may have it in private: that is refused, and no exception.
    ///
    /// Fidelity: simplified; UIKit raises an exception where it has no such key, and apps use some that it has (`hidesShadow` of a bar).
    package func refusesOwnKey(_ key: String, of object: NSObject) -> Bool {
        let name = typeName(of: object)
        guard let script, !script.hasClass(name, inheriting: "NSObject", near: nil) else { return false }
        report(.refusal("the key '\(key)' of \(name): UIKit may have it in private, or raise an exception"))
        return true
    }

    /// Fidelity: documented NSUnknownKeyException.
    package func refuseKey(_ key: String, _ method: String, of object: NSObject) {
        report(.exception(name: "NSUnknownKeyException", reason: Self.unknownKey(key, method, of: object), object: object.id))
    }

    static func unknownKey(_ key: String, _ method: String, of object: NSObject) -> String {
        "[\(object) \(method)]: this class is not key value coding-compliant for the key \(key)."
    }
}
