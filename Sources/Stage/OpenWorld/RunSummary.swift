public import Interpreter
import UIKit
internal import UIKitBindings

/// What a run of the learner's own code is worth: how it was shown, what was taken for granted, what was nil, and what did not run.
public struct RunSummary: Sendable {
    /// The settings with which the entry was shown.
    public let setting: Setting
    /// Whether it is a script's run: it has no entry that is shown.
    public let isScript: Bool
    /// The class that was shown; nil where an app or a script began by itself.
    public let subject: String?
    /// The number of lines on which a statement ran, and of those on which one begins. Of the subject with what it inherits, or of all files.
    public let linesRun: Int, lines: Int
    /// The assumptions that the run has used.
    public let assumptions: [Assumption]
    /// What no file says and the code has asked for, with its answer here: `Session.isLoggedIn: false`. In order, each once.
    public let answers: [String]
    /// The placeholders for undeclared names, each once, in order.
    public let placeholders: [String]
    /// What was nil, so that code went past it: `Feed.delegate`, `navigationController`. In order, each once.
    public let skipped: [String]
    /// What is not simulated and was used, each once, in order.
    public let refusals: [String]
    /// The requests that the simulated network answered, and how; empty for none.
    public let requests: String
    /// The functions of the subject that never ran, in order of declaration, inherited ones with their class. Empty without a subject.
    public let unrun: [String]
    /// The classes without an object, of their own or of a subclass, in order of declaration: those of the subject's file, or of all.
    public let unusedClasses: [String]
    /// What ended the app, with its place; nil where nothing did.
    public let end: String?
}

extension Run {
    /// A summary of what the run is worth. Linear in the events and in the program.
    public var summary: RunSummary {
        let ran = linesRun
        var placeholders: [String] = []
        var refusals: [String] = []
        var seen: Set<String> = []
        for event in recording.events where event.kind == .refusal {
            let name = event.text ?? event.name
            guard !event.isPlaceholder || recording.question(at: event.index) == nil, seen.insert(name).inserted else { continue }
            if event.isPlaceholder { placeholders.append(name) } else { refusals.append(name) }
        }
        let classes = script.interpreter.classes
        let made = Set(recording.objects.map(recording.typeName))
        let used = classes.filter { made.contains($0.name) }.reduce(into: made) { $0.formUnion($1.superclasses) }
        let subject = classes.first { $0.name == recording.entry && $0.superclasses.contains("UIViewController") }
        let parts = subject.map { subject in classes.filter { $0.name == subject.name || subject.superclasses.contains($0.name) } }
        let members = statements(of: parts ?? [])
        let all: [String: Set<Int>] =
            subject == nil
            ? statementLines.merging(ran) { $0.union($1) }
            : members.reduce(into: [:]) { $0[$1.file, default: []].formUnion($1.lines) }
        return RunSummary(
            setting: recording.setting, isScript: recording.entry == Entry.script.name, subject: subject?.name,
            linesRun: all.reduce(0) { $0 + $1.value.intersection(ran[$1.key] ?? []).count },
            lines: all.reduce(0) { $0 + $1.value.count }, assumptions: recording.usedAssumptions,
            answers: answers,
            placeholders: placeholders, skipped: script.interpreter.passedOver, refusals: refusals, requests: requestText,
            unrun: subject.map { unrun(members, of: $0.name, ran) } ?? [],
            unusedClasses: classes.filter { !used.contains($0.name) && (subject == nil || $0.location.file == subject?.location.file) }
                .map(\.name),
            end: recording.end.map { end in (end.text ?? end.name) + (end.location.map { " (\(recording.place($0)))" } ?? "") })
    }

    /// What no file says and the code has asked for or used, with its value in this run, each once: first what an assumption can change.
    private var answers: [String] {
        let asked = recording.openQuestions.filter { !$0.question.isAssumed }.map { ("\($0.question.assumption)", $0.question.answer) }
        let known = Set(asked.map(\.0) + recording.usedAssumptions.map(\.description))
        return (asked + script.interpreter.standingValues.filter { !known.contains($0.name) }).map { "\($0): \($1)" }
    }

    /// A member of a class, and the lines in it on which statements begin.
    private typealias MemberLines = (type: String, name: String, file: String, lines: Set<Int>)

    /// The members of some classes, with their lines.
    private func statements(of classes: [Interpreter.ClassDescription]) -> [MemberLines] {
        guard !classes.isEmpty else { return [] }
        let (all, ends) = (statementLines, script.interpreter.memberEnds)
        return classes.flatMap { described in
            described.members.map { member in
                let (place, end) = (member.location, ends[member.location] ?? member.location.line + 1)
                let lines = (all[place.file] ?? []).filter { $0 >= place.line && $0 < end }
                return (described.name, member.name, place.file, lines)
            }
        }
    }

    /// The functions of which no statement ran, though they have some: those of a class by their names, inherited ones with their class.
    private func unrun(_ members: [MemberLines], of type: String, _ ran: [String: Set<Int>]) -> [String] {
        members.filter { $0.name.hasSuffix(")") && !$0.lines.isEmpty && $0.lines.isDisjoint(with: ran[$0.file] ?? []) }
            .map { $0.type == type ? $0.name : "\($0.type).\($0.name)" }
    }

    /// How many requests the simulated network answered, and how.
    private var requestText: String {
        let count = recording.events.count { $0.kind == .network }
        guard count > 0 else { return "" }
        let profile = recording.setting.network
        let answer = profile.failure == nil ? "\(profile.status) and \(profile.body)" : "a failure"
        return "\(count) \(count == 1 ? "time" : "times"), each request with \(answer)"
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
        let texts = [place + (isScript ? "none, run as a script" : setting.container.rawValue), worth] + lists(most: .max)
        return (texts.flatMap { $0.wrapped(to: 80, hanging: 2) } + Self.legend).map { "# \($0)\n" }.joined()
    }

    private static let legend = [
        "columns: seconds, frame, transaction, event (indented in the callback around it)",
        "marks: > your step, · UIKit's own step, by: who called it, at: your code",
    ]

    /// The summary as lines for people: how the code was shown and how much ran, then the lists that are not empty, of so many names each.
    public func lineTexts(most: Int = .max) -> [String] { ["\(place); \(worth)"] + lists(most: most) }

    private var place: String {
        isScript ? "run as a script" : "shown as \(setting.container.rawValue), \(setting.device.title), \(setting.os.title)"
    }

    private var worth: String {
        "\(linesRun) of \(lines) lines \(subject.map { "of \($0) " } ?? "")ran; \(assumptions.count.counted("assumption"))"
    }

    /// How many things the run does not have from the files.
    public var takenCount: Int { assumptions.count + answers.count + placeholders.count + skipped.count + refusals.count }

    /// One sentence: how it was shown, how much ran, and how many things are not from the files.
    public var headline: String {
        let parts = [
            (answers.count, "answer that no file gives", "answers that no file gives"), (placeholders.count, "placeholder", "placeholders"),
            (skipped.count, "nil passed over", "nils passed over"), (refusals.count, "use not simulated", "uses not simulated"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
        return (["\(place); \(worth)"] + parts).joined(separator: ", ").capitalizedFirst + (end == nil ? "." : "; the app ends.")
    }

    /// What was taken for granted, what was nil, and what did not run: a line for each list that is not empty, of so many names.
    /// Without assumptions and end where others say these.
    public func lists(most: Int = .max, areAll: Bool = true) -> [String] {
        var texts: [String] = []
        func list(_ beginning: String, _ names: [String]) {
            guard !names.isEmpty else { return }
            texts.append("\(beginning): \(names.listed(most: most))")
        }
        if areAll { list("assumed", assumptions.map(\.description)) }
        list("no file says, so in this run", answers)
        list("stood for by placeholders", placeholders)
        list("nil, and passed over", skipped)
        list("not simulated", refusals)
        list("answered by the simulated network", requests.isEmpty ? [] : [requests])
        if areAll { list("ended by", end.map { [$0] } ?? []) }
        list("never ran", unrun)
        list("never made", unusedClasses)
        return texts
    }
}
