internal import Heap
package import Interpreter
package import UIKit

// The members of storyboards and nibs that are generic or return anything, so that no binding can be generated.
extension Bindings {
    static let storyboard: HostType = {
        var type = TypeBinding("UIStoryboard", .class)
        let creator = HostParameter("creator", "creator", "((NSCoder) -> UIViewController?)?", default: "nil")
        type.method("instantiateInitialViewController(creator:)", [creator], result: "UIViewController?") { call throws(ScriptError) in
            let object: UIStoryboard = try call.receiver()
            let creator: Block? = try call.argument(0)
            return call.give(call.inWorld { object.initial(creator: creator) })
        }
        let parameters = [HostParameter("identifier", "identifier", "String"), creator]
        type.method("instantiateViewController(identifier:creator:)", parameters, result: "UIViewController") {
            call throws(ScriptError) in
            let object: UIStoryboard = try call.receiver()
            let identifier: String = try call.argument(0)
            let creator: Block? = try call.argument(1)
            return call.give(call.inWorld { object.make(identifier, creator: creator) })
        }
        return merged("UIStoryboard", with: type.members)
    }()

    static let nib: HostType = {
        var type = TypeBinding("UINib", .class)
        let parameters = [
            HostParameter("withOwner", "ownerOrNil", "Any?"),
            HostParameter("options", "optionsOrNil", "[UINib.OptionsKey: Any]?", default: "nil"),
        ]
        type.method("instantiate(withOwner:options:)", parameters, result: "[Any]") { call throws(ScriptError) in
            let object: UINib = try call.receiver()
            let owner: ObjectID? = try call.argument(0)
            if object.isMissing { return call.host.contents(ofNib: object.name, owner: owner, call: "instantiate") }
            return call.give(call.inWorld { object.objects(forOwner: owner) })
        }
        return merged("UINib", with: type.members)
    }()

    /// The generated binding of a class, with more members.
    private static func merged(_ name: String, with members: [HostMember]) -> HostType {
        let own = generated(name)
        return HostType(
            name, .class, superclass: own?.superclass, conformances: own?.conformances ?? [], members: (own?.members ?? []) + members)
    }
}

/// Any value that the learner's code passes. Values of types that UIKit does not know are passed on unchanged.
extension Argument: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Argument? {
        switch value {
        case .none, .missing: .nothing
        case .object, .weak, .unowned, .bool, .int, .double, .string, .host: host.argument(value)
        default: .value(Passed(value: value))
        }
    }

    package func give(in host: ScriptHost) -> Value { host.value(self) }

    /// A value of the learner's own, for the time of a call.
    struct Passed: Bridged, Sendable {
        let value: Value

        package static func read(_ value: Value, in host: ScriptHost) -> Passed? { Passed(value: value) }
        package func give(in host: ScriptHost) -> Value { value }
    }
}
