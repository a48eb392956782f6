import Foundation
import Heap

// Decides which recognisers recognise, after each delivery of touches and when a recogniser's waiting time is over.
//
// Fidelity: documented UIGestureRecognizer, UIGestureRecognizerDelegate, Coordinating multiple gesture recognizers; simplified, of two that recognise at the
// same time the one of the deeper view does, and of the same view the one that was added first, but more taps before fewer.
extension World {
    /// The recognisers that watch touches, the deepest view's first.
    var watchers: [UIGestureRecognizer] { state.agenda.touches.watching.compactMap { living($0) } }

    /// Decides which recognisers recognise, until nothing changes any more. During a delivery of touches it waits for its end.
    func weighGestures() {
        guard !state.agenda.touches.isDelivering, !state.agenda.touches.isWeighing else { return }
        state.agenda.touches.isWeighing = true
        var rounds = 0
        while rounds < 100, let next = watchers.first(where: { isReady($0) }) {
            rounds += 1
            grant(next)
        }
        state.agenda.touches.isWeighing = false
    }

    /// Whether a recogniser's request can be decided now.
    private func isReady(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let wish = recognizer.record.wish else { return false }
        guard recognizer.record.state == .possible, wish != .failed, wish != .cancelled, wish != .possible else { return true }
        return !mustWait(recognizer)
    }

    private func grant(_ recognizer: UIGestureRecognizer) {
        guard let wish = recognizer.record.wish else { return }
        recognizer.record.wish = nil
        switch (recognizer.record.state, wish) {
        case (.possible, .possible): break
        case (.possible, .failed), (.possible, .cancelled): recognizer.record.state = .failed
        case (.possible, _):
            let isContinuing = wish == .began || wish == .changed
            let required = requirements(of: recognizer).contains { $0.record.state != .possible && $0.record.state != .failed }
            guard !required, recognizer.record.isTouched || !isContinuing, mayBegin(recognizer) else {
                recognizer.record.state = .failed
                return
            }
            recognizer.record.state = isContinuing ? .began : .ended
            prevent(by: recognizer)
            tellTargets(of: recognizer)
        case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): enter(.changed, recognizer)
        case (.began, .ended), (.changed, .ended): enter(.ended, recognizer)
        case (.began, _), (.changed, _): enter(.cancelled, recognizer)
        default: break
        }
    }

    private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.record.state = state
        tellTargets(of: recognizer)
    }

    private func tellTargets(of recognizer: UIGestureRecognizer) {
        recognizer.hasChanged()
        for listener in recognizer.record.listeners {
            perform(listener.action, on: listener.target, isSearching: false, sender: recognizer)
        }
    }

    // MARK: Between recognisers

    /// The recognisers among those with the same touches that must fail before this one recognises. Delegates are asked once for each
    /// attempt.
    private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        let others = watchers.filter { $0 !== recognizer }
        if recognizer.record.requirementsNow == nil {
            recognizer.record.requirementsNow = []
            let asked = others.filter { other in
                guard !recognizer.record.requirements.contains(other.id), other.record.state == .possible else { return false }
                return agrees(recognizer, "gestureRecognizer(_:shouldRequireFailureOf:)", other)
                    || agrees(other, "gestureRecognizer(_:shouldBeRequiredToFailBy:)", recognizer)
            }
            recognizer.record.requirementsNow = asked.map(\.id)
        }
        let required = recognizer.record.requirements + (recognizer.record.requirementsNow ?? [])
        return others.filter { required.contains($0.id) }
    }

    private func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        let waiting = requirements(of: recognizer).contains { $0.record.state == .possible }
        if waiting { return true }
        // Of two that are ready, the one with more taps comes first.
        return recognizer is UITapGestureRecognizer
            && watchers.contains {
                $0 is UITapGestureRecognizer && $0 !== recognizer && $0.record.wish == .ended && $0.record.state == .possible
                    && $0.record.taps > recognizer.record.taps && !requirements(of: $0).contains { $0.record.state == .possible }
            }
    }

    private func prevent(by recognizer: UIGestureRecognizer) {
        let question = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
        for other in watchers where other !== recognizer && other.record.state == .possible && recognizer.canPrevent(other) {
            if agrees(recognizer, question, other) || agrees(other, question, recognizer) { continue }
            other.record.wish = nil
            other.record.state = .failed
        }
    }

    private func agrees(_ recognizer: UIGestureRecognizer, _ question: String, _ other: UIGestureRecognizer) -> Bool {
        let arguments: [(String, Argument)] = [
            ("gestureRecognizer", .object(recognizer.id)), ("otherGestureRecognizer", .object(other.id)),
        ]
        let answer = tell(recognizer.record.delegate, question, arguments)
        if case .value(true as Bool)? = answer { return true }
        return false
    }

    /// Whether the touched view, the recogniser's own and the delegate let it begin.
    ///
    /// Fidelity: documented UIView.gestureRecognizerShouldBegin(_:), UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:); the order in which they are
    /// asked is simplified.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var views: [UIView] = []
        if recognizer.view != nil, let touched: UIView = living(state.agenda.touches.touchedView) {
            views = Array(sequence(first: touched) { $0 === recognizer.view ? nil : $0.superview })
        } else if let own = recognizer.view {
            views = [own]
        }
        let method = "gestureRecognizerShouldBegin(_:)"
        for view in views where view.id != recognizer.record.delegate {
            let agrees = ask(method, of: view, [.object(recognizer.id)]) { view.gestureRecognizerShouldBegin(recognizer) }
            if !agrees { return false }
        }
        if recognizer.isHeldBack { return false }
        if case .value(false as Bool)? = tell(recognizer.record.delegate, method, [("gestureRecognizer", .object(recognizer.id))]) {
            return false
        }
        return true
    }

    // MARK: Beginning and ending an attempt

    /// Lets the recognisers of a view and of the views above it watch a finger, if their delegates allow it.
    func watch(_ touch: UITouch, on view: UIView) {
        for current in sequence(first: view, next: \.superview) {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                let arguments: [(String, Argument)] = [("gestureRecognizer", .object(recognizer.id)), ("touch", .object(touch.id))]
                let answer = tell(recognizer.record.delegate, "gestureRecognizer(_:shouldReceive:)", arguments)
                if case .value(false as Bool)? = answer { continue }
                recognizer.record.isTouched = true
                recognizer.record.start = touch.record.location
                if !state.agenda.touches.watching.contains(recognizer.id) { state.agenda.touches.watching.append(recognizer.id) }
            }
        }
    }

    /// Passes a touch to the recognisers that watch it, then decides which of them recognise.
    func giveToRecognizers(_ method: String, _ touch: UITouch, _ event: UIEvent) {
        state.agenda.touches.isDelivering = true
        for recognizer in watchers where recognizer.record.isTouched {
            recognizer.record.location = touch.record.location
            recognizer.record.velocity = touch.record.velocity
            guard recognizer.record.state == .possible || recognizer.isActive else { continue }
            sendQuietly(method, to: recognizer, [("touches", .value(Set([touch.id]))), ("event", .object(event.id))]) {
                switch method {
                case "touchesBegan(_:with:)": recognizer.touchesBegan([touch], with: event)
                case "touchesMoved(_:with:)": recognizer.touchesMoved([touch], with: event)
                case "touchesEnded(_:with:)": recognizer.touchesEnded([touch], with: event)
                default: recognizer.touchesCancelled([touch], with: event)
                }
            }
        }
        state.agenda.touches.isDelivering = false
        weighGestures()
    }

    /// Calls the recognisers whose waiting time is over.
    func meetDeadlines() {
        for recognizer in watchers {
            guard let deadline = recognizer.record.deadline, deadline <= time + 1e-9 else { continue }
            recognizer.record.deadline = nil
            if recognizer.record.state == .possible, recognizer.record.wish == nil { recognizer.deadlineReached() }
        }
    }

    /// The recognisers that are done when the finger has been lifted are possible again.
    func resetGestures() {
        for recognizer in watchers {
            recognizer.record.isTouched = false
            let isDone = recognizer.record.state != .possible
            if !isDone, recognizer.record.wish != nil || recognizer.record.deadline != nil { continue }
            state.agenda.touches.watching.removeAll { $0 == recognizer.id }
            recognizer.record.requirementsNow = nil
            recognizer.record.deadline = nil
            guard isDone else { continue }
            recognizer.record.state = .possible
            recognizer.record.wish = nil
            sendQuietly("reset()", to: recognizer) { recognizer.reset() }
        }
        state.agenda.touches.watching.removeAll { living($0, as: UIGestureRecognizer.self) == nil }
    }

    /// Whether a watching recogniser may still recognise, among those that make the view wait.
    func isAwaited(_ wantsToWait: (UIGestureRecognizer.Record) -> Bool) -> Bool {
        watchers.contains { recognizer in
            let record = recognizer.record
            guard wantsToWait(record), record.state == .possible else { return false }
            return record.wish != nil || record.deadline != nil || record.isTouched
        }
    }

    /// Whether a recogniser has taken the touch from its view.
    var hasTakenTouch: Bool {
        watchers.contains { $0.record.cancelsTouches && [.began, .changed, .ended].contains($0.record.state) }
    }
}
