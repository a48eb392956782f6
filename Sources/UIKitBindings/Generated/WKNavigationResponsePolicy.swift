// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigationResponsePolicy: HostType = {
        var type = TypeBinding("WKNavigationResponsePolicy", .enumeration, conformances: ["Int"])
        type.addRawValue(of: WKNavigationResponsePolicy.self)
        type.enumCase("cancel") { call throws(ScriptError) in
            call.give(WKNavigationResponsePolicy.cancel)
        }
        type.enumCase("allow") { call throws(ScriptError) in
            call.give(WKNavigationResponsePolicy.allow)
        }
        type.enumCase("download") { call throws(ScriptError) in
            call.give(WKNavigationResponsePolicy.download)
        }
        return type.hostType
    }()
}

extension WKNavigationResponsePolicy: BridgedValue {
    package static var hostName: String { "WKNavigationResponsePolicy" }
}
