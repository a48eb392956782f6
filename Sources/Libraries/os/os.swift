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
