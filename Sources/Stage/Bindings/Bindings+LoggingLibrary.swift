internal import Interpreter

extension Bindings {
    /// The unified log, in the learner's own Swift. What is logged stands in the console beside what is printed, in
    /// the compact form of `log stream`.
    static let loggingLibrary = Program.Library(
        path: "os",
        text: """
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

            /// Who may read a value in a message.
            ///
            /// Fidelity: documented OSLogPrivacy; a debugger shows all values, and so does the console here.
            struct OSLogPrivacy {
                enum Mask { case hash, none }
                static let auto = OSLogPrivacy()
                static let `public` = OSLogPrivacy()
                static let `private` = OSLogPrivacy()
                static let sensitive = OSLogPrivacy()
                static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
                static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
                static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
            }

            /// Where messages go.
            ///
            /// Fidelity: documented OSLog.
            final class OSLog: NSObject {
                static let `default` = OSLog(subsystem: "", category: "")
                static let disabled = OSLog(subsystem: "", category: "", isOn: false)
                let _place: String
                let _isOn: Bool
                convenience init(subsystem: String, category: String) { self.init(subsystem: subsystem, category: category, isOn: true) }
                init(subsystem: String, category: String, isOn: Bool) {
                    _place = subsystem.isEmpty && category.isEmpty ? "" : "[" + subsystem + ":" + category + "] "
                    _isOn = isOn
                    super.init()
                }
                func isEnabled(type: OSLogType) -> Bool { _isOn }
                func _tell(_ message: String, _ type: OSLogType) { if _isOn { _console(type._mark + " " + _place + message) } }
            }

            /// Who logs.
            ///
            /// Fidelity: documented Logger; a line is as the compact form of `log stream` has it, values are shown as under a debugger.
            struct Logger {
                let _log: OSLog
                init() { _log = .default }
                init(subsystem: String, category: String) { _log = OSLog(subsystem: subsystem, category: category) }
                init(_ log: OSLog) { _log = log }
                func log(_ message: String) { _log._tell(message, .default) }
                func log(level: OSLogType, _ message: String) { _log._tell(message, level) }
                func trace(_ message: String) { _log._tell(message, .debug) }
                func debug(_ message: String) { _log._tell(message, .debug) }
                func info(_ message: String) { _log._tell(message, .info) }
                func notice(_ message: String) { _log._tell(message, .default) }
                func warning(_ message: String) { _log._tell(message, .error) }
                func error(_ message: String) { _log._tell(message, .error) }
                func critical(_ message: String) { _log._tell(message, .fault) }
                func fault(_ message: String) { _log._tell(message, .fault) }
            }

            /// Logs a message made of a format and values.
            ///
            /// Fidelity: documented os_log(_:dso:log:type:_:).
            func os_log(_ message: String, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {
                log._tell(_formatted(message, arguments), type)
            }
            /// Fidelity: documented os_log(_:dso:log:_:_:).
            func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String, _ arguments: Any...) {
                log._tell(_formatted(message, arguments), type)
            }
            """)
}
