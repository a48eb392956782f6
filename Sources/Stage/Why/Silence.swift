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

    /// Whether it does come, at the event `since`.
    public var doesCome: Bool { since.map { $0 > event } ?? false }
}

extension Run {
    /// Why a callback did not come to an object after an event, and the nearest change that brings it; nil for none, or where it does come.
    /// `sources` are those of this run, its resources included. Costs the runs that are tried.
    public func answer(
        whyNot callback: String, to name: String?, after event: Int, sources: [Source]
    ) -> (silence: Silence, change: Counterfactual?) {
        let silence = silence(of: callback, to: name, after: event)
        guard let id = silence.object, !silence.doesCome else { return (silence, nil) }
        return (silence, counterfactual(for: callback, to: id, sources: sources))
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
        return SilenceReader(run: self, id: id, callback: callback, event: event).silence
    }
}

/// Reads the reason out of the state of an object at an event.
private struct SilenceReader {
    let run: Run
    let id: ObjectID
    let callback: String
    let event: Int

    private static let appearances = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    private static let layouts = [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "updateViewConstraints", "updateConstraints",
    ]

    private var base: String { String(callback.prefix { $0 != "(" }) }
    private var who: String { run.recording.name(of: id) }
    private var recording: Recording { run.recording }

    private func silence(_ says: String, since: Int? = nil, isKnown: Bool = true) -> Silence {
        Silence(event: event, object: id, says: says, since: since, isKnown: isKnown)
    }

    /// The last event of one of some names on the object, up to the moment.
    private func last(_ names: [String]) -> Event? {
        recording.events[...event].last { $0.object == id && names.contains(String($0.name.prefix { $0 != "(" })) }
    }

    var silence: Silence {
        let later = recording.events[(event + 1)...].first { $0.object == id && $0.name.prefix { $0 != "(" } == base }
        if let later { return silence("It does come to \(who), at event \(later.index).", since: later.index) }
        if base == "deinit" { return lifetime }
        if let dead = recording.events[...event].last(where: { $0.object == id && ["deinit", "deallocated"].contains($0.name) }) {
            return silence("\(who) is gone since event \(dead.index): nothing held it any more.", since: dead.index)
        }
        guard run.isController(id) else { return others }
        if Self.appearances.contains(base) { return appearance }
        if Self.layouts.contains(base) { return layout }
        if ["willMove", "didMove"].contains(base) { return containment }
        if ["viewDidLoad", "loadView"].contains(base) { return loading }
        return others
    }

    // MARK: Reasons

    private func asked<Result>(_ body: (UIViewController) -> Result) -> Result? {
        run.fork(at: event) { (run.world.object(id) as? UIViewController).map(body) }
    }

    private var loading: Silence {
        if let loaded = last(["viewDidLoad"]) {
            return silence("The view of \(who) was loaded at event \(loaded.index), and is loaded once.", since: loaded.index)
        }
        return silence("Nothing has asked for the view of \(who) yet: it is loaded when something reads it.")
    }

    private var appearance: Silence {
        guard asked({ $0.isViewLoaded }) == true else {
            return silence("Nothing has asked for the view of \(who), so it is not loaded, and in no window.")
        }
        let isInWindow = asked { $0.viewIfLoaded?.window != nil } ?? false
        let last = last(Self.appearances)
        if let holder = keepsForItself {
            return silence("\(holder) keeps appearances to itself: it does not forward them to its children.", since: last?.index)
        }
        guard isInWindow else {
            guard let last else { return silence("The view of \(who) is in no window, and has never been in one.") }
            return silence(
                "The view of \(who) left the window: the last that was told is \(last.name) at event \(last.index).", since: last.index)
        }
        let covering = asked { controller in
            controller.presentedViewController.map { presented in
                let keeps = presented.presentationController?.shouldRemovePresentersView == false
                return (name: run.recording.name(of: presented.id), style: presented.modalPresentationStyle, keeps: keeps)
            }
        }
        if let covering = covering ?? nil, covering.keeps {
            return silence(
                "The view of \(who) never left the window: \(covering.name) is presented as \(covering.style.title), which keeps the "
                    + "presenter's view.", since: last?.index)
        }
        let since = last.map { " since event \($0.index)" } ?? ""
        return base.contains("Disappear")
            ? silence("\(who) is on the screen\(since): nothing has taken its view out of the window.", since: last?.index)
            : silence(
                "\(who) is on the screen\(since) already: an appearance begins when its view comes into a window.", since: last?.index)
    }

    /// The first controller around it that does not forward appearances.
    private var keepsForItself: String? {
        asked { controller in
            sequence(first: controller.parent, next: { $0?.parent }).compactMap { $0 }
                .first { !$0.forwardsAppearance }.map { run.recording.name(of: $0.id) }
        } ?? nil
    }

    private var layout: Silence {
        guard asked({ $0.viewIfLoaded?.window != nil }) == true else {
            return silence("The view of \(who) is in no window after event \(event): the run loop lays out views in windows.")
        }
        let last = last([base])
        let since = last.map { " after event \($0.index)" } ?? ""
        return silence("Nothing asked for layout of the view of \(who)\(since).", since: last?.index)
    }

    private var containment: Silence {
        guard let parent = asked({ $0.parent.map { run.recording.name(of: $0.id) } }) ?? nil else {
            return silence("No controller has taken \(who) as its child: addChild(_:) was not called.")
        }
        let added = last(["willMove"])
        return base == "didMove" && last(["didMove"]) == nil
            ? silence(
                "addChild(_:) of \(parent) calls willMove(toParent:) and no more; didMove(toParent:) is for the code that adds \(who).",
                since: added?.index)
            : silence("\(who) stays with its parent, \(parent).", since: added?.index)
    }

    private var lifetime: Silence {
        if let dead = last(["deinit", "deallocated"]) {
            return silence("\(who) is gone since event \(dead.index).", since: dead.index)
        }
        let graph = run.memory(at: event)
        func text(_ holders: [MemoryGraph.Holder]) -> String {
            holders.map { "\($0.object.map { recording.name(of: $0) } ?? "the app").\($0.edge.label)" }.joined(separator: " → ")
        }
        if graph.isReachable(id) { return silence("\(who) is held: \(text(graph.path(to: id))).") }
        let cycle = graph.cycle(through: id)
        return cycle.isEmpty
            ? silence("\(who) is held by something that nothing leads to.") : silence("\(who) is held by a cycle: \(text(cycle)).")
    }

    private var others: Silence {
        silence("appear does not know what would have called \(callback) on \(who): not known.", isKnown: false)
    }
}

extension UIModalPresentationStyle {
    fileprivate var title: String {
        switch self {
        case .pageSheet, .automatic: "a page sheet"
        case .formSheet: "a form sheet"
        case .overFullScreen: "over full screen"
        case .overCurrentContext: "over the current context"
        case .popover: "a popover"
        case .custom: "a custom presentation"
        default: "\(self)"
        }
    }
}
