// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgContext: HostType = {
        var type = TypeBinding("CGContext", .class, superclass: "NSObject")
        type.property("path", "CGPath?") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.path)
        }
        type.property("isPathEmpty", "Bool") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.isPathEmpty)
        }
        type.property("currentPointOfPath", "CGPoint") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.currentPointOfPath)
        }
        type.property("boundingBoxOfPath", "CGRect") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.boundingBoxOfPath)
        }
        type.method("beginPath()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.beginPath()
            return .void
        }
        type.method("closePath()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.closePath()
            return .void
        }
        type.method("move(to:)", [HostParameter("to", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.move(to: a0)
            return .void
        }
        type.method("addLine(to:)", [HostParameter("to", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.addLine(to: a0)
            return .void
        }
        type.method("addLines(between:)", [HostParameter("between", "points", "[CGPoint]")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: [CGPoint] = try call.argument(0)
            object.addLines(between: a0)
            return .void
        }
        type.method("addRect(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.addRect(a0)
            return .void
        }
        type.method("addRects(_:)", [HostParameter(nil, "rects", "[CGRect]")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: [CGRect] = try call.argument(0)
            object.addRects(a0)
            return .void
        }
        type.method("addEllipse(in:)", [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.addEllipse(in: a0)
            return .void
        }
        type.method("addPath(_:)", [HostParameter(nil, "path", "CGPath")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
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
            let object: CGContext = try call.receiver()
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
            let object: CGContext = try call.receiver()
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
            let object: CGContext = try call.receiver()
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
            let object: CGContext = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            object.addQuadCurve(to: a0, control: a1)
            return .void
        }
        type.method("replacePathWithStrokedPath()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.replacePathWithStrokedPath()
            return .void
        }
        type.method(
            "fillPath(using:)",
            [HostParameter("using", "rule", "CGPathFillRule", default: ".winding")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGPathFillRule = try call.argument(0)
            object.fillPath(using: a0)
            return .void
        }
        type.method("strokePath()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.strokePath()
            return .void
        }
        type.method("drawPath(using:)", [HostParameter("using", "mode", "CGPathDrawingMode")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGPathDrawingMode = try call.argument(0)
            object.drawPath(using: a0)
            return .void
        }
        type.method("clip(using:)", [HostParameter("using", "rule", "CGPathFillRule", default: ".winding")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGPathFillRule = try call.argument(0)
            object.clip(using: a0)
            return .void
        }
        type.method("clip(to:)", [HostParameter("to", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.clip(to: a0)
            return .void
        }
        type.property("width", "Int") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.width)
        }
        type.property("height", "Int") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.height)
        }
        type.property("bytesPerRow", "Int") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.bytesPerRow)
        }
        type.property("bitsPerPixel", "Int") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.bitsPerPixel)
        }
        type.property("bitsPerComponent", "Int") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.bitsPerComponent)
        }
        type.property("boundingBoxOfClipPath", "CGRect") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            return call.give(object.boundingBoxOfClipPath)
        }
        type.method("saveGState()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.saveGState()
            return .void
        }
        type.method("restoreGState()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.restoreGState()
            return .void
        }
        type.method("setFillColor(_:)", [HostParameter(nil, "color", "CGColor")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGColor = try call.argument(0)
            object.setFillColor(a0)
            return .void
        }
        type.method("setStrokeColor(_:)", [HostParameter(nil, "color", "CGColor")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGColor = try call.argument(0)
            object.setStrokeColor(a0)
            return .void
        }
        type.method(
            "setFillColor(red:green:blue:alpha:)",
            [
                HostParameter("red", "red", "CGFloat"),
                HostParameter("green", "green", "CGFloat"),
                HostParameter("blue", "blue", "CGFloat"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            object.setFillColor(red: a0, green: a1, blue: a2, alpha: a3)
            return .void
        }
        type.method(
            "setFillColor(gray:alpha:)",
            [HostParameter("gray", "gray", "CGFloat"), HostParameter("alpha", "alpha", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.setFillColor(gray: a0, alpha: a1)
            return .void
        }
        type.method(
            "setStrokeColor(red:green:blue:alpha:)",
            [
                HostParameter("red", "red", "CGFloat"),
                HostParameter("green", "green", "CGFloat"),
                HostParameter("blue", "blue", "CGFloat"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            object.setStrokeColor(red: a0, green: a1, blue: a2, alpha: a3)
            return .void
        }
        type.method(
            "setStrokeColor(gray:alpha:)",
            [HostParameter("gray", "gray", "CGFloat"), HostParameter("alpha", "alpha", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.setStrokeColor(gray: a0, alpha: a1)
            return .void
        }
        type.method("setLineWidth(_:)", [HostParameter(nil, "width", "CGFloat")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.setLineWidth(a0)
            return .void
        }
        type.method("setLineCap(_:)", [HostParameter(nil, "cap", "CGLineCap")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGLineCap = try call.argument(0)
            object.setLineCap(a0)
            return .void
        }
        type.method("setLineJoin(_:)", [HostParameter(nil, "join", "CGLineJoin")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGLineJoin = try call.argument(0)
            object.setLineJoin(a0)
            return .void
        }
        type.method("setMiterLimit(_:)", [HostParameter(nil, "limit", "CGFloat")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.setMiterLimit(a0)
            return .void
        }
        type.method(
            "setLineDash(phase:lengths:)",
            [HostParameter("phase", "phase", "CGFloat"), HostParameter("lengths", "lengths", "[CGFloat]")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: [CGFloat] = try call.argument(1)
            object.setLineDash(phase: a0, lengths: a1)
            return .void
        }
        type.method("setFlatness(_:)", [HostParameter(nil, "flatness", "CGFloat")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.setFlatness(a0)
            return .void
        }
        type.method("setAlpha(_:)", [HostParameter(nil, "alpha", "CGFloat")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.setAlpha(a0)
            return .void
        }
        type.method("setBlendMode(_:)", [HostParameter(nil, "mode", "CGBlendMode")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGBlendMode = try call.argument(0)
            object.setBlendMode(a0)
            return .void
        }
        type.method("setShouldAntialias(_:)", [HostParameter(nil, "shouldAntialias", "Bool")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: Bool = try call.argument(0)
            object.setShouldAntialias(a0)
            return .void
        }
        type.method("setAllowsAntialiasing(_:)", [HostParameter(nil, "allowsAntialiasing", "Bool")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: Bool = try call.argument(0)
            object.setAllowsAntialiasing(a0)
            return .void
        }
        type.method("resetClip()") { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            object.resetClip()
            return .void
        }
        type.method(
            "setShadow(offset:blur:)",
            [HostParameter("offset", "offset", "CGSize"), HostParameter("blur", "blur", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGSize = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.setShadow(offset: a0, blur: a1)
            return .void
        }
        type.method(
            "setShadow(offset:blur:color:)",
            [
                HostParameter("offset", "offset", "CGSize"),
                HostParameter("blur", "blur", "CGFloat"),
                HostParameter("color", "color", "CGColor?"),
            ]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGSize = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGColor? = try call.argument(2)
            object.setShadow(offset: a0, blur: a1, color: a2)
            return .void
        }
        type.method("fill(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.fill(a0)
            return .void
        }
        type.method("fill(_:)", [HostParameter(nil, "rects", "[CGRect]")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: [CGRect] = try call.argument(0)
            object.fill(a0)
            return .void
        }
        type.method("strokeLineSegments(between:)", [HostParameter("between", "points", "[CGPoint]")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: [CGPoint] = try call.argument(0)
            object.strokeLineSegments(between: a0)
            return .void
        }
        type.method("stroke(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.stroke(a0)
            return .void
        }
        type.method(
            "stroke(_:width:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("width", "width", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.stroke(a0, width: a1)
            return .void
        }
        type.method(
            "draw(_:in:byTiling:)",
            [
                HostParameter(nil, "image", "CGImage"),
                HostParameter("in", "rect", "CGRect"),
                HostParameter("byTiling", "byTiling", "Bool", default: "false"),
            ]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGImage = try call.argument(0)
            let a1: CGRect = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.draw(a0, in: a1, byTiling: a2)
            return .void
        }
        type.method("clear(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.clear(a0)
            return .void
        }
        type.method("fillEllipse(in:)", [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.fillEllipse(in: a0)
            return .void
        }
        type.method("strokeEllipse(in:)", [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.strokeEllipse(in: a0)
            return .void
        }
        type.method(
            "translateBy(x:y:)",
            [HostParameter("x", "tx", "CGFloat"), HostParameter("y", "ty", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.translateBy(x: a0, y: a1)
            return .void
        }
        type.method(
            "scaleBy(x:y:)",
            [HostParameter("x", "sx", "CGFloat"), HostParameter("y", "sy", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.scaleBy(x: a0, y: a1)
            return .void
        }
        type.method("rotate(by:)", [HostParameter("by", "angle", "CGFloat")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.rotate(by: a0)
            return .void
        }
        type.method("concatenate(_:)", [HostParameter(nil, "transform", "CGAffineTransform")]) { call throws(ScriptError) in
            let object: CGContext = try call.receiver()
            let a0: CGAffineTransform = try call.argument(0)
            object.concatenate(a0)
            return .void
        }
        return type.hostType
    }()
}
