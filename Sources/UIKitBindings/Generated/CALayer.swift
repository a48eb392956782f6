// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caLayer: HostType = {
        var type = TypeBinding("CALayer", .class, superclass: "NSObject")
        type.property("contents", "CGImage?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.contents)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.contents = try call.read(value)
        }
        type.method(
            "add(_:forKey:)",
            [HostParameter(nil, "anim", "CAAnimation"), HostParameter("forKey", "key", "String?")]
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CAAnimation = try call.argument(0)
            let a1: String? = try call.argument(1)
            object.add(a0, forKey: a1)
            return .void
        }
        type.method("removeAnimation(forKey:)", [HostParameter("forKey", "key", "String")]) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: String = try call.argument(0)
            object.removeAnimation(forKey: a0)
            return .void
        }
        type.method("removeAllAnimations()") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.removeAllAnimations()
            return .void
        }
        type.method("animation(forKey:)", [HostParameter("forKey", "key", "String")], result: "CAAnimation?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.animation(forKey: a0))
        }
        type.method("animationKeys()", result: "[String]?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.animationKeys())
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "p", "CGPoint"), HostParameter("to", "l", "CALayer?")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CALayer? = try call.argument(1)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "p", "CGPoint"), HostParameter("from", "l", "CALayer?")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CALayer? = try call.argument(1)
            return call.give(object.convert(a0, from: a1))
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "r", "CGRect"), HostParameter("to", "l", "CALayer?")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: CALayer? = try call.argument(1)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "r", "CGRect"), HostParameter("from", "l", "CALayer?")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: CALayer? = try call.argument(1)
            return call.give(object.convert(a0, from: a1))
        }
        type.property("sublayers", "[CALayer]?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.sublayers)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.sublayers = try call.read(value)
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
        type.method(
            "insertSublayer(_:below:)",
            [HostParameter(nil, "layer", "CALayer"), HostParameter("below", "sibling", "CALayer?")]
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CALayer = try call.argument(0)
            let a1: CALayer? = try call.argument(1)
            object.insertSublayer(a0, below: a1)
            return .void
        }
        type.method(
            "insertSublayer(_:above:)",
            [HostParameter(nil, "layer", "CALayer"), HostParameter("above", "sibling", "CALayer?")]
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CALayer = try call.argument(0)
            let a1: CALayer? = try call.argument(1)
            object.insertSublayer(a0, above: a1)
            return .void
        }
        type.method(
            "replaceSublayer(_:with:)",
            [HostParameter(nil, "oldLayer", "CALayer"), HostParameter("with", "newLayer", "CALayer")]
        ) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CALayer = try call.argument(0)
            let a1: CALayer = try call.argument(1)
            object.replaceSublayer(a0, with: a1)
            return .void
        }
        type.method("removeFromSuperlayer()") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.removeFromSuperlayer()
            return .void
        }
        type.property("contentsGravity", "CALayerContentsGravity") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.contentsGravity)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.contentsGravity = try call.read(value)
        }
        type.property("contentsRect", "CGRect") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.contentsRect)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.contentsRect = try call.read(value)
        }
        type.property("contentsCenter", "CGRect") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.contentsCenter)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.contentsCenter = try call.read(value)
        }
        type.property("isOpaque", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.isOpaque)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.isOpaque = try call.read(value)
        }
        type.property("needsDisplayOnBoundsChange", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.needsDisplayOnBoundsChange)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.needsDisplayOnBoundsChange = try call.read(value)
        }
        type.property("drawsAsynchronously", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.drawsAsynchronously)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.drawsAsynchronously = try call.read(value)
        }
        type.property("allowsGroupOpacity", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.allowsGroupOpacity)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.allowsGroupOpacity = try call.read(value)
        }
        type.property("isDoubleSided", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.isDoubleSided)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.isDoubleSided = try call.read(value)
        }
        type.property("isGeometryFlipped", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.isGeometryFlipped)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.isGeometryFlipped = try call.read(value)
        }
        type.property("anchorPointZ", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.anchorPointZ)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.anchorPointZ = try call.read(value)
        }
        type.property("speed", "Float") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.speed)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.speed = try call.read(value)
        }
        type.property("timeOffset", "Double") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.timeOffset)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.timeOffset = try call.read(value)
        }
        type.property("beginTime", "Double") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.beginTime)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.beginTime = try call.read(value)
        }
        type.property("repeatCount", "Float") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.repeatCount)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.repeatCount = try call.read(value)
        }
        type.property("visibleRect", "CGRect") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.visibleRect)
        }
        type.method("preferredFrameSize()", result: "CGSize") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.preferredFrameSize())
        }
        type.property("delegate", "(any CALayerDelegate)?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.method("setNeedsLayout()") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.setNeedsLayout()
            return .void
        }
        type.method("layoutIfNeeded()") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.layoutIfNeeded()
            return .void
        }
        type.method("needsLayout()", result: "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.needsLayout())
        }
        type.method("setNeedsDisplay()") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.setNeedsDisplay()
            return .void
        }
        type.method("model()", result: "CALayer") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.model())
        }
        type.method("presentation()", result: "CALayer?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.presentation())
        }
        type.property("shadowColor", "CGColor?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.shadowColor)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.shadowColor = try call.read(value)
        }
        type.property("shadowPath", "CGPath?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.shadowPath)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.shadowPath = try call.read(value)
        }
        type.property("maskedCorners", "CACornerMask") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.maskedCorners)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.maskedCorners = try call.read(value)
        }
        type.property("cornerCurve", "CALayerCornerCurve") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.cornerCurve)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.cornerCurve = try call.read(value)
        }
        type.property("mask", "CALayer?") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.mask)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.mask = try call.read(value)
        }
        type.property("position", "CGPoint") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.position)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.position = try call.read(value)
        }
        type.property("anchorPoint", "CGPoint") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.anchorPoint)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.anchorPoint = try call.read(value)
        }
        type.property("zPosition", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.zPosition)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.zPosition = try call.read(value)
        }
        type.property("contentsScale", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.contentsScale)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.contentsScale = try call.read(value)
        }
        type.property("shouldRasterize", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.shouldRasterize)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.shouldRasterize = try call.read(value)
        }
        type.property("rasterizationScale", "CGFloat") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.rasterizationScale)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.rasterizationScale = try call.read(value)
        }
        type.property("allowsEdgeAntialiasing", "Bool") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.allowsEdgeAntialiasing)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.allowsEdgeAntialiasing = try call.read(value)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CALayer() }
        }
        type.initializer("init(layer:)", [HostParameter("layer", "layer", "Any")]) { call throws(ScriptError) in
            let a0: Argument = try call.argument(0)
            return call.make { CALayer(layer: a0) }
        }
        type.method("layoutSublayers()", isOverridePoint: true) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.send("layoutSublayers()", to: object, []) {
                object.layoutSublayers()
            }
        }
        type.method("display()", isOverridePoint: true) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.send("display()", to: object, []) {
                object.display()
            }
        }
        type.method("draw(in:)", isOverridePoint: true, [HostParameter("in", "ctx", "CGContext")]) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGContext = try call.argument(0)
            return call.send("draw(in:)", to: object, [("ctx", call.passed(a0))]) {
                object.draw(in: a0)
            }
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
        type.property("transform", "CATransform3D") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.transform)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.transform = try call.read(value)
        }
        type.property("sublayerTransform", "CATransform3D") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.sublayerTransform)
        } set: { call, value throws(ScriptError) in
            let object: CALayer = try call.receiver()
            object.sublayerTransform = try call.read(value)
        }
        type.method("affineTransform()", result: "CGAffineTransform") { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            return call.give(object.affineTransform())
        }
        type.method("setAffineTransform(_:)", [HostParameter(nil, "m", "CGAffineTransform")]) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGAffineTransform = try call.argument(0)
            object.setAffineTransform(a0)
            return .void
        }
        type.method("render(in:)", [HostParameter("in", "ctx", "CGContext")]) { call throws(ScriptError) in
            let object: CALayer = try call.receiver()
            let a0: CGContext = try call.argument(0)
            object.render(in: a0)
            return .void
        }
        return type.hostType
    }()
}
