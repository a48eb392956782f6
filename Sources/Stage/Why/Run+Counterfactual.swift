public import Heap
internal import Interpreter
public import Projects
internal import UIKit

/// The nearest change that brings a callback which did not come: found by running it.
public struct Counterfactual: Sendable {
    /// What is other, in words: `with back afterwards`, `with animated: false at Scene.swift:28`.
    public let change: String
    /// The event in the changed run's recording.
    public let first: Int
    /// The files of the changed run.
    public let sources: [Source]
    /// Its setting.
    public let setting: Setting
}

extension Run {
    /// A change with which a callback comes to an object more often than in this run. Tries the code's own `animated:` and presentation styles
    /// first, then what could be done next, then other systems. Where one change does not bring it, tries what has become possible by each:
    /// two changes. nil when nothing brings it. In another run the object is the one that is made as the same one of its class. `sources` are
    /// those of this run, its resources included.
    ///
    /// Costs a run for each change: at most `limit` with one, and `pairs` with two. Each is limited as this run was.
    public func counterfactual(
        for callback: String, to object: ObjectID, sources: [Source], limit: Int = 40, pairs: Int = 30
    ) -> Counterfactual? {
        let wanted = Wanted(callback, object, in: self)
        let edits = variants(of: sources, for: callback, object)
        let possible = steps
        var tried: [(variant: Variant, run: Run)] = []
        for variant in (edits + acts(possible, sources, after: nil) + systems(sources)).prefix(limit) {
            guard let run = run(variant) else { continue }
            if let found = wanted.first(in: run, variant) { return found }
            // A second change is tried on the same system only.
            if variant.setting.os == recording.setting.os { tried.append((variant, run)) }
        }
        var left = pairs
        let known = Set(possible)
        for (variant, run) in tried where left > 0 {
            for variant in run.acts(run.steps.filter { !known.contains($0) }, variant.sources, after: variant).prefix(left) {
                left -= 1
                if let run = self.run(variant), let found = wanted.first(in: run, variant) { return found }
            }
        }
        return nil
    }

    /// What is looked for in other runs.
    private struct Wanted {
        let callback: CallbackName
        let type: String
        let place: Int
        var known = 0

        init(_ callback: String, _ object: ObjectID, in run: Run) {
            self.callback = CallbackName(text: callback)
            type = run.recording.typeName(of: object)
            place = Self.objects(of: type, in: run).firstIndex(of: object) ?? 0
            known = events(run).count
        }

        private static func objects(of type: String, in run: Run) -> [ObjectID] {
            run.recording.objects.filter { run.recording.typeName(of: $0) == type }
        }

        private func events(_ run: Run) -> [Int] {
            let all = Self.objects(of: type, in: run)
            guard all.indices.contains(place) else { return [] }
            return run.recording.events.filter { $0.object == all[place] && callback.isMeant(by: $0.name) }.map(\.index)
        }

        func first(in run: Run, _ variant: Variant) -> Counterfactual? {
            let found = events(run)
            guard found.count > known else { return nil }
            return Counterfactual(change: variant.change, first: found[known], sources: variant.sources, setting: variant.setting)
        }
    }

    private struct Variant {
        var change: String
        var sources: [Source]
        var setting: Setting
    }

    private func run(_ variant: Variant) -> Run? {
        guard let run = try? Run(sources: variant.sources, setting: variant.setting, limits: recorder.limits), !run.hasEnded else {
            return nil
        }
        return run
    }

    /// What could be done next, what the user does before what only a test could call.
    private var steps: [String] {
        let possible = possibilities.filter { $0.obstacle == nil }.map(\.step)
        return possible.filter { !$0.hasPrefix("call ") } + possible.filter { $0.hasPrefix("call ") }
    }

    private func acts(_ steps: [String], _ sources: [Source], after first: Variant?) -> [Variant] {
        steps.compactMap { text in
            guard let step = try? Step(text) else { return nil }
            var changed = recording.setting
            changed.steps.append(step)
            let change = first.map { "\($0.change), then '\(text)'" } ?? "with '\(text)' afterwards"
            return Variant(change: change, sources: sources, setting: changed)
        }
    }

    private func systems(_ sources: [Source]) -> [Variant] {
        OSProfile.all.reversed().filter { $0 != recording.setting.os }.map { os in
            var changed = recording.setting
            changed.os = os
            return Variant(change: "on \(os.title)", sources: sources, setting: changed)
        }
    }

    private func variants(of sources: [Source], for callback: String, _ object: ObjectID) -> [Variant] {
        let edits = SourceEdits(of: sources, in: recording)
        let chosen = callback == "deinit" ? edits.weakReferences(among: cycle(around: object)) + edits.ofPresenting : edits.ofPresenting
        return chosen.map { Variant(change: "with \($0.change)", sources: $0.sources, setting: recording.setting) }
    }

    /// The references of the cycle that keeps an object at the end; empty for none.
    private func cycle(around object: ObjectID) -> [(type: String, label: String)] {
        memory(at: recording.events.count - 1).cycle(through: object).map { holder in
            (holder.object.map { recording.typeName(of: $0) } ?? "", holder.edge.label)
        }
    }
}
