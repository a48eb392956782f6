// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsLayoutXAxisAnchor: HostType = {
        var type = TypeBinding("NSLayoutXAxisAnchor", .structure, conformances: ["NSLayoutAnchor"])
        type.property("attribute", "NSLayoutConstraint.Attribute") { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            return call.give(object.attribute)
        }
        type.method(
            "constraint(equalToSystemSpacingAfter:multiplier:)",
            [
                HostParameter("equalToSystemSpacingAfter", "anchor", "NSLayoutXAxisAnchor"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(equalToSystemSpacingAfter: a0, multiplier: a1))
        }
        type.method(
            "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)",
            [
                HostParameter("greaterThanOrEqualToSystemSpacingAfter", "anchor", "NSLayoutXAxisAnchor"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(greaterThanOrEqualToSystemSpacingAfter: a0, multiplier: a1))
        }
        type.method(
            "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)",
            [
                HostParameter("lessThanOrEqualToSystemSpacingAfter", "anchor", "NSLayoutXAxisAnchor"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(lessThanOrEqualToSystemSpacingAfter: a0, multiplier: a1))
        }
        type.method(
            "constraint(equalTo:)",
            [HostParameter("equalTo", "anchor", "NSLayoutXAxisAnchor")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            return call.give(object.constraint(equalTo: a0))
        }
        type.method(
            "constraint(equalTo:constant:)",
            [HostParameter("equalTo", "anchor", "NSLayoutXAxisAnchor"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(equalTo: a0, constant: a1))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutXAxisAnchor")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            return call.give(object.constraint(greaterThanOrEqualTo: a0))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:constant:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutXAxisAnchor"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(greaterThanOrEqualTo: a0, constant: a1))
        }
        type.method(
            "constraint(lessThanOrEqualTo:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutXAxisAnchor")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            return call.give(object.constraint(lessThanOrEqualTo: a0))
        }
        type.method(
            "constraint(lessThanOrEqualTo:constant:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutXAxisAnchor"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutXAxisAnchor = try call.receiver()
            let a0: NSLayoutXAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(lessThanOrEqualTo: a0, constant: a1))
        }
        return type.hostType
    }()
}

extension NSLayoutXAxisAnchor: BridgedValue {
    package static var hostName: String { "NSLayoutXAxisAnchor" }
}
