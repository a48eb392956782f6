// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgMutablePath: HostType = {
        var type = TypeBinding("CGMutablePath", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CGMutablePath() }
        }
        type.method("copy()", result: "CGPath?") { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            return call.give(object.copy())
        }
        type.property("isEmpty", "Bool") { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            return call.give(object.isEmpty)
        }
        type.property("currentPoint", "CGPoint") { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            return call.give(object.currentPoint)
        }
        type.property("boundingBox", "CGRect") { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            return call.give(object.boundingBox)
        }
        type.method("contains(_:)", [HostParameter(nil, "point", "CGPoint")], result: "Bool") { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            return call.give(object.contains(a0))
        }
        type.method("move(to:)", [HostParameter("to", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.move(to: a0)
            return .void
        }
        type.method("addLine(to:)", [HostParameter("to", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.addLine(to: a0)
            return .void
        }
        type.method("addLines(between:)", [HostParameter("between", "points", "[CGPoint]")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: [CGPoint] = try call.argument(0)
            object.addLines(between: a0)
            return .void
        }
        type.method("addRect(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.addRect(a0)
            return .void
        }
        type.method("addRects(_:)", [HostParameter(nil, "rects", "[CGRect]")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: [CGRect] = try call.argument(0)
            object.addRects(a0)
            return .void
        }
        type.method(
            "addRoundedRect(in:cornerWidth:cornerHeight:)",
            [
                HostParameter("in", "rect", "CGRect"),
                HostParameter("cornerWidth", "cornerWidth", "CGFloat"),
                HostParameter("cornerHeight", "cornerHeight", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            object.addRoundedRect(in: a0, cornerWidth: a1, cornerHeight: a2)
            return .void
        }
        type.method("addEllipse(in:)", [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.addEllipse(in: a0)
            return .void
        }
        type.method("addPath(_:)", [HostParameter(nil, "path", "CGPath")]) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPath = try call.argument(0)
            object.addPath(a0)
            return .void
        }
        type.method(
            "addArc(center:radius:startAngle:endAngle:clockwise:)",
            [
                HostParameter("center", "center", "CGPoint"),
                HostParameter("radius", "radius", "CGFloat"),
                HostParameter("startAngle", "startAngle", "CGFloat"),
                HostParameter("endAngle", "endAngle", "CGFloat"),
                HostParameter("clockwise", "clockwise", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            let a4: Bool = try call.argument(4)
            object.addArc(center: a0, radius: a1, startAngle: a2, endAngle: a3, clockwise: a4)
            return .void
        }
        type.method(
            "addArc(tangent1End:tangent2End:radius:)",
            [
                HostParameter("tangent1End", "end1", "CGPoint"),
                HostParameter("tangent2End", "end2", "CGPoint"),
                HostParameter("radius", "radius", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            object.addArc(tangent1End: a0, tangent2End: a1, radius: a2)
            return .void
        }
        type.method(
            "addCurve(to:control1:control2:)",
            [
                HostParameter("to", "end", "CGPoint"),
                HostParameter("control1", "control1", "CGPoint"),
                HostParameter("control2", "control2", "CGPoint"),
            ]
        ) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            let a2: CGPoint = try call.argument(2)
            object.addCurve(to: a0, control1: a1, control2: a2)
            return .void
        }
        type.method(
            "addQuadCurve(to:control:)",
            [HostParameter("to", "end", "CGPoint"), HostParameter("control", "control", "CGPoint")]
        ) { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            object.addQuadCurve(to: a0, control: a1)
            return .void
        }
        type.method("closeSubpath()") { call throws(ScriptError) in
            let object: CGMutablePath = try call.receiver()
            object.closeSubpath()
            return .void
        }
        return type.hostType
    }()
}
