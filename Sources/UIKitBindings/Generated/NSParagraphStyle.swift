// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsParagraphStyle: HostType = {
        var type = TypeBinding("NSParagraphStyle", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSParagraphStyle() }
        }
        type.property("default", "NSParagraphStyle", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(NSParagraphStyle.`default`) }
        }
        type.property("alignment", "NSTextAlignment") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.alignment)
        }
        type.property("lineBreakMode", "NSLineBreakMode") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.lineBreakMode)
        }
        type.property("lineSpacing", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.lineSpacing)
        }
        type.property("paragraphSpacing", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.paragraphSpacing)
        }
        type.property("paragraphSpacingBefore", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.paragraphSpacingBefore)
        }
        type.property("headIndent", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.headIndent)
        }
        type.property("tailIndent", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.tailIndent)
        }
        type.property("firstLineHeadIndent", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.firstLineHeadIndent)
        }
        type.property("minimumLineHeight", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.minimumLineHeight)
        }
        type.property("maximumLineHeight", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.maximumLineHeight)
        }
        type.property("lineHeightMultiple", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.lineHeightMultiple)
        }
        type.property("hyphenationFactor", "Float") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.hyphenationFactor)
        }
        type.property("baseWritingDirection", "NSWritingDirection") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.baseWritingDirection)
        }
        type.property("allowsDefaultTighteningForTruncation", "Bool") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.allowsDefaultTighteningForTruncation)
        }
        type.property("lineBreakStrategy", "NSParagraphStyle.LineBreakStrategy") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.lineBreakStrategy)
        }
        type.property("tabStops", "[NSTextTab]") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.tabStops)
        }
        type.property("defaultTabInterval", "CGFloat") { call throws(ScriptError) in
            let object: NSParagraphStyle = try call.receiver()
            return call.give(object.defaultTabInterval)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let nsParagraphStyleLineBreakStrategy: HostType = {
        var type = TypeBinding("NSParagraphStyle.LineBreakStrategy", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: NSParagraphStyle.LineBreakStrategy.self)
        type.enumCase("pushOut") { call throws(ScriptError) in
            call.give(NSParagraphStyle.LineBreakStrategy.pushOut)
        }
        type.enumCase("hangulWordPriority") { call throws(ScriptError) in
            call.give(NSParagraphStyle.LineBreakStrategy.hangulWordPriority)
        }
        type.enumCase("standard") { call throws(ScriptError) in
            call.give(NSParagraphStyle.LineBreakStrategy.standard)
        }
        return type.hostType
    }()
}

extension NSParagraphStyle.LineBreakStrategy: BridgedOptions {
    package static var hostName: String { "NSParagraphStyle.LineBreakStrategy" }
}
