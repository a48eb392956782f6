// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBezierPath: HostType = {
        var type = TypeBinding("UIBezierPath", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBezierPath() }
        }
        type.initializer("init(rect:)", [HostParameter("rect", "rect", "CGRect")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIBezierPath(rect: a0) }
        }
        type.initializer("init(ovalIn:)", [HostParameter("ovalIn", "rect", "CGRect")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIBezierPath(ovalIn: a0) }
        }
        type.initializer(
            "init(roundedRect:cornerRadius:)",
            [HostParameter("roundedRect", "rect", "CGRect"), HostParameter("cornerRadius", "cornerRadius", "CGFloat")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.make { UIBezierPath(roundedRect: a0, cornerRadius: a1) }
        }
        type.initializer(
            "init(roundedRect:byRoundingCorners:cornerRadii:)",
            [
                HostParameter("roundedRect", "rect", "CGRect"),
                HostParameter("byRoundingCorners", "corners", "UIRectCorner"),
                HostParameter("cornerRadii", "cornerRadii", "CGSize"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIRectCorner = try call.argument(1)
            let a2: CGSize = try call.argument(2)
            return call.make { UIBezierPath(roundedRect: a0, byRoundingCorners: a1, cornerRadii: a2) }
        }
        type.initializer(
            "init(arcCenter:radius:startAngle:endAngle:clockwise:)",
            [
                HostParameter("arcCenter", "center", "CGPoint"),
                HostParameter("radius", "radius", "CGFloat"),
                HostParameter("startAngle", "startAngle", "CGFloat"),
                HostParameter("endAngle", "endAngle", "CGFloat"),
                HostParameter("clockwise", "clockwise", "Bool"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGPoint = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            let a4: Bool = try call.argument(4)
            return call.make { UIBezierPath(arcCenter: a0, radius: a1, startAngle: a2, endAngle: a3, clockwise: a4) }
        }
        type.initializer("init(cgPath:)", [HostParameter("cgPath", "cgPath", "CGPath")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGPath = try call.argument(0)
            return call.make { UIBezierPath(cgPath: a0) }
        }
        type.method("move(to:)", [HostParameter("to", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.move(to: a0)
            return .void
        }
        type.method("addLine(to:)", [HostParameter("to", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.addLine(to: a0)
            return .void
        }
        type.method(
            "addCurve(to:controlPoint1:controlPoint2:)",
            [
                HostParameter("to", "endPoint", "CGPoint"),
                HostParameter("controlPoint1", "controlPoint1", "CGPoint"),
                HostParameter("controlPoint2", "controlPoint2", "CGPoint"),
            ]
        ) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            let a2: CGPoint = try call.argument(2)
            object.addCurve(to: a0, controlPoint1: a1, controlPoint2: a2)
            return .void
        }
        type.method(
            "addQuadCurve(to:controlPoint:)",
            [HostParameter("to", "endPoint", "CGPoint"), HostParameter("controlPoint", "controlPoint", "CGPoint")]
        ) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            object.addQuadCurve(to: a0, controlPoint: a1)
            return .void
        }
        type.method(
            "addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
            [
                HostParameter("withCenter", "center", "CGPoint"),
                HostParameter("radius", "radius", "CGFloat"),
                HostParameter("startAngle", "startAngle", "CGFloat"),
                HostParameter("endAngle", "endAngle", "CGFloat"),
                HostParameter("clockwise", "clockwise", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            let a4: Bool = try call.argument(4)
            object.addArc(withCenter: a0, radius: a1, startAngle: a2, endAngle: a3, clockwise: a4)
            return .void
        }
        type.method("close()") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.close()
            return .void
        }
        type.method("append(_:)", [HostParameter(nil, "bezierPath", "UIBezierPath")]) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: UIBezierPath = try call.argument(0)
            object.append(a0)
            return .void
        }
        type.method("removeAllPoints()") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.removeAllPoints()
            return .void
        }
        type.method("reversing()", result: "UIBezierPath") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.reversing())
        }
        type.method("apply(_:)", [HostParameter(nil, "transform", "CGAffineTransform")]) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGAffineTransform = try call.argument(0)
            object.apply(a0)
            return .void
        }
        type.method("fill()") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.fill()
            return .void
        }
        type.method("stroke()") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.stroke()
            return .void
        }
        type.method(
            "fill(with:alpha:)",
            [HostParameter("with", "blendMode", "CGBlendMode"), HostParameter("alpha", "alpha", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGBlendMode = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.fill(with: a0, alpha: a1)
            return .void
        }
        type.method(
            "stroke(with:alpha:)",
            [HostParameter("with", "blendMode", "CGBlendMode"), HostParameter("alpha", "alpha", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGBlendMode = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.stroke(with: a0, alpha: a1)
            return .void
        }
        type.method(
            "setLineDash(_:count:phase:)",
            [
                HostParameter(nil, "pattern", "[CGFloat]?"),
                HostParameter("count", "count", "Int"),
                HostParameter("phase", "phase", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: [CGFloat]? = try call.argument(0)
            let a1: Int = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            object.setLineDash(a0, count: a1, phase: a2)
            return .void
        }
        type.method("addClip()") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.addClip()
            return .void
        }
        type.property("cgPath", "CGPath") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.cgPath)
        } set: { call, value throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.cgPath = try call.read(value)
        }
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.bounds)
        }
        type.property("isEmpty", "Bool") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.isEmpty)
        }
        type.property("currentPoint", "CGPoint") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.currentPoint)
        }
        type.method("contains(_:)", [HostParameter(nil, "point", "CGPoint")], result: "Bool") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            return call.give(object.contains(a0))
        }
        type.property("lineWidth", "CGFloat") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.lineWidth)
        } set: { call, value throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.lineWidth = try call.read(value)
        }
        type.property("lineCapStyle", "CGLineCap") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.lineCapStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.lineCapStyle = try call.read(value)
        }
        type.property("lineJoinStyle", "CGLineJoin") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.lineJoinStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.lineJoinStyle = try call.read(value)
        }
        type.property("miterLimit", "CGFloat") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.miterLimit)
        } set: { call, value throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.miterLimit = try call.read(value)
        }
        type.property("usesEvenOddFillRule", "Bool") { call throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            return call.give(object.usesEvenOddFillRule)
        } set: { call, value throws(ScriptError) in
            let object: UIBezierPath = try call.receiver()
            object.usesEvenOddFillRule = try call.read(value)
        }
        return type.hostType
    }()
}
