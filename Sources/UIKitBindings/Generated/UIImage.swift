// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiImage: HostType = {
        var type = TypeBinding("UIImage", .structure, conformances: ["Hashable", "CustomStringConvertible"])
        type.property("cgImage", "CGImage?") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.cgImage)
        }
        type.initializer("init(cgImage:)", [HostParameter("cgImage", "cgImage", "CGImage")]) { call throws(ScriptError) in
            let a0: CGImage = try call.argument(0)
            return call.give(UIImage(cgImage: a0))
        }
        type.initializer(
            "init(cgImage:scale:orientation:)",
            [
                HostParameter("cgImage", "cgImage", "CGImage"),
                HostParameter("scale", "scale", "CGFloat"),
                HostParameter("orientation", "orientation", "UIImage.Orientation"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGImage = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: UIImage.Orientation = try call.argument(2)
            return call.give(UIImage(cgImage: a0, scale: a1, orientation: a2))
        }
        type.method("draw(in:)", [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.draw(in: a0)
            return .void
        }
        type.method("draw(at:)", [HostParameter("at", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.draw(at: a0)
            return .void
        }
        type.method(
            "draw(in:blendMode:alpha:)",
            [
                HostParameter("in", "rect", "CGRect"),
                HostParameter("blendMode", "blendMode", "CGBlendMode"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: CGBlendMode = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            object.draw(in: a0, blendMode: a1, alpha: a2)
            return .void
        }
        type.method(
            "draw(at:blendMode:alpha:)",
            [
                HostParameter("at", "point", "CGPoint"),
                HostParameter("blendMode", "blendMode", "CGBlendMode"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGBlendMode = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            object.draw(at: a0, blendMode: a1, alpha: a2)
            return .void
        }
        type.initializer("init(data:)", [HostParameter("data", "data", "Data")], result: "UIImage?") { call throws(ScriptError) in
            let a0: Data = try call.argument(0)
            return call.give(UIImage(data: a0))
        }
        type.initializer(
            "init(data:scale:)",
            [HostParameter("data", "data", "Data"), HostParameter("scale", "scale", "CGFloat")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: Data = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(UIImage(data: a0, scale: a1))
        }
        type.method("pngData()", result: "Data?") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.pngData())
        }
        type.method(
            "jpegData(compressionQuality:)",
            [HostParameter("compressionQuality", "compressionQuality", "CGFloat")],
            result: "Data?"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.jpegData(compressionQuality: a0))
        }
        type.property("size", "CGSize") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.size)
        }
        type.property("renderingMode", "UIImage.RenderingMode") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.renderingMode)
        }
        type.property("isSymbolImage", "Bool") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.isSymbolImage)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(UIImage())
        }
        type.initializer(
            "init(systemName:)",
            [HostParameter("systemName", "name", "String")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIImage(systemName: a0))
        }
        type.initializer(
            "init(systemName:withConfiguration:)",
            [
                HostParameter("systemName", "name", "String"),
                HostParameter("withConfiguration", "configuration", "UIImage.SymbolConfiguration?"),
            ],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIImage.SymbolConfiguration? = try call.argument(1)
            return call.give(UIImage(systemName: a0, withConfiguration: a1))
        }
        type.enumCase("actions") { call throws(ScriptError) in
            call.give(UIImage.actions)
        }
        type.enumCase("add") { call throws(ScriptError) in
            call.give(UIImage.add)
        }
        type.enumCase("remove") { call throws(ScriptError) in
            call.give(UIImage.remove)
        }
        type.enumCase("checkmark") { call throws(ScriptError) in
            call.give(UIImage.checkmark)
        }
        type.enumCase("strokedCheckmark") { call throws(ScriptError) in
            call.give(UIImage.strokedCheckmark)
        }
        type.initializer(
            "init(systemName:compatibleWith:)",
            [HostParameter("systemName", "name", "String"), HostParameter("compatibleWith", "traitCollection", "UITraitCollection?")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UITraitCollection? = try call.argument(1)
            return call.give(UIImage(systemName: a0, compatibleWith: a1))
        }
        type.initializer("init(named:)", [HostParameter("named", "name", "String")], result: "UIImage?") { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIImage(named: a0))
        }
        type.initializer(
            "init(named:in:compatibleWith:)",
            [
                HostParameter("named", "name", "String"),
                HostParameter("in", "bundle", "Bundle?"),
                HostParameter("compatibleWith", "traitCollection", "UITraitCollection?"),
            ],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            let a2: UITraitCollection? = try call.argument(2)
            return call.give(UIImage(named: a0, in: a1, compatibleWith: a2))
        }
        type.method(
            "withRenderingMode(_:)",
            [HostParameter(nil, "renderingMode", "UIImage.RenderingMode")],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIImage.RenderingMode = try call.argument(0)
            return call.give(object.withRenderingMode(a0))
        }
        type.method("withTintColor(_:)", [HostParameter(nil, "color", "UIColor")], result: "UIImage") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIColor = try call.argument(0)
            return call.give(object.withTintColor(a0))
        }
        type.method(
            "withTintColor(_:renderingMode:)",
            [HostParameter(nil, "color", "UIColor"), HostParameter("renderingMode", "renderingMode", "UIImage.RenderingMode")],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIColor = try call.argument(0)
            let a1: UIImage.RenderingMode = try call.argument(1)
            return call.give(object.withTintColor(a0, renderingMode: a1))
        }
        type.method(
            "withConfiguration(_:)",
            [HostParameter(nil, "configuration", "UIImage.SymbolConfiguration")],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIImage.SymbolConfiguration = try call.argument(0)
            return call.give(object.withConfiguration(a0))
        }
        type.method(
            "applyingSymbolConfiguration(_:)",
            [HostParameter(nil, "configuration", "UIImage.SymbolConfiguration")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIImage.SymbolConfiguration = try call.argument(0)
            return call.give(object.applyingSymbolConfiguration(a0))
        }
        type.method(
            "resizableImage(withCapInsets:)",
            [HostParameter("withCapInsets", "capInsets", "UIEdgeInsets")],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIEdgeInsets = try call.argument(0)
            return call.give(object.resizableImage(withCapInsets: a0))
        }
        type.method(
            "resizableImage(withCapInsets:resizingMode:)",
            [
                HostParameter("withCapInsets", "capInsets", "UIEdgeInsets"),
                HostParameter("resizingMode", "resizingMode", "UIImage.ResizingMode"),
            ],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: UIEdgeInsets = try call.argument(0)
            let a1: UIImage.ResizingMode = try call.argument(1)
            return call.give(object.resizableImage(withCapInsets: a0, resizingMode: a1))
        }
        type.method(
            "stretchableImage(withLeftCapWidth:topCapHeight:)",
            [HostParameter("withLeftCapWidth", "leftCapWidth", "Int"), HostParameter("topCapHeight", "topCapHeight", "Int")],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.stretchableImage(withLeftCapWidth: a0, topCapHeight: a1))
        }
        type.method("imageFlippedForRightToLeftLayoutDirection()", result: "UIImage") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.imageFlippedForRightToLeftLayoutDirection())
        }
        type.method("withHorizontallyFlippedOrientation()", result: "UIImage") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.withHorizontallyFlippedOrientation())
        }
        type.property("imageOrientation", "UIImage.Orientation") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.imageOrientation)
        }
        type.property("scale", "CGFloat") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.scale)
        }
        type.property("imageRendererFormat", "UIGraphicsImageRendererFormat") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.imageRendererFormat)
        }
        type.property("images", "[UIImage]?") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.images)
        }
        type.method(
            "animatedImage(with:duration:)",
            isStatic: true,
            [HostParameter("with", "images", "[UIImage]"), HostParameter("duration", "duration", "TimeInterval")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let a0: [UIImage] = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            return call.inWorld { call.give(UIImage.animatedImage(with: a0, duration: a1)) }
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: UIImage = try call.receiver()
            return call.give(object.description)
        }
        return type.hostType
    }()
}

extension UIImage: BridgedValue {
    package static var hostName: String { "UIImage" }
}

extension Bindings {
    static let uiImageRenderingMode: HostType = {
        var type = TypeBinding("UIImage.RenderingMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImage.RenderingMode.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIImage.RenderingMode.automatic)
        }
        type.enumCase("alwaysOriginal") { call throws(ScriptError) in
            call.give(UIImage.RenderingMode.alwaysOriginal)
        }
        type.enumCase("alwaysTemplate") { call throws(ScriptError) in
            call.give(UIImage.RenderingMode.alwaysTemplate)
        }
        return type.hostType
    }()
}

extension UIImage.RenderingMode: BridgedValue {
    package static var hostName: String { "UIImage.RenderingMode" }
}

extension Bindings {
    static let uiImageResizingMode: HostType = {
        var type = TypeBinding("UIImage.ResizingMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImage.ResizingMode.self)
        type.enumCase("tile") { call throws(ScriptError) in
            call.give(UIImage.ResizingMode.tile)
        }
        type.enumCase("stretch") { call throws(ScriptError) in
            call.give(UIImage.ResizingMode.stretch)
        }
        return type.hostType
    }()
}

extension UIImage.ResizingMode: BridgedValue {
    package static var hostName: String { "UIImage.ResizingMode" }
}

extension Bindings {
    static let uiImageOrientation: HostType = {
        var type = TypeBinding("UIImage.Orientation", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImage.Orientation.self)
        type.enumCase("up") { call throws(ScriptError) in
            call.give(UIImage.Orientation.up)
        }
        type.enumCase("down") { call throws(ScriptError) in
            call.give(UIImage.Orientation.down)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UIImage.Orientation.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UIImage.Orientation.right)
        }
        type.enumCase("upMirrored") { call throws(ScriptError) in
            call.give(UIImage.Orientation.upMirrored)
        }
        type.enumCase("downMirrored") { call throws(ScriptError) in
            call.give(UIImage.Orientation.downMirrored)
        }
        type.enumCase("leftMirrored") { call throws(ScriptError) in
            call.give(UIImage.Orientation.leftMirrored)
        }
        type.enumCase("rightMirrored") { call throws(ScriptError) in
            call.give(UIImage.Orientation.rightMirrored)
        }
        return type.hostType
    }()
}

extension UIImage.Orientation: BridgedValue {
    package static var hostName: String { "UIImage.Orientation" }
}

extension Bindings {
    static let uiImageSymbolConfiguration: HostType = {
        var type = TypeBinding("UIImage.SymbolConfiguration", .structure, conformances: ["Hashable"])
        type.initializer("init(pointSize:)", [HostParameter("pointSize", "pointSize", "CGFloat")]) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.give(UIImage.SymbolConfiguration(pointSize: a0))
        }
        type.initializer(
            "init(pointSize:weight:)",
            [HostParameter("pointSize", "pointSize", "CGFloat"), HostParameter("weight", "weight", "UIImage.SymbolWeight")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: UIImage.SymbolWeight = try call.argument(1)
            return call.give(UIImage.SymbolConfiguration(pointSize: a0, weight: a1))
        }
        type.initializer(
            "init(pointSize:weight:scale:)",
            [
                HostParameter("pointSize", "pointSize", "CGFloat"),
                HostParameter("weight", "weight", "UIImage.SymbolWeight"),
                HostParameter("scale", "scale", "UIImage.SymbolScale"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: UIImage.SymbolWeight = try call.argument(1)
            let a2: UIImage.SymbolScale = try call.argument(2)
            return call.give(UIImage.SymbolConfiguration(pointSize: a0, weight: a1, scale: a2))
        }
        type.initializer("init(weight:)", [HostParameter("weight", "weight", "UIImage.SymbolWeight")]) { call throws(ScriptError) in
            let a0: UIImage.SymbolWeight = try call.argument(0)
            return call.give(UIImage.SymbolConfiguration(weight: a0))
        }
        type.initializer("init(scale:)", [HostParameter("scale", "scale", "UIImage.SymbolScale")]) { call throws(ScriptError) in
            let a0: UIImage.SymbolScale = try call.argument(0)
            return call.give(UIImage.SymbolConfiguration(scale: a0))
        }
        type.initializer("init(textStyle:)", [HostParameter("textStyle", "textStyle", "UIFont.TextStyle")]) { call throws(ScriptError) in
            let a0: UIFont.TextStyle = try call.argument(0)
            return call.give(UIImage.SymbolConfiguration(textStyle: a0))
        }
        type.initializer("init(font:)", [HostParameter("font", "font", "UIFont")]) { call throws(ScriptError) in
            let a0: UIFont = try call.argument(0)
            return call.give(UIImage.SymbolConfiguration(font: a0))
        }
        return type.hostType
    }()
}

extension UIImage.SymbolConfiguration: BridgedValue {
    package static var hostName: String { "UIImage.SymbolConfiguration" }
}

extension Bindings {
    static let uiImageSymbolWeight: HostType = {
        var type = TypeBinding("UIImage.SymbolWeight", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImage.SymbolWeight.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.unspecified)
        }
        type.enumCase("ultraLight") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.ultraLight)
        }
        type.enumCase("thin") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.thin)
        }
        type.enumCase("light") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.light)
        }
        type.enumCase("regular") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.regular)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.medium)
        }
        type.enumCase("semibold") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.semibold)
        }
        type.enumCase("bold") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.bold)
        }
        type.enumCase("heavy") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.heavy)
        }
        type.enumCase("black") { call throws(ScriptError) in
            call.give(UIImage.SymbolWeight.black)
        }
        return type.hostType
    }()
}

extension UIImage.SymbolWeight: BridgedValue {
    package static var hostName: String { "UIImage.SymbolWeight" }
}

extension Bindings {
    static let uiImageSymbolScale: HostType = {
        var type = TypeBinding("UIImage.SymbolScale", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImage.SymbolScale.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIImage.SymbolScale.`default`)
        }
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIImage.SymbolScale.unspecified)
        }
        type.enumCase("small") { call throws(ScriptError) in
            call.give(UIImage.SymbolScale.small)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIImage.SymbolScale.medium)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UIImage.SymbolScale.large)
        }
        return type.hostType
    }()
}

extension UIImage.SymbolScale: BridgedValue {
    package static var hostName: String { "UIImage.SymbolScale" }
}
