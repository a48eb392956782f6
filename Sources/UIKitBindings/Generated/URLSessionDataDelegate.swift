// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlSessionDataDelegate: HostType = {
        var type = TypeBinding("URLSessionDataDelegate", .protocol, conformances: ["URLSessionTaskDelegate"])
        type.requirement(
            "urlSession(_:dataTask:didReceive:completionHandler:)",
            [
                HostParameter(nil, "session", "URLSession"),
                HostParameter("dataTask", "dataTask", "URLSessionDataTask"),
                HostParameter("didReceive", "response", "URLResponse"),
                HostParameter("completionHandler", "completionHandler", "(URLSession.ResponseDisposition) -> Void"),
            ]
        )
        type.requirement(
            "urlSession(_:dataTask:didReceive:)",
            [
                HostParameter(nil, "session", "URLSession"),
                HostParameter("dataTask", "dataTask", "URLSessionDataTask"),
                HostParameter("didReceive", "data", "Data"),
            ]
        )
        return type.hostType
    }()
}
