public import Foundation
import Heap

/// The device's screen.
///
/// Fidelity: documented UIScreen; there is one, the simulated device's. Brightness and further screens are left out (simplified).
public final class UIScreen: NSObject {
    struct State: Sendable {
        /// In the present orientation, in points.
        var bounds: CGRect
        var safeArea: UIEdgeInsets
        var style = UIUserInterfaceStyle.light
        var category = UIContentSizeCategory.large
        /// The interface's orientation.
        var orientation = UIInterfaceOrientation.portrait
        /// How the device is held.
        var deviceOrientation = UIDeviceOrientation.portrait
        /// Whether the windows are to be asked for their orientations again.
        var asksForOrientation = false
        var statusBar = StatusBar()

        init(device: DeviceProfile) {
            bounds = CGRect(origin: .zero, size: device.screenSize)
            safeArea = device.safeArea
        }
    }

    /// The screen of the present World.
    public static var main: UIScreen {
        let world = World.present("UIScreen.main was read")
        if let screen: UIScreen = world.object(world.state.application.screen) { return screen }
        let screen = UIScreen()
        world.space.assign(&world.state.application.screen, screen.id)
        return screen
    }

    /// The screen's rectangle in the present orientation, in points.
    public var bounds: CGRect { world.believes(.screenIsWindow) ? world.keyWindow?.bounds ?? world.screenBounds : world.screenBounds }

    /// Pixels to a point.
    public var scale: CGFloat { world.device.scale }

    /// The environment of the whole screen.
    public var traitCollection: UITraitCollection { world.predictedTraits }

    /// A view of the screen's size that shows the screen's picture: as displayed now, or with the changes that wait for the next frame.
    ///
    /// Fidelity: documented UIScreen.snapshotView(afterScreenUpdates:); the key window alone, without the status bar (simplified).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        world.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? world.bind { UIView(frame: bounds) }
    }
}

extension World {
    /// The screen's rectangle in the present orientation, in points.
    public var screenBounds: CGRect { state.screen.bounds }

    /// The traits predicted for a view that has been in no window: those of a window that fills the screen.
    ///
    /// Fidelity: documented WWDC 2019 session 224.
    var predictedTraits: UITraitCollection { traits(ofWindow: state.screen.bounds.size) }

    /// The traits of a window of some size. A phone's window that is resized keeps the size classes of the phone held upright.
    ///
    /// Fidelity: reported developer.apple.com/forums/thread/836088, fatbobman.com (a resized phone's horizontal class is always compact, and no trait
    /// changes); the vertical class is simplified.
    func traits(ofWindow size: CGSize) -> UITraitCollection {
        let classes = device.sizeClasses(ofWindow: isPhoneResized ? device.screenSize : size)
        let values = UITraitCollection.Values(
            horizontal: classes.horizontal, vertical: classes.vertical, style: state.screen.style, idiom: device.idiom, scale: device.scale,
            direction: .leftToRight, category: state.screen.category, level: .base, contrast: .normal, weight: .regular)
        if let known = lastTraits, known.values == values { return known }
        let traits = UITraitCollection(values)
        lastTraits = traits
        return traits
    }
}
