public import Foundation

/// A request.
///
/// Fidelity: documented URLRequest; what is sent along is kept, the pretended network answers all alike (simplified).
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
    /// Whether a cached response may be used. Nothing is cached here.
    ///
    /// Fidelity: documented NSURLRequest.CachePolicy; without effect (simplified).
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        /// The older name of `reloadIgnoringLocalCacheData`.
        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    /// Where to.
    public var url: URL?
    /// How: GET, POST, ...
    public var httpMethod: String? = "GET"
    /// The data sent with it.
    public var httpBody: Data?
    /// The header's fields.
    public var allHTTPHeaderFields: [String: String]?
    /// Seconds until it fails. Without effect here.
    ///
    /// Fidelity: simplified; without effect.
    public var timeoutInterval: TimeInterval = 60
    /// Whether an answer that was kept may do. Without effect here.
    ///
    /// Fidelity: simplified; without effect.
    public var cachePolicy = CachePolicy.useProtocolCachePolicy
    /// Whether cookies are sent along. Without effect here.
    ///
    /// Fidelity: simplified; without effect.
    public var httpShouldHandleCookies = true
    /// Whether it may go over a mobile network. Without effect here.
    ///
    /// Fidelity: simplified; without effect.
    public var allowsCellularAccess = true
    /// Whether the next request may be sent before the first has its response. Without effect here.
    ///
    /// Fidelity: simplified; without effect.
    public var httpShouldUsePipelining = false
    /// The document that it is a part of.
    public var mainDocumentURL: URL?

    /// A request for the data at an address.
    public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// Sets a field of the header.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging(value.map { [field: $0] } ?? [:]) { $1 }
        if value == nil { allHTTPHeaderFields?[field] = nil }
    }

    /// Adds a value to a field of the header, behind a comma where it has one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }

    /// A field of the header.
    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }

    /// The method and the address.
    public var description: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "")" }
}
