/// The keys of the values that an observer gets for a property's change.
///
/// Fidelity: documented NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable {
    /// The text.
    public let rawValue: String

    /// A key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change: 1, set.
    public static var kindKey: Self { Self(rawValue: "kind") }
    /// The property's new value.
    public static var newKey: Self { Self(rawValue: "new") }
    /// The property's old value.
    public static var oldKey: Self { Self(rawValue: "old") }
}

/// Which values an observer gets, and when it is called.
///
/// Fidelity: documented NSKeyValueObservingOptions.
public struct NSKeyValueObservingOptions: OptionSet {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static var new: Self { Self(rawValue: 1) }
    /// The old value.
    public static var old: Self { Self(rawValue: 2) }
    /// At once, too.
    public static var initial: Self { Self(rawValue: 4) }
    /// Before the change, too.
    public static var prior: Self { Self(rawValue: 8) }
}

/// A property's change.
///
/// Fidelity: documented NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
    /// The property's new value, if it was requested.
    public let newValue: Value?
    /// The property's old value, if it was requested.
    public let oldValue: Value?
}

/// An observation of a property. The stage runs observations as the learner's code; compiled code gets no calls.
///
/// Fidelity: documented NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
    /// Ends it.
    public func invalidate() {}
}

/// A class whose properties can be observed. `observe` has the class itself in its key path.
///
/// Fidelity: documented NSObject.observe(_:options:changeHandler:).
public protocol KeyValueObserving {}

extension NSObject: KeyValueObserving {
    /// Adds an observer of a property's changes. Neither object is retained.
    ///
    /// Fidelity: documented NSObject.addObserver(_:forKeyPath:options:context:).
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {}

    /// Removes an observer. One that was not added is an exception.
    ///
    /// Fidelity: documented NSObject.removeObserver(_:forKeyPath:); the exception's words are reported.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Removes an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

    package func refuseChange(of keyPath: String?) {
        world.report(
            .exception(
                name: "NSInternalInconsistencyException",
                reason: "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: "
                    + (keyPath ?? "(null)"), object: id))
    }
}

extension KeyValueObserving {
    /// Calls a closure at each change of a property, as long as the observation lives.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
