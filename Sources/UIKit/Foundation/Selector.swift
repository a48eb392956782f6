package import Heap

/// The name of a method that UIKit is to call: the full Swift name, `save(_:)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The full Swift name, or the Objective-C name if it was made from one.
    public let name: String
    /// The Objective-C name, `save:`.
    ///
    /// Fidelity: documented Selector.
    public let description: String
    /// The learner's line that made the selector, to blame if no object has the method. Not part of its identity.
    private(set) var maker = World.current?.script?.currentLocation

    /// Whether both name the same method.
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.description == rhs.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// The selector of a method with this full Swift name.
    public init(_ name: String) {
        self.name = name
        description = ObjectiveCName.of(name)
    }

    /// The selector of a method with this full Swift name.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// How many arguments the method takes.
    var arity: Int { name.count { $0 == ":" } }
}

/// An object of UIKit's own that actions are sent to.
protocol ActionTarget: NSObject {
    /// Performs one of its own actions; false for any other.
    func perform(_ action: Selector, by sender: NSObject) -> Bool
}

extension World {
    /// The identity of an object that is the host's or the learner's alone; nil for anything else.
    static func identity(of object: Any?) -> ObjectID? {
        (object as? NSObject)?.id ?? object as? ObjectID
    }

    /// Calls an action method of the target. Without a target, calls the first object in the responder chain that has the method. The
    /// method gets as many of sender and event as it takes.
    ///
    /// Fidelity: documented UIControl.addTarget(_:action:for:), UIApplication.sendAction(_:to:from:for:).
    func perform(_ action: Selector, on target: ObjectID?, isSearching: Bool, sender: NSObject, _ event: Argument = .nothing) {
        if let own = target.flatMap({ object($0) as? any ActionTarget }), own.perform(action, by: sender) { return }
        guard script != nil else { return }
        var receiver = target.flatMap { space.heap.isReachableWeakly($0) ? $0 : nil }
        if isSearching {
            var responder = sender as? UIResponder
            while let current = responder, !has(action, current) { responder = current.next }
            receiver = responder?.id
        }
        guard let receiver else { return }
        perform(action, on: receiver, [.object(sender.id), event])
    }

    /// Calls a method by its name, with as many of the arguments as it takes, and returns its result. The name may also be a property's
    /// getter or setter. Raises an exception when the object has neither.
    ///
    /// Fidelity: documented NSObjectProtocol.perform(_:with:).
    @discardableResult package func perform(_ action: Selector, on receiver: ObjectID, _ arguments: [Argument]) -> Argument {
        guard let script, !edit(action, on: receiver, sender: arguments.first ?? .nothing) else { return .nothing }
        guard let method = method(by: action, of: receiver) else {
            if let accessor = script.accessor(by: action.name, of: receiver) {
                return script.use(accessor, of: receiver, arguments.first ?? .nothing)
            }
            if script.leaves(action: action.name, of: receiver) { return .nothing }
            report(
                .exception(
                    name: "NSInvalidArgumentException",
                    reason: "-[\(space.heap.typeName(of: receiver)) \(action)]: unrecognized selector sent to instance",
                    object: receiver, at: script.currentLocation ?? action.maker))
            return .nothing
        }
        return script.perform(method, on: receiver, Array(arguments.prefix(Selector(method).arity)))
    }

    /// The full Swift name of the object's method for a selector; the method may be the learner's or UIKit's. The selector may be written
    /// as in Objective-C. Returns nil when there is no such method.
    func method(by action: Selector, of receiver: ObjectID) -> String? {
        let names = action.name.hasSuffix(")") ? [action.name] : ObjectiveCName.swiftNames(of: action.name)
        return names.first { script?.responds(to: $0, on: receiver) == true }
    }

    /// Whether an object has a method by a selector, or a property whose getter or setter it names.
    package func responds(to action: Selector, _ object: NSObject) -> Bool {
        if let responder = object as? UIResponder, UIResponder.standardEdits.contains(action.name) { return has(action, responder) }
        if method(by: action, of: object.id) != nil { return true }
        return script?.accessor(by: action.name, of: object.id) != nil
    }
}
