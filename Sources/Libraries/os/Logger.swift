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
