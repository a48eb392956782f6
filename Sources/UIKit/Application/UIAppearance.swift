package import Heap

/// The values for a class's instances, by the names of setters.
struct AppearanceProxyRecord: Sendable {
    /// One setter, called for instances.
    struct Rule: Sendable {
        let member: String
        /// Retained where they are objects.
        let arguments: [Argument]
    }

    var className = ""
    /// Classes of the required containers of an instance, the innermost first.
    var containers: [String] = []
    var rules: [Rule] = []

    var held: [ObjectID] {
        rules.flatMap(\.arguments).compactMap { if case .object(let id) = $0 { id } else { nil } }
    }
}

/// Represents all instances of a class: a value set on the proxy is set on each instance as it comes into a window.
///
/// Fidelity: documented UIAppearance (what is set on an instance itself is left alone; what is in a window already does not change); other setters than
/// Apple marks with UI_APPEARANCE_SELECTOR work too, and setters that an app adds to its own classes do not (simplified).
package final class UIAppearanceProxy: NSObject {
    var record: AppearanceProxyRecord {
        _read { yield world.state.appearanceProxies[id] }
        _modify { yield &world.state.appearanceProxies[id] }
    }

    package override var edges: [Edge] { record.held.map { Edge("appearance", to: $0) } }

    /// Notes a call of a setter. It replaces an earlier call of the same setter with equal further arguments.
    package func note(_ member: String, _ arguments: [Argument]) {
        let rule = AppearanceProxyRecord.Rule(member: member, arguments: arguments)
        for case .object(let id) in arguments { world.space.retain(id) }
        if let place = record.rules.firstIndex(where: { $0.member == member && Self.isSame($0.arguments, arguments) }) {
            let old = record.rules[place]
            record.rules[place] = rule
            for case .object(let id) in old.arguments { world.space.release(id) }
        } else {
            record.rules.append(rule)
        }
    }

    /// Whether two calls differ only in the value being set, the first argument.
    private static func isSame(_ old: [Argument], _ new: [Argument]) -> Bool {
        old.count == new.count && zip(old, new).dropFirst().allSatisfy { "\($0)" == "\($1)" }
    }

    /// The last value set for a property; nil if none was.
    package func value(of member: String) -> Argument? { record.rules.last { $0.member == member }?.arguments.first }
}

/// A class with an appearance proxy, which represents all its instances.
///
/// Fidelity: documented UIAppearance.
public protocol UIAppearance: NSObjectProtocol {
    /// The class's proxy: a value set on it is set on each instance as it comes into a window.
    ///
    /// Fidelity: documented UIAppearance (what is set on an instance itself is left alone; what is in a window already does not change); other setters than
    /// Apple marks with UI_APPEARANCE_SELECTOR work too, and setters that an app adds to its own classes do not (simplified).
    static func appearance() -> Self
    /// The proxy of the instances that are in instances of other classes, the innermost first.
    ///
    /// Fidelity: documented UIAppearance.appearance(whenContainedInInstancesOf:).
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class whose instances can contain instances with an appearance of their own.
///
/// Fidelity: documented UIAppearanceContainer.
public protocol UIAppearanceContainer: NSObjectProtocol {}

// The stage makes the proxies for the learner's code; compiled code has none.
extension UIAppearance {
    /// The proxy of all instances.
    public static func appearance() -> Self { preconditionFailure("appearance() is made for the learner's code alone") }
    /// The proxy of the instances that are in instances of other classes.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        preconditionFailure("appearance(whenContainedInInstancesOf:) is made for the learner's code alone")
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension World {
    /// The proxy for the instances of a class that are in instances of other classes, the innermost container first. `known` is the UIKit
    /// class whose members the proxy has.
    package func appearanceProxy(_ className: String, goingBy known: String, in containers: [String]) -> UIAppearanceProxy {
        for id in state.application.proxies {
            if let proxy: UIAppearanceProxy = object(id), proxy.record.className == className, proxy.record.containers == containers {
                return proxy
            }
        }
        let id = space.allocate(typeName: known)
        let proxy = bind { initialise(as: id) { UIAppearanceProxy() } }
        proxy.record.className = className
        proxy.record.containers = containers
        space.retain(id)
        state.application.proxies.append(id)
        return proxy
    }

    /// Notes that the learner's code has set something on an instance itself.
    package func noteOwnLook(_ member: String, of id: ObjectID) {
        guard !isApplyingAppearance else { return }
        state.ownLooks[id].insert(member)
    }

    /// Sets the values of its classes' proxies on an instance, superclasses first, except where the instance has a value of its own.
    func applyAppearance(to object: NSObject, in container: UIResponder?) {
        guard let script, !state.application.proxies.isEmpty else { return }
        let chain = classNames(of: object)
        var fitting: [(depth: Int, count: Int, proxy: UIAppearanceProxy)] = []
        for id in state.application.proxies {
            guard let proxy: UIAppearanceProxy = self.object(id) else { continue }
            let record = proxy.record
            let isKind = chain.contains(record.className) || script.isKind(object.id, of: record.className)
            guard isKind, lies(in: record.containers, container) else { continue }
            let depth = chain.firstIndex(of: record.className) ?? -1
            fitting.append((depth, record.containers.count, proxy))
        }
        for entry in fitting.sorted(by: { ($1.depth, $0.count) < ($0.depth, $1.count) }) {
            for rule in entry.proxy.record.rules where !state.ownLooks[object.id].contains(rule.member) {
                isApplyingAppearance = true
                script.apply(rule.member, rule.arguments, to: object.id)
                isApplyingAppearance = false
            }
        }
    }

    /// UIKit's classes of an object, its own first.
    private func classNames(of object: NSObject) -> [String] {
        var names: [String] = []
        var current: Mirror? = Mirror(reflecting: object)
        while let mirror = current {
            names.append("\(mirror.subjectType)")
            current = mirror.superclassMirror
        }
        return names
    }

    private func lies(in containers: [String], _ container: UIResponder?) -> Bool {
        var wanted = containers[...]
        var current = container
        while let responder = current, let first = wanted.first {
            if classNames(of: responder).contains(first) || script?.isKind(responder.id, of: first) == true { wanted = wanted.dropFirst() }
            current = responder.next
        }
        return wanted.isEmpty
    }
}
