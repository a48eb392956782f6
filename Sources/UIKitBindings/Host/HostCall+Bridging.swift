package import Heap
package import Interpreter
package import UIKit

// The members in which the generated bindings are written.
extension HostCall {
    /// The host that the call belongs to.
    package var host: ScriptHost {
        guard let host = interpreter.host as? ScriptHost else {
            preconditionFailure("a binding of UIKit was called by an interpreter whose host is not a ScriptHost")
        }
        return host
    }

    // MARK: From the learner's code

    /// The receiver of the member.
    package func receiver<Native: Bridged>() throws(ScriptError) -> Native {
        guard let native = Native.read(receiver, in: host) else { throw refusal(receiver, wanted: "\(Native.self)") }
        return native
    }

    /// An argument by its place.
    package func argument<Native: Bridged>(_ position: Int) throws(ScriptError) -> Native {
        try read(arguments[position])
    }

    /// Converts a value to be stored.
    package func read<Native: Bridged>(_ value: Value) throws(ScriptError) -> Native {
        guard let native = Native.read(value, in: host) else { throw refusal(value, wanted: "\(Native.self)") }
        return native
    }

    /// An argument that conforms to a protocol of UIKit's.
    package func conforming<Native>(_ position: Int, to type: Native.Type) throws(ScriptError) -> Native {
        guard let native = NSObject.read(arguments[position], in: host) as? Native else {
            throw refusal(arguments[position], wanted: "\(type)")
        }
        return native
    }

    /// An optional argument that conforms to a protocol of UIKit's.
    package func optionalConforming<Native>(_ position: Int, to type: Native.Type) throws(ScriptError) -> Native? {
        if case .none = arguments[position] { return nil }
        return try conforming(position, to: type)
    }

    private func refusal(_ value: Value, wanted: String) -> ScriptError {
        .refusal("\(interpreter.describe(value)) as \(wanted)")
    }

    // MARK: To the learner's code

    /// A native value in the learner's form.
    package func give<Native: Bridged>(_ value: Native) -> Value {
        value.give(in: host)
    }

    /// Nothing, in the learner's form.
    package func give(_ value: Void) -> Value {
        .void
    }

    /// A class, in the learner's form.
    package func give(_ type: AnyClass) -> Value {
        interpreter.type(named: "\(type)")
    }

    /// The value of a weak reference: the object while it lives, nil afterwards.
    package func give(weakly id: ObjectID?) -> Value {
        guard let id, host.world.space.heap.isReachableWeakly(id) else { return .none }
        return .object(id)
    }

    /// A new object. It has the identity that the learner's code has allocated for it, if any.
    package func make<Native: NSObject>(_ make: () -> Native?) -> Value {
        let world = host.world
        let object = inWorld { adopting.map { world.initialise(as: $0, make) } ?? make() }
        return object.map { .object($0.id) } ?? .none
    }

    /// Runs `body` with the run's World bound.
    package func inWorld<Result>(_ body: () -> Result) -> Result {
        host.inWorld(body)
    }

    // MARK: Override points

    /// An argument as a callback's report shows it.
    package func passed<Native: BridgedValue>(_ value: Native?) -> Argument {
        value.map { .value($0) } ?? .nothing
    }

    /// Any value as a callback's report shows it.
    package func passed(_ anything: Argument) -> Argument {
        anything
    }

    /// A flag as a callback's report shows it.
    package func passed(_ flag: Bool) -> Argument {
        .value(flag)
    }

    /// A set of objects as a callback's report shows it.
    package func passed<Native: NSObject>(_ objects: Set<Native>) -> Argument {
        .value(Set(objects.map(\.id)))
    }

    /// An object as a callback's report shows it.
    package func passed(_ object: NSObject?) -> Argument {
        .reference(object)
    }

    /// Calls an override point as UIKit would, so that the call is reported and the learner's override runs. A call through `super` runs
    /// the class's own implementation, without a report.
    package func send(_ name: String, to object: NSObject, _ arguments: [(name: String, value: Argument)] = [], native: () -> Void) -> Value
    {
        if isSuper {
            host.world.noteSuper(name, on: object)
            host.observer?.willCallSuper(name, on: object.id, with: arguments, at: location)
            native()
        } else {
            host.world.directCaller = location.map(CodeLocation.init)
            host.world.send(name, to: object, arguments, native: native)
        }
        return .void
    }
}
