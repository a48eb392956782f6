// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caMediaTimingFunction: HostType = {
        var type = TypeBinding("CAMediaTimingFunction", .class, superclass: "NSObject")
        type.initializer("init(name:)", [HostParameter("name", "name", "CAMediaTimingFunctionName")]) { call throws(ScriptError) in
            let a0: CAMediaTimingFunctionName = try call.argument(0)
            return call.make { CAMediaTimingFunction(name: a0) }
        }
        type.initializer(
            "init(controlPoints:_:_:_:)",
            [
                HostParameter("controlPoints", "c1x", "Float"),
                HostParameter(nil, "c1y", "Float"),
                HostParameter(nil, "c2x", "Float"),
                HostParameter(nil, "c2y", "Float"),
            ]
        ) { call throws(ScriptError) in
            let a0: Float = try call.argument(0)
            let a1: Float = try call.argument(1)
            let a2: Float = try call.argument(2)
            let a3: Float = try call.argument(3)
            return call.make { CAMediaTimingFunction(controlPoints: a0, a1, a2, a3) }
        }
        return type.hostType
    }()
}
