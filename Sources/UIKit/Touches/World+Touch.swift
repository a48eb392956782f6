import Foundation
import Heap

/// A finger that has come down on a view, and moves evenly until it is lifted.
struct Finger: Sendable {
    /// Held.
    let touch: ObjectID
    /// Held.
    let event: ObjectID
    /// Not held.
    let view: ObjectID
    let start: CGPoint
    let delta: CGSize
    let began: Double
    let duration: Double
    /// The recogniser that has taken the finger.
    var recognizer: ObjectID?
    /// The view's own touches have been cancelled.
    var isCancelled = false
    /// The view that scrolls with the finger, and where it was.
    var scroll: ObjectID?
    var offset = CGPoint.zero
}

extension World {
    /// Brings a finger down on the middle of a view. Nil, with the reason told, when something else would get the touch.
    private func bringDown(on view: UIView, delta: CGSize, over duration: Double) -> Finger? {
        guard let window = view.window else { return nil }
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let event = bind { UIEvent() }
        let hit = window.askedHit(point, event)
        let touched = hit.map { $0.isDescendant(of: view) ? $0 : nil } ?? view
        guard let touched else {
            let other = hit.map { typeName(of: $0) } ?? "nothing"
            report(.refusal("the middle of \(typeName(of: view)) cannot be touched: the touch goes to \(other)"))
            return nil
        }
        let touch = bind { UITouch() }
        touch.record = UITouch.Record(view: touched.id, window: window.id, location: point, previous: point, time: time)
        space.retain(touch.id)
        space.retain(event.id)
        var looking: UIView? = touched
        while let current = looking {
            for recognizer in current.gestureRecognizers ?? [] { recognizer.record.isSpent = false }
            looking = current.superview
        }
        let finger = Finger(
            touch: touch.id, event: event.id, view: touched.id, start: point, delta: delta, began: time, duration: duration)
        deliver("touchesBegan(_:with:)", finger, .began)
        return finger
    }

    /// Touches a view and lets go at once: the first in the chain that does something with a tap does it.
    ///
    /// Fidelity: documented UIView.hitTest(_:with:), UIGestureRecognizer (a control's own tap wins over a recogniser further out; one that recognises cancels
    /// the view's touches); a tap takes no time (simplified).
    func touch(_ view: UIView) {
        guard let finger = bringDown(on: view, delta: .zero, over: 0) else { return }
        var current: UIView? = object(finger.view)
        while let candidate = current, !candidate.isRecognizingTaps, !candidate.reactsToTap { current = candidate.superview }
        if let taker = current, taker.isRecognizingTaps {
            taker.recognizeTap()
            deliver("touchesCancelled(_:with:)", finger, .cancelled)
        } else {
            deliver("touchesEnded(_:with:)", finger, .ended)
            current?.tapped()
        }
        lift(finger)
    }

    private func lift(_ finger: Finger) {
        space.release(finger.touch)
        space.release(finger.event)
    }

    // MARK: A finger that moves

    /// Brings a finger down on a target, moves it by `delta` points over `duration` seconds, and lifts it.
    public func drag(_ target: TapTarget, by delta: CGSize, over duration: Double) {
        guard state.runLoop.finger == nil, let view = target.view else { return }
        state.runLoop.finger = bringDown(on: view, delta: delta, over: duration)
    }

    func moveTouch() {
        guard var finger = state.runLoop.finger, let touch: UITouch = object(finger.touch) else { return }
        let part = finger.duration > 0 ? min(1, (time - finger.began) / finger.duration) : 1
        touch.record.previous = touch.record.location
        touch.record.location = CGPoint(x: finger.start.x + finger.delta.width * part, y: finger.start.y + finger.delta.height * part)
        touch.record.time = time
        if touch.record.previous != touch.record.location, !finger.isCancelled { deliver("touchesMoved(_:with:)", finger, .moved) }
        recognize(&finger, touch)
        scroll(&finger)
        guard part >= 1 else {
            state.runLoop.finger = finger
            return
        }
        state.runLoop.finger = nil
        if let recognizer: UIGestureRecognizer = object(finger.recognizer) { recognizer.change(to: .ended) }
        if let view: UIScrollView = object(finger.scroll) {
            tell(
                view.scrollState.delegate, "scrollViewDidEndDragging(_:willDecelerate:)",
                [("scrollView", .object(view.id)), ("decelerate", .value(false))])
        }
        if !finger.isCancelled { deliver("touchesEnded(_:with:)", finger, .ended) }
        lift(finger)
    }

    private func recognize(_ finger: inout Finger, _ touch: UITouch) {
        if let recognizer: UIGestureRecognizer = object(finger.recognizer) {
            if touch.record.previous != touch.record.location { recognizer.change(to: .changed) }
            return
        }
        guard finger.scroll == nil else { return }
        let moved = CGPoint(x: touch.record.location.x - finger.start.x, y: touch.record.location.y - finger.start.y)
        var view: UIView? = object(finger.view)
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                recognizer.record.start = finger.start
                recognizer.record.location = touch.record.location
                guard recognizer.begins(moved: moved, after: time - finger.began), recognizer.mayBegin() else { continue }
                recognizer.record.touch = finger.touch
                if recognizer.isContinuous { finger.recognizer = recognizer.id }
                if recognizer.cancelsTouchesInView { cancel(&finger) }
                recognizer.change(to: recognizer.isContinuous ? .began : .ended)
                if !recognizer.isContinuous { recognizer.record.isSpent = true }
                return
            }
            view = current.superview
        }
    }

    private func cancel(_ finger: inout Finger) {
        guard !finger.isCancelled else { return }
        finger.isCancelled = true
        deliver("touchesCancelled(_:with:)", finger, .cancelled)
    }

    /// Fidelity: simplified; content stops where the finger lifts, and at its ends.
    private func scroll(_ finger: inout Finger) {
        guard finger.recognizer == nil, let touch: UITouch = object(finger.touch) else { return }
        let moved = CGPoint(x: touch.record.location.x - finger.start.x, y: touch.record.location.y - finger.start.y)
        if finger.scroll == nil {
            guard max(abs(moved.x), abs(moved.y)) >= 10 else { return }
            var view: UIView? = object(finger.view)
            while let current = view, (current as? UIScrollView)?.isScrollEnabled != true { view = current.superview }
            guard let scroll = view as? UIScrollView else { return }
            finger.scroll = scroll.id
            finger.offset = scroll.contentOffset
            cancel(&finger)
            tell(scroll.scrollState.delegate, "scrollViewWillBeginDragging(_:)", [("scrollView", .object(scroll.id))])
        }
        guard let scroll: UIScrollView = object(finger.scroll) else { return }
        let insets = scroll.adjustedContentInset
        let last = CGPoint(
            x: max(-insets.left, scroll.contentSize.width + insets.right - scroll.bounds.width),
            y: max(-insets.top, scroll.contentSize.height + insets.bottom - scroll.bounds.height))
        scroll.contentOffset = CGPoint(
            x: min(max(finger.offset.x - moved.x, -insets.left), last.x), y: min(max(finger.offset.y - moved.y, -insets.top), last.y))
    }

    // MARK: Telling

    private func deliver(_ method: String, _ finger: Finger, _ phase: UITouch.Phase) {
        guard let touch: UITouch = object(finger.touch), let event: UIEvent = object(finger.event), let view: UIView = object(finger.view)
        else { return }
        touch.record.phase = phase
        view.receive(method, [touch], event)
    }
}

extension UIResponder {
    /// Gives touches to this responder's own code, the learner's included.
    func receive(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let isTold = world.script?.implements(method, on: id) ?? false
        let arguments: [(String, Argument)] = [("touches", .value(Set(touches.map(\.id)))), ("event", .reference(event))]
        world.send(method, to: self, arguments, isReported: isTold) {
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
    /// The view that a touch goes to, by this class's answer or the learner's.
    func askedHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        world.askObject("hitTest(_:with:)", of: self, [.value(point), .reference(event)]) { hitTest(point, with: event) }
    }
}
