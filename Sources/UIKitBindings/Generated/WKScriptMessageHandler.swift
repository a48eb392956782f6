// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkScriptMessageHandler: HostType = {
        var type = TypeBinding("WKScriptMessageHandler", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement(
            "userContentController(_:didReceive:)",
            [
                HostParameter(nil, "userContentController", "WKUserContentController"),
                HostParameter("didReceive", "message", "WKScriptMessage"),
            ]
        )
        return type.hostType
    }()
}
