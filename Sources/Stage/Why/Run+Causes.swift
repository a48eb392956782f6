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
    fileprivate var rule: SystemRule?
    fileprivate var decision: Decision?
    /// The name of a callback; nil for other events.
    fileprivate var callback: String?
    /// UIKit's classes of a callback's object.
    fileprivate var classes: [String] = []

    /// The rules by which UIKit lets it happen, the most special first; empty for what the code and the user do.
    public var rules: [KnownRule] { [rule.flatMap { KnownRule($0) }, decision.flatMap { KnownRule($0) }].compactMap { $0 } }

    /// How a callback of that name is known; nil for other events.
    public var known: String? { callback.flatMap { KnownRule(callback: $0, on: classes)?.source } }

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
        CauseLink(event: 0, location: nil, says: "The app is launched; it begins with \(recording.entry).")
    }

    /// UIKit's classes of an object, the most special first: the one that it is made of, and the one that all of its kind are.
    func hostClasses(of id: ObjectID?) -> [String] {
        guard let object = id.flatMap(world.object) else { return [] }
        let base = object is UIViewController ? "UIViewController" : object is UIView ? "UIView" : nil
        return [String(describing: type(of: object))] + [base].compactMap { $0 }
    }

    private func link(to event: Event) -> CauseLink {
        let isCallback = event.kind == .callback
        return CauseLink(
            event: event.index, location: event.location ?? event.caller, says: recording.narration(of: event.index), rule: event.rule,
            decision: event.decision, callback: isCallback ? event.name : nil, classes: isCallback ? hostClasses(of: event.object) : [])
    }
}
