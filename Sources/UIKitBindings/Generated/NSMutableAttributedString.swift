// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsMutableAttributedString: HostType = {
        var type = TypeBinding("NSMutableAttributedString", .class, superclass: "NSAttributedString")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSMutableAttributedString() }
        }
        type.initializer("init(string:)", [HostParameter("string", "string", "String")], isConvenience: true) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.make { NSMutableAttributedString(string: a0) }
        }
        type.initializer(
            "init(attributedString:)",
            [HostParameter("attributedString", "attributedString", "NSAttributedString")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSAttributedString = try call.argument(0)
            return call.make { NSMutableAttributedString(attributedString: a0) }
        }
        type.initializer(
            "init(attachment:)",
            [HostParameter("attachment", "attachment", "NSTextAttachment")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSTextAttachment = try call.argument(0)
            return call.make { NSMutableAttributedString(attachment: a0) }
        }
        type.method("append(_:)", [HostParameter(nil, "attrString", "NSAttributedString")]) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSAttributedString = try call.argument(0)
            object.append(a0)
            return .void
        }
        type.method(
            "insert(_:at:)",
            [HostParameter(nil, "attrString", "NSAttributedString"), HostParameter("at", "loc", "Int")]
        ) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSAttributedString = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.insert(a0, at: a1)
            return .void
        }
        type.method(
            "replaceCharacters(in:with:)",
            [HostParameter("in", "range", "NSRange"), HostParameter("with", "attrString", "NSAttributedString")]
        ) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSRange = try call.argument(0)
            let a1: NSAttributedString = try call.argument(1)
            object.replaceCharacters(in: a0, with: a1)
            return .void
        }
        type.method(
            "replaceCharacters(in:with:)",
            [HostParameter("in", "range", "NSRange"), HostParameter("with", "str", "String")]
        ) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSRange = try call.argument(0)
            let a1: String = try call.argument(1)
            object.replaceCharacters(in: a0, with: a1)
            return .void
        }
        type.method("deleteCharacters(in:)", [HostParameter("in", "range", "NSRange")]) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSRange = try call.argument(0)
            object.deleteCharacters(in: a0)
            return .void
        }
        type.method("setAttributedString(_:)", [HostParameter(nil, "attrString", "NSAttributedString")]) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSAttributedString = try call.argument(0)
            object.setAttributedString(a0)
            return .void
        }
        type.method(
            "removeAttribute(_:range:)",
            [HostParameter(nil, "name", "NSAttributedString.Key"), HostParameter("range", "range", "NSRange")]
        ) { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            let a0: NSAttributedString.Key = try call.argument(0)
            let a1: NSRange = try call.argument(1)
            object.removeAttribute(a0, range: a1)
            return .void
        }
        type.method("beginEditing()") { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            object.beginEditing()
            return .void
        }
        type.method("endEditing()") { call throws(ScriptError) in
            let object: NSMutableAttributedString = try call.receiver()
            object.endEditing()
            return .void
        }
        return type.hostType
    }()
}
