// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigationType: HostType = {
        var type = TypeBinding("WKNavigationType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: WKNavigationType.self)
        type.enumCase("linkActivated") { call throws(ScriptError) in
            call.give(WKNavigationType.linkActivated)
        }
        type.enumCase("formSubmitted") { call throws(ScriptError) in
            call.give(WKNavigationType.formSubmitted)
        }
        type.enumCase("backForward") { call throws(ScriptError) in
            call.give(WKNavigationType.backForward)
        }
        type.enumCase("reload") { call throws(ScriptError) in
            call.give(WKNavigationType.reload)
        }
        type.enumCase("formResubmitted") { call throws(ScriptError) in
            call.give(WKNavigationType.formResubmitted)
        }
        type.enumCase("other") { call throws(ScriptError) in
            call.give(WKNavigationType.other)
        }
        return type.hostType
    }()
}

extension WKNavigationType: BridgedValue {
    package static var hostName: String { "WKNavigationType" }
}
