/// Why a request failed.
///
/// Fidelity: documented URLError; the words are reported, some of them simplified.
public struct URLError: Error, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// The cause is not known.
        case unknown = -1
        /// The task was cancelled.
        case cancelled = -999
        /// An invalid address.
        case badURL = -1000
        /// No answer in time.
        case timedOut = -1001
        /// An address of no known kind.
        case unsupportedURL = -1002
        /// No such server.
        case cannotFindHost = -1003
        /// The server does not answer.
        case cannotConnectToHost = -1004
        /// The connection broke.
        case networkConnectionLost = -1005
        /// The server's address was not found.
        case dnsLookupFailed = -1006
        /// Sent from one place to the next without end.
        case httpTooManyRedirects = -1007
        /// The resource exists but cannot be loaded.
        case resourceUnavailable = -1008
        /// No network.
        case notConnectedToInternet = -1009
        /// The response is of no use.
        case badServerResponse = -1011
        /// The user did not log in.
        case userCancelledAuthentication = -1012
        /// The server requires a login.
        case userAuthenticationRequired = -1013
        /// The server announced content and sent none.
        case zeroByteResource = -1014
        /// The bytes do not match the server's description.
        case cannotDecodeRawData = -1015
        /// The content does not match the server's description.
        case cannotDecodeContentData = -1016
        /// An answer that cannot be read.
        case cannotParseResponse = -1017
        /// Abroad, without leave to use the network there.
        case internationalRoamingOff = -1018
        /// A call is going on, and the network allows nothing beside.
        case callIsActive = -1019
        /// The mobile network may not be used.
        case dataNotAllowed = -1020
        /// A connection that is not secure, which the app must not have.
        case appTransportSecurityRequiresSecureConnection = -1022
        /// No such file.
        case fileDoesNotExist = -1100
        /// No secure connection.
        case secureConnectionFailed = -1200
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
        case .badURL: "bad URL"
        case .cannotConnectToHost: "Could not connect to the server."
        case .dnsLookupFailed: "DNS lookup error"
        case .httpTooManyRedirects: "too many HTTP redirects"
        case .resourceUnavailable: "resource unavailable"
        case .userCancelledAuthentication, .userAuthenticationRequired: "The operation couldn’t be completed."
        case .zeroByteResource: "zero byte resource"
        case .cannotDecodeRawData: "cannot decode raw data"
        case .cannotDecodeContentData: "cannot decode content data"
        case .cannotParseResponse: "cannot parse response"
        case .internationalRoamingOff: "International roaming is currently off."
        case .callIsActive: "A data connection cannot be established since a call is currently active."
        case .dataNotAllowed: "A data connection is not currently allowed."
        case .appTransportSecurityRequiresSecureConnection:
            "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
        case .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made."
        }
    }
}
