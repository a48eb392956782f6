// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionTaskDelegate: HostType = {
        var type = TypeBinding("URLSessionTaskDelegate", .protocol, conformances: ["URLSessionDelegate"])
        type.requirement(
            "urlSession(_:task:didCompleteWithError:)",
            [
                HostParameter(nil, "session", "URLSession"),
                HostParameter("task", "task", "URLSessionTask"),
                HostParameter("didCompleteWithError", "error", "(any Error)?"),
            ]
        )
        return type.hostType
    }()
}
