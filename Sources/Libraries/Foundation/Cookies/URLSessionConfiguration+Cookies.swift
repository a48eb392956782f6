extension URLSessionConfiguration {
    static var _jars: [ObjectIdentifier: HTTPCookieStorage?] = [:]
    static var _cookiePolicies: [ObjectIdentifier: HTTPCookie.AcceptPolicy] = [:]
    /// Fidelity: documented URLSessionConfiguration.httpCookieStorage, httpCookieAcceptPolicy; kept (simplified).
    var httpCookieStorage: HTTPCookieStorage? {
        get { if let own = URLSessionConfiguration._jars[ObjectIdentifier(self)] { own } else { HTTPCookieStorage.shared } }
        set { URLSessionConfiguration._jars[ObjectIdentifier(self)] = .some(newValue) }
    }
    var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy {
        get { URLSessionConfiguration._cookiePolicies[ObjectIdentifier(self)] ?? .onlyFromMainDocumentDomain }
        set { URLSessionConfiguration._cookiePolicies[ObjectIdentifier(self)] = newValue }
    }
}
