// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionDelegate: HostType = {
        var type = TypeBinding("URLSessionDelegate", .protocol)
        type.requirement(
            "urlSession(_:didBecomeInvalidWithError:)",
            [HostParameter(nil, "session", "URLSession"), HostParameter("didBecomeInvalidWithError", "error", "(any Error)?")]
        )
        return type.hostType
    }()
}
