public import Foundation
package import Heap

/// Recognises something that a finger does on a view or on one in it.
///
/// Fidelity: documented UIGestureRecognizer; simplified, there is one finger, and what touches do is weighed once for each frame.
open class UIGestureRecognizer: NSObject {
    /// How far a recogniser is.
    public enum State: Int, Sendable {
        /// Nothing yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has moved.
        case changed
        /// It is over; or something short was recognised.
        case ended
        /// The system has taken it away.
        case cancelled
        /// It was something else.
        case failed

        /// Something short was recognised.
        public static var recognized: State { .ended }
    }

    struct Record: Sendable {
        var view: ObjectID?
        var delegate: ObjectID?
        var listeners: [(target: ObjectID?, action: Selector)] = []
        var state = State.possible
        /// The state that the recogniser asks for, until it has been decided.
        var wish: State?
        var isEnabled = true
        var cancelsTouches = true
        var delaysBegan = false
        var delaysEnded = true
        /// Not retained: the recognisers that must fail first, always and in this attempt.
        var requirements: [ObjectID] = []
        var requirementsNow: [ObjectID]?
        var name: String?
        // The gesture to recognise.
        var taps = 1
        var fingers = 1
        var mostFingers = Int.max
        var pressDuration = 0.5
        var allowableMovement: CGFloat = 10
        var direction = UISwipeGestureRecognizer.Direction.right
        var edges: UIRectEdge = []
        /// The measured amount, such as a scale, if code has set it.
        var amount: CGFloat?
        // The touches so far, in the window's coordinates.
        var isTouched = false
        var start = CGPoint.zero
        var location: CGPoint?
        var velocity = CGPoint.zero
        /// Where a pan's way is counted from.
        var origin = CGPoint.zero
        var tapCount = 0
        /// When waiting is over, in seconds since launch.
        var deadline: Double?
        /// Not retained: the transition that the finger drives.
        var driven: ObjectID?
    }

    var record: Record {
        _read { yield world.state.gestures[id] }
        _modify { yield &world.state.gestures[id] }
    }

    /// A recogniser that calls a method of a target. The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { record.listeners = [(World.identity(of: target), action)] }
        if let refusal { world.report(.refusal("\(type(of: self)): \(refusal), so this recogniser never recognises")) }
    }

    /// A recogniser without targets.
    public convenience override init() {
        self.init(target: Any?.none, action: nil)
    }

    package convenience init(target: ObjectID?, action: Selector?) {
        self.init()
        if let action { record.listeners = [(target, action)] }
    }

    /// Why this can never recognise here; nil: it can.
    var refusal: String? { nil }

    static let needsTwoFingers = "there is one finger only"

    package override var edges: [Edge] {
        record.listeners.compactMap { $0.target.map { Edge("target", .weak, to: $0) } }
            + (record.view.map { [Edge("view", .weak, to: $0)] } ?? [])
            + (record.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    // MARK: Targets

    /// Calls a further method.
    public func addTarget(_ target: Any, action: Selector) {
        addTarget(World.identity(of: target), action: action)
    }

    package func addTarget(_ target: ObjectID?, action: Selector) {
        guard !record.listeners.contains(where: { $0.target == target && $0.action == action }) else { return }
        record.listeners.append((target, action))
    }

    /// Its targets, UIKit's own included.
    var targets: [(target: ObjectID?, action: Selector)] { record.listeners }

    override var privateKeys: Set<String> { ["targets"] }
    override func privateObject(forKey key: String) -> NSObject? { world.bind { UIGestureRecognizerTargets(targets) } }

    /// Fidelity: reported (apps give a pan of their own what the navigation controller's swipe calls).
    override func takesPrivately(_ value: Argument, at key: String) -> Bool {
        guard key == "targets", case .object(let id) = value, let list = world.object(id) as? UIGestureRecognizerTargets else {
            return false
        }
        record.listeners = world.state.gestures[list.id].listeners
        return true
    }

    /// Removes a method. nil means every target, or every method.
    public func removeTarget(_ target: Any?, action: Selector?) {
        removeTarget(World.identity(of: target), action: action)
    }

    package func removeTarget(_ target: ObjectID?, action: Selector?) {
        record.listeners.removeAll { (target == nil || $0.target == target) && (action == nil || $0.action == action) }
    }

    /// Asked whether this recogniser may begin, get touches, and recognise together with others.
    ///
    /// Fidelity: documented UIGestureRecognizer.delegate (not held).
    public var delegate: (any UIGestureRecognizerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIGestureRecognizerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { record.delegate }
        set { record.delegate = newValue }
    }

    // MARK: How it is

    /// The view whose touches are looked at.
    public var view: UIView? { world.living(record.view) }

    /// How far the recogniser is. An app's own recogniser sets it as it gets touches. Targets are called once the new state has been
    /// decided.
    ///
    /// Fidelity: documented UIGestureRecognizer.state, UIGestureRecognizer.State.
    open var state: State {
        get { record.wish ?? record.state }
        set {
            record.wish = newValue
            world.gesturesChanged()
        }
    }

    /// Whether the recogniser gets touches. One that is switched off during a gesture is cancelled.
    ///
    /// Fidelity: documented UIGestureRecognizer.isEnabled.
    open var isEnabled: Bool {
        get { record.isEnabled }
        set {
            guard record.isEnabled != newValue else { return }
            record.isEnabled = newValue
            if !newValue, record.isTouched || record.deadline != nil { state = isActive ? .cancelled : .failed }
        }
    }

    /// A name that tells recognisers apart, for the app's own use.
    public var name: String? {
        get { record.name }
        set { record.name = newValue }
    }

    /// Whether the view's own touches are cancelled when this has recognised.
    ///
    /// Fidelity: documented UIGestureRecognizer.cancelsTouchesInView.
    open var cancelsTouchesInView: Bool {
        get { record.cancelsTouches }
        set { record.cancelsTouches = newValue }
    }

    /// Whether the view gets no touches as long as this may still recognise.
    ///
    /// Fidelity: documented UIGestureRecognizer.delaysTouchesBegan.
    open var delaysTouchesBegan: Bool {
        get { record.delaysBegan }
        set { record.delaysBegan = newValue }
    }

    /// Whether the view gets a lifted finger only when this recogniser can no longer recognise it.
    ///
    /// Fidelity: documented UIGestureRecognizer.delaysTouchesEnded.
    open var delaysTouchesEnded: Bool {
        get { record.delaysEnded }
        set { record.delaysEnded = newValue }
    }

    /// Makes this recogniser wait until another one has failed.
    ///
    /// Fidelity: documented UIGestureRecognizer.require(toFail:).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !record.requirements.contains(otherGestureRecognizer.id) else { return }
        record.requirements.append(otherGestureRecognizer.id)
    }

    /// How many fingers are looked at: one or none.
    public var numberOfTouches: Int { record.isTouched ? 1 : 0 }

    /// Where the finger is or was last in a view's coordinates (nil: the window's), in points.
    open func location(in view: UIView?) -> CGPoint {
        let point = record.location ?? .zero
        return view?.convert(point, from: nil) ?? point
    }

    /// The place of a finger in a view's coordinates (nil: the window's), in points. There is only one finger.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    // MARK: Touches

    /// Override point: a finger has come down on the view or on one in it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if refusal != nil { state = .failed }
    }

    /// Override point: the finger has moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Override point: the finger has been lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Override point: the system has taken the finger away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    /// Override point: the gesture is over, and the recogniser can begin again.
    open func reset() {}

    /// Whether a continuous gesture has been recognised.
    var isActive: Bool { record.state == .began || record.state == .changed }

    /// Called when the time that the recogniser has waited for has come.
    func deadlineReached() {}

    /// Called when the state has changed, before the targets are.
    func hasChanged() {}

    /// Whether this keeps another from recognising, as far as their classes go.
    func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

    /// Sets the number of fingers. Refuses more than one: the scenarios have one finger only.
    func take(fingers: Int, _ property: String) {
        record.fingers = fingers
        guard fingers > 1 else { return }
        world.report(.refusal("\(property) \(fingers): \(Self.needsTwoFingers), so this recogniser never recognises"))
    }

    /// The finger's distance from its first place, in points.
    var way: CGPoint {
        let location = record.location ?? record.start
        return CGPoint(x: location.x - record.start.x, y: location.y - record.start.y)
    }
}

/// Asked by a gesture recogniser.
///
/// Fidelity: documented UIGestureRecognizerDelegate; presses and events are not asked about.
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recogniser may begin; otherwise it fails.
    ///
    /// Fidelity: documented UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:) (false: it fails).
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a recogniser may get a touch. Called before its touchesBegan.
    ///
    /// Fidelity: documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:) (before touchesBegan).
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether two recognisers may recognise at the same time; it is enough when one delegate agrees.
    ///
    /// Fidelity: documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) (one yes is enough); asked when one
    /// recognises, the other's delegate after it (simplified).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a recogniser must wait until another has failed. Called once for each attempt.
    ///
    /// Fidelity: documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:) (once for each attempt).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another recogniser must wait until this one has failed. Called once for each attempt.
    ///
    /// Fidelity: documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:) (once for each attempt).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// The list of a recogniser's targets. Code can only pass it on.
///
/// Fidelity: simplified; UIKit has a mutable array of objects of a class of its own there.
final class UIGestureRecognizerTargets: NSObject {
    init(_ targets: [(target: ObjectID?, action: Selector)]) {
        super.init()
        world.state.gestures[id].listeners = targets
    }
}
