public import Foundation

/// A device that can be simulated: its screen in points, its safe area, how it divides its width.
public struct DeviceProfile: Hashable, Sendable {
    /// The name on the command line.
    public let name: String
    /// Its name for people.
    public let title: String
    /// The screen in portrait, in points.
    public let screenSize: CGSize
    /// The area that the status bar, the notch and the home indicator take in portrait, in points.
    public let safeArea: UIEdgeInsets
    /// The area that the notch and the home indicator take in landscape, in points. Phones hide the status bar there.
    public let landscapeSafeArea: UIEdgeInsets
    /// The kind of device.
    public let idiom: UIUserInterfaceIdiom
    /// Refreshes of the display per second.
    public let framesPerSecond: Int
    /// Pixels to a point.
    public let scale: CGFloat

    /// A phone without a notch.
    public static let se = DeviceProfile(
        name: "se", title: "iPhone SE", screenSize: CGSize(width: 375, height: 667),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero, idiom: .phone, framesPerSecond: 60,
        scale: 2)
    /// A phone with a notch.
    public static let phone = DeviceProfile(
        name: "phone", title: "iPhone", screenSize: CGSize(width: 393, height: 852),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), idiom: .phone, framesPerSecond: 60, scale: 3)
    /// A large phone with a notch.
    public static let max = DeviceProfile(
        name: "max", title: "iPhone Max", screenSize: CGSize(width: 430, height: 932),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), idiom: .phone, framesPerSecond: 60, scale: 3)
    /// An iPad.
    public static let ipad = DeviceProfile(
        name: "ipad", title: "iPad", screenSize: CGSize(width: 834, height: 1194),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad, framesPerSecond: 60, scale: 2)

    /// Every device, smallest first.
    public static let all = [se, phone, max, ipad]

    /// The orientations of an app's interface if no controller says otherwise.
    ///
    /// Fidelity: documented UIViewController.supportedInterfaceOrientations (all on an iPad, all but upside down on a phone).
    var orientations: UIInterfaceOrientationMask { idiom == .pad ? .all : .allButUpsideDown }

    /// The screen when the interface is so, in points.
    func screenSize(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: screenSize.height, height: screenSize.width) : screenSize
    }

    /// Whether the screen has a notch, whose room stays when the status bar goes.
    var hasNotch: Bool { landscapeSafeArea.left > 0 }

    /// The height of the status bar, in points.
    ///
    /// Fidelity: reported layout guides by developers (20; 24 on iPads; 54 beside a Dynamic Island).
    var statusBarHeight: CGFloat { hasNotch ? 54 : safeArea.top }

    /// The area that status bar, notch and home indicator take in an orientation, in points.
    ///
    /// Fidelity: reported layout guides by developers; that nothing remains at the top of an iPad without its status bar is simplified.
    func safeArea(in orientation: UIInterfaceOrientation, isStatusBarHidden: Bool) -> UIEdgeInsets {
        var area = orientation.isLandscape ? landscapeSafeArea : safeArea
        if !hasNotch { area.top = isStatusBarHidden ? 0 : statusBarHeight }
        return area
    }

    /// Whether the status bar has no place when the interface is so.
    ///
    /// Fidelity: reported layout guides by developers (phones with a notch show none in landscape).
    func lacksStatusBar(in orientation: UIInterfaceOrientation) -> Bool { hasNotch && orientation.isLandscape }

    /// How long the interface takes to turn by a quarter, in seconds.
    ///
    /// Fidelity: reported UIApplication.statusBarOrientationAnimationDuration (0.3 s; 0.4 s on iPads).
    var rotationDuration: Double { idiom == .pad ? 0.4 : 0.3 }

    /// The height of a navigation bar, in points.
    ///
    /// Fidelity: reported layout guides by developers (44; 32 on phones in landscape that are compact both ways; 56 at the top of a sheet).
    func navigationBarHeight(in traits: UITraitCollection, isAtTopOfSheet: Bool) -> CGFloat {
        if traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact { return 32 }
        return isAtTopOfSheet ? 56 : 44
    }

    /// How far a navigation bar reaches into the safe area's edge beside a Dynamic Island, in points: it begins at 53.67, not at 59.
    ///
    /// Fidelity: reported two measurements on iOS 16 to 18; that it is so on 26 and later is simplified.
    var navigationBarRise: CGFloat { hasNotch ? 16 / 3 : 0 }

    /// A length on whole pixels, in points.
    func pixelAligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    /// The height of a tab bar without the home indicator's area, in points.
    ///
    /// Fidelity: reported (49; 32 on phones in landscape since iOS 11).
    func tabBarHeight(in traits: UITraitCollection) -> CGFloat {
        idiom == .phone && traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// The size classes of a window of some size.
    ///
    /// Fidelity: documented Human Interface Guidelines, Layout, device size classes; an iPad's window counts as compact below 600 points of
    /// width.
    func sizeClasses(ofWindow size: CGSize) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        if idiom == .pad { return (size.width < 600 ? .compact : .regular, .regular) }
        let isLandscape = size.width > size.height
        return (isLandscape && size.width >= 896 ? .regular : .compact, isLandscape ? .compact : .regular)
    }
}
