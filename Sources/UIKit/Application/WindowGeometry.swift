public import Foundation
import Heap

// How windows get another size: the device is turned, or the app's part of the screen changes.
extension World {
    /// Whether a phone's window has another size than its screen, as in iPhone Mirroring.
    var isPhoneResized: Bool { state.application.windowSize != nil && device.idiom == .phone && follows(.resizesPhones) }

    /// Changes the size of the app's windows, as dragging Split View's divider does, or a window's edge in iPhone Mirroring. A phone's app is upright
    /// while it is resized; then it follows the device again.
    ///
    /// Fidelity: documented UIContentContainer.viewWillTransition(to:with:), WWDC26 278, 0:52 to 7:50 (the main screen says nothing of the window, the
    /// orientation is portrait); how long it takes, and that a phone keeps its safe area, is simplified.
    public func resizeWindows(to size: CGSize) {
        var scenes = scenesBeforeChange()
        let wasPhoneResized = isPhoneResized
        state.application.windowSize = size == screenBounds.size ? nil : size
        if wasPhoneResized, !isPhoneResized { state.screen.asksForOrientation = true }
        let settle = { [self] in
            if isPhoneResized, state.screen.orientation != .portrait { turnScreen(to: .portrait) }
            state.application.sceneSize = state.application.windowSize
            tellGeometry(since: &scenes)
        }
        for window in windowsBackToFront where window.bounds.size != size { change(window, to: size, isAnimated: true, settle) }
        settle()
    }

    /// Gives a window another size: the controllers are told of the new size, then everything moves together.
    ///
    /// Fidelity: recorded rotation-ios12 (told of the size, then layout); documented UIContentContainer.willTransition(to:with:) (told of
    /// traits before they change). That the blocks alongside run after the first layout is simplified.
    func change(_ window: UIWindow, to size: CGSize, isAnimated: Bool, announcesSize: Bool = true, _ prepare: () -> Void) {
        guard let root = window.rootViewController else {
            prepare()
            return window.take(size)
        }
        let coordinator = TransitionCoordinator(
            .resize, in: root, from: nil, to: nil, view: window, duration: device.rotationDuration, isAnimated: isAnimated)
        space.assign(&window.windowState.sizeTransition, coordinator.id)
        let traits = traits(ofWindow: size)
        let shown = window.controllersFromRoot
        for controller in shown { controller.announce(traits, with: coordinator) }
        if announcesSize {
            for controller in shown {
                let own = controller.size(inWindowOf: size)
                if controller === root || own != controller.view.bounds.size { controller.announce(own, with: coordinator) }
            }
        }
        coordinator.start(curve: .easeInOut) {
            prepare()
            window.take(size)
            window.layoutPass()
        }
        within(group: isAnimated ? coordinator.state.group : nil) { window.layoutPass() }
        if !isAnimated { coordinator.animationEnded() }
    }
}

extension UIWindow {
    /// The root and the controllers presented over it, each by the one before.
    var controllersFromRoot: [UIViewController] {
        var found: [UIViewController] = []
        var current = rootViewController
        while let controller = current {
            found.append(controller)
            current = world.object(controller.state.presented, as: UIViewController.self).flatMap {
                $0.viewIfLoaded?.superview == nil ? nil : $0
            }
        }
        return found
    }

    /// Becomes of that size: its environment is stale from then on.
    func take(_ size: CGSize) {
        frame = CGRect(origin: frame.origin, size: size)
        traitsBecameStale()
        placeSafeArea()
    }

    /// Takes over the screen's safe area.
    func placeSafeArea() {
        state.placedSafeArea = world.state.screen.safeArea
        insetsBecameStale()
        for controller in controllersFromRoot.dropFirst() { controller.presentationController?.placePresentedView() }
    }
}

extension UIViewController {
    /// The size that this controller's view will have in a window of another size, in points. This is the window's size, or what
    /// autoresizing makes of it. A form sheet in the middle of an iPad's screen keeps its own size.
    fileprivate func size(inWindowOf size: CGSize) -> CGSize {
        guard let view = viewIfLoaded, let window = view.window, view.bounds.size != window.bounds.size else { return size }
        if presentationController?.shownStyle == .formSheet, view.bounds.width < window.bounds.width { return view.bounds.size }
        return CGSize(
            width: view.bounds.width + size.width - window.bounds.width, height: view.bounds.height + size.height - window.bounds.height)
    }

    /// Announces coming traits, if this controller is in a window and its traits differ.
    ///
    /// Fidelity: documented UIContentContainer.willTransition(to:with:) (called before the traits change).
    func announce(_ traits: UITraitCollection, with coordinator: TransitionCoordinator) {
        let traits = withOwnTraits(traits)
        guard world.follows(.hasTraits), viewIfLoaded?.window != nil, traitCollection != traits else { return }
        world.send(
            "willTransition(to:with:)", to: self, [("newCollection", .value(traits)), ("coordinator", .object(coordinator.id))]
        ) { willTransition(to: traits, with: coordinator) }
    }

    /// Announces a coming size to a controller before its view gets it.
    ///
    /// Fidelity: documented UIContentContainer.viewWillTransition(to:with:).
    func announce(_ size: CGSize, with coordinator: TransitionCoordinator) {
        guard world.follows(.hasTraits) else { return }
        world.send(
            "viewWillTransition(to:with:)", to: self, [("size", .value(size)), ("coordinator", .object(coordinator.id))]
        ) { viewWillTransition(to: size, with: coordinator) }
    }

    /// Announces coming traits to the children.
    func forward(traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator) {
        guard let transition = coordinator as? TransitionCoordinator else { return }
        for child in children { child.announce(contentTraits(traits, for: child), with: transition) }
    }

    /// Tells the children of a coming size: those whose views are loaded and differ in size.
    ///
    /// Fidelity: documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:); reported rdar 24277475 (a covered
    /// controller is told as long as its view's size differs).
    func forward(size: CGSize, coordinator: any UIViewControllerTransitionCoordinator) {
        guard let transition = coordinator as? TransitionCoordinator else { return }
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let asked = [Argument.object(child.id), .value(size)]
            let childSize = world.ask("size(forChildContentContainer:withParentContainerSize:)", of: self, asked) {
                self.size(forChildContentContainer: child, withParentContainerSize: size)
            }
            if childSize != view.bounds.size { child.announce(childSize, with: transition) }
        }
    }

    /// The change of size is over.
    func finishSizeTransition(_ coordinator: TransitionCoordinator) {
        if let window = coordinator.containerView as? UIWindow, window.windowState.sizeTransition == coordinator.id {
            world.space.assign(&window.windowState.sizeTransition, nil)
        }
        coordinator.complete()
    }
}

/// An object that is told of coming traits and sizes.
///
/// Fidelity: documented UIContentContainer; systemLayoutFittingSizeDidChange(forChildContentContainer:) and
/// preferredContentSizeDidChange(forChildContentContainer:) are not simulated.
public protocol UIContentContainer: AnyObject {
    /// The traits are about to change.
    ///
    /// Fidelity: documented UIContentContainer.willTransition(to:with:) (before the traits change, before the size is told).
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The size is about to change.
    ///
    /// Fidelity: documented UIContentContainer.viewWillTransition(to:with:); recorded rotation-ios12 (before layout).
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The size that a child has when the container has this one, in points.
    ///
    /// Fidelity: documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:); asked for children whose views are loaded.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// The size that the controller would like to have in a container, in points.
    var preferredContentSize: CGSize { get }
}
