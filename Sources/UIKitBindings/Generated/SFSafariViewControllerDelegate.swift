// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let sfSafariViewControllerDelegate: HostType = {
        var type = TypeBinding("SFSafariViewControllerDelegate", .protocol)
        type.requirement("safariViewControllerDidFinish(_:)", [HostParameter(nil, "controller", "SFSafariViewController")])
        type.requirement(
            "safariViewController(_:didCompleteInitialLoad:)",
            [
                HostParameter(nil, "controller", "SFSafariViewController"),
                HostParameter("didCompleteInitialLoad", "didLoadSuccessfully", "Bool"),
            ]
        )
        return type.hostType
    }()
}
