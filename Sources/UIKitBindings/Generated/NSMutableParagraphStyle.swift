// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsMutableParagraphStyle: HostType = {
        var type = TypeBinding("NSMutableParagraphStyle", .class, superclass: "NSParagraphStyle")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSMutableParagraphStyle() }
        }
        type.method("setParagraphStyle(_:)", [HostParameter(nil, "obj", "NSParagraphStyle")]) { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            let a0: NSParagraphStyle = try call.argument(0)
            object.setParagraphStyle(a0)
            return .void
        }
        type.property("alignment", "NSTextAlignment") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.alignment)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.alignment = try call.read(value)
        }
        type.property("lineBreakMode", "NSLineBreakMode") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.lineBreakMode)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.lineBreakMode = try call.read(value)
        }
        type.property("lineSpacing", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.lineSpacing)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.lineSpacing = try call.read(value)
        }
        type.property("paragraphSpacing", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.paragraphSpacing)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.paragraphSpacing = try call.read(value)
        }
        type.property("paragraphSpacingBefore", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.paragraphSpacingBefore)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.paragraphSpacingBefore = try call.read(value)
        }
        type.property("headIndent", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.headIndent)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.headIndent = try call.read(value)
        }
        type.property("tailIndent", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.tailIndent)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.tailIndent = try call.read(value)
        }
        type.property("firstLineHeadIndent", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.firstLineHeadIndent)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.firstLineHeadIndent = try call.read(value)
        }
        type.property("minimumLineHeight", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.minimumLineHeight)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.minimumLineHeight = try call.read(value)
        }
        type.property("maximumLineHeight", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.maximumLineHeight)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.maximumLineHeight = try call.read(value)
        }
        type.property("lineHeightMultiple", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.lineHeightMultiple)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.lineHeightMultiple = try call.read(value)
        }
        type.property("hyphenationFactor", "Float") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.hyphenationFactor)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.hyphenationFactor = try call.read(value)
        }
        type.property("baseWritingDirection", "NSWritingDirection") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.baseWritingDirection)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.baseWritingDirection = try call.read(value)
        }
        type.property("allowsDefaultTighteningForTruncation", "Bool") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.allowsDefaultTighteningForTruncation)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.allowsDefaultTighteningForTruncation = try call.read(value)
        }
        type.property("lineBreakStrategy", "NSParagraphStyle.LineBreakStrategy") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.lineBreakStrategy)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.lineBreakStrategy = try call.read(value)
        }
        type.property("tabStops", "[NSTextTab]") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.tabStops)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.tabStops = try call.read(value)
        }
        type.property("defaultTabInterval", "CGFloat") { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            return call.give(object.defaultTabInterval)
        } set: { call, value throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            object.defaultTabInterval = try call.read(value)
        }
        type.method("addTabStop(_:)", [HostParameter(nil, "anObject", "NSTextTab")]) { call throws(ScriptError) in
            let object: NSMutableParagraphStyle = try call.receiver()
            let a0: NSTextTab = try call.argument(0)
            object.addTabStop(a0)
            return .void
        }
        return type.hostType
    }()
}
