public import Foundation
import Heap

/// How the status bar's text looks.
///
/// Fidelity: documented UIStatusBarStyle.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the user's interface style asks.
    case `default` = 0
    /// For dark content below.
    case lightContent = 1
    /// For light content below.
    case darkContent = 3
}

/// The animation of the status bar.
///
/// Fidelity: documented UIStatusBarAnimation; the bar comes and goes at once (simplified).
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// From and to the edge.
    case slide = 2
}

/// The state of a scene's status bar.
///
/// Fidelity: documented UIStatusBarManager.
public final class UIStatusBarManager: NSObject {
    /// How its text looks.
    public var statusBarStyle: UIStatusBarStyle { world.state.screen.statusBar.style }

    /// Whether it is hidden.
    public var isStatusBarHidden: Bool { world.state.screen.statusBar.isHidden }

    /// Its frame on the screen, in points; zero when it is hidden.
    public var statusBarFrame: CGRect { world.statusBarFrame }
}

/// The system's elements at the screen's edges over an app, and the controllers that decide about them.
struct StatusBar: Hashable, Sendable {
    var isHidden = false
    var style = UIStatusBarStyle.default
    var manager: ObjectID?
    /// The controllers that decided last.
    var deciders: [ObjectID] = []
    /// Whether the controllers are to be asked again.
    var isAsked = false
}

extension World {
    /// Where the status bar is on the screen, in points; zero when it is hidden.
    var statusBarFrame: CGRect {
        guard !state.screen.statusBar.isHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: state.screen.bounds.width, height: device.statusBarHeight)
    }

    /// Asks the deciding controllers for their wishes: the status bar, the home indicator, the edges' gestures. Asks only when other
    /// controllers decide now, or when one has said that its wish has changed. Runs before a transaction's commit, so before viewWillAppear
    /// of what a container has put on top.
    ///
    /// Fidelity: documented UIViewController.setNeedsStatusBarAppearanceUpdate(), childForStatusBarHidden; recorded nav-pop-below-arm1 (asked before
    /// viewWillAppear).
    func updateStatusBarIfNeeded() {
        guard follows(.asksForStatusBar), let window = keyWindow, window.windowState.isShown, let front = window.statusBarDecider else {
            return
        }
        let deciders = front.statusBarChain.map(\.id)
        guard state.screen.statusBar.isAsked || state.screen.statusBar.deciders != deciders else { return }
        state.screen.statusBar.deciders = deciders
        updateStatusBar(by: front)
    }

    private func updateStatusBar(by front: UIViewController) {
        state.screen.statusBar.isAsked = false
        state.screen.statusBar.isHidden = wantsStatusBarHidden(front) || device.lacksStatusBar(in: state.screen.orientation)
        let stylist = front.deciding("childForStatusBarStyle") { $0.childForStatusBarStyle }
        state.screen.statusBar.style = ask("preferredStatusBarStyle", of: stylist) { stylist.preferredStatusBarStyle }
        let quiet = front.deciding("childForHomeIndicatorAutoHidden") { $0.childForHomeIndicatorAutoHidden }
        _ = ask("prefersHomeIndicatorAutoHidden", of: quiet) { quiet.prefersHomeIndicatorAutoHidden }
        let greedy = front.deciding("childForScreenEdgesDeferringSystemGestures") { $0.childForScreenEdgesDeferringSystemGestures }
        _ = ask("preferredScreenEdgesDeferringSystemGestures", of: greedy) { greedy.preferredScreenEdgesDeferringSystemGestures }
        let area = device.safeArea(in: state.screen.orientation, isStatusBarHidden: state.screen.statusBar.isHidden)
        guard area != state.screen.safeArea else { return }
        state.screen.safeArea = area
        for window in windowsBackToFront { window.placeSafeArea() }
        // Inside an animation the layout that follows from it is animated too.
        if state.animations.contexts.last.flatMap({ $0 }) != nil { for window in windowsBackToFront { window.layoutPass() } }
    }

    /// Asks whether to hide the status bar, and with which animation.
    func wantsStatusBarHidden(_ front: UIViewController) -> Bool {
        guard follows(.asksForStatusBar) else { return state.screen.statusBar.isHidden }
        let hider = front.deciding("childForStatusBarHidden") { $0.childForStatusBarHidden }
        let isHidden = ask("prefersStatusBarHidden", of: hider) { hider.prefersStatusBarHidden }
        _ = ask("preferredStatusBarUpdateAnimation", of: hider) { hider.preferredStatusBarUpdateAnimation }
        return isHidden
    }

    /// Takes a controller's word that its wishes have changed.
    func updateStatusBar(askedBy controller: UIViewController) {
        guard let window = controller.viewIfLoaded?.window, let front = window.statusBarDecider else { return }
        // During a transition, the answer waits for the next transaction.
        guard !isInTransition else {
            state.screen.statusBar.isAsked = true
            return window.needVisit()
        }
        updateStatusBar(by: front)
    }
}

extension UIWindow {
    /// The controller that decides: the front-most of the root and the controllers presented over it, if that one captures the status bar.
    ///
    /// Fidelity: documented UIViewController.modalPresentationCapturesStatusBarAppearance (what is presented fullScreen always does).
    var statusBarDecider: UIViewController? {
        controllersFromRoot.last { controller in
            guard let presentation: UIPresentationController = world.object(controller.state.presentation) else { return true }
            let captures = presentation.presentationStyle == .fullScreen || controller.modalPresentationCapturesStatusBarAppearance
            return captures && presentation.containerView?.superview != nil && !controller.state.isBeingDismissed
        }
    }
}

extension UIViewController {
    /// This controller and those that its class lets decide in its place, found without calling the learner's code.
    fileprivate var statusBarChain: [UIViewController] {
        var chain = [self]
        while let next = chain.last?.childForStatusBarHidden, !chain.contains(where: { $0 === next }) { chain.append(next) }
        return chain
    }

    /// The controller that decides: this one, or the child that it names, or that child's choice.
    fileprivate func deciding(_ question: String, native: (UIViewController) -> UIViewController?) -> UIViewController {
        var decider = self
        var asked: [ObjectID] = []
        while !asked.contains(decider.id) {
            asked.append(decider.id)
            guard let child: UIViewController = world.askObject(question, of: decider, native: { native(decider) }) else { break }
            decider = child
        }
        return decider
    }
}

extension UIApplication {
    /// Where the status bar is on the screen, in points; zero when it is hidden.
    @available(iOS, deprecated: 13)
    public var statusBarFrame: CGRect { world.statusBarFrame }

    /// Whether the status bar is hidden.
    @available(iOS, deprecated: 13)
    public var isStatusBarHidden: Bool { world.state.screen.statusBar.isHidden }

    /// How the status bar's text looks.
    @available(iOS, deprecated: 13)
    public var statusBarStyle: UIStatusBarStyle { world.state.screen.statusBar.style }

    /// The interface's orientation.
    @available(iOS, deprecated: 13)
    public var statusBarOrientation: UIInterfaceOrientation { world.state.screen.orientation }
}

extension UIWindowScene {
    /// The state of the scene's status bar.
    public var statusBarManager: UIStatusBarManager? {
        if let manager: UIStatusBarManager = world.object(world.state.screen.statusBar.manager) { return manager }
        let manager = world.bind { UIStatusBarManager() }
        world.space.assign(&world.state.screen.statusBar.manager, manager.id)
        return manager
    }
}
