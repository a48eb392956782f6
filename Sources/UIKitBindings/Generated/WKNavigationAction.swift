// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigationAction: HostType = {
        var type = TypeBinding("WKNavigationAction", .class, superclass: "NSObject")
        type.property("request", "URLRequest") { call throws(ScriptError) in
            let object: WKNavigationAction = try call.receiver()
            return call.give(object.request)
        }
        type.property("navigationType", "WKNavigationType") { call throws(ScriptError) in
            let object: WKNavigationAction = try call.receiver()
            return call.give(object.navigationType)
        }
        type.property("targetFrame", "WKFrameInfo?") { call throws(ScriptError) in
            let object: WKNavigationAction = try call.receiver()
            return call.give(object.targetFrame)
        }
        type.property("sourceFrame", "WKFrameInfo") { call throws(ScriptError) in
            let object: WKNavigationAction = try call.receiver()
            return call.give(object.sourceFrame)
        }
        type.property("shouldPerformDownload", "Bool") { call throws(ScriptError) in
            let object: WKNavigationAction = try call.receiver()
            return call.give(object.shouldPerformDownload)
        }
        return type.hostType
    }()
}
