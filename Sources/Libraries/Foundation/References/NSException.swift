/// Something that ends the app where nobody catches it; Swift cannot.
///
/// Fidelity: documented NSException.
class NSException: NSObject {
    typealias Name = NSExceptionName
    let name: NSExceptionName
    let reason: String?
    let userInfo: [AnyHashable: Any]?
    init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
        super.init()
    }
    func raise() { _raise(name.rawValue, reason ?? "") }
    static func raise(_ name: NSExceptionName, format: String, arguments: [Any]) {
        NSException(name: name, reason: String(format: format, arguments: arguments)).raise()
    }
    override var description: String { reason ?? name.rawValue }
}
