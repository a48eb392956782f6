// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsLayoutYAxisAnchor: HostType = {
        var type = TypeBinding("NSLayoutYAxisAnchor", .structure, conformances: ["NSLayoutAnchor"])
        type.property("attribute", "NSLayoutConstraint.Attribute") { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            return call.give(object.attribute)
        }
        type.method(
            "constraint(equalToSystemSpacingBelow:multiplier:)",
            [
                HostParameter("equalToSystemSpacingBelow", "anchor", "NSLayoutYAxisAnchor"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(equalToSystemSpacingBelow: a0, multiplier: a1))
        }
        type.method(
            "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)",
            [
                HostParameter("greaterThanOrEqualToSystemSpacingBelow", "anchor", "NSLayoutYAxisAnchor"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(greaterThanOrEqualToSystemSpacingBelow: a0, multiplier: a1))
        }
        type.method(
            "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)",
            [
                HostParameter("lessThanOrEqualToSystemSpacingBelow", "anchor", "NSLayoutYAxisAnchor"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(lessThanOrEqualToSystemSpacingBelow: a0, multiplier: a1))
        }
        type.method(
            "constraint(equalTo:)",
            [HostParameter("equalTo", "anchor", "NSLayoutYAxisAnchor")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            return call.give(object.constraint(equalTo: a0))
        }
        type.method(
            "constraint(equalTo:constant:)",
            [HostParameter("equalTo", "anchor", "NSLayoutYAxisAnchor"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(equalTo: a0, constant: a1))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutYAxisAnchor")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            return call.give(object.constraint(greaterThanOrEqualTo: a0))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:constant:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutYAxisAnchor"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(greaterThanOrEqualTo: a0, constant: a1))
        }
        type.method(
            "constraint(lessThanOrEqualTo:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutYAxisAnchor")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            return call.give(object.constraint(lessThanOrEqualTo: a0))
        }
        type.method(
            "constraint(lessThanOrEqualTo:constant:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutYAxisAnchor"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutYAxisAnchor = try call.receiver()
            let a0: NSLayoutYAxisAnchor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(lessThanOrEqualTo: a0, constant: a1))
        }
        return type.hostType
    }()
}

extension NSLayoutYAxisAnchor: BridgedValue {
    package static var hostName: String { "NSLayoutYAxisAnchor" }
}
