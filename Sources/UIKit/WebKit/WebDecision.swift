import Heap

/// The state of a handler by which a delegate decides.
struct WebDecision: Sendable {
    let delegate: ObjectID
    /// The delegate's method.
    let name: String
    var wasCalled = false
}

extension World {
    /// Hands a handler to a delegate's method: it has to be called once.
    ///
    /// Fidelity: reported (WebKit's CompletionHandlerCallChecker: an exception when the handler is let go uncalled, or is called again).
    func decision(
        of delegate: ObjectID, _ name: String, _ decide: @escaping ([Argument]) -> Void, _ ask: (_ handler: Block) -> Void
    ) {
        var own: ObjectID?
        let handler = block { [unowned self] (given: [Argument]) in
            guard let own else { return .nothing }
            if state.webDecisions[own]?.wasCalled == true {
                refuseDecision(state.webDecisions[own], "was called more than once")
            } else {
                state.webDecisions[own]?.wasCalled = true
                decide(given)
            }
            return .nothing
        }
        own = handler.id
        state.webDecisions[handler.id] = WebDecision(delegate: delegate, name: name)
        space.retain(handler.id)
        ask(handler)
        space.release(handler.id)
    }

    /// A closure was deallocated. If it was such a handler, it should have been called before.
    func refuseUndecided(_ id: ObjectID) {
        guard let decision = state.webDecisions[id], !decision.wasCalled, !state.hasEnded else { return }
        refuseDecision(decision, "was not called")
    }

    private func refuseDecision(_ decision: WebDecision?, _ words: String) {
        guard let decision else { return }
        report(
            .exception(
                name: "NSInternalInconsistencyException",
                reason: "Completion handler passed to -[\(space.heap.typeName(of: decision.delegate)) \(decision.name)] \(words)",
                object: decision.delegate, at: script?.location(of: decision.name, on: decision.delegate)))
    }
}
