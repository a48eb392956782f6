/// Fidelity: documented HTTPCookieStorage; what code puts in it alone, as the pretended network sends none (simplified).
class HTTPCookieStorage: NSObject {
    static let shared = HTTPCookieStorage()
    static func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage { shared }
    var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
    var _cookies: [HTTPCookie] = []
    var cookies: [HTTPCookie]? { _cookies }
    func setCookie(_ cookie: HTTPCookie) {
        deleteCookie(cookie)
        _cookies.append(cookie)
    }
    func deleteCookie(_ cookie: HTTPCookie) {
        _cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
    func removeCookies(since date: Date) { _cookies = [] }
    func cookies(for URL: URL) -> [HTTPCookie]? {
        let host = URL.host ?? ""
        return _cookies.filter { $0.domain.hasPrefix(".") ? ("." + host).hasSuffix($0.domain) : $0.domain == host }
    }
    func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) { for cookie in cookies { setCookie(cookie) } }
}
