// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsLayoutDimension: HostType = {
        var type = TypeBinding("NSLayoutDimension", .structure, conformances: ["NSLayoutAnchor"])
        type.property("attribute", "NSLayoutConstraint.Attribute") { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            return call.give(object.attribute)
        }
        type.method(
            "constraint(equalToConstant:)",
            [HostParameter("equalToConstant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.constraint(equalToConstant: a0))
        }
        type.method(
            "constraint(greaterThanOrEqualToConstant:)",
            [HostParameter("greaterThanOrEqualToConstant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.constraint(greaterThanOrEqualToConstant: a0))
        }
        type.method(
            "constraint(lessThanOrEqualToConstant:)",
            [HostParameter("lessThanOrEqualToConstant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.constraint(lessThanOrEqualToConstant: a0))
        }
        type.method(
            "constraint(equalTo:multiplier:)",
            [HostParameter("equalTo", "anchor", "NSLayoutDimension"), HostParameter("multiplier", "m", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(equalTo: a0, multiplier: a1))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:multiplier:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutDimension"), HostParameter("multiplier", "m", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(greaterThanOrEqualTo: a0, multiplier: a1))
        }
        type.method(
            "constraint(lessThanOrEqualTo:multiplier:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutDimension"), HostParameter("multiplier", "m", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(lessThanOrEqualTo: a0, multiplier: a1))
        }
        type.method(
            "constraint(equalTo:multiplier:constant:)",
            [
                HostParameter("equalTo", "anchor", "NSLayoutDimension"),
                HostParameter("multiplier", "m", "CGFloat"),
                HostParameter("constant", "c", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            return call.give(object.constraint(equalTo: a0, multiplier: a1, constant: a2))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:multiplier:constant:)",
            [
                HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutDimension"),
                HostParameter("multiplier", "m", "CGFloat"),
                HostParameter("constant", "c", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            return call.give(object.constraint(greaterThanOrEqualTo: a0, multiplier: a1, constant: a2))
        }
        type.method(
            "constraint(lessThanOrEqualTo:multiplier:constant:)",
            [
                HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutDimension"),
                HostParameter("multiplier", "m", "CGFloat"),
                HostParameter("constant", "c", "CGFloat"),
            ],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            return call.give(object.constraint(lessThanOrEqualTo: a0, multiplier: a1, constant: a2))
        }
        type.method(
            "constraint(equalTo:)",
            [HostParameter("equalTo", "anchor", "NSLayoutDimension")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            return call.give(object.constraint(equalTo: a0))
        }
        type.method(
            "constraint(equalTo:constant:)",
            [HostParameter("equalTo", "anchor", "NSLayoutDimension"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(equalTo: a0, constant: a1))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutDimension")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            return call.give(object.constraint(greaterThanOrEqualTo: a0))
        }
        type.method(
            "constraint(greaterThanOrEqualTo:constant:)",
            [HostParameter("greaterThanOrEqualTo", "anchor", "NSLayoutDimension"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(greaterThanOrEqualTo: a0, constant: a1))
        }
        type.method(
            "constraint(lessThanOrEqualTo:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutDimension")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            return call.give(object.constraint(lessThanOrEqualTo: a0))
        }
        type.method(
            "constraint(lessThanOrEqualTo:constant:)",
            [HostParameter("lessThanOrEqualTo", "anchor", "NSLayoutDimension"), HostParameter("constant", "c", "CGFloat")],
            result: "NSLayoutConstraint"
        ) { call throws(ScriptError) in
            let object: NSLayoutDimension = try call.receiver()
            let a0: NSLayoutDimension = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.constraint(lessThanOrEqualTo: a0, constant: a1))
        }
        return type.hostType
    }()
}

extension NSLayoutDimension: BridgedValue {
    package static var hostName: String { "NSLayoutDimension" }
}
