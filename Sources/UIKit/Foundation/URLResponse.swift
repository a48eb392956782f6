public import Foundation
internal import Heap

/// A response's metadata.
///
/// Fidelity: documented URLResponse; its address alone (simplified).
open class URLResponse: NSObject {
    struct State: Sendable {
        var url: URL?
        var status = 0
    }

    /// An empty response.
    public override init() {
        super.init()
    }

    init(url: URL?, statusCode: Int) {
        super.init()
        world.state.responses[id] = State(url: url, status: statusCode)
    }

    /// Its address.
    public var url: URL? { world.state.responses[id].url }

    /// The type of the data; nil when it is not known.
    ///
    /// Fidelity: documented URLResponse.mimeType; the pretended network never says it (simplified).
    public var mimeType: String? { nil }

    /// How texts are written; nil when that is not known.
    ///
    /// Fidelity: documented URLResponse.textEncodingName; the pretended network never says it (simplified).
    public var textEncodingName: String? { nil }

    /// A name for a file with its data.
    ///
    /// Fidelity: documented URLResponse.suggestedFilename (the address's last part, else the host).
    public var suggestedFilename: String? {
        guard let url else { return nil }
        let name = url.lastPathComponent
        return name.isEmpty || name == "/" ? url.host ?? "Unknown" : name
    }
}

/// The metadata of a web server's response.
///
/// Fidelity: documented HTTPURLResponse; address and status alone, as the run's setting says (simplified).
public final class HTTPURLResponse: URLResponse {
    /// 200 when all is well.
    public var statusCode: Int { world.state.responses[id].status }

    /// A field of the answer's header; nil when there is none.
    ///
    /// Fidelity: documented HTTPURLResponse.value(forHTTPHeaderField:); the pretended network sends no fields (simplified).
    public func value(forHTTPHeaderField field: String) -> String? { nil }
}
