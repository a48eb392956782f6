/// Why a request failed.
///
/// Fidelity: documented URLError; the words are reported, some of them simplified.
public struct URLError: Error, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = -1
        /// The task was cancelled.
        case cancelled = -999
        /// No answer in time.
        case timedOut = -1001
        /// An address of no known kind.
        case unsupportedURL = -1002
        /// No such server.
        case cannotFindHost = -1003
        /// The connection broke.
        case networkConnectionLost = -1005
        /// No network.
        case notConnectedToInternet = -1009
        /// An answer that says nothing useful.
        case badServerResponse = -1011
        /// No such file.
        case fileDoesNotExist = -1100
    }

    /// The reason.
    public let code: Code

    /// An error of this reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The reason in words.
    public var localizedDescription: String {
        switch code {
        case .unknown: "unknown error"
        case .cancelled: "cancelled"
        case .timedOut: "The request timed out."
        case .unsupportedURL: "unsupported URL"
        case .cannotFindHost: "A server with the specified hostname could not be found."
        case .networkConnectionLost: "The network connection was lost."
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .badServerResponse: "There was a bad response from the server."
        case .fileDoesNotExist: "The requested URL was not found on this server."
        }
    }
}
