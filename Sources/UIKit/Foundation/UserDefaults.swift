import Foundation
package import Heap

/// Small values by key that outlive the app. Here they live in memory, and begin empty.
///
/// Fidelity: simplified; nothing is kept from one run to the next.
public final class UserDefaults: NSObject {
    struct State: Sendable {
        var values: [(key: String, value: Argument)] = []
        var registered: [(key: String, value: Argument)] = []
        /// The object that keeps the values, if another one does. Not retained: the app retains it.
        var keeper: ObjectID?
    }

    private var record: State {
        _read { yield world.state.defaults[keeper] }
        _modify { yield &world.state.defaults[keeper] }
    }

    private var keeper: ObjectID { world.state.defaults[id].keeper ?? id }

    /// Posted when something else is kept under a key.
    ///
    /// Fidelity: documented UserDefaults.didChangeNotification; not posted, nor recorded, where nobody observes it (simplified).
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

    /// The app's defaults.
    public static var standard: UserDefaults {
        let world = World.present("UserDefaults.standard was read")
        if let defaults: UserDefaults = world.object(world.state.application.userDefaults) { return defaults }
        let defaults = UserDefaults(keeping: ())
        world.space.assign(&world.state.application.userDefaults, defaults.id)
        return defaults
    }

    /// Defaults of a group of apps, shared by all objects with this name. nil: the app's own.
    public init?(suiteName: String?) {
        super.init()
        if let keeper = suiteName.map({ world.state.application.suites[$0] }) ?? Self.standard.id {
            share(with: keeper)
        } else if let suiteName {
            world.space.assign(&world.state.application.suites[suiteName], id)
        }
    }

    /// The app's defaults: an object beside the standard one, with the same values.
    public override init() {
        super.init()
        share(with: Self.standard.id)
    }

    private init(keeping: Void) {
        super.init()
    }

    private func share(with keeper: ObjectID) { world.state.defaults[id].keeper = keeper }

    package override var edges: [Edge] {
        let own = world.state.defaults[id]
        return (own.values + own.registered).compactMap { entry in
            if case .object(let id) = entry.value { Edge("[\(entry.key)]", to: id) } else { nil }
        }
    }

    // MARK: Writing

    /// Keeps a value under a key; nil removes it.
    public func set(_ value: Any?, forKey defaultName: String) {
        keep(value.flatMap { World.argument($0) } ?? .nothing, forKey: defaultName)
    }

    /// Removes the value of a key.
    public func removeObject(forKey defaultName: String) {
        keep(.nothing, forKey: defaultName)
    }

    package func keep(_ value: Argument, forKey key: String) {
        let old = record.values
        if case .object(let id) = value { world.space.retain(id) }
        record.values.removeAll { $0.key == key }
        if case .nothing = value {} else { record.values.append((key, value)) }
        for entry in old where entry.key == key { if case .object(let id) = entry.value { world.space.release(id) } }
        if world.notificationCenter.isObserved(Self.didChangeNotification) { world.post(Self.didChangeNotification, object: self) }
    }

    /// Sets the values of keys that have not been set.
    public func register(defaults registrationDictionary: [String: Any]) {
        for key in registrationDictionary.keys.sorted() {
            if let value = registrationDictionary[key].flatMap({ World.argument($0) }) { register(value, forKey: key) }
        }
    }

    package func register(_ value: Argument, forKey key: String) {
        let old = record.registered
        if case .object(let id) = value { world.space.retain(id) }
        record.registered.removeAll { $0.key == key }
        record.registered.append((key, value))
        for entry in old where entry.key == key { if case .object(let id) = entry.value { world.space.release(id) } }
    }

    // MARK: Reading

    /// The keys with a stored or registered value.
    package var keys: [String] { Set((record.values + record.registered).map(\.key)).sorted() }

    /// The value stored under a key.
    package func kept(forKey key: String) -> Argument {
        let entry = record.values.last { $0.key == key } ?? record.registered.last { $0.key == key }
        if let entry { return entry.value }
        if let place = world.script?.currentLocation {
            world.missedDefaults.removeAll { $0.key == key }
            world.missedDefaults.append((key, world.state.application.suites.first { $0.value == keeper }?.key, place))
        }
        return .nothing
    }

    private func native(_ key: String) -> (any Sendable)? {
        if case .value(let value) = kept(forKey: key) { value } else { nil }
    }

    /// The value stored under a key; nil when there is none.
    public func object(forKey defaultName: String) -> Any? {
        switch kept(forKey: defaultName) {
        case .nothing: nil
        case .object(let id): world.native(.object(id))
        case .value(let value): value
        }
    }

    /// The text kept under a key, a number's too.
    ///
    /// Fidelity: documented UserDefaults.string(forKey:) (Foundation's header: numbers become texts).
    public func string(forKey defaultName: String) -> String? {
        switch native(defaultName) {
        case let text as String: text
        case let flag as Bool: flag ? "1" : "0"
        case let number as any BinaryInteger: "\(number)"
        case let number as Double: number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        default: nil
        }
    }

    /// The truth value stored under a key; false when there is none.
    public func bool(forKey defaultName: String) -> Bool { native(defaultName) as? Bool ?? (double(forKey: defaultName) != 0) }

    /// The integer stored under a key; 0 when there is none.
    public func integer(forKey defaultName: String) -> Int { Int(bounded: double(forKey: defaultName)) }

    /// The number stored under a key, in single precision; 0 when there is none.
    public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    /// The number stored under a key; 0 when there is none.
    public func double(forKey defaultName: String) -> Double {
        switch native(defaultName) {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let text as String: Double(text) ?? 0
        default: 0
        }
    }

    /// Does nothing: values are kept at once.
    @discardableResult
    public func synchronize() -> Bool { true }
}
