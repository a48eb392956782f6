// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let mfMailComposeViewControllerDelegate: HostType = {
        var type = TypeBinding("MFMailComposeViewControllerDelegate", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement(
            "mailComposeController(_:didFinishWith:error:)",
            [
                HostParameter(nil, "controller", "MFMailComposeViewController"),
                HostParameter("didFinishWith", "result", "MFMailComposeResult"),
                HostParameter("error", "error", "(any Error)?"),
            ]
        )
        return type.hostType
    }()
}
