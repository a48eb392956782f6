// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextView: HostType = {
        var type = TypeBinding("UITextView", .class, superclass: "UIScrollView", conformances: ["UITextInput", "UITextInputTraits"])
        type.property("textContainer", "NSTextContainer") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.textContainer)
        }
        type.property("attributedText", "NSAttributedString!") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.attributedText)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.attributedText = try call.read(value)
        }
        type.property("delegate", "(any UITextViewDelegate)?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("hasText", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.hasText)
        }
        type.method("insertText(_:)", [HostParameter(nil, "text", "String")]) { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: String = try call.argument(0)
            object.insertText(a0)
            return .void
        }
        type.method("deleteBackward()") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.deleteBackward()
            return .void
        }
        type.property("textDidBeginEditingNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITextView.textDidBeginEditingNotification) }
        }
        type.property("textDidEndEditingNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITextView.textDidEndEditingNotification) }
        }
        type.property("textDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITextView.textDidChangeNotification) }
        }
        type.property("text", "String!") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.text)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.text = try call.read(value)
        }
        type.property("font", "UIFont?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.font)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.font = try call.read(value)
        }
        type.property("textColor", "UIColor?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.textColor)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.textColor = try call.read(value)
        }
        type.property("textAlignment", "NSTextAlignment") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.textAlignment)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.textAlignment = try call.read(value)
        }
        type.property("isEditable", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.isEditable)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.isEditable = try call.read(value)
        }
        type.property("isSelectable", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.isSelectable)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.isSelectable = try call.read(value)
        }
        type.property("selectedRange", "NSRange") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.selectedRange)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.selectedRange = try call.read(value)
        }
        type.property("textContainerInset", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.textContainerInset)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.textContainerInset = try call.read(value)
        }
        type.property("adjustsFontForContentSizeCategory", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.adjustsFontForContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.adjustsFontForContentSizeCategory = try call.read(value)
        }
        type.method("scrollRangeToVisible(_:)", [HostParameter(nil, "range", "NSRange")]) { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: NSRange = try call.argument(0)
            object.scrollRangeToVisible(a0)
            return .void
        }
        type.property("dataDetectorTypes", "UIDataDetectorTypes") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.dataDetectorTypes)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.dataDetectorTypes = try call.read(value)
        }
        type.property("allowsEditingTextAttributes", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.allowsEditingTextAttributes)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.allowsEditingTextAttributes = try call.read(value)
        }
        type.property("clearsOnInsertion", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.clearsOnInsertion)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.clearsOnInsertion = try call.read(value)
        }
        type.property("usesStandardTextScaling", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.usesStandardTextScaling)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.usesStandardTextScaling = try call.read(value)
        }
        type.property("isFindInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.isFindInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.isFindInteractionEnabled = try call.read(value)
        }
        type.initializer(
            "init(frame:textContainer:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("textContainer", "textContainer", "NSTextContainer?")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: NSTextContainer? = try call.argument(1)
            return call.make { UITextView(frame: a0, textContainer: a1) }
        }
        type.initializer(
            "init(frame:)",
            [HostParameter("frame", "frame", "CGRect")],
            delegatesTo: "init(frame:textContainer:)",
            passing: [
                HostParameter("frame", "frame", "CGRect"),
                HostParameter("textContainer", "textContainer", "NSTextContainer?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UITextView(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:textContainer:)",
            passing: [
                HostParameter("frame", "frame", "CGRect", default: ".zero"),
                HostParameter("textContainer", "textContainer", "NSTextContainer?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UITextView() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UITextView?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITextView(coder: a0) }
        }
        type.property("inputView", "UIView?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.inputView)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.inputView = try call.read(value)
        }
        type.property("inputAccessoryView", "UIView?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.inputAccessoryView)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.inputAccessoryView = try call.read(value)
        }
        type.property("beginningOfDocument", "UITextPosition") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.beginningOfDocument)
        }
        type.property("endOfDocument", "UITextPosition") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.endOfDocument)
        }
        type.property("selectedTextRange", "UITextRange?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.selectedTextRange)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.selectedTextRange = try call.read(value)
        }
        type.method(
            "textRange(from:to:)",
            [HostParameter("from", "fromPosition", "UITextPosition"), HostParameter("to", "toPosition", "UITextPosition")],
            result: "UITextRange?"
        ) { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: UITextPosition = try call.argument(0)
            let a1: UITextPosition = try call.argument(1)
            return call.give(object.textRange(from: a0, to: a1))
        }
        type.method(
            "position(from:offset:)",
            [HostParameter("from", "position", "UITextPosition"), HostParameter("offset", "offset", "Int")],
            result: "UITextPosition?"
        ) { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: UITextPosition = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.position(from: a0, offset: a1))
        }
        type.method(
            "offset(from:to:)",
            [HostParameter("from", "from", "UITextPosition"), HostParameter("to", "toPosition", "UITextPosition")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: UITextPosition = try call.argument(0)
            let a1: UITextPosition = try call.argument(1)
            return call.give(object.offset(from: a0, to: a1))
        }
        type.method("text(in:)", [HostParameter("in", "range", "UITextRange")], result: "String?") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: UITextRange = try call.argument(0)
            return call.give(object.text(in: a0))
        }
        type.method(
            "replace(_:withText:)",
            [HostParameter(nil, "range", "UITextRange"), HostParameter("withText", "text", "String")]
        ) { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            let a0: UITextRange = try call.argument(0)
            let a1: String = try call.argument(1)
            object.replace(a0, withText: a1)
            return .void
        }
        type.property("keyboardType", "UIKeyboardType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.keyboardType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.keyboardType = try call.read(value)
        }
        type.property("returnKeyType", "UIReturnKeyType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.returnKeyType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.returnKeyType = try call.read(value)
        }
        type.property("autocapitalizationType", "UITextAutocapitalizationType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.autocapitalizationType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.autocapitalizationType = try call.read(value)
        }
        type.property("autocorrectionType", "UITextAutocorrectionType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.autocorrectionType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.autocorrectionType = try call.read(value)
        }
        type.property("spellCheckingType", "UITextSpellCheckingType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.spellCheckingType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.spellCheckingType = try call.read(value)
        }
        type.property("textContentType", "UITextContentType!") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.textContentType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.textContentType = try call.read(value)
        }
        type.property("enablesReturnKeyAutomatically", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.enablesReturnKeyAutomatically)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.enablesReturnKeyAutomatically = try call.read(value)
        }
        type.property("isSecureTextEntry", "Bool") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.isSecureTextEntry)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.isSecureTextEntry = try call.read(value)
        }
        type.property("keyboardAppearance", "UIKeyboardAppearance") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.keyboardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.keyboardAppearance = try call.read(value)
        }
        type.property("smartDashesType", "UITextSmartDashesType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.smartDashesType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.smartDashesType = try call.read(value)
        }
        type.property("smartQuotesType", "UITextSmartQuotesType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.smartQuotesType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.smartQuotesType = try call.read(value)
        }
        type.property("smartInsertDeleteType", "UITextSmartInsertDeleteType") { call throws(ScriptError) in
            let object: UITextView = try call.receiver()
            return call.give(object.smartInsertDeleteType)
        } set: { call, value throws(ScriptError) in
            let object: UITextView = try call.receiver()
            object.smartInsertDeleteType = try call.read(value)
        }
        type.requireVersion(iOS: 13, ["usesStandardTextScaling"])
        type.requireVersion(iOS: 16, ["isFindInteractionEnabled"])
        return type.hostType
    }()
}
