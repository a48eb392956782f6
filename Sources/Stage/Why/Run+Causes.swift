public import Interpreter

/// One link of the chain from an event back to what began it.
public struct CauseLink: Sendable {
    /// The event.
    public let event: Int
    /// The line of code that it is, or in which it is; nil for none.
    public let location: SourceLocation?
    /// What happened there, in one sentence.
    public let says: String
}

extension Run {
    /// The events that led to an event, itself first, back to the input or the launch. Linear in the chain.
    public func causes(of event: Int) -> [CauseLink] {
        var links: [CauseLink] = []
        var next: Int? = event
        while let index = next, recording.events.indices.contains(index) {
            let event = recording.events[index]
            links.append(CauseLink(event: index, location: event.location ?? event.caller, says: recording.narration(of: index)))
            next = event.cause
        }
        return links
    }
}
