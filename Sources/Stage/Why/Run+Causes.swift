import Heap
public import Interpreter
import UIKit

/// One link of the chain from an event back to what began it.
public struct CauseLink: Sendable {
    /// The event; of the launch the first one.
    public let event: Int
    /// The line of code that it is, or in which it is; nil for none.
    public let location: SourceLocation?
    /// What happened there, in one sentence.
    public let says: String
    /// The rules by which UIKit lets it happen, the most special first; empty for what the code and the user do.
    public let rules: [KnownRule]
    /// How a callback of that name is known; nil for other events.
    public let known: String?

    /// How all of it is known, with the rules by their names; nil for what the code and the user do.
    public var sources: String? {
        let parts = [known].compactMap { $0 } + rules.map { "by \($0.title) \($0.source)" }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension Run {
    /// The events that led to an event, itself first, back to the input or the launch. Linear in the chain.
    public func causes(of event: Int) -> [CauseLink] {
        var links: [CauseLink] = []
        var next: Int? = event
        while let index = next, recording.events.indices.contains(index) {
            let event = recording.events[index]
            links.append(link(to: event))
            next = event.cause
            guard event.isOfLaunch else { continue }
            if index == 0 { links.removeLast() }
            links.append(launch)
        }
        return links
    }

    private var launch: CauseLink {
        CauseLink(event: 0, location: nil, says: "The app is launched; it begins with \(recording.entry).", rules: [], known: nil)
    }

    /// UIKit's classes of an object, the most special first: the one that it is made of, and the one that all of its kind are.
    func hostClasses(of id: ObjectID?) -> [String] {
        guard let object = id.flatMap(world.object) else { return [] }
        let base = object is UIViewController ? "UIViewController" : object is UIView ? "UIView" : nil
        return [String(describing: type(of: object))] + [base].compactMap { $0 }
    }

    private func link(to event: Event) -> CauseLink {
        let rules = [event.rule.flatMap { KnownRule($0) }, event.decision.flatMap { KnownRule($0) }].compactMap { $0 }
        let known = event.kind == .callback ? KnownRule(callback: event.name, on: hostClasses(of: event.object))?.source : nil
        return CauseLink(
            event: event.index, location: event.location ?? event.caller, says: recording.narration(of: event.index), rules: rules,
            known: known)
    }
}
