package import Interpreter
package import UIKit

// Texts with attributes, whose values may be of any type.
extension Bindings {
    private static let attributes = "[NSAttributedString.Key: Any]"
    private static let range = HostParameter("range", "range", "NSRange")
    private static let name = HostParameter(nil, "name", "NSAttributedString.Key")

    /// The title of a button's configuration, for the library's `attributedTitle` and the result of `titleTextAttributesTransformer`.
    static func completeButtonLook(_ type: inout TypeBinding) {
        type.property("_attributedTitle", "NSAttributedString?") { call throws(ScriptError) in
            let look: UIButton.Configuration = try call.receiver()
            return look.attributed.map { text in call.inWorld { call.give(NSAttributedString(text)) } } ?? .none
        } set: { call, value throws(ScriptError) in
            var look: UIButton.Configuration = try call.receiver()
            let text: NSAttributedString? = try call.read(value)
            look.attributed = text?.attributed
            call.receiver = call.give(look)
        }
        type.property("_titleLook", "\(attributes)?") { call throws(ScriptError) in
            let look: UIButton.Configuration = try call.receiver()
            return look.titleLook.map { call.give($0) } ?? .none
        } set: { call, value throws(ScriptError) in
            var look: UIButton.Configuration = try call.receiver()
            let given: TextAttributes? = try call.read(value)
            // Fonts and colours; objects are retained by texts.
            look.titleLook = given.map { given in
                TextAttributes(given.values.filter { if case .value = $0.value { true } else { false } })
            }
            call.receiver = call.give(look)
        }
    }

    static func completeAttributedString(_ type: inout TypeBinding) {
        let isMutable = type.name == "NSMutableAttributedString"
        let parameters = [
            HostParameter("string", "string", "String"), HostParameter("attributes", "attributes", "\(attributes)?", default: "nil"),
        ]
        type.initializer("init(string:attributes:)", parameters) { call throws(ScriptError) in
            let string: String = try call.argument(0)
            let attributes: TextAttributes? = try call.argument(1)
            let text = AttributedText(string, attributes ?? TextAttributes())
            return call.make { isMutable ? NSMutableAttributedString(text) : NSAttributedString(text) }
        }
        if isMutable { return completeMutable(&type) }
        let place = HostParameter("at", "location", "Int")
        let effective = HostParameter("effectiveRange", "range", "NSRange?")
        type.method("attributes(at:effectiveRange:)", [place, effective], result: attributes) { call throws(ScriptError) in
            let text: NSAttributedString = try call.receiver()
            return call.give(text.attributes(at: try call.argument(0))?.attributes ?? TextAttributes())
        }
        type.method("attribute(_:at:effectiveRange:)", [name, place, effective], result: "Any?") { call throws(ScriptError) in
            let text: NSAttributedString = try call.receiver()
            let key: NSAttributedString.Key = try call.argument(0)
            return call.give(text.attributes(at: try call.argument(1))?.attributes.values[key])
        }
        for copy in ["copy()", "mutableCopy()"] {
            type.method(copy, result: "Any") { call throws(ScriptError) in
                let text: NSAttributedString = try call.receiver()
                if copy == "copy()" { return call.give(call.inWorld { NSAttributedString(text.attributed) }) }
                return call.give(text.changeable())
            }
        }
        let parts = [
            HostParameter("of", "name", "NSAttributedString.Key?"), HostParameter("in", "range", "NSRange"),
            HostParameter("reversed", "reversed", "Bool"),
        ]
        type.method("_parts(of:in:reversed:)", parts, result: "[NSRange]") { call throws(ScriptError) in
            let text: NSAttributedString = try call.receiver()
            let key: NSAttributedString.Key? = try call.argument(0)
            let isReversed: Bool = try call.argument(2)
            let range: NSRange = try call.argument(1)
            guard text.check(range) else { return call.give([NSRange]()) }
            let parts = text.attributed.parts(of: key, in: range)
            return call.give(isReversed ? parts.reversed() : parts)
        }
    }

    private static func completeMutable(_ type: inout TypeBinding) {
        let value = HostParameter("value", "value", "Any")
        type.method("addAttribute(_:value:range:)", [name, value, range]) { call throws(ScriptError) in
            let text: NSMutableAttributedString = try call.receiver()
            let key: NSAttributedString.Key = try call.argument(0)
            let value = AttributeValue(call.host.argument(call.arguments[1]))
            text.change(try call.argument(2)) { $0.values[key] = value }
            return .void
        }
        let added = HostParameter(nil, "attributes", attributes)
        type.method("addAttributes(_:range:)", [added, range]) { call throws(ScriptError) in
            let text: NSMutableAttributedString = try call.receiver()
            let attributes: TextAttributes = try call.argument(0)
            text.change(try call.argument(1)) { $0 = $0.merging(attributes) }
            return .void
        }
        type.method("setAttributes(_:range:)", [HostParameter(nil, "attributes", "\(attributes)?"), range]) { call throws(ScriptError) in
            let text: NSMutableAttributedString = try call.receiver()
            let attributes: TextAttributes? = try call.argument(0)
            text.change(try call.argument(1)) { $0 = attributes ?? TextAttributes() }
            return .void
        }
        let within = HostParameter("in", "range", "NSRange")
        type.method("replaceCharacters(in:with:)", [within, HostParameter("with", "string", "Any")]) { call throws(ScriptError) in
            let text: NSMutableAttributedString = try call.receiver()
            let range: NSRange = try call.argument(0)
            if let other = NSAttributedString.read(call.arguments[1], in: call.host) {
                text.replaceCharacters(in: range, with: other)
            } else {
                text.replaceCharacters(in: range, withText: try call.argument(1))
            }
            return .void
        }
    }

    static func completeParagraphStyle(_ type: inout TypeBinding) {
        type.method("mutableCopy()", result: "Any") { call throws(ScriptError) in
            let style: NSParagraphStyle = try call.receiver()
            return call.give(style.changeable())
        }
    }

    static func completeTextTab(_ type: inout TypeBinding) {
        let parameters = [
            HostParameter("textAlignment", "alignment", "NSTextAlignment"), HostParameter("location", "loc", "CGFloat"),
            HostParameter("options", "options", "[NSTextTab.OptionKey: Any]", default: "[:]"),
        ]
        type.initializer("init(textAlignment:location:options:)", parameters) { call throws(ScriptError) in
            let alignment: NSTextAlignment = try call.argument(0)
            let location: CGFloat = try call.argument(1)
            return call.make { NSTextTab(alignment, location) }
        }
    }

    // MARK: Where attributes are set

    static func completeTextView(_ type: inout TypeBinding) {
        attributes("typingAttributes", in: &type) { (view: UITextView) in
            view.typingValues
        } set: {
            $0.typingValues = $1 ?? TextAttributes()
        }
        attributes("linkTextAttributes", in: &type) { (view: UITextView) in
            view.linkValues
        } set: {
            $0.linkValues = $1 ?? TextAttributes()
        }
    }

    static func completeTextField(_ type: inout TypeBinding) {
        attributes("defaultTextAttributes", in: &type) { (field: UITextField) in
            field.defaultValues
        } set: {
            $0.defaultValues = $1 ?? TextAttributes()
        }
    }

    static func completeNavigationBar(_ type: inout TypeBinding) {
        attributes("titleTextAttributes", in: &type) { (bar: UINavigationBar) in
            bar.titleValues(0)
        } set: {
            $0.setTitleValues($1, 0)
        }
        attributes("largeTitleTextAttributes", in: &type) { (bar: UINavigationBar) in
            bar.titleValues(1)
        } set: {
            $0.setTitleValues($1, 1)
        }
    }

    private static func attributes<Object: NSObject>(
        _ name: String, in type: inout TypeBinding, get: @escaping @Sendable (Object) -> TextAttributes?,
        set: @escaping @Sendable (Object, TextAttributes?) -> Void
    ) {
        type.property(name, "\(attributes)?") { call throws(ScriptError) in
            let object: Object = try call.receiver()
            return call.give(get(object))
        } set: { call, value throws(ScriptError) in
            let object: Object = try call.receiver()
            set(object, try call.read(value))
        }
    }

    /// Adds the attributes of titles, by state.
    static func completeTitles(_ type: inout TypeBinding) {
        let state = HostParameter("for", "state", "UIControl.State")
        type.method("setTitleTextAttributes(_:for:)", [HostParameter(nil, "attributes", "\(attributes)?"), state]) {
            call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let attributes: TextAttributes? = try call.argument(0)
            let state: UIControl.State = try call.argument(1)
            object.setTitleValues(attributes, state.rawValue)
            return .void
        }
        type.method("titleTextAttributes(for:)", [state], result: "\(attributes)?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let state: UIControl.State = try call.argument(0)
            return call.give(object.titleValues(state.rawValue))
        }
    }
}

/// Attributes are a dictionary; a value may be of any type.
extension TextAttributes: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> TextAttributes? {
        guard let entries = host.interpreter.entries(of: value) else { return nil }
        var attributes = TextAttributes()
        for entry in entries {
            guard let key = NSAttributedString.Key.read(entry.key, in: host) else { return nil }
            attributes.values[key] = AttributeValue(host.argument(entry.value))
        }
        return attributes
    }

    package func give(in host: ScriptHost) -> Value {
        let ordered = values.sorted { $0.key.rawValue < $1.key.rawValue }
        return host.interpreter.makeDictionary(ordered.map { ($0.key.give(in: host), $0.value.give(in: host)) })
    }
}

extension AttributeValue: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> AttributeValue? { AttributeValue(host.argument(value)) }

    package func give(in host: ScriptHost) -> Value { host.value(argument) }
}
