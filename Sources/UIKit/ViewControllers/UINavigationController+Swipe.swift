import Foundation
import Heap

// The finger that swipes a page back.
extension UINavigationController {
    /// The gesture that swipes a page back. A swipe at the left edge does nothing if the gesture is disabled or its delegate refuses. It is
    /// the view's gesture. Until code sets another delegate, UIKit's own wants a back button.
    ///
    /// Fidelity: documented UINavigationController.interactivePopGestureRecognizer; reported (it does not begin where the bar is hidden, or where the back
    /// button is hidden or replaced, until its delegate is set).
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        if let gesture: UIGestureRecognizer = world.object(stackState.popGesture) { return gesture }
        let gesture = world.bind { UIParallaxTransitionPanGestureRecognizer(target: ObjectID?.none, action: nil) }
        gesture.edges = .left
        world.space.assign(&stackState.popGesture, gesture.id)
        let delegate = world.bind { UINavigationInteractiveTransition() }
        world.space.assign(&stackState.popDelegate, delegate.id)
        gesture.record.delegate = delegate.id
        installPopGesture()
        return gesture
    }

    /// Adds the gesture to the view, when both exist.
    func installPopGesture() {
        guard let view = viewIfLoaded, let gesture: UIGestureRecognizer = world.object(stackState.popGesture) else { return }
        view.addGestureRecognizer(gesture)
    }

    /// The gesture that swipes a page back from anywhere in its content. Recognisers of an app's own go first, unless they require this one to fail.
    ///
    /// Fidelity: documented UINavigationController.interactiveContentPopGestureRecognizer, WWDC25 284, 12:40; that the recognisers of deeper views go first,
    /// and that it wants a back button, is simplified.
    @available(iOS 26, *)
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        guard world.follows(.swipesBackFromContent) else { return nil }
        if let gesture: UIGestureRecognizer = world.object(stackState.contentPopGesture) { return gesture }
        let gesture = world.bind { UINavigationContentPanGestureRecognizer(target: ObjectID?.none, action: nil) }
        world.space.assign(&stackState.contentPopGesture, gesture.id)
        viewIfLoaded?.addGestureRecognizer(gesture)
        return gesture
    }

    /// Why a finger cannot swipe back from the content now; nil when it can.
    package func obstacleToContentSwipe() -> String? {
        guard let gesture = interactiveContentPopGestureRecognizer else {
            return "a swipe back begins at the edge before iOS 26; this is \(world.os.title)"
        }
        if let obstacle = obstacleToPop { return obstacle }
        guard gesture.isEnabled else { return "interactiveContentPopGestureRecognizer is not enabled" }
        return world.mayBegin(gesture) ? nil : "the swipe does not begin: a delegate or view has said no"
    }

    private var obstacleToPop: String? {
        guard viewControllers.count > 1 else { return "there is nothing to swipe back to" }
        let isFree = (transition == nil || canInterrupt) && letsChildrenAppear
        return isFree && stackState.waiting == nil && view.window != nil ? nil : "a transition is already in flight"
    }

    /// Why a finger cannot swipe back from the edge now; nil when it can. Asks the gesture's delegate.
    package func obstacleToSwipe() -> String? {
        if let obstacle = obstacleToPop { return obstacle }
        guard let gesture = interactivePopGestureRecognizer else { return nil }
        guard gesture.isEnabled else { return "interactivePopGestureRecognizer is not enabled" }
        guard !gesture.isHeldBack else {
            return "the swipe does not begin where the back button or its bar is hidden or replaced, until interactivePopGestureRecognizer "
                + "has a delegate of the app's own"
        }
        return world.mayBegin(gesture) ? nil : "the swipe does not begin: a delegate or view has said no"
    }

    /// Begins a pop that a finger drives, and returns its transition. Returns nil if there is nothing to pop or a transition is in flight.
    func beginSwipeBack() -> TransitionCoordinator? {
        guard obstacleToPop == nil, pop(animated: true, isHeld: true) != nil else { return nil }
        view.layoutPass()
        return transition
    }

    /// Whether UIKit's own delegate allows the gesture to begin.
    fileprivate var hasBackButton: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem else { return false }
        return item.showsBackButton
    }
}

/// The gesture's delegate until code sets another one. It is also the target of the gesture, and of other pans that apps connect with it.
final class UINavigationInteractiveTransition: NSObject, UIGestureRecognizerDelegate, ActionTarget {
    /// The method that moves the page with the finger.
    static var action: Selector { Selector("handleNavigationTransition:") }

    func perform(_ action: Selector, by sender: NSObject) -> Bool {
        guard action == Self.action, let pan = sender as? UIPanGestureRecognizer else { return false }
        pan.moveBack()
        return true
    }
}

extension UIGestureRecognizer {
    /// Whether UIKit's own delegate keeps it from beginning.
    var isHeldBack: Bool {
        let isContent = self is UINavigationContentPanGestureRecognizer
        guard isContent || world.living(record.delegate, as: UINavigationInteractiveTransition.self) != nil else { return false }
        guard let navigation = view?.controller as? UINavigationController else { return isContent }
        return navigation.viewControllers.count < 2 || !navigation.hasBackButton
    }
}

/// A navigation controller's own recogniser.
final class UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func hasChanged() { moveBack() }

    /// Fidelity: reported (what a delegate of UIKit's own is called with, `handleNavigationTransition:`); the delegate that code sets does not change it.
    override var targets: [(target: ObjectID?, action: Selector)] {
        let navigation = view?.controller as? UINavigationController
        return super.targets + [(navigation?.stackState.popDelegate, UINavigationInteractiveTransition.action)]
    }
}

/// A navigation controller's own recogniser of swipes over the content.
final class UINavigationContentPanGestureRecognizer: UIPanGestureRecognizer {
    override func hasChanged() { moveBack() }

    /// Only a movement to the right goes back.
    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true else { return nil }
        return way.x > abs(way.y)
    }
}

extension UIPanGestureRecognizer {
    /// The transition that the finger drives. Not retained.
    private var transition: TransitionCoordinator? { world.living(record.driven) }

    /// How far the finger has come, as a part of the view's width.
    private var fraction: Double { Double(translation(in: nil).x / max(view?.bounds.width ?? 1, 1)) }

    /// The navigation controller that the view is in.
    private var navigation: UINavigationController? {
        var view = view
        while let candidate = view, candidate.controller == nil { view = candidate.superview }
        return view?.controller as? UINavigationController ?? view?.controller?.navigationController
    }

    /// Handles a pan over a page as UIKit does: pops the page as far as the finger moves.
    ///
    /// Fidelity: simplified; what counts is where the page would be a fifth of a second later.
    func moveBack() {
        switch record.state {
        case .began:
            record.driven = navigation?.beginSwipeBack()?.id
            transition?.update(fraction: fraction)
        case .changed: transition?.update(fraction: fraction)
        case .ended:
            let later = fraction + Double(velocity(in: nil).x / max(view?.bounds.width ?? 1, 1)) * 0.2
            transition?.letGo(finishes: later > 0.5)
        case .cancelled: transition?.letGo(finishes: false)
        default: break
        }
    }
}
