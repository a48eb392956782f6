public import Foundation
import Heap

/// Properties of the app that have no effect here.
struct InertApplicationProperties: Sendable {
    var isNetworkActivityIndicatorVisible: Bool = false
}

extension UIApplication {
    private var inert: InertApplicationProperties {
        _read { yield world.state.inertApplications[id] }
        _modify { yield &world.state.inertApplications[id] }
    }

    /// Whether the status bar showed that something is fetched, before iOS 13. Changes nothing.
    ///
    /// Fidelity: simplified; kept, there is no such sign.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { inert.isNetworkActivityIndicatorVisible }
        set { inert.isNetworkActivityIndicatorVisible = newValue }
    }
}

// Requests of an app to the system.
extension UIApplication {
    /// Requests time in the background; the handler would be called before it ends. Here the time never ends.
    ///
    /// Fidelity: documented UIApplication.beginBackgroundTask(expirationHandler:); simplified, the time does not run out: the handler is let go of.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler.map { world.block($0) })
    }

    /// The same with a name.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: taskName, expirationHandler: handler.map { world.block($0) })
    }

    package func beginBackgroundTask(expirationHandler handler: Block?) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    package func beginBackgroundTask(withName taskName: String?, expirationHandler handler: Block?) -> UIBackgroundTaskIdentifier {
        world.state.application.backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: world.state.application.backgroundTasks)
    }

    /// Ends the work in the background.
    ///
    /// Fidelity: documented UIApplication.endBackgroundTask(_:); simplified, nothing waits for it.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How long the app may run in the background, in seconds. Unlimited while it is in front, and always unlimited here.
    ///
    /// Fidelity: documented UIApplication.backgroundTimeRemaining; simplified behind other apps.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Registers for events of remote controls: none come.
    ///
    /// Fidelity: simplified.
    public func beginReceivingRemoteControlEvents() {}

    /// Unregisters from events of remote controls.
    ///
    /// Fidelity: simplified.
    public func endReceivingRemoteControlEvents() {}

    /// Whether another icon can be shown: no.
    ///
    /// Fidelity: simplified.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the other icon: there is none.
    public var alternateIconName: String? { nil }

    /// Which way the interface is read: from the left.
    ///
    /// Fidelity: simplified.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the device is unlocked, so that protected files can be read: always here.
    ///
    /// Fidelity: simplified.
    public var isProtectedDataAvailable: Bool { true }

    /// Sets how often the app is to be woken, in seconds. It never is.
    ///
    /// Fidelity: simplified.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Where the settings of an app's notifications are.
    @available(iOS 16, *)
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// Posted when the user has taken a picture of the screen: never here.
    public static let userDidTakeScreenshotNotification: Notification.Name = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted at midnight and when the clock is set: never here.
    public static let significantTimeChangeNotification: Notification.Name = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when the device has been unlocked: never here.
    public static let protectedDataDidBecomeAvailableNotification: Notification.Name = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before the device is locked: never here.
    public static let protectedDataWillBecomeUnavailableNotification: Notification.Name = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// Identifies a request for time in the background.
///
/// Fidelity: documented UIBackgroundTaskIdentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// An identifier by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
