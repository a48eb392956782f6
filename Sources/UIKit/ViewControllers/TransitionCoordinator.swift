public import Foundation
package import Heap

/// One transition between controllers, from the first callback to the last.
///
/// Fidelity: documented UIViewControllerTransitionCoordinator.
public final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    struct State: Sendable {
        /// Retained while the views move: what ends the movement is the container's.
        var container: ObjectID?
        var isUnderWay = false
        var from: ObjectID?
        var to: ObjectID?
        var view: ObjectID?
        var kind = Kind.push
        var style = UIModalPresentationStyle.none
        var duration = 0.0
        var isAnimated = false
        var isHeld = false
        /// Whether it zooms a page in or out.
        var isZoom = false
        var beganHeld = false
        var isCancelled = false
        var fraction = 0.0
        var speed = 1.0
        var curve = UIView.AnimationCurve.easeInOut
        /// The group of the transition's animations once it is set up.
        var group: Int?
        /// The groups of animations that a finger moves.
        var held: [Animations.Member] = []
        /// The context of the app's own animator. The context retains this object.
        var context: ObjectID?
        var fromEnds = Ends()
        var toEnds = Ends()
        var alongside: [Block] = []
        var completions: [Block] = []
        var interactionHandlers: [Block] = []
        var completion: Block?
    }

    /// One side of a transition: its view, and where that stands before and after, in the container's coordinates. Not retained.
    struct Ends: Sendable {
        var view: ObjectID?
        var initial = CGRect.zero
        var final = CGRect.zero
    }

    /// The kind of transition.
    enum Kind: String, Sendable {
        case push, pop, tab, present, dismiss, resize, page
    }

    var state: State {
        _read { yield world.state.coordinators[id] }
        _modify { yield &world.state.coordinators[id] }
    }

    init(
        _ kind: Kind, in container: UIViewController, from: UIViewController?, to: UIViewController?, view: UIView, duration: Double,
        isAnimated: Bool, isHeld: Bool = false
    ) {
        super.init()
        aim(kind, in: container, from: from, to: to, view: view, duration: duration, isAnimated: isAnimated, isHeld: isHeld)
    }

    /// Sets which transition it is. A waiting one may become another.
    func aim(
        _ kind: Kind, in container: UIViewController, from: UIViewController?, to: UIViewController?, view: UIView, duration: Double,
        isAnimated: Bool, isHeld: Bool
    ) {
        state.kind = kind
        state.container = container.id
        world.space.assign(&state.from, from?.id)
        world.space.assign(&state.to, to?.id)
        world.space.assign(&state.view, view.id)
        state.duration = isAnimated ? duration : 0
        state.isAnimated = isAnimated
        state.isHeld = isHeld
        state.beganHeld = isHeld
    }

    package override var edges: [Edge] {
        var edges: [Edge] = []
        if let from = state.from { edges.append(Edge("from", to: from)) }
        if let to = state.to { edges.append(Edge("to", to: to)) }
        if let view = state.view { edges.append(Edge("containerView", to: view)) }
        edges += state.alongside.map { Edge("alongside", to: $0.id) }
        edges += state.completions.map { Edge("completion", to: $0.id) }
        edges += state.interactionHandlers.map { Edge("interaction handler", to: $0.id) }
        if let completion = state.completion { edges.append(Edge("completion", to: completion.id)) }
        if let container = state.container { edges.append(Edge("container", state.isUnderWay ? .strong : .unowned, to: container)) }
        return edges
    }

    var from: UIViewController? { world.object(state.from) }
    var to: UIViewController? { world.object(state.to) }
    private var container: UIViewController? { world.object(state.container) }

    // MARK: Data for code

    /// Whether the transition takes time.
    public var isAnimated: Bool { state.isAnimated }
    /// Whether a finger drives the transition now.
    public var isInteractive: Bool { state.isHeld }
    /// Whether the transition has been cancelled and goes back.
    public var isCancelled: Bool { state.isCancelled }
    /// How long the transition takes, in seconds.
    public var transitionDuration: TimeInterval { state.duration }
    /// How far the finger has brought it, from 0 to 1.
    public var percentComplete: CGFloat { CGFloat(state.fraction) }
    /// The style of the presentation in transition; `none` in other containers.
    public var presentationStyle: UIModalPresentationStyle { state.style }
    /// Whether a finger drove the transition when it began.
    public var initiallyInteractive: Bool { state.beganHeld }
    /// Whether a finger can take hold of the transition on its way. Not simulated: never.
    ///
    /// Fidelity: simplified; transitions of the system's own can be taken hold of again.
    public var isInterruptible: Bool { false }
    /// The speed of the rest after the finger is lifted, as a factor.
    public var completionVelocity: CGFloat { CGFloat(state.speed) }
    /// The curve of the rest after the finger is lifted.
    public var completionCurve: UIView.AnimationCurve { state.curve }
    /// How the container turns meanwhile. Not at all here.
    ///
    /// Fidelity: simplified; a rotation is a change of size.
    public var targetTransform: CGAffineTransform { .identity }

    /// The view in which the transition takes place.
    public var containerView: UIView { world.object(state.view) ?? UIView() }

    /// One of the transition's controllers.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    /// The view of one of the transition's controllers; nil for a view that the transition leaves alone.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        world.living(key == .from ? state.fromEnds.view : state.toEnds.view)
    }

    /// Animates changes over the same frames as the transition. Once that has been set up, they join it at its present frame.
    ///
    /// Fidelity: documented UIViewControllerTransitionCoordinator.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation.map(wrap), completion: completion.map(wrap))
    }

    @discardableResult
    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion {
            world.space.retain(completion.id)
            state.completions.append(completion)
        }
        guard let animation else { return true }
        if state.group != nil {
            run(alongside: animation)
        } else {
            world.space.retain(animation.id)
            state.alongside.append(animation)
        }
        return true
    }

    /// As the other, for a view outside the container view.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation.map(wrap), completion: completion.map(wrap))
    }

    @discardableResult
    package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Calls `handler` when the finger is lifted.
    public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        notifyWhenInteractionChanges(wrap(handler))
    }

    package func notifyWhenInteractionChanges(_ handler: Block) {
        world.space.retain(handler.id)
        state.interactionHandlers.append(handler)
    }

    private func wrap(_ body: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) -> Block {
        world.block { [unowned self] (_: [Argument]) in
            body(self)
            return .nothing
        }
    }

    func run(alongside block: Block) {
        world.within(group: state.isAnimated ? state.group : nil) { world.call(block, [.object(id)]) }
    }
}

extension UIViewController {
    /// The present transition of this controller or of one around it; nil when there is none.
    ///
    /// Fidelity: documented UIViewController.transitionCoordinator (for as long as the transition is in flight).
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let coordinator = current.ownTransition ?? world.living(current.state.coordinator) { return coordinator }
            controller = current.parent ?? current.presentingViewController
        }
        return world.living(viewIfLoaded?.window?.windowState.sizeTransition, as: TransitionCoordinator.self)
    }
}
