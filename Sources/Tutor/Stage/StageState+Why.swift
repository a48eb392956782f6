import Canvas
import Curriculum
internal import Projects
import Stage

// Why an event came, and why a callback did not.
extension StageState {
    /// The chain of causes as a menu: each link is a place to go to.
    func why() -> [Effect] {
        guard let model, let event else { return [] }
        let items = model.causes(of: event.index).enumerated().flatMap { index, link in
            let place = link.location.map { " (\(model.recording.place($0)))" } ?? ""
            let event = Menu.Item("\(index == 0 ? "" : "because ")\(link.says)\(place)", .stage(.wentTo(link.event)))
            return [event]
                + link.rules.map { Menu.Item("  by UIKit's rule: \($0.says.isEmpty ? $0.name : $0.says)", .stage(.rulePressed($0))) }
        }
        return [.present(.menu(Menu("Why: \(model.label(of: event.index))", items, footer: "Enter goes there.")))]
    }

    /// A rule of UIKit's with its source.
    func tell(_ rule: KnownRule) -> [Effect] {
        let sentence = rule.says.isEmpty ? [] : [rule.says, ""]
        return [.present(.notice(Notice(rule.name, sentence + ["Known: \(rule.source)"])))]
    }

    /// The callbacks that are asked about most, of each of the learner's objects.
    private static let asked = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
        "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "didMove(toParent:)", "deinit",
    ]

    var whyNotPrompt: Prompt {
        let names = (model?.lanes.objects ?? []).compactMap { model?.recording.name(of: $0) }
        let suggestions = names.flatMap { name in Self.asked.map { Prompt.Suggestion("\(name).\($0)") } }
        return Prompt(
            .whyNot, title: "Why not?", hint: "an object and a callback that does not come after this event", suggestions: suggestions)
    }

    func whyNot(_ text: String) -> [Effect] {
        guard let model else { return [] }
        let words = text.trimmed
        let head = words.prefix { $0 != "(" }
        let dot = head.lastIndex(of: ".")
        let callback = dot.map { String(words[words.index(after: $0)...]) } ?? words
        guard !callback.isEmpty else { return [] }
        return [.whyNot(model, callback: callback, object: dot.map { String(words[..<$0]) }, event: position)]
    }

    func tell(_ silence: Silence, _ found: Counterfactual?) -> [Effect] {
        var lines = [silence.says] + silence.rules.map { "By UIKit's rule \($0.title) Known: \($0.source)" }
        if let found {
            lines += ["", "It comes \(found.change). That was run just now. Enter shows that run; u takes you back."]
        } else if !silence.doesCome {
            lines += ["", "What would bring it is not known: no change that was tried does."]
        }
        let action: Action? = found.map { .stage(.counterfactualPressed($0)) } ?? silence.since.map { .stage(.wentTo($0)) }
        if found == nil, let since = silence.since { lines += ["", "Enter goes to event \(since)."] }
        return [.present(.notice(Notice("Why not?", lines, action: action)))]
    }

    /// Puts the changed run on the stage, at the callback.
    mutating func show(_ found: Counterfactual) -> [Effect] {
        let unchanged = before ?? (base, ownSteps)
        var changed = base
        changed.run = RunPrescription(sources: found.sources, setting: found.setting)
        changed.title = "\(base.title) · \(found.change)"
        set(changed)
        before = unchanged
        return [.run(request, .open(.place(Place(event: found.first))))]
    }
}
