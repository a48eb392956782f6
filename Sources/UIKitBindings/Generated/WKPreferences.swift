// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkPreferences: HostType = {
        var type = TypeBinding("WKPreferences", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKPreferences() }
        }
        type.property("minimumFontSize", "CGFloat") { call throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            return call.give(object.minimumFontSize)
        } set: { call, value throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            object.minimumFontSize = try call.read(value)
        }
        type.property("javaScriptEnabled", "Bool") { call throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            return call.give(object.javaScriptEnabled)
        } set: { call, value throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            object.javaScriptEnabled = try call.read(value)
        }
        type.property("javaScriptCanOpenWindowsAutomatically", "Bool") { call throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            return call.give(object.javaScriptCanOpenWindowsAutomatically)
        } set: { call, value throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            object.javaScriptCanOpenWindowsAutomatically = try call.read(value)
        }
        type.property("isFraudulentWebsiteWarningEnabled", "Bool") { call throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            return call.give(object.isFraudulentWebsiteWarningEnabled)
        } set: { call, value throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            object.isFraudulentWebsiteWarningEnabled = try call.read(value)
        }
        type.property("isElementFullscreenEnabled", "Bool") { call throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            return call.give(object.isElementFullscreenEnabled)
        } set: { call, value throws(ScriptError) in
            let object: WKPreferences = try call.receiver()
            object.isElementFullscreenEnabled = try call.read(value)
        }
        return type.hostType
    }()
}
