// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caLayer: HostType = {
        var type = TypeBinding("CALayer", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CALayer() }
        }
        type.property("cornerRadius", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.cornerRadius)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.cornerRadius = try call.read(value)
        }
        type.property("frame", "CGRect") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.frame)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.frame = try call.read(value)
        }
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.bounds)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.bounds = try call.read(value)
        }
        type.property("backgroundColor", "CGColor?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.backgroundColor = try call.read(value)
        }
        type.property("opacity", "Float") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.opacity)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.opacity = try call.read(value)
        }
        type.property("borderWidth", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.borderWidth)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.borderWidth = try call.read(value)
        }
        type.property("borderColor", "CGColor?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.borderColor)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.borderColor = try call.read(value)
        }
        type.property("masksToBounds", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.masksToBounds)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.masksToBounds = try call.read(value)
        }
        type.property("isHidden", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.isHidden)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.isHidden = try call.read(value)
        }
        type.property("name", "String?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.name)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.name = try call.read(value)
        }
        type.property("shadowOpacity", "Float") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.shadowOpacity)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.shadowOpacity = try call.read(value)
        }
        type.property("shadowRadius", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.shadowRadius)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.shadowRadius = try call.read(value)
        }
        type.property("shadowOffset", "CGSize") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.shadowOffset)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.shadowOffset = try call.read(value)
        }
        type.property("sublayers", "[CALayer]?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.sublayers)
        }
        type.property("superlayer", "CALayer?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.superlayer)
        }
        type.method("addSublayer(_:)", [HostParameter(nil, "layer", "CALayer")]) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CALayer = try call.argument(0)
            object.addSublayer(a0)
            return .void
        }
        type.method(
            "insertSublayer(_:at:)",
            [HostParameter(nil, "layer", "CALayer"), HostParameter("at", "index", "UInt32")]
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CALayer = try call.argument(0)
            let a1: UInt32 = try call.argument(1)
            object.insertSublayer(a0, at: a1)
            return .void
        }
        type.method("removeFromSuperlayer()") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.removeFromSuperlayer()
            return .void
        }
        return type.hostType
    }()
}
