import Foundation
import Heap

/// The device.
///
/// Fidelity: documented UIDevice; the name and the systems are those of the simulated device, battery and proximity are left out (simplified).
public final class UIDevice: NSObject {
    /// The device of the present World.
    public static var current: UIDevice {
        let world = World.present("UIDevice.current was read")
        if let device: UIDevice = world.object(world.state.application.device) { return device }
        let device = UIDevice()
        world.space.assign(&world.state.application.device, device.id)
        return device
    }

    override func takesPrivately(_ value: Argument, at key: String) -> Bool {
        guard key == "orientation" else { return super.takesPrivately(value, at: key) }
        world.turnDevice(toValue: value)
        return true
    }

    /// How the device is held.
    ///
    /// Fidelity: simplified; known from the start, also to apps that have not asked for notifications.
    public var orientation: UIDeviceOrientation { world.state.screen.deviceOrientation }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { world.device.idiom }

    /// The kind of device, in words.
    public var model: String { world.device.idiom == .pad ? "iPad" : "iPhone" }

    /// The name of the device.
    public var name: String { world.device.title }

    /// The name of the system.
    public var systemName: String { world.device.idiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the system.
    public var systemVersion: String { "\(world.os.version).0" }

    /// Whether changes of the orientation are announced: always here.
    ///
    /// Fidelity: simplified.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }

    /// Begins notifications of changes of the orientation. They come anyway.
    ///
    /// Fidelity: simplified.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Asks no longer for notifications of changes of the orientation. They come anyway.
    ///
    /// Fidelity: simplified.
    public func endGeneratingDeviceOrientationNotifications() {}
}
