// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigationActionPolicy: HostType = {
        var type = TypeBinding("WKNavigationActionPolicy", .enumeration, conformances: ["Int"])
        type.addRawValue(of: WKNavigationActionPolicy.self)
        type.enumCase("cancel") { call throws(ScriptError) in
            call.give(WKNavigationActionPolicy.cancel)
        }
        type.enumCase("allow") { call throws(ScriptError) in
            call.give(WKNavigationActionPolicy.allow)
        }
        type.enumCase("download") { call throws(ScriptError) in
            call.give(WKNavigationActionPolicy.download)
        }
        return type.hostType
    }()
}

extension WKNavigationActionPolicy: BridgedValue {
    package static var hostName: String { "WKNavigationActionPolicy" }
}
