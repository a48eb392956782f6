/// How much a message matters.
///
/// Fidelity: documented OSLogType.
struct OSLogType: Hashable {
    let rawValue: Int
    static let `default` = OSLogType(rawValue: 0)
    static let info = OSLogType(rawValue: 1)
    static let debug = OSLogType(rawValue: 2)
    static let error = OSLogType(rawValue: 16)
    static let fault = OSLogType(rawValue: 17)
    var _mark: String {
        switch rawValue {
        case 1: return "I "
        case 2: return "Db"
        case 16: return "E "
        case 17: return "F "
        default: return "Df"
        }
    }
}
