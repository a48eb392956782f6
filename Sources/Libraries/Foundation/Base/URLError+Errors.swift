extension URLError {
    var errorCode: Int { code.rawValue }
    static var unknown: Code { .unknown }
    static var cancelled: Code { .cancelled }
    static var badURL: Code { .badURL }
    static var timedOut: Code { .timedOut }
    static var unsupportedURL: Code { .unsupportedURL }
    static var cannotFindHost: Code { .cannotFindHost }
    static var cannotConnectToHost: Code { .cannotConnectToHost }
    static var networkConnectionLost: Code { .networkConnectionLost }
    static var notConnectedToInternet: Code { .notConnectedToInternet }
    static var badServerResponse: Code { .badServerResponse }
    static var cannotParseResponse: Code { .cannotParseResponse }
    static var userAuthenticationRequired: Code { .userAuthenticationRequired }
    static var dataNotAllowed: Code { .dataNotAllowed }
    static var secureConnectionFailed: Code { .secureConnectionFailed }
}
