/// Fidelity: documented HTTPCookiePropertyKey.
struct HTTPCookiePropertyKey: RawRepresentable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let name = HTTPCookiePropertyKey("Name")
    static let value = HTTPCookiePropertyKey("Value")
    static let domain = HTTPCookiePropertyKey("Domain")
    static let path = HTTPCookiePropertyKey("Path")
    static let originURL = HTTPCookiePropertyKey("OriginURL")
    static let secure = HTTPCookiePropertyKey("Secure")
    static let expires = HTTPCookiePropertyKey("Expires")
    static let version = HTTPCookiePropertyKey("Version")
    static let comment = HTTPCookiePropertyKey("Comment")
    static let discard = HTTPCookiePropertyKey("Discard")
    static let maximumAge = HTTPCookiePropertyKey("Max-Age")
    static let port = HTTPCookiePropertyKey("Port")
}
