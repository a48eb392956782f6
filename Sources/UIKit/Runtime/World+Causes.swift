import Heap

// Why things happen: each event follows from one before, also across turns of the run loop. Whatever waits keeps the event that made it wait.
extension World {
    /// The event from which what happens now follows, by its place in the recording. nil where nobody records.
    var cause: Int? { observer?.cause }

    /// Runs code as a consequence of an event. Without one, what happens follows from what is under way around it.
    func because<Result>(_ event: Int?, _ body: () -> Result) -> Result {
        guard let event, let observer else { return body() }
        observer.beginConsequence(of: event)
        defer { observer.endConsequence() }
        return body()
    }

    /// The place in the recording of the event that is reported next; nil where nobody records.
    var nextEvent: Int? { observer.map { ($0.latestEvent ?? -1) + 1 } }

    /// Reports an input, and runs what it does. What waits for it in the turn's commit, and its finger, follow from it.
    public func take(input text: String, _ body: () -> Void) {
        report(.input(text))
        inputEvent = observer?.latestEvent
        because(inputEvent, body)
    }

    /// What opens the turn's transaction, where no input does: the finger, content that scrolls, or the first job that is due.
    var openingEvent: Int? {
        if let drag = state.agenda.drags.first { return drag.input }
        if hasMovingTouches { return inputEvent }
        if let scrolling = state.agenda.scrolling.first { return state.agenda.scrollCauses[scrolling] }
        if let job = state.agenda.pending.first(where: isDue) { return job.cause }
        if let link = state.agenda.displayLinks.first(where: { !state.displayLinks[$0].isPaused }) { return state.displayLinks[link].cause }
        if let link = continuousUpdateLink { return link.cause }
        return windowsBackToFront.first { $0.state.needsVisit }?.state.visitCause ?? state.agenda.afterCommit.first?.cause
    }
}
