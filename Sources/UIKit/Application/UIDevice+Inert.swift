internal import Foundation
import Heap

/// Properties of the device that have no effect here.
struct InertDeviceProperties: Sendable {
    var isBatteryMonitoringEnabled: Bool = false
    var isProximityMonitoringEnabled: Bool = false
}

extension UIDevice {
    private var inert: InertDeviceProperties {
        _read { yield world.state.inertDevices[id] }
        _modify { yield &world.state.inertDevices[id] }
    }

    /// Whether the battery is watched. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it never changes.
    public var isBatteryMonitoringEnabled: Bool {
        get { inert.isBatteryMonitoringEnabled }
        set { inert.isBatteryMonitoringEnabled = newValue }
    }

    /// Whether nearness is watched. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing comes near.
    public var isProximityMonitoringEnabled: Bool {
        get { inert.isProximityMonitoringEnabled }
        set { inert.isProximityMonitoringEnabled = newValue }
    }
}

// Further properties of the device.
extension UIDevice {
    /// The kind of device, in the user's language.
    public var localizedModel: String { model }

    /// Whether apps run behind others: yes.
    public var isMultitaskingSupported: Bool { true }

    /// How the battery is: unknown unless it is watched, as on a simulator.
    ///
    /// Fidelity: documented UIDevice.batteryState; simplified, it is unknown all the time.
    public var batteryState: BatteryState { .unknown }

    /// The battery's charge, from 0 to 1; -1 if it is not known, as here.
    ///
    /// Fidelity: documented UIDevice.batteryLevel; simplified, it is unknown all the time.
    public var batteryLevel: Float { -1 }

    /// Whether something is near the screen: no.
    ///
    /// Fidelity: simplified; nothing comes near.
    public var proximityState: Bool { false }

    /// How the battery is.
    ///
    /// Fidelity: documented UIDevice.BatteryState.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// In use.
        case unplugged
        /// Being filled.
        case charging
        /// Full.
        case full
    }
}

extension UIDevice {
    /// Posted when the battery is otherwise than before: never here.
    public static let batteryStateDidChangeNotification: Notification.Name = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted when the battery is fuller or emptier than before: never here.
    public static let batteryLevelDidChangeNotification: Notification.Name = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when an object comes near the screen or moves away: never here.
    public static let proximityStateDidChangeNotification: Notification.Name = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
