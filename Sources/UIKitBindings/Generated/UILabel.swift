// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiLabel: HostType = {
        var type = TypeBinding("UILabel", .class, superclass: "UIView", conformances: ["UIContentSizeCategoryAdjusting"])
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UILabel() }
        }
        type.property("attributedText", "NSAttributedString?") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.attributedText)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.attributedText = try call.read(value)
        }
        type.property("highlightedTextColor", "UIColor?") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.highlightedTextColor)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.highlightedTextColor = try call.read(value)
        }
        type.property("isHighlighted", "Bool") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.isHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.isHighlighted = try call.read(value)
        }
        type.property("shadowColor", "UIColor?") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.shadowColor)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.shadowColor = try call.read(value)
        }
        type.property("shadowOffset", "CGSize") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.shadowOffset)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.shadowOffset = try call.read(value)
        }
        type.property("minimumScaleFactor", "CGFloat") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.minimumScaleFactor)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.minimumScaleFactor = try call.read(value)
        }
        type.property("baselineAdjustment", "UIBaselineAdjustment") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.baselineAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.baselineAdjustment = try call.read(value)
        }
        type.property("allowsDefaultTighteningForTruncation", "Bool") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.allowsDefaultTighteningForTruncation)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.allowsDefaultTighteningForTruncation = try call.read(value)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UILabel(frame: a0) }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UILabel?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UILabel(coder: a0) }
        }
        type.method(
            "textRect(forBounds:limitedToNumberOfLines:)",
            [HostParameter("forBounds", "bounds", "CGRect"), HostParameter("limitedToNumberOfLines", "numberOfLines", "Int")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.textRect(forBounds: a0, limitedToNumberOfLines: a1))
        }
        type.method("drawText(in:)", isOverridePoint: true, [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.send("drawText(in:)", to: object, [("rect", call.passed(a0))]) {
                object.drawText(in: a0)
            }
        }
        type.property("text", "String?") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.text)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.text = try call.read(value)
        }
        type.property("font", "UIFont!") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.font)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.font = try call.read(value)
        }
        type.property("textColor", "UIColor!") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.textColor)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.textColor = try call.read(value)
        }
        type.property("textAlignment", "NSTextAlignment") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.textAlignment)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.textAlignment = try call.read(value)
        }
        type.property("numberOfLines", "Int") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.numberOfLines)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.numberOfLines = try call.read(value)
        }
        type.property("lineBreakMode", "NSLineBreakMode") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.lineBreakMode)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.lineBreakMode = try call.read(value)
        }
        type.property("preferredMaxLayoutWidth", "CGFloat") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.preferredMaxLayoutWidth)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.preferredMaxLayoutWidth = try call.read(value)
        }
        type.property("adjustsFontSizeToFitWidth", "Bool") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.adjustsFontSizeToFitWidth)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.adjustsFontSizeToFitWidth = try call.read(value)
        }
        type.property("adjustsFontForContentSizeCategory", "Bool") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.adjustsFontForContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.adjustsFontForContentSizeCategory = try call.read(value)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UILabel = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UILabel = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        return type.hostType
    }()
}
