// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkWebpagePreferences: HostType = {
        var type = TypeBinding("WKWebpagePreferences", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKWebpagePreferences() }
        }
        type.property("allowsContentJavaScript", "Bool") { call throws(ScriptError) in
            let object: WKWebpagePreferences = try call.receiver()
            return call.give(object.allowsContentJavaScript)
        } set: { call, value throws(ScriptError) in
            let object: WKWebpagePreferences = try call.receiver()
            object.allowsContentJavaScript = try call.read(value)
        }
        type.property("preferredContentMode", "WKWebpagePreferences.ContentMode") { call throws(ScriptError) in
            let object: WKWebpagePreferences = try call.receiver()
            return call.give(object.preferredContentMode)
        } set: { call, value throws(ScriptError) in
            let object: WKWebpagePreferences = try call.receiver()
            object.preferredContentMode = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["allowsContentJavaScript"])
        return type.hostType
    }()
}

extension Bindings {
    static let wkWebpagePreferencesContentMode: HostType = {
        var type = TypeBinding("WKWebpagePreferences.ContentMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: WKWebpagePreferences.ContentMode.self)
        type.enumCase("recommended") { call throws(ScriptError) in
            call.give(WKWebpagePreferences.ContentMode.recommended)
        }
        type.enumCase("mobile") { call throws(ScriptError) in
            call.give(WKWebpagePreferences.ContentMode.mobile)
        }
        type.enumCase("desktop") { call throws(ScriptError) in
            call.give(WKWebpagePreferences.ContentMode.desktop)
        }
        return type.hostType
    }()
}

extension WKWebpagePreferences.ContentMode: BridgedValue {
    package static var hostName: String { "WKWebpagePreferences.ContentMode" }
}
