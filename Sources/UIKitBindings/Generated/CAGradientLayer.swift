// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caGradientLayer: HostType = {
        var type = TypeBinding("CAGradientLayer", .class, superclass: "CALayer")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CAGradientLayer() }
        }
        type.initializer("init(layer:)", [HostParameter("layer", "layer", "Any")]) { call throws(ScriptError) in
            let a0: Argument = try call.argument(0)
            return call.make { CAGradientLayer(layer: a0) }
        }
        type.property("colors", "[CGColor]?") { call throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            return call.give(object.colors)
        } set: { call, value throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            object.colors = try call.read(value)
        }
        type.property("locations", "[Double]?") { call throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            return call.give(object.locations)
        } set: { call, value throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            object.locations = try call.read(value)
        }
        type.property("startPoint", "CGPoint") { call throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            return call.give(object.startPoint)
        } set: { call, value throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            object.startPoint = try call.read(value)
        }
        type.property("endPoint", "CGPoint") { call throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            return call.give(object.endPoint)
        } set: { call, value throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            object.endPoint = try call.read(value)
        }
        type.property("type", "CAGradientLayerType") { call throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            return call.give(object.type)
        } set: { call, value throws(ScriptError) in
            let object: CAGradientLayer = try call.receiver()
            object.type = try call.read(value)
        }
        return type.hostType
    }()
}
