import Foundation
import Heap

// The interface's orientation. It follows from the device's orientation and from what the app's controllers allow.
extension World {
    /// Sets the device's orientation before launch: the app is launched in it.
    ///
    /// Fidelity: recorded launch-neuburg-ios15-landscape-device.
    public func holdDevice(_ orientation: UIDeviceOrientation) {
        state.screen.deviceOrientation = orientation
        if let interface = orientation.interface, device.orientations.contains(interface.mask) { turnScreen(to: interface) }
    }

    /// Turns the device: posts the app's notification. The windows turn with the next transaction if their controllers allow it.
    public func turnDevice(to orientation: UIDeviceOrientation) {
        guard orientation != state.screen.deviceOrientation else { return }
        state.screen.deviceOrientation = orientation
        state.screen.asksForOrientation = true
        post(UIDevice.orientationDidChangeNotification, object: bind { UIDevice.current })
    }

    /// The effect of `UIDevice.current.setValue(_:forKey: "orientation")`: until iOS 15 the device counts as turned.
    ///
    /// Fidelity: reported (the message of iOS 16 and later, which turns nothing).
    func turnDevice(toValue value: Argument) {
        guard os.version < 16 else {
            return report(
                .console(
                    "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)",
                    object: nil))
        }
        guard case .value(let number as Int) = value, let orientation = UIDeviceOrientation(rawValue: number) else { return }
        turnDevice(to: orientation)
    }

    /// The orientations that the app's delegate allows for a window. Without that method, those that the device allows.
    ///
    /// Fidelity: documented UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:).
    private func allowedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let name = "application(_:supportedInterfaceOrientationsFor:)"
        guard let delegate = state.application.delegate, script?.implements(name, on: delegate) == true,
            case .value(let mask as UIInterfaceOrientationMask)? = script?.invoke(
                name, on: delegate, [.object(application.id), .reference(window)])
        else { return device.orientations }
        return mask
    }

    /// Turns the windows when the device has been turned or another controller decides now. While a transition is in flight, the device is
    /// not followed; and a phone's window that is resized stays upright, whatever a controller wishes.
    ///
    /// Fidelity: documented UIViewController.supportedInterfaceOrientations, WWDC26 278, 7:20 to 7:45; that a rotation waits for a transition is
    /// simplified.
    func turnWindowsIfNeeded() {
        guard !isPhoneResized, let window = keyWindow, window.windowState.isShown, let decider = window.orientationDecider else { return }
        let isForced = decider.id != window.windowState.orientedBy
        guard isForced || state.screen.asksForOrientation && !isInTransition else { return }
        window.windowState.orientedBy = decider.id
        state.screen.asksForOrientation = false
        guard let new = orientation(by: decider, isForced: isForced), new != state.screen.orientation else { return }
        turn(to: new, isForced: isForced)
    }

    /// The orientation to turn to. An app whose window does not fill the screen follows the device, from 27 on.
    ///
    /// Fidelity: documented WWDC26 278, 7:20 (the supported orientations are ignored in resizable environments); that the controller is not asked is
    /// simplified.
    private func orientation(by decider: UIViewController, isForced: Bool) -> UIInterfaceOrientation? {
        let current = state.screen.orientation
        if follows(.asksShouldAutorotate), !isForced, !ask("shouldAutorotate", of: decider, native: { decider.shouldAutorotate }) {
            return nil
        }
        if state.application.windowSize != nil, follows(.resizesPhones) { return state.screen.deviceOrientation.interface }
        let supported = ask("supportedInterfaceOrientations", of: decider) { decider.supportedInterfaceOrientations }
        let possible = supported.intersection(allowedOrientations(for: keyWindow))
        guard !possible.isEmpty else {
            report(
                .exception(
                    name: "UIApplicationInvalidInterfaceOrientation",
                    reason: "Supported orientations has no common orientation with the application, and [\(typeName(of: decider)) "
                        + "shouldAutorotate] is returning YES", object: decider.id))
            return nil
        }
        let preferred = ask("preferredInterfaceOrientationForPresentation", of: decider) {
            decider.preferredInterfaceOrientationForPresentation
        }
        let choice = [
            state.screen.deviceOrientation.interface ?? current, current, preferred, .portrait, .landscapeRight, .landscapeLeft,
            .portraitUpsideDown,
        ]
        return choice.first { possible.contains($0.mask) }
    }

    /// Turns every window. A rotation that a controller forces is not animated. Before the display has shown the window, only traits are
    /// announced. The status bar then follows after the layout.
    ///
    /// Fidelity: recorded launch-neuburg-ios15-rotate-at-launch (no viewWillTransition; two pairs of layout callbacks, of which the second
    /// is taken to come from the status bar's change of the safe area).
    private func turn(to orientation: UIInterfaceOrientation, isForced: Bool) {
        var scenes = scenesBeforeChange()
        let old = state.screen.bounds.size
        let screen = device.screenSize(in: orientation)
        let part = state.application.windowSize.map { CGSize(width: min($0.width, screen.width), height: screen.height) }
        var area = state.screen.safeArea
        let before = state.application.windowSize ?? old
        state.application.windowSize = part == screen ? nil : part
        for window in windowsBackToFront where window.bounds.size == before {
            let isLaunching = !window.windowState.hasBeenOnDisplay
            change(window, to: part ?? screen, isAnimated: !isForced, announcesSize: !isLaunching) {
                turnScreen(to: orientation)
                area = state.screen.safeArea
                if isLaunching, let present = window.state.placedSafeArea { state.screen.safeArea = present }
                state.application.sceneSize = state.application.windowSize
                tellGeometry(since: &scenes)
            }
            guard isLaunching else { continue }
            state.screen.safeArea = area
            window.placeSafeArea()
        }
        tellGeometry(since: &scenes)
    }

    func turnScreen(to orientation: UIInterfaceOrientation) {
        state.screen.orientation = orientation
        state.screen.bounds.size = device.screenSize(in: orientation)
        let decider = keyWindow.flatMap { $0.windowState.isShown ? $0.statusBarDecider : nil }
        let wantsHidden = decider.map(wantsStatusBarHidden) ?? (device.idiom == .phone && orientation.isLandscape)
        state.screen.statusBar.isHidden = wantsHidden || device.lacksStatusBar(in: orientation)
        state.screen.safeArea = device.safeArea(in: orientation, isStatusBarHidden: state.screen.statusBar.isHidden)
    }
}

extension UIWindow {
    /// The controller that decides: the front-most of the root and those that cover the whole screen over it.
    ///
    /// Fidelity: documented UIViewController.supportedInterfaceOrientations (the root or the top-most full-screen controller).
    var orientationDecider: UIViewController? {
        controllersFromRoot.last { controller in
            guard let presentation: UIPresentationController = world.object(controller.state.presentation) else { return true }
            let coversAll = [.fullScreen, .overFullScreen].contains(presentation.presentationStyle)
            return coversAll && presentation.containerView?.superview != nil && !controller.state.isBeingDismissed
        }
    }
}

extension UIDevice {
    /// Posted when the device has been turned.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}
