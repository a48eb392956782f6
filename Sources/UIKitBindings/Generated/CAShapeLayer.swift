// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caShapeLayer: HostType = {
        var type = TypeBinding("CAShapeLayer", .class, superclass: "CALayer")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CAShapeLayer() }
        }
        type.initializer("init(layer:)", [HostParameter("layer", "layer", "Any")]) { call throws(ScriptError) in
            let a0: Argument = try call.argument(0)
            return call.make { CAShapeLayer(layer: a0) }
        }
        type.property("path", "CGPath?") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.path)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.path = try call.read(value)
        }
        type.property("fillColor", "CGColor?") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.fillColor)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.fillColor = try call.read(value)
        }
        type.property("strokeColor", "CGColor?") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.strokeColor)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.strokeColor = try call.read(value)
        }
        type.property("lineWidth", "CGFloat") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.lineWidth)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.lineWidth = try call.read(value)
        }
        type.property("strokeStart", "CGFloat") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.strokeStart)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.strokeStart = try call.read(value)
        }
        type.property("strokeEnd", "CGFloat") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.strokeEnd)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.strokeEnd = try call.read(value)
        }
        type.property("lineCap", "CAShapeLayerLineCap") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.lineCap)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.lineCap = try call.read(value)
        }
        type.property("lineJoin", "CAShapeLayerLineJoin") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.lineJoin)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.lineJoin = try call.read(value)
        }
        type.property("fillRule", "CAShapeLayerFillRule") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.fillRule)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.fillRule = try call.read(value)
        }
        type.property("lineDashPhase", "CGFloat") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.lineDashPhase)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.lineDashPhase = try call.read(value)
        }
        type.property("lineDashPattern", "[Double]?") { call throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            return call.give(object.lineDashPattern)
        } set: { call, value throws(ScriptError) in
            let object: CAShapeLayer = try call.receiver()
            object.lineDashPattern = try call.read(value)
        }
        return type.hostType
    }()
}
