public import Foundation
import Heap

/// A finger that has come down on a view, and moves evenly until it is lifted.
struct Finger: Sendable {
    /// Retained.
    let touch: ObjectID
    /// Retained.
    let event: ObjectID
    /// Not retained.
    let view: ObjectID
    let start: CGPoint
    let delta: CGSize
    let began: Double
    let duration: Double
    /// How long it stays where it has come to before it is lifted, in seconds.
    let pause: Double
    /// The view has got `touchesBegan`.
    var hasBegun = false
    /// A recogniser has taken the touch from the view.
    var isTaken = false
}

/// The fingers, and the recognisers that watch them.
struct TouchState: Sendable {
    /// The finger that is down.
    var finger: Finger?
    /// Lifted fingers whose view has not got the end yet.
    var lifted: [Finger] = []
    /// Not retained: the recognisers that look at touches, or wait for more.
    var watching: [ObjectID] = []
    /// Not retained: the view that the finger came down on last.
    var touchedView: ObjectID?
    var isDelivering = false
    var isWeighing = false

    /// Whether no finger is down and no view or recogniser waits for one.
    var isIdle: Bool { finger == nil && lifted.isEmpty && watching.isEmpty }

    var edges: [Edge] {
        ([finger].compactMap { $0 } + lifted).flatMap { [Edge("touch", to: $0.touch), Edge("event", to: $0.event)] }
    }
}

/// The place at which a finger comes down on a view.
public enum TouchPlace: String, Sendable, CaseIterable {
    /// In the middle.
    case middle
    /// At the middle of an edge, one point inside.
    case left, right, top, bottom

    func point(in bounds: CGRect) -> CGPoint {
        switch self {
        case .middle: CGPoint(x: bounds.midX, y: bounds.midY)
        case .left: CGPoint(x: bounds.minX + 1, y: bounds.midY)
        case .right: CGPoint(x: bounds.maxX - 1, y: bounds.midY)
        case .top: CGPoint(x: bounds.midX, y: bounds.minY + 1)
        case .bottom: CGPoint(x: bounds.midX, y: bounds.maxY - 1)
        }
    }
}

// How a finger's touches reach recognisers and views.
//
// Fidelity: documented UIView.hitTest(_:with:), UIWindow.sendEvent(_:), UIGestureRecognizer (recognisers get a touch before its view does, and one that
// recognises cancels the view's); simplified, a tap takes no time.
extension World {
    /// Touches a view at a point in its coordinates and lifts the finger at once. Returns false, and reports why, if another view would get
    /// the touch.
    @discardableResult
    func touch(_ view: UIView, at point: CGPoint) -> Bool {
        guard bringDown(on: view, at: point, delta: .zero, over: 0) else { return false }
        liftFinger()
        return true
    }

    /// Brings a finger down on a target, moves it by `delta` points over `duration` seconds, and lifts it. With a `pause`, the finger rests
    /// for that many seconds before it is lifted.
    public func drag(
        _ target: TapTarget, from place: TouchPlace = .middle, by delta: CGSize, over duration: Double, pause: Double = 0
    ) {
        guard let view = target.view else { return }
        let point = place.point(in: view.bounds)
        bringDown(on: view, at: point, delta: delta, over: duration, pause: pause)
    }

    /// Returns false, and reports why, if another view would get the touch.
    @discardableResult
    private func bringDown(on view: UIView, at place: CGPoint, delta: CGSize, over duration: Double, pause: Double = 0) -> Bool {
        guard state.agenda.touches.finger == nil else {
            report(.refusal("a finger is on the screen already, and there is one only"))
            return false
        }
        guard let window = view.window else { return false }
        let point = view.convert(place, to: nil)
        let event = bind { UIEvent() }
        space.retain(event.id)
        let hit = window.askedHit(point, event)
        guard let hit, hit.isDescendant(of: view) else {
            space.release(event.id)
            let other = hit.map { typeName(of: $0) } ?? "nothing"
            report(.refusal("\(typeName(of: view)) cannot be touched there: the touch goes to \(other)"))
            return false
        }
        let touch = bind { UITouch() }
        space.retain(touch.id)
        touch.record = UITouch.Record(view: hit.id, window: window.id, location: point, previous: point, time: time, began: time)
        state.agenda.touches.touchedView = hit.id
        state.agenda.touches.finger = Finger(
            touch: touch.id, event: event.id, view: hit.id, start: point, delta: delta, began: time, duration: duration,
            pause: pause)
        watch(touch, on: hit)
        give("touchesBegan(_:with:)", .began)
        return true
    }

    /// The event of the finger on the screen; nothing without one.
    var runningTouchEvent: Argument { state.agenda.touches.finger.map { .object($0.event) } ?? .nothing }

    /// Whether a finger is down, or a recogniser's waiting time is over.
    var hasMovingTouches: Bool {
        if state.agenda.touches.finger != nil { return true }
        return state.agenda.touches.watching.contains { id in
            guard let recognizer: UIGestureRecognizer = living(id) else { return true }
            return recognizer.record.deadline.map { $0 <= time + 1e-9 } ?? false
        }
    }

    /// Moves the finger to its place at the present time, and lifts it at the end of its path.
    func moveTouches() {
        guard let finger = state.agenda.touches.finger, let touch: UITouch = object(finger.touch) else {
            if hasMovingTouches {
                meetDeadlines()
                gesturesChanged()
            }
            return
        }
        let part = finger.duration > 0 ? min(1, (time - finger.began) / finger.duration) : 1
        let old = touch.record.location
        let new = CGPoint(x: finger.start.x + finger.delta.width * part, y: finger.start.y + finger.delta.height * part)
        let passed = time - touch.record.time
        if passed > 0 {
            touch.record.velocity = CGPoint(x: (new.x - old.x) / CGFloat(passed), y: (new.y - old.y) / CGFloat(passed))
        }
        touch.record.previous = old
        touch.record.location = new
        touch.record.time = time
        meetDeadlines()
        weighGestures()
        if new != old { give("touchesMoved(_:with:)", .moved) } else { give(nil, .stationary) }
        if time >= finger.began + finger.duration + finger.pause - 1e-9 { liftFinger() }
    }

    /// Cancels the touches, as the system does when the app leaves the screen.
    func cancelTouches() {
        guard state.agenda.touches.finger != nil else { return }
        liftFinger("touchesCancelled(_:with:)", .cancelled)
    }

    private func liftFinger(_ method: String = "touchesEnded(_:with:)", _ phase: UITouch.Phase = .ended) {
        guard let down = state.agenda.touches.finger, let touch: UITouch = object(down.touch), let event: UIEvent = object(down.event)
        else { return }
        touch.record.phase = phase
        giveToRecognizers(method, touch, event)
        tellIfTaken()
        let isTaken = hasTakenTouch
        resetGestures()
        tellOfLifted(isTaken: isTaken)
        guard let finger = state.agenda.touches.finger else { return }
        if !finger.isTaken, phase == .ended, isAwaited({ $0.delaysEnded || $0.delaysBegan && !finger.hasBegun }) {
            state.agenda.touches.lifted.append(finger)
            state.agenda.touches.finger = nil
            return
        }
        tellView(method, phase)
        state.agenda.touches.finger = nil
        letGo(finger)
    }

    /// Decides which recognisers recognise. When no finger is down, ends the touches of those that waited for the decision.
    func gesturesChanged() {
        weighGestures()
        let touches = state.agenda.touches
        guard touches.finger == nil, !touches.isDelivering, !touches.isWeighing, !touches.isIdle else { return }
        let isTaken = hasTakenTouch
        resetGestures()
        tellOfLifted(isTaken: isTaken)
    }

    /// Sends the end of lifted fingers to the views that wait for it, once the gestures are decided.
    private func tellOfLifted(isTaken: Bool) {
        for finger in state.agenda.touches.lifted {
            if !isTaken, isAwaited({ $0.delaysEnded || $0.delaysBegan && !finger.hasBegun }) { continue }
            state.agenda.touches.lifted.removeAll { $0.touch == finger.touch }
            if !finger.hasBegun, !isTaken { deliver("touchesBegan(_:with:)", finger, .began) }
            if isTaken, finger.hasBegun { deliver("touchesCancelled(_:with:)", finger, .cancelled) }
            if !isTaken { deliver("touchesEnded(_:with:)", finger, .ended) }
            letGo(finger)
        }
    }

    private func letGo(_ finger: Finger) {
        space.release(finger.touch)
        space.release(finger.event)
    }

    // MARK: Telling

    /// Passes the finger's touch to the recognisers, and then to the view.
    private func give(_ method: String?, _ phase: UITouch.Phase) {
        guard let finger = state.agenda.touches.finger, let touch: UITouch = object(finger.touch), let event: UIEvent = object(finger.event)
        else { return }
        touch.record.phase = phase
        if let method { giveToRecognizers(method, touch, event) }
        tellIfTaken()
        tellView(method, phase)
    }

    private func tellIfTaken() {
        guard let finger = state.agenda.touches.finger, !finger.isTaken, hasTakenTouch else { return }
        state.agenda.touches.finger?.isTaken = true
        if finger.hasBegun { deliver("touchesCancelled(_:with:)", finger, .cancelled) }
    }

    private func tellView(_ method: String?, _ phase: UITouch.Phase) {
        guard let finger = state.agenda.touches.finger, !finger.isTaken else { return }
        if !finger.hasBegun {
            guard phase == .ended || !isAwaited({ $0.delaysBegan }) else { return }
            guard isLetThrough(finger) else {
                state.agenda.touches.finger?.isTaken = true
                return
            }
            state.agenda.touches.finger?.hasBegun = true
            deliver("touchesBegan(_:with:)", finger, .began)
        }
        if let method, method != "touchesBegan(_:with:)" { deliver(method, finger, phase) }
    }

    /// Whether the scroll views around a view let it have a finger that has come down on it.
    ///
    /// Fidelity: documented UIScrollView.touchesShouldBegin(_:with:in:).
    private func isLetThrough(_ finger: Finger) -> Bool {
        guard let touch: UITouch = object(finger.touch), let event: UIEvent = object(finger.event), let view: UIView = living(finger.view)
        else { return true }
        let arguments: [Argument] = [.value(Set([touch.id])), .object(event.id), .object(view.id)]
        return sequence(first: view, next: \.superview).dropFirst().allSatisfy { around in
            guard let scroll = around as? UIScrollView else { return true }
            return ask("touchesShouldBegin(_:with:in:)", of: scroll, arguments) {
                scroll.touchesShouldBegin([touch], with: event, in: view)
            }
        }
    }

    private func deliver(_ method: String, _ finger: Finger, _ phase: UITouch.Phase) {
        guard let touch: UITouch = object(finger.touch), let event: UIEvent = object(finger.event), let view: UIView = living(finger.view)
        else { return }
        touch.record.phase = phase
        view.receive(method, [touch], event)
    }
}

extension UIResponder {
    /// Passes touches to this responder's methods, the learner's overrides included.
    func receive(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let arguments: [(String, Argument)] = [("touches", .value(Set(touches.map(\.id)))), ("event", .reference(event))]
        world.sendQuietly(method, to: self, arguments) {
            switch method {
            case "touchesBegan(_:with:)": touchesBegan(touches, with: event)
            case "touchesMoved(_:with:)": touchesMoved(touches, with: event)
            case "touchesEnded(_:with:)": touchesEnded(touches, with: event)
            default: touchesCancelled(touches, with: event)
            }
        }
    }
}

extension UIView {
    /// The view that gets a touch, by this class's hit test or the learner's.
    func askedHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        world.askObject("hitTest(_:with:)", of: self, [.value(point), .reference(event)]) { hitTest(point, with: event) }
    }

    /// Handles a finger lifted on this view; false when the view does nothing.
    func takeLift(of touches: Set<UITouch>) -> Bool {
        guard reactsToTap, let touch = touches.first else { return false }
        if bounds.contains(touch.location(in: self)) { tapped(at: touch.location(in: self)) }
        return true
    }
}
