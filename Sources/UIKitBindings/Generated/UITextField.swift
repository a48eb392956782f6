// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextField: HostType = {
        var type = TypeBinding("UITextField", .class, superclass: "UIControl", conformances: ["UITextInput", "UITextInputTraits"])
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UITextField() }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UITextField(frame: a0, primaryAction: a1) }
        }
        type.property("attributedText", "NSAttributedString?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.attributedText)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.attributedText = try call.read(value)
        }
        type.property("attributedPlaceholder", "NSAttributedString?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.attributedPlaceholder)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.attributedPlaceholder = try call.read(value)
        }
        type.property("delegate", "(any UITextFieldDelegate)?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("isEditing", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.isEditing)
        }
        type.property("hasText", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.hasText)
        }
        type.method("insertText(_:)", [HostParameter(nil, "text", "String")]) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: String = try call.argument(0)
            object.insertText(a0)
            return .void
        }
        type.method("deleteBackward()") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.deleteBackward()
            return .void
        }
        type.property("textDidBeginEditingNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITextField.textDidBeginEditingNotification) }
        }
        type.property("textDidEndEditingNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITextField.textDidEndEditingNotification) }
        }
        type.property("textDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITextField.textDidChangeNotification) }
        }
        type.property("text", "String?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.text)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.text = try call.read(value)
        }
        type.property("placeholder", "String?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.placeholder)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.placeholder = try call.read(value)
        }
        type.property("adjustsFontForContentSizeCategory", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.adjustsFontForContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.adjustsFontForContentSizeCategory = try call.read(value)
        }
        type.property("font", "UIFont?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.font)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.font = try call.read(value)
        }
        type.property("textColor", "UIColor?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.textColor)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.textColor = try call.read(value)
        }
        type.property("textAlignment", "NSTextAlignment") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.textAlignment)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.textAlignment = try call.read(value)
        }
        type.property("borderStyle", "UITextField.BorderStyle") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.borderStyle)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.borderStyle = try call.read(value)
        }
        type.property("clearsOnBeginEditing", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.clearsOnBeginEditing)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.clearsOnBeginEditing = try call.read(value)
        }
        type.property("clearButtonMode", "UITextField.ViewMode") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.clearButtonMode)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.clearButtonMode = try call.read(value)
        }
        type.property("adjustsFontSizeToFitWidth", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.adjustsFontSizeToFitWidth)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.adjustsFontSizeToFitWidth = try call.read(value)
        }
        type.property("minimumFontSize", "CGFloat") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.minimumFontSize)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.minimumFontSize = try call.read(value)
        }
        type.property("background", "UIImage?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.background)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.background = try call.read(value)
        }
        type.property("disabledBackground", "UIImage?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.disabledBackground)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.disabledBackground = try call.read(value)
        }
        type.property("clearsOnInsertion", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.clearsOnInsertion)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.clearsOnInsertion = try call.read(value)
        }
        type.property("allowsEditingTextAttributes", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.allowsEditingTextAttributes)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.allowsEditingTextAttributes = try call.read(value)
        }
        type.property("leftView", "UIView?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.leftView)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.leftView = try call.read(value)
        }
        type.property("rightView", "UIView?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.rightView)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.rightView = try call.read(value)
        }
        type.property("leftViewMode", "UITextField.ViewMode") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.leftViewMode)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.leftViewMode = try call.read(value)
        }
        type.property("rightViewMode", "UITextField.ViewMode") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.rightViewMode)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.rightViewMode = try call.read(value)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UITextField(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITextField?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITextField(coder: a0) }
        }
        type.property("inputView", "UIView?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.inputView)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.inputView = try call.read(value)
        }
        type.property("inputAccessoryView", "UIView?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.inputAccessoryView)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.inputAccessoryView = try call.read(value)
        }
        type.method(
            "borderRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.borderRect(forBounds: a0))
        }
        type.method(
            "textRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.textRect(forBounds: a0))
        }
        type.method(
            "editingRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.editingRect(forBounds: a0))
        }
        type.method(
            "placeholderRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.placeholderRect(forBounds: a0))
        }
        type.method(
            "clearButtonRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.clearButtonRect(forBounds: a0))
        }
        type.method(
            "leftViewRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.leftViewRect(forBounds: a0))
        }
        type.method(
            "rightViewRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.rightViewRect(forBounds: a0))
        }
        type.method("drawText(in:)", isOverridePoint: true, [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.send("drawText(in:)", to: object, [("rect", call.passed(a0))]) {
                object.drawText(in: a0)
            }
        }
        type.method("drawPlaceholder(in:)", isOverridePoint: true, [HostParameter("in", "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.send("drawPlaceholder(in:)", to: object, [("rect", call.passed(a0))]) {
                object.drawPlaceholder(in: a0)
            }
        }
        type.property("beginningOfDocument", "UITextPosition") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.beginningOfDocument)
        }
        type.property("endOfDocument", "UITextPosition") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.endOfDocument)
        }
        type.property("selectedTextRange", "UITextRange?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.selectedTextRange)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.selectedTextRange = try call.read(value)
        }
        type.method(
            "textRange(from:to:)",
            [HostParameter("from", "fromPosition", "UITextPosition"), HostParameter("to", "toPosition", "UITextPosition")],
            result: "UITextRange?"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: UITextPosition = try call.argument(0)
            let a1: UITextPosition = try call.argument(1)
            return call.give(object.textRange(from: a0, to: a1))
        }
        type.method(
            "position(from:offset:)",
            [HostParameter("from", "position", "UITextPosition"), HostParameter("offset", "offset", "Int")],
            result: "UITextPosition?"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: UITextPosition = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.position(from: a0, offset: a1))
        }
        type.method(
            "offset(from:to:)",
            [HostParameter("from", "from", "UITextPosition"), HostParameter("to", "toPosition", "UITextPosition")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: UITextPosition = try call.argument(0)
            let a1: UITextPosition = try call.argument(1)
            return call.give(object.offset(from: a0, to: a1))
        }
        type.method("text(in:)", [HostParameter("in", "range", "UITextRange")], result: "String?") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: UITextRange = try call.argument(0)
            return call.give(object.text(in: a0))
        }
        type.method(
            "replace(_:withText:)",
            [HostParameter(nil, "range", "UITextRange"), HostParameter("withText", "text", "String")]
        ) { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            let a0: UITextRange = try call.argument(0)
            let a1: String = try call.argument(1)
            object.replace(a0, withText: a1)
            return .void
        }
        type.property("keyboardType", "UIKeyboardType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.keyboardType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.keyboardType = try call.read(value)
        }
        type.property("returnKeyType", "UIReturnKeyType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.returnKeyType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.returnKeyType = try call.read(value)
        }
        type.property("autocapitalizationType", "UITextAutocapitalizationType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.autocapitalizationType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.autocapitalizationType = try call.read(value)
        }
        type.property("autocorrectionType", "UITextAutocorrectionType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.autocorrectionType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.autocorrectionType = try call.read(value)
        }
        type.property("spellCheckingType", "UITextSpellCheckingType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.spellCheckingType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.spellCheckingType = try call.read(value)
        }
        type.property("textContentType", "UITextContentType!") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.textContentType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.textContentType = try call.read(value)
        }
        type.property("enablesReturnKeyAutomatically", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.enablesReturnKeyAutomatically)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.enablesReturnKeyAutomatically = try call.read(value)
        }
        type.property("isSecureTextEntry", "Bool") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.isSecureTextEntry)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.isSecureTextEntry = try call.read(value)
        }
        type.property("keyboardAppearance", "UIKeyboardAppearance") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.keyboardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.keyboardAppearance = try call.read(value)
        }
        type.property("smartDashesType", "UITextSmartDashesType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.smartDashesType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.smartDashesType = try call.read(value)
        }
        type.property("smartQuotesType", "UITextSmartQuotesType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.smartQuotesType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.smartQuotesType = try call.read(value)
        }
        type.property("smartInsertDeleteType", "UITextSmartInsertDeleteType") { call throws(ScriptError) in
            let object: UITextField = try call.receiver()
            return call.give(object.smartInsertDeleteType)
        } set: { call, value throws(ScriptError) in
            let object: UITextField = try call.receiver()
            object.smartInsertDeleteType = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiTextFieldBorderStyle: HostType = {
        var type = TypeBinding("UITextField.BorderStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextField.BorderStyle.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITextField.BorderStyle.none)
        }
        type.enumCase("line") { call throws(ScriptError) in
            call.give(UITextField.BorderStyle.line)
        }
        type.enumCase("bezel") { call throws(ScriptError) in
            call.give(UITextField.BorderStyle.bezel)
        }
        type.enumCase("roundedRect") { call throws(ScriptError) in
            call.give(UITextField.BorderStyle.roundedRect)
        }
        return type.hostType
    }()
}

extension UITextField.BorderStyle: BridgedValue {
    package static var hostName: String { "UITextField.BorderStyle" }
}

extension Bindings {
    static let uiTextFieldViewMode: HostType = {
        var type = TypeBinding("UITextField.ViewMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextField.ViewMode.self)
        type.enumCase("never") { call throws(ScriptError) in
            call.give(UITextField.ViewMode.never)
        }
        type.enumCase("whileEditing") { call throws(ScriptError) in
            call.give(UITextField.ViewMode.whileEditing)
        }
        type.enumCase("unlessEditing") { call throws(ScriptError) in
            call.give(UITextField.ViewMode.unlessEditing)
        }
        type.enumCase("always") { call throws(ScriptError) in
            call.give(UITextField.ViewMode.always)
        }
        return type.hostType
    }()
}

extension UITextField.ViewMode: BridgedValue {
    package static var hostName: String { "UITextField.ViewMode" }
}

extension Bindings {
    static let uiTextFieldDidEndEditingReason: HostType = {
        var type = TypeBinding("UITextField.DidEndEditingReason", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextField.DidEndEditingReason.self)
        type.enumCase("committed") { call throws(ScriptError) in
            call.give(UITextField.DidEndEditingReason.committed)
        }
        type.enumCase("cancelled") { call throws(ScriptError) in
            call.give(UITextField.DidEndEditingReason.cancelled)
        }
        return type.hostType
    }()
}

extension UITextField.DidEndEditingReason: BridgedValue {
    package static var hostName: String { "UITextField.DidEndEditingReason" }
}
