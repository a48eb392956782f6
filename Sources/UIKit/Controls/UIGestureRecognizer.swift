public import Foundation
package import Heap

/// Recognises something that fingers do on a view. Only taps are recognised here.
///
/// Fidelity: simplified; other recognisers can be added and stay silent.
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
        var listeners: [(target: ObjectID?, action: Selector)] = []
        var state = State.possible
        var isEnabled = true
        var taps = 1
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
    }

    /// Whether fingers can do this kind of thing here.
    var recognizesTaps: Bool { false }

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

    /// Where the finger is in a view's coordinates (nil: the window's), in points: the middle of the view that was tapped.
    ///
    /// Fidelity: simplified; taps of the scenario are aimed at the middle.
    public func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Tells the targets, in order.
    func recognize() {
        record.state = .ended
        for listener in record.listeners {
            world.perform(listener.action, on: listener.target, isSearching: listener.target == nil, sender: self)
        }
        record.state = .possible
    }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row it takes. One tap of the scenario stands for all of them.
    public var numberOfTapsRequired: Int {
        get { record.taps }
        set { record.taps = newValue }
    }

    override var recognizesTaps: Bool { record.isEnabled }
}

/// Recognises a finger that moves. Stays silent here.
///
/// Fidelity: simplified; the finger drives transitions only.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the finger has moved, in points: nowhere.
    public func translation(in view: UIView?) -> CGPoint { .zero }

    /// How fast the finger moves, in points a second: not at all.
    public func velocity(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
    /// The recognisers of this view, oldest first; nil when there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        let recognizers = recognizers
        return recognizers.isEmpty ? nil : recognizers
    }

    private var recognizers: [UIGestureRecognizer] { state.gestures.compactMap { world.object($0) } }

    /// Lets a recogniser look at this view's touches. The view holds it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        world.space.retain(gestureRecognizer.id)
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        state.gestures.append(gestureRecognizer.id)
        gestureRecognizer.record.view = id
    }

    /// Lets a recogniser look at this view's touches no longer.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = state.gestures.firstIndex(of: gestureRecognizer.id) else { return }
        state.gestures.remove(at: index)
        gestureRecognizer.record.view = nil
        world.space.release(gestureRecognizer.id)
    }

    /// Whether a recogniser of this view acts on taps.
    var isRecognizingTaps: Bool { recognizers.contains(where: \.recognizesTaps) }

    /// Lets the recognisers of this view, or else of the nearest one above that has any, see a tap.
    func recognizeTap() {
        var view: UIView? = self
        while let current = view, !current.isRecognizingTaps { view = current.superview }
        for recognizer in view?.recognizers ?? [] where recognizer.recognizesTaps { recognizer.recognize() }
    }
}
