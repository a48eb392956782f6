// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiGraphicsImageRendererFormat: HostType = {
        var type = TypeBinding("UIGraphicsImageRendererFormat", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIGraphicsImageRendererFormat() }
        }
        type.method("default()", isStatic: true, result: "UIGraphicsImageRendererFormat") { call throws(ScriptError) in
            call.inWorld { call.give(UIGraphicsImageRendererFormat.`default`()) }
        }
        type.method("preferred()", isStatic: true, result: "UIGraphicsImageRendererFormat") { call throws(ScriptError) in
            call.inWorld { call.give(UIGraphicsImageRendererFormat.preferred()) }
        }
        type.property("scale", "CGFloat") { call throws(ScriptError) in
            let object: UIGraphicsImageRendererFormat = try call.receiver()
            return call.give(object.scale)
        } set: { call, value throws(ScriptError) in
            let object: UIGraphicsImageRendererFormat = try call.receiver()
            object.scale = try call.read(value)
        }
        type.property("opaque", "Bool") { call throws(ScriptError) in
            let object: UIGraphicsImageRendererFormat = try call.receiver()
            return call.give(object.opaque)
        } set: { call, value throws(ScriptError) in
            let object: UIGraphicsImageRendererFormat = try call.receiver()
            object.opaque = try call.read(value)
        }
        return type.hostType
    }()
}
