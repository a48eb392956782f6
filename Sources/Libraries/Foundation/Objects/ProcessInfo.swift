/// The process that the app is.
///
/// Fidelity: documented ProcessInfo; an app called App without arguments and environment on a device at its best (simplified).
final class ProcessInfo: NSObject {
    enum ThermalState: Int { case nominal = 0, fair, serious, critical }
    static let processInfo = ProcessInfo()
    var arguments: [String] { [] }
    var environment: [String: String] { [:] }
    var processName: String { "App" }
    var processIdentifier: Int { 1 }
    var hostName: String { "localhost" }
    var globallyUniqueString: String { UUID().uuidString }
    var processorCount: Int { 6 }
    var activeProcessorCount: Int { 6 }
    var physicalMemory: UInt64 { 6_442_450_944 }
    var systemUptime: TimeInterval { CACurrentMediaTime() }
    var isLowPowerModeEnabled: Bool { false }
    var isiOSAppOnMac: Bool { false }
    var isMacCatalystApp: Bool { false }
    var thermalState: ThermalState { ThermalState.nominal }
    var operatingSystemVersion: OperatingSystemVersion {
        let parts = UIDevice.current.systemVersion.split(separator: ".").map { Int(String($0)) ?? 0 }
        return OperatingSystemVersion(majorVersion: parts[0], minorVersion: parts.count > 1 ? parts[1] : 0, patchVersion: 0)
    }
    var operatingSystemVersionString: String { "Version " + UIDevice.current.systemVersion }
    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = operatingSystemVersion
        if own.majorVersion != version.majorVersion { return own.majorVersion > version.majorVersion }
        return own.minorVersion >= version.minorVersion
    }
}
