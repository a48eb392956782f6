// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsAttributedString: HostType = {
        var type = TypeBinding("NSAttributedString", .class, superclass: "NSObject")
        type.method("draw(in:)", [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            let a0: CGRect = try call.argument(0)
            object.draw(in: a0)
            return .void
        }
        type.method("draw(at:)", [HostParameter("at", "point", "CGPoint")]) { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            object.draw(at: a0)
            return .void
        }
        type.method(
            "draw(with:options:context:)",
            [
                HostParameter("with", "rect", "CGRect"),
                HostParameter("options", "options", "NSStringDrawingOptions", default: "[]"),
                HostParameter("context", "context", "NSStringDrawingContext?"),
            ]
        ) { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: NSStringDrawingOptions = try call.argument(1)
            let a2: NSStringDrawingContext? = try call.argument(2)
            object.draw(with: a0, options: a1, context: a2)
            return .void
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSAttributedString() }
        }
        type.initializer("init(string:)", [HostParameter("string", "string", "String")], isConvenience: true) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.make { NSAttributedString(string: a0) }
        }
        type.initializer(
            "init(attributedString:)",
            [HostParameter("attributedString", "attributedString", "NSAttributedString")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSAttributedString = try call.argument(0)
            return call.make { NSAttributedString(attributedString: a0) }
        }
        type.initializer(
            "init(attachment:)",
            [HostParameter("attachment", "attachment", "NSTextAttachment")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSTextAttachment = try call.argument(0)
            return call.make { NSAttributedString(attachment: a0) }
        }
        type.property("string", "String") { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            return call.give(object.string)
        }
        type.property("length", "Int") { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            return call.give(object.length)
        }
        type.method(
            "attributedSubstring(from:)",
            [HostParameter("from", "range", "NSRange")],
            result: "NSAttributedString"
        ) { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            let a0: NSRange = try call.argument(0)
            return call.give(object.attributedSubstring(from: a0))
        }
        type.method("isEqual(to:)", [HostParameter("to", "other", "NSAttributedString")], result: "Bool") { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            let a0: NSAttributedString = try call.argument(0)
            return call.give(object.isEqual(to: a0))
        }
        type.method("size()", result: "CGSize") { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            return call.give(object.size())
        }
        type.method(
            "boundingRect(with:options:context:)",
            [
                HostParameter("with", "size", "CGSize"),
                HostParameter("options", "options", "NSStringDrawingOptions", default: "[]"),
                HostParameter("context", "context", "NSStringDrawingContext?"),
            ],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: NSAttributedString = try call.receiver()
            let a0: CGSize = try call.argument(0)
            let a1: NSStringDrawingOptions = try call.argument(1)
            let a2: NSStringDrawingContext? = try call.argument(2)
            return call.give(object.boundingRect(with: a0, options: a1, context: a2))
        }
        return type.hostType
    }()
}

extension Bindings {
    static let nsAttributedStringEnumerationOptions: HostType = {
        var type = TypeBinding("NSAttributedString.EnumerationOptions", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: NSAttributedString.EnumerationOptions.self)
        type.enumCase("reverse") { call throws(ScriptError) in
            call.give(NSAttributedString.EnumerationOptions.reverse)
        }
        type.enumCase("longestEffectiveRangeNotRequired") { call throws(ScriptError) in
            call.give(NSAttributedString.EnumerationOptions.longestEffectiveRangeNotRequired)
        }
        return type.hostType
    }()
}

extension NSAttributedString.EnumerationOptions: BridgedOptions {
    package static var hostName: String { "NSAttributedString.EnumerationOptions" }
}

extension Bindings {
    static let nsAttributedStringKey: HostType = {
        var type = TypeBinding("NSAttributedString.Key", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: NSAttributedString.Key.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(NSAttributedString.Key(a0))
        }
        type.enumCase("font") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.font)
        }
        type.enumCase("paragraphStyle") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.paragraphStyle)
        }
        type.enumCase("foregroundColor") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.foregroundColor)
        }
        type.enumCase("backgroundColor") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.backgroundColor)
        }
        type.enumCase("ligature") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.ligature)
        }
        type.enumCase("kern") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.kern)
        }
        type.enumCase("tracking") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.tracking)
        }
        type.enumCase("strikethroughStyle") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.strikethroughStyle)
        }
        type.enumCase("underlineStyle") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.underlineStyle)
        }
        type.enumCase("strokeColor") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.strokeColor)
        }
        type.enumCase("strokeWidth") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.strokeWidth)
        }
        type.enumCase("shadow") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.shadow)
        }
        type.enumCase("textEffect") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.textEffect)
        }
        type.enumCase("attachment") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.attachment)
        }
        type.enumCase("link") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.link)
        }
        type.enumCase("baselineOffset") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.baselineOffset)
        }
        type.enumCase("underlineColor") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.underlineColor)
        }
        type.enumCase("strikethroughColor") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.strikethroughColor)
        }
        type.enumCase("obliqueness") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.obliqueness)
        }
        type.enumCase("expansion") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.expansion)
        }
        type.enumCase("writingDirection") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.writingDirection)
        }
        type.enumCase("accessibilitySpeechPunctuation") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilitySpeechPunctuation)
        }
        type.enumCase("accessibilitySpeechLanguage") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilitySpeechLanguage)
        }
        type.enumCase("accessibilitySpeechPitch") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilitySpeechPitch)
        }
        type.enumCase("accessibilitySpeechQueueAnnouncement") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilitySpeechQueueAnnouncement)
        }
        type.enumCase("accessibilitySpeechIPANotation") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilitySpeechIPANotation)
        }
        type.enumCase("accessibilitySpeechSpellOut") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilitySpeechSpellOut)
        }
        type.enumCase("accessibilityTextHeadingLevel") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilityTextHeadingLevel)
        }
        type.enumCase("accessibilityTextCustom") { call throws(ScriptError) in
            call.give(NSAttributedString.Key.accessibilityTextCustom)
        }
        return type.hostType
    }()
}

extension NSAttributedString.Key: BridgedValue {
    package static var hostName: String { "NSAttributedString.Key" }
}
