public import Interpreter
import UIKit
internal import UIKitBindings

/// What a run of the learner's own code is worth: how it was shown, how much of the code ran, and on which assumptions.
public struct RunSummary: Sendable {
    /// The settings with which the entry was shown.
    public let setting: Setting
    /// Whether it is a script's run: it has no entry that is shown.
    public let isScript: Bool
    /// The number of lines on which a statement ran, and of those on which a statement begins.
    public let linesRun: Int, lines: Int
    /// The assumptions that the run has used.
    public let assumptions: [Assumption]
    /// The placeholders for undeclared names, each once, in order.
    public let placeholders: [String]
    /// The entry's optional properties that stayed nil, and that code skipped since they are: `Feed.delegate`.
    public let skipped: [String]
    /// The classes without an object, of their own or of a subclass, in order of declaration.
    public let unusedClasses: [String]
    /// The number of refusals.
    public let refusals: Int
}

extension Run {
    /// A summary of what the run is worth. Linear in the events and in the program.
    public var summary: RunSummary {
        let ran = linesRun
        var placeholders: [String] = []
        var seen: Set<String> = []
        var refusals = 0
        for event in recording.events {
            switch event.kind {
            case .refusal where event.isPlaceholder:
                let name = event.text ?? event.name
                if recording.question(at: event.index) == nil, seen.insert(name).inserted { placeholders.append(name) }
            case .refusal: refusals += 1
            default: break
            }
        }
        let all = script.interpreter.statementLines
        let classes = script.interpreter.classes
        let made = Set(recording.objects.map(recording.typeName))
        let used = classes.filter { made.contains($0.name) }.reduce(into: made) { $0.formUnion($1.superclasses) }
        return RunSummary(
            setting: recording.setting, isScript: recording.entry == Entry.script.name,
            linesRun: all.reduce(0) { $0 + (ran[$1.key]?.count ?? 0) },
            lines: all.reduce(0) { $0 + $1.value.union(ran[$1.key] ?? []).count }, assumptions: recording.usedAssumptions,
            placeholders: placeholders,
            skipped: script.interpreter.skippedProperties(of: script.staged, ran: ran),
            unusedClasses: classes.map(\.name).filter { !used.contains($0) },
            refusals: refusals)
    }

    /// The assumptions that could keep the app from ending, as lines for people. Empty if it has not ended.
    public var suggestionText: String {
        guard !recording.suggestions.isEmpty else { return "" }
        let lines = recording.suggestions.enumerated().map { "# \($0 + 1) --assume \($1.description.quotedForShell)\n" }
        return "# The app ends here. What could be assumed instead, best first:\n" + lines.joined()
    }
}

extension RunSummary {
    /// The head of a trace, each line after `# `: device, system, container, what the run is worth, and the columns.
    public var text: String {
        let size = JSONText.size(setting.windowSize ?? setting.device.screenSize)
        let place = "device: \(setting.device.title) \(size), system: \(setting.os.title), container: "
        let texts = [place + (isScript ? "none, run as a script" : setting.container.rawValue), worth] + lists + Self.legend
        return texts.map { "# \($0)\n" }.joined()
    }

    private static let legend = [
        "columns: seconds, frame, transaction, event (indented in the callback around it)",
        "marks: > your step, · UIKit's own step, by: who called it, at: your code",
    ]

    /// The summary as lines for people: how the code was shown and how much ran, then the lists that are not empty.
    public var lineTexts: [String] {
        let place = isScript ? "run as a script" : "shown as \(setting.container.rawValue), \(setting.device.title), \(setting.os.title)"
        return ["\(place); \(worth)"] + lists
    }

    private var worth: String { "\(linesRun) of \(lines) lines ran; \(Self.count(assumptions.count, "assumption"))" }

    private var lists: [String] {
        var texts: [String] = []
        func list(_ beginning: String, _ names: [String]) {
            guard !names.isEmpty else { return }
            let shown = names.prefix(Self.mostNames).joined(separator: ", ")
            texts.append(beginning + shown + (names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""))
        }
        list("assumed: ", assumptions.map(\.description))
        list("stood for by placeholders: ", placeholders)
        list("stayed nil, and was skipped: ", skipped)
        list("never made: ", unusedClasses)
        if refusals > 0 { texts.append("not simulated: \(Self.count(refusals, "use"))") }
        return texts
    }

    /// The same as sentences.
    public var sentence: String { lineTexts.map { "\($0.capitalizedFirst)." }.joined(separator: " ") }

    private static let mostNames = 8

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
