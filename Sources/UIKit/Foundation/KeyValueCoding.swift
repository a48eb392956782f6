import Foundation
import Heap

/// A value that an object keeps under a key that is not one of its properties.
struct KeyedValue: Sendable {
    let key: String
    /// Retained if it is an object.
    var value: Argument
}

extension Argument {
    /// A number as one of another's type, which a property has.
    fileprivate func like(_ other: Argument) -> Argument {
        guard case .value(let value) = self, case .value(is CGFloat) = other else { return self }
        return switch value {
        case let number as Int: .value(CGFloat(number))
        case let number as Double: .value(CGFloat(number))
        default: self
        }
    }
}

// Properties by their names.
extension NSObject {
    /// Sets a property that Objective-C sees, by its name. An unknown key is an exception, unless the object's class handles such keys
    /// itself.
    ///
    /// Fidelity: documented NSKeyValueCoding.setValue(_:forKey:).
    public func setValue(_ value: Any?, forKey key: String) { setValue(Argument(value), forKeyPath: key) }

    /// Sets a property of a property, by their names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(Argument(value), forKeyPath: keyPath) }

    package func setValue(_ value: Argument, forKey key: String) { setValue(value, forKeyPath: key) }

    package func setValue(_ value: Argument, forKeyPath keyPath: String) {
        let (holder, key) = holder(of: keyPath)
        guard !holder.takes(value, at: key), !world.refusesOwnKey(key, of: holder) else { return }
        world.refuseKey(key, "setValue:forUndefinedKey:", of: holder)
    }

    /// The last object on a key path, and the rest of the path.
    package func holder(of keyPath: String) -> (object: NSObject, key: String) {
        guard let dot = keyPath.firstIndex(of: "."), case .object(let next)? = world.script?.value(at: String(keyPath[..<dot]), of: id),
            let object = world.object(next)
        else { return (self, keyPath) }
        return object.holder(of: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets a key's value; false where no property has that key.
    package func takes(_ value: Argument, at key: String) -> Bool {
        guard let script = world.script, !script.set(value, at: key, of: id), !takesPrivately(value, at: key) else { return true }
        let override = "setValue(_:forUndefinedKey:)"
        if script.implements(override, on: id) {
            _ = script.invoke(override, on: id, [value, .value(key)])
        } else if let hidden = hiddenKeys[key] {
            keep(value.like(hidden), forKey: key)
        } else if keepsAnyKey {
            keep(value, forKey: key)
        } else {
            return false
        }
        return true
    }

    /// A property's value, by its name. An unknown key is an exception.
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

    /// The value under a key that is not one of the object's properties, for an object that takes any key. Returns `.nothing` where nothing
    /// was set, and nil for an object that does not take the key.
    ///
    /// Fidelity: documented Core Animation Programming Guide, Key-Value Coding Compliant Container Classes; a key path is kept as one key (simplified).
    package func keptValue(forKey key: String) -> Argument? {
        guard keepsAnyKey || hiddenKeys[key] != nil else { return nil }
        return world.state.keyed[id].first { $0.key == key }?.value ?? hiddenKeys[key] ?? .nothing
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

    /// The object under one of UIKit's private keys. Any other key is refused, or an exception.
    package func privateObject(at keyPath: String) -> NSObject? {
        if privateKeys.contains(keyPath) { return privateObject(forKey: keyPath) }
        if !world.refusesOwnKey(keyPath, of: self) { world.refuseKey(keyPath, "valueForUndefinedKey:", of: self) }
        return nil
    }
}

extension World {
    /// Refuses a key of an object of UIKit's own class, which may have such a private key. Returns false for other objects.
    ///
    /// Fidelity: simplified; UIKit raises an exception where it has no such key, and apps use some that it has (`hidesShadow` of a bar).
    package func refusesOwnKey(_ key: String, of object: NSObject) -> Bool {
        let name = typeName(of: object)
        guard let script, !script.hasClass(name, inheriting: "NSObject") else { return false }
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
