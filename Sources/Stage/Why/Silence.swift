public import Heap
public import Projects
internal import UIKit
internal import UIKitBindings

/// Why a callback did not come, told from the state.
public struct Silence: Sendable {
    /// The moment that is asked about: nothing of that name comes to the object after it.
    public let event: Int
    /// The object; nil when there is none of that name.
    public let object: ObjectID?
    /// The reason, in a sentence or two.
    public let says: String
    /// The last event that made the state so; nil for none.
    public let since: Int?
    /// Whether the reason is read from the state; false where the recording does not tell it.
    public let isKnown: Bool
    /// The rules of UIKit's that the reason follows from.
    public var rules: [KnownRule] = []
    /// How a callback of that name is known; nil where nothing is said of it.
    public var known: String?
    /// False where changes were tried and none brings it.
    public var isChangeKnown = true

    /// How all of it is known, with the rules by their names.
    public var sources: String {
        var parts = [isKnown ? known : "not known"].compactMap { $0 } + rules.map { "by \($0.title) \($0.source)" }
        if isKnown, !isChangeKnown { parts.append("What would bring it is not known: no change that was tried does.") }
        return parts.joined(separator: " ")
    }

    /// Whether it does come, at the event `since`.
    public var doesCome: Bool { since.map { $0 > event } ?? false }
}

extension Run {
    /// Why a callback did not come to an object after an event, and the nearest change that brings it. The change is nil where none is
    /// found, or where the callback does come.
    ///
    /// `sources` are those of this run, its resources included. Costs the runs that are tried.
    public func answer(
        whyNot callback: String, to name: String?, after event: Int, sources: [Source]
    ) -> (silence: Silence, change: Counterfactual?) {
        let silence = silence(of: callback, to: name, after: event)
        guard let id = silence.object, !silence.doesCome, CallbackName(text: callback).isKnown else { return (silence, nil) }
        let change = counterfactual(for: callback, to: id, sources: sources)
        var told = silence
        told.isChangeKnown = change != nil
        return (told, change)
    }

    /// Why a callback did not come to an object after an event. Nil for `name`: the controller that was called last.
    ///
    /// Costs a fork; for `deinit` the memory graph of that moment.
    public func silence(of callback: String, to name: String?, after event: Int) -> Silence {
        // A name may leave out what its lane leaves out.
        let chosen =
            name.map { name in ["", "ViewController", "Controller"].lazy.compactMap { self.recording.object(named: name + $0) }.first }
            ?? recording.events[...event].last { $0.object.map(isController) ?? false && $0.kind == .callback }?.object
        guard let id = chosen else {
            let says = name.map { "No \($0) is made in this run, so nothing can be called on one." } ?? "No controller has been called yet."
            return Silence(event: event, object: nil, says: says, since: nil, isKnown: true)
        }
        return SilenceReader(run: self, id: id, callback: CallbackName(text: callback), event: event).silence
    }
}
