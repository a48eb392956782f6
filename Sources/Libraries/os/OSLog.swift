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
