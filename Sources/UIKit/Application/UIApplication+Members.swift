public import Foundation
import Heap

extension UIApplication {
    /// The user's preferred text size.
    ///
    /// Fidelity: documented UIApplication.preferredContentSizeCategory.
    public var preferredContentSizeCategory: UIContentSizeCategory { world.state.screen.category }

    /// The address of the app's settings.
    ///
    /// Fidelity: documented UIApplication.openSettingsURLString.
    public static let openSettingsURLString: String = "app-settings:"

    /// The number on the app's icon. Kept.
    ///
    /// Fidelity: simplified; kept, there is no icon.
    public var applicationIconBadgeNumber: Int {
        get { world.state.application.badge }
        set { world.state.application.badge = newValue }
    }

    /// Whether others can send the app messages: no.
    ///
    /// Fidelity: simplified; nobody sends any.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Registers for remote messages: none ever come.
    ///
    /// Fidelity: simplified; nobody answers.
    public func registerForRemoteNotifications() {}

    /// Unregisters from remote messages.
    ///
    /// Fidelity: simplified; nobody sends any.
    public func unregisterForRemoteNotifications() {}
}

extension UIScreen {
    /// The screen held upright, in pixels.
    ///
    /// Fidelity: documented UIScreen.nativeBounds.
    public var nativeBounds: CGRect {
        let size = bounds.size
        return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }

    /// Pixels a point.
    ///
    /// Fidelity: documented UIScreen.nativeScale; as the scale (simplified).
    public var nativeScale: CGFloat { scale }

    /// Frames a second, at most.
    ///
    /// Fidelity: simplified; 60.
    public var maximumFramesPerSecond: Int { 60 }

    /// Whether the screen is being recorded: no.
    ///
    /// Fidelity: simplified; nobody records it.
    public var isCaptured: Bool { false }
}

extension UIWindow {
    /// The level of windows; higher ones are in front.
    ///
    /// Fidelity: documented UIWindow.Level.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number.
        public var rawValue: CGFloat

        /// A level by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A level by its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of apps.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)

        /// Whether `left` lies behind `right`.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// A level that is higher by `difference`.
        public static func + (level: Level, difference: CGFloat) -> Level { Level(level.rawValue + difference) }

        /// A level that is lower by `difference`.
        public static func - (level: Level, difference: CGFloat) -> Level { Level(level.rawValue - difference) }

        /// Makes a level higher by `difference`.
        public static func += (level: inout Level, difference: CGFloat) { level.rawValue += difference }

        /// Makes a level lower by `difference`.
        public static func -= (level: inout Level, difference: CGFloat) { level.rawValue -= difference }
    }

    /// The window's level. Kept.
    ///
    /// Fidelity: simplified; kept, windows lie in the order in which they were shown.
    public var windowLevel: Level {
        get { Level(world.state.windowLevels[id]) }
        set { world.state.windowLevels[id] = newValue.rawValue }
    }

    /// The screen that the window is on.
    ///
    /// Fidelity: documented UIWindow.screen.
    public var screen: UIScreen { UIScreen.main }
}

extension UIRefreshControl {
    /// The text below the spinner. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var attributedTitle: NSAttributedString? {
        get { world.object(world.state.refreshTitles[id]) }
        set { world.space.assign(&world.state.refreshTitles[id], newValue?.id) }
    }
}
