package import Heap
package import Interpreter
package import UIKit

/// A type whose values go from the learner's code to UIKit and back.
package protocol Bridged: SendableMetatype {
    /// The native form of a script's value; nil when it is not of this type.
    static func read(_ value: Value, in host: ScriptHost) -> Self?
    /// The script's form, borrowed.
    func give(in host: ScriptHost) -> Value
}

/// A value type of UIKit's or Foundation's, boxed in the learner's code.
package protocol BridgedValue: Bridged, Hashable, Sendable {
    /// The type's name as the learner writes it.
    static var hostName: String { get }
}

extension BridgedValue {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        if case .host(let boxed) = value { boxed.value(as: Self.self) } else { nil }
    }

    package func give(in host: ScriptHost) -> Value {
        .host(HostValue(typeName: Self.hostName, self))
    }
}

/// A value of an enumeration from C whose number is none of the known cases. Code that needs a case refuses it.
package struct UnlistedCase<Native: BridgedValue & RawRepresentable>: BridgedValue, RawRepresentable
where Native.RawValue: Hashable & Sendable {
    package static var hostName: String { Native.hostName }
    package let rawValue: Native.RawValue

    package init(rawValue: Native.RawValue) { self.rawValue = rawValue }
}

/// An option set. Array literals are accepted as its values.
package protocol BridgedOptions: BridgedValue, OptionSet where RawValue: FixedWidthInteger {}

extension BridgedOptions {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        if case .host(let boxed) = value { return boxed.value(as: Self.self) }
        guard let elements = host.interpreter.elements(of: value) else { return nil }
        var union = Self()
        for element in elements {
            guard let part = read(element, in: host) else { return nil }
            union.formUnion(part)
        }
        return union
    }
}

extension NSObject: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        guard case .object(let id) = value else { return nil }
        return host.world.object(id) as? Self
    }

    package func give(in host: ScriptHost) -> Value {
        .object(id)
    }
}

/// Any object, the learner's too. Other values are wrapped in an object.
extension ObjectID: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> ObjectID? {
        switch value {
        case .object(let id), .closure(let id): id
        case .none, .someNil, .missing, .void: nil
        default: host.interpreter.hold(value)
        }
    }

    package func give(in host: ScriptHost) -> Value { host.interpreter.value(of: self) }
}

extension Block: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Block? {
        switch value {
        case .closure(let id): Block(id: id)
        case .object(let id): host.world.object(id) is DispatchWorkItem ? Block(id: id) : nil
        default: nil
        }
    }

    package func give(in host: ScriptHost) -> Value {
        host.world.isNative(self) ? host.closure(calling: self) : .closure(id)
    }
}

extension Optional: Bridged where Wrapped: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Wrapped?? {
        switch value {
        case .none, .someNil, .missing: .some(nil)
        default: Wrapped.read(value, in: host).map { .some($0) }
        }
    }

    package func give(in host: ScriptHost) -> Value {
        self?.give(in: host) ?? .none
    }
}

extension Array: Bridged where Element: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> [Element]? {
        guard let elements = host.interpreter.elements(of: value) else { return nil }
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        for element in elements {
            guard let native = Element.read(element, in: host) else { return nil }
            result.append(native)
        }
        return result
    }

    package func give(in host: ScriptHost) -> Value {
        host.interpreter.makeArray(map { $0.give(in: host) })
    }
}

extension Set: Bridged where Element: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Set<Element>? {
        [Element].read(value, in: host).map { Set($0) }
    }

    /// The elements are sorted by their descriptions: a Set's own order changes from one process to the next.
    package func give(in host: ScriptHost) -> Value {
        host.interpreter.makeSet(sorted { String(describing: $0) < String(describing: $1) }.map { $0.give(in: host) })
    }
}

extension Dictionary: Bridged where Key: Bridged, Value: Bridged {
    package static func read(_ value: ScriptValue, in host: ScriptHost) -> [Key: Value]? {
        guard let entries = host.interpreter.entries(of: value) else { return nil }
        var result: [Key: Value] = [:]
        for entry in entries {
            guard let key = Key.read(entry.key, in: host), let native = Value.read(entry.value, in: host) else { return nil }
            result[key] = native
        }
        return result
    }

    /// The entries are sorted by the descriptions of their keys: a Dictionary's own order changes from one process to the next.
    package func give(in host: ScriptHost) -> ScriptValue {
        let ordered = sorted { String(describing: $0.key) < String(describing: $1.key) }
        return host.interpreter.makeDictionary(ordered.map { ($0.key.give(in: host), $0.value.give(in: host)) })
    }
}
