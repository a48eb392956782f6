// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiFont: HostType = {
        var type = TypeBinding("UIFont", .structure, conformances: ["Hashable", "CustomStringConvertible"])
        type.property("pointSize", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.pointSize)
        }
        type.initializer(
            "init(name:size:)",
            [HostParameter("name", "fontName", "String"), HostParameter("size", "fontSize", "CGFloat")],
            result: "UIFont?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(UIFont(name: a0, size: a1))
        }
        type.method(
            "systemFont(ofSize:)",
            isStatic: true,
            [HostParameter("ofSize", "fontSize", "CGFloat")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(UIFont.systemFont(ofSize: a0)) }
        }
        type.method(
            "systemFont(ofSize:weight:)",
            isStatic: true,
            [HostParameter("ofSize", "fontSize", "CGFloat"), HostParameter("weight", "weight", "UIFont.Weight")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: UIFont.Weight = try call.argument(1)
            return call.inWorld { call.give(UIFont.systemFont(ofSize: a0, weight: a1)) }
        }
        type.method(
            "boldSystemFont(ofSize:)",
            isStatic: true,
            [HostParameter("ofSize", "fontSize", "CGFloat")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(UIFont.boldSystemFont(ofSize: a0)) }
        }
        type.method(
            "italicSystemFont(ofSize:)",
            isStatic: true,
            [HostParameter("ofSize", "fontSize", "CGFloat")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(UIFont.italicSystemFont(ofSize: a0)) }
        }
        type.method(
            "monospacedSystemFont(ofSize:weight:)",
            isStatic: true,
            [HostParameter("ofSize", "fontSize", "CGFloat"), HostParameter("weight", "weight", "UIFont.Weight")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: UIFont.Weight = try call.argument(1)
            return call.inWorld { call.give(UIFont.monospacedSystemFont(ofSize: a0, weight: a1)) }
        }
        type.method(
            "monospacedDigitSystemFont(ofSize:weight:)",
            isStatic: true,
            [HostParameter("ofSize", "fontSize", "CGFloat"), HostParameter("weight", "weight", "UIFont.Weight")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: UIFont.Weight = try call.argument(1)
            return call.inWorld { call.give(UIFont.monospacedDigitSystemFont(ofSize: a0, weight: a1)) }
        }
        type.initializer(
            "init(descriptor:size:)",
            [HostParameter("descriptor", "descriptor", "UIFontDescriptor"), HostParameter("size", "pointSize", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: UIFontDescriptor = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(UIFont(descriptor: a0, size: a1))
        }
        type.property("fontDescriptor", "UIFontDescriptor") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.fontDescriptor)
        }
        type.property("familyName", "String") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.familyName)
        }
        type.property("fontName", "String") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.fontName)
        }
        type.property("familyNames", "[String]", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIFont.familyNames) }
        }
        type.method(
            "fontNames(forFamilyName:)",
            isStatic: true,
            [HostParameter("forFamilyName", "familyName", "String")],
            result: "[String]"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.inWorld { call.give(UIFont.fontNames(forFamilyName: a0)) }
        }
        type.method(
            "preferredFont(forTextStyle:)",
            isStatic: true,
            [HostParameter("forTextStyle", "style", "UIFont.TextStyle")],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: UIFont.TextStyle = try call.argument(0)
            return call.inWorld { call.give(UIFont.preferredFont(forTextStyle: a0)) }
        }
        type.method(
            "preferredFont(forTextStyle:compatibleWith:)",
            isStatic: true,
            [
                HostParameter("forTextStyle", "style", "UIFont.TextStyle"),
                HostParameter("compatibleWith", "traitCollection", "UITraitCollection?"),
            ],
            result: "UIFont"
        ) { call throws(ScriptError) in
            let a0: UIFont.TextStyle = try call.argument(0)
            let a1: UITraitCollection? = try call.argument(1)
            return call.inWorld { call.give(UIFont.preferredFont(forTextStyle: a0, compatibleWith: a1)) }
        }
        type.property("labelFontSize", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIFont.labelFontSize) }
        }
        type.property("buttonFontSize", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIFont.buttonFontSize) }
        }
        type.property("systemFontSize", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIFont.systemFontSize) }
        }
        type.property("smallSystemFontSize", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIFont.smallSystemFontSize) }
        }
        type.method("withSize(_:)", [HostParameter(nil, "fontSize", "CGFloat")], result: "UIFont") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.withSize(a0))
        }
        type.property("ascender", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.ascender)
        }
        type.property("descender", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.descender)
        }
        type.property("lineHeight", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.lineHeight)
        }
        type.property("leading", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.leading)
        }
        type.property("capHeight", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.capHeight)
        }
        type.property("xHeight", "CGFloat") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.xHeight)
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: UIFont = try call.receiver()
            return call.give(object.description)
        }
        return type.hostType
    }()
}

extension UIFont: BridgedValue {
    package static var hostName: String { "UIFont" }
}

extension Bindings {
    static let uiFontWeight: HostType = {
        var type = TypeBinding("UIFont.Weight", .structure, conformances: ["Hashable"])
        type.property("rawValue", "CGFloat") { call throws(ScriptError) in
            let object: UIFont.Weight = try call.receiver()
            return call.give(object.rawValue)
        }
        type.initializer("init(rawValue:)", [HostParameter("rawValue", "rawValue", "CGFloat")]) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.give(UIFont.Weight(rawValue: a0))
        }
        type.enumCase("ultraLight") { call throws(ScriptError) in
            call.give(UIFont.Weight.ultraLight)
        }
        type.enumCase("thin") { call throws(ScriptError) in
            call.give(UIFont.Weight.thin)
        }
        type.enumCase("light") { call throws(ScriptError) in
            call.give(UIFont.Weight.light)
        }
        type.enumCase("regular") { call throws(ScriptError) in
            call.give(UIFont.Weight.regular)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIFont.Weight.medium)
        }
        type.enumCase("semibold") { call throws(ScriptError) in
            call.give(UIFont.Weight.semibold)
        }
        type.enumCase("bold") { call throws(ScriptError) in
            call.give(UIFont.Weight.bold)
        }
        type.enumCase("heavy") { call throws(ScriptError) in
            call.give(UIFont.Weight.heavy)
        }
        type.enumCase("black") { call throws(ScriptError) in
            call.give(UIFont.Weight.black)
        }
        return type.hostType
    }()
}

extension UIFont.Weight: BridgedValue {
    package static var hostName: String { "UIFont.Weight" }
}

extension Bindings {
    static let uiFontTextStyle: HostType = {
        var type = TypeBinding("UIFont.TextStyle", .enumeration, conformances: ["String", "Hashable"])
        type.addRawValue(of: UIFont.TextStyle.self)
        type.enumCase("largeTitle") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.largeTitle)
        }
        type.enumCase("title1") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.title1)
        }
        type.enumCase("title2") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.title2)
        }
        type.enumCase("title3") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.title3)
        }
        type.enumCase("headline") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.headline)
        }
        type.enumCase("body") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.body)
        }
        type.enumCase("callout") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.callout)
        }
        type.enumCase("subheadline") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.subheadline)
        }
        type.enumCase("footnote") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.footnote)
        }
        type.enumCase("caption1") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.caption1)
        }
        type.enumCase("caption2") { call throws(ScriptError) in
            call.give(UIFont.TextStyle.caption2)
        }
        return type.hostType
    }()
}

extension UIFont.TextStyle: BridgedValue {
    package static var hostName: String { "UIFont.TextStyle" }
}
