public import Foundation
package import Heap

/// Recognises something that fingers do on a view.
open class UIGestureRecognizer: NSObject {
    /// How far a recogniser is.
    public enum State: Int, Sendable {
        /// Nothing recognised.
        case possible = 0
        /// Something that goes on has begun.
        case began
        /// It goes on.
        case changed
        /// It is over, or something short was recognised.
        case ended
        /// It was taken away.
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
        var isEnabled = true
        var cancelsTouches = true
        var taps = 1
        var pressDuration = 0.5
        var direction = UISwipeGestureRecognizer.Direction.right
        /// Not held; where the finger came down, where it is, and where its way is counted from, in the window's coordinates.
        var touch: ObjectID?
        var start = CGPoint.zero
        var location: CGPoint?
        var origin: CGPoint?
        /// The finger that is down has been recognised already.
        var isSpent = false
    }

    var record: Record {
        _read { yield world.state.gestures[id] }
        _modify { yield &world.state.gestures[id] }
    }

    /// A recogniser that calls a method of a target. The target is not held.
    public convenience init(target: Any?, action: Selector?) {
        self.init(target: World.identity(of: target), action: action)
    }

    package init(target: ObjectID?, action: Selector?) {
        super.init()
        if let action { record.listeners = [(target, action)] }
    }

    package override var edges: [Edge] {
        record.listeners.compactMap { $0.target.map { Edge("target", .weak, to: $0) } }
            + (record.view.map { [Edge("view", .weak, to: $0)] } ?? [])
            + (record.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    /// Whether taps are recognised here.
    var recognizesTaps: Bool { false }

    /// Whether what is recognised goes on until the finger is lifted.
    var isContinuous: Bool { false }

    /// Whether a finger that has moved so far in so many seconds is what this looks for.
    func begins(moved: CGPoint, after seconds: Double) -> Bool { false }

    /// Calls a further method.
    public func addTarget(_ target: Any, action: Selector) {
        addTarget(World.identity(of: target), action: action)
    }

    package func addTarget(_ target: ObjectID?, action: Selector) {
        record.listeners.append((target, action))
    }

    /// Calls a method no longer; nil stands for every target, or every method.
    public func removeTarget(_ target: Any?, action: Selector?) {
        removeTarget(World.identity(of: target), action: action)
    }

    package func removeTarget(_ target: ObjectID?, action: Selector?) {
        record.listeners.removeAll { (target == nil || $0.target == target) && (action == nil || $0.action == action) }
    }

    /// The view whose touches are looked at.
    public var view: UIView? { world.living(record.view) }

    /// How far the recogniser is.
    public var state: State { record.state }

    /// Whether touches are looked at.
    public var isEnabled: Bool {
        get { record.isEnabled }
        set { record.isEnabled = newValue }
    }

    /// Whether the view's own touches are cancelled when this has recognised.
    public var cancelsTouchesInView: Bool {
        get { record.cancelsTouches }
        set { record.cancelsTouches = newValue }
    }

    /// Asked whether this may begin.
    public var delegate: (any UIGestureRecognizerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIGestureRecognizerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not held.
    package var delegateID: ObjectID? {
        get { record.delegate }
        set { record.delegate = newValue }
    }

    /// Where the finger is in a view's coordinates (nil: the window's), in points; for a tap, the middle of the view.
    ///
    /// Fidelity: simplified; taps of the scenario are aimed at the middle.
    public func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        let point = record.location ?? own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: nil)
        return view?.convert(point, from: nil) ?? point
    }

    /// Whether the delegate lets this begin.
    func mayBegin() -> Bool {
        guard !record.isSpent else { return false }
        if case .value(false as Bool)? = world.tell(
            record.delegate, "gestureRecognizerShouldBegin(_:)", [("gestureRecognizer", .object(id))])
        {
            return false
        }
        return true
    }

    /// Goes to another state and tells the targets, in order. What is over is possible again.
    func change(to state: State) {
        record.state = state
        if let touch: UITouch = world.object(record.touch) { record.location = touch.record.location }
        if state == .began { record.origin = record.start }
        for listener in record.listeners {
            world.perform(listener.action, on: listener.target, isSearching: listener.target == nil, sender: self)
        }
        guard state == .ended else { return }
        record.state = .possible
        record.location = nil
        record.touch = nil
    }

    /// A tap was recognised.
    func recognize() {
        if mayBegin() { change(to: .ended) }
    }
}

/// Asked by a gesture recogniser.
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recogniser may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
