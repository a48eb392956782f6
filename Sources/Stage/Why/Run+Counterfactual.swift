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
    /// first, then what could be done next, then other systems; nil when none of them brings it. In another run the object is the one that is
    /// made as the same one of its class. `sources` are those of this run, its resources included. Costs a run for each, at most
    /// `limit`.
    public func counterfactual(for callback: String, to object: ObjectID, sources: [Source], limit: Int = 40) -> Counterfactual? {
        let base = callback.prefix { $0 != "(" }
        let type = recording.typeName(of: object)
        func made(in run: Run) -> [ObjectID] { run.recording.objects.filter { run.recording.typeName(of: $0) == type } }
        let place = made(in: self).firstIndex(of: object) ?? 0
        func events(_ run: Run) -> [Int] {
            let all = made(in: run)
            guard all.indices.contains(place) else { return [] }
            return run.recording.events.filter { $0.object == all[place] && $0.name.prefix { $0 != "(" } == base }.map(\.index)
        }
        let known = events(self).count
        for (number, variant) in variants(of: sources).enumerated() where number < limit {
            guard let run = try? Run(sources: variant.sources, setting: variant.setting, limits: recorder.limits), !run.hasEnded else {
                continue
            }
            let found = events(run)
            if found.count > known {
                return Counterfactual(
                    change: variant.change, first: found[known], sources: variant.sources, setting: variant.setting)
            }
        }
        return nil
    }

    private struct Variant {
        var change: String
        var sources: [Source]
        var setting: Setting
    }

    private func variants(of sources: [Source]) -> [Variant] {
        let setting = recording.setting
        var variants = edits(of: sources)
        // What the user does comes before what only a test could call.
        let possible = possibilities.filter { $0.obstacle == nil }
        let calls = possible.filter { $0.step.hasPrefix("call ") }
        for possibility in possible.filter({ !$0.step.hasPrefix("call ") }) + calls {
            guard let step = try? Step(possibility.step) else { continue }
            var changed = setting
            changed.steps.append(step)
            variants.append(Variant(change: "with '\(possibility.step)' afterwards", sources: sources, setting: changed))
        }
        for os in OSProfile.all.reversed() where os != setting.os {
            var changed = setting
            changed.os = os
            variants.append(Variant(change: "on \(os.title)", sources: sources, setting: changed))
        }
        return variants
    }

    // Lines that ran, with another animation or style.
    private func edits(of sources: [Source]) -> [Variant] {
        let ran = Set(recording.events.compactMap { $0.kind == .line ? $0.location.map { "\($0.file):\($0.line)" } : nil })
        var found: [Variant] = []
        for (index, source) in sources.enumerated() {
            let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for (number, line) in lines.enumerated() where ran.contains("\(source.path):\(number + 1)") {
                func add(_ change: String, _ new: String) {
                    var (changed, all) = (lines, sources)
                    changed[number] = new
                    all[index] = Source(path: source.path, text: changed.joined(separator: "\n"))
                    let place = "\(source.path.split(separator: "/").last ?? ""):\(number + 1)"
                    found.append(Variant(change: "with \(change) at \(place)", sources: all, setting: recording.setting))
                }
                for (old, new) in Self.replacements where line.contains(old) { add(new, line.replacing(old, with: new)) }
                if let presented = Self.presented(in: line) {
                    add(
                        "\(presented) presented full screen",
                        "\(presented).modalPresentationStyle = .fullScreen; " + line.drop { $0 == " " })
                }
            }
        }
        return found
    }

    private static let replacements = [
        ("animated: true", "animated: false"), ("animated: false", "animated: true"),
        (".pageSheet", ".fullScreen"), (".formSheet", ".fullScreen"), (".overFullScreen", ".fullScreen"), (".fullScreen", ".pageSheet"),
    ]

    // The name in `present(name, …`.
    private static func presented(in line: String) -> String? {
        guard let range = line.firstRange(of: "present(") else { return nil }
        let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty, line[range.upperBound...].dropFirst(name.count).first == ",", name.first?.isLowercase == true else {
            return nil
        }
        return String(name)
    }
}
