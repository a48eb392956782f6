/// Fidelity: documented HTTPCookie (nil without a name, a value, a path and a domain or an address).
class HTTPCookie: NSObject {
    enum AcceptPolicy: UInt { case always = 0, never, onlyFromMainDocumentDomain }
    let name: String
    let value: String
    let domain: String
    let path: String
    let expiresDate: Date?
    let isSecure: Bool
    let properties: [HTTPCookiePropertyKey: Any]?
    init?(properties: [HTTPCookiePropertyKey: Any]) {
        let origin = properties[.originURL] as? URL
        guard let name = properties[.name] as? String, let value = properties[.value] as? String,
            let path = properties[.path] as? String, let domain = properties[.domain] as? String ?? origin?.host
        else { return nil }
        self.name = name
        self.value = value
        self.path = path
        self.domain = domain
        expiresDate = properties[.expires] as? Date
        isSecure = properties[.secure] != nil
        self.properties = properties
        super.init()
    }
    var isHTTPOnly: Bool { false }
    var isSessionOnly: Bool { expiresDate == nil }
    /// Fidelity: documented HTTPCookie.requestHeaderFields(with:).
    static func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
        cookies.isEmpty ? [:] : ["Cookie": cookies.map { $0.name + "=" + $0.value }.joined(separator: "; ")]
    }
    /// Fidelity: documented HTTPCookie.cookies(withResponseHeaderFields:for:); the pretended network sends none (simplified).
    static func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie] { [] }
}
