internal import Heap
internal import Interpreter
internal import UIKit

// Dictionaries of numbers and of views.
extension Bindings {
    static func completeLayoutConstraint(_ type: inout TypeBinding) {
        let parameters = [
            HostParameter("withVisualFormat", "format", "String"),
            HostParameter("options", "opts", "NSLayoutConstraint.FormatOptions", default: "[]"),
            HostParameter("metrics", "metrics", "[String: Any]?", default: "nil"),
            HostParameter("views", "views", "[String: Any]"),
        ]
        let name = "constraints(withVisualFormat:options:metrics:views:)"
        type.method(name, isStatic: true, parameters, result: "[NSLayoutConstraint]") { call throws(ScriptError) in
            let format: String = try call.argument(0)
            let options: NSLayoutConstraint.FormatOptions = try call.argument(1)
            let metrics: [String: CGFloat]? = try call.argument(2)
            let views: [String: ObjectID] = try call.argument(3)
            return call.give(
                call.inWorld {
                    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics ?? [:], views: views)
                })
        }
    }
}
