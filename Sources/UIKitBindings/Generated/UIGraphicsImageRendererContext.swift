// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiGraphicsImageRendererContext: HostType = {
        var type = TypeBinding("UIGraphicsImageRendererContext", .class, superclass: "NSObject")
        type.property("cgContext", "CGContext") { call throws(ScriptError) in
            let object: UIGraphicsImageRendererContext = try call.receiver()
            return call.give(object.cgContext)
        }
        type.property("format", "UIGraphicsImageRendererFormat") { call throws(ScriptError) in
            let object: UIGraphicsImageRendererContext = try call.receiver()
            return call.give(object.format)
        }
        type.property("currentImage", "UIImage") { call throws(ScriptError) in
            let object: UIGraphicsImageRendererContext = try call.receiver()
            return call.give(object.currentImage)
        }
        type.method("fill(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UIGraphicsImageRendererContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.fill(a0)
            return .void
        }
        type.method("stroke(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UIGraphicsImageRendererContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.stroke(a0)
            return .void
        }
        type.method("clip(to:)", [HostParameter("to", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UIGraphicsImageRendererContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.clip(to: a0)
            return .void
        }
        return type.hostType
    }()
}
