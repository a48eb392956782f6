public import Foundation
internal import Heap

/// What an answer says about itself.
///
/// Fidelity: documented URLResponse; its address alone (simplified).
open class URLResponse: NSObject {
    struct State: Sendable {
        var url: URL?
        var status = 0
    }

    init(url: URL?, statusCode: Int) {
        super.init()
        world.state.responses[id] = State(url: url, status: statusCode)
    }

    /// Where it came from.
    public var url: URL? { world.state.responses[id].url }
}

/// What a web server's answer says about itself.
///
/// Fidelity: documented HTTPURLResponse; address and status alone, as the run's setting says (simplified).
public final class HTTPURLResponse: URLResponse {
    /// 200 when all is well.
    public var statusCode: Int { world.state.responses[id].status }
}
