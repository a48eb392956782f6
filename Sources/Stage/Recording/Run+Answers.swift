import Heap
import Interpreter
import UIKit

// What is stood for where an app ends, found by beginning again.
extension Run {
    /// The answer that makes the pretended network, where no setting says what it sends, send a list of nothing instead of an object.
    static let listAnswer = "the network's text, [] and not {}"

    /// The answer that makes the pretended network, where no setting says what it does, out of reach.
    static let offlineAnswer = "the network, which cannot be reached"

    /// Whether the app has ended because it takes for a list what the network sent, which nobody has said.
    private var wantsList: Bool {
        guard recording.setting.network.body == NetworkProfile().body, recording.events.contains(where: { $0.kind == .network }),
            let end = recording.end?.text
        else { return false }
        return end.contains("cast value of type 'Dictionary<Any, Any>' to 'Array") || end.contains("Expected to decode Array")
    }

    /// Whether the app has ended where it looks at what the network sent, which nobody has said: just after an answer has come.
    private var missesAnswer: Bool {
        guard recording.setting.network == NetworkProfile(), let end = recording.end,
            let last = recording.events.last(where: { $0.kind == .network && $0.time <= end.time })
        else { return false }
        return end.time - last.time < 0.1
    }

    /// What makes all that a run begins with, for other answers.
    typealias Preparation = (_ answers: Set<String>, _ isAttempt: Bool) -> (ScriptHost, Recorder)

    /// Begins once more, with what was prepared for other answers.
    private func begin(_ entry: Entry, _ prepared: (ScriptHost, Recorder)) {
        (script, recorder) = prepared
        script.interpreter.entryFile = entryFile
        begin(entry)
    }

    /// How often a run that ends is begun again with another answer.
    private static let attempts = 8

    /// The steps of the learner's code that such runs take together before none is begun any more: an app that reads much at its start reads it each time.
    private static let stepsOfAttempts = 2_000_000

    /// The answer that does what the system does at launch with the app's own delegate before the entry is made: what its start sets up is there.
    static let startAnswer = "the app's own start"

    /// All that a run begun again leaves.
    private struct Attempt {
        let script: ScriptHost
        let recorder: Recorder
        let madeForEntries: [ObjectID]
        let stagedFrom: Int?
    }

    private var present: Attempt {
        get { Attempt(script: script, recorder: recorder, madeForEntries: madeForEntries, stagedFrom: stagedFrom) }
        set {
            (script, recorder) = (newValue.script, newValue.recorder)
            (madeForEntries, stagedFrom) = (newValue.madeForEntries, newValue.stagedFrom)
        }
    }

    /// Where the app ends by an error of its code that follows from what placeholders answered, turns the last answers before it, one at a time, as long
    /// as the app then goes on for longer; what leads nowhere is left as it was. What nobody has set from outside is an answer too, and so is that the
    /// app's own start has been.
    func findAnswers(_ entry: Entry, _ prepare: Preparation) {
        let first = present
        guard hasFailed || hasRecursed else { return goOn(entry, from: [first], prepare) }
        var furthest = first
        // The way that has been gone, each step with what else may be turned there.
        var path = [(run: first, answers: otherAnswers(entry))]
        var left: Set<[String]> = []
        let kept = recording.setting.unturnedPlaceholders
        var steps = 0
        for _ in 0..<Self.attempts where steps < Self.stepsOfAttempts {
            var next: [String]?
            while next == nil, let best = path.last {
                let answers = best.run.script.interpreter.placeholderAnswers
                next = best.answers.first { !answers.isSuperset(of: $0) && !left.contains($0) && kept.isDisjoint(with: $0) }
                if next == nil { path.removeLast() }
            }
            guard let next, let best = path.last else { break }
            begin(entry, prepare(best.run.script.interpreter.placeholderAnswers.union(next), true))
            if !hasFailed, !hasUsedUp { return }
            steps += script.interpreter.steps
            left.insert(next)
            if hasFailed, Self.goesFurther(present, than: best.run) || asksAnew(beside: best.run.script) {
                path.append((present, otherAnswers(entry)))
                if Self.goesFurther(present, than: furthest) { furthest = present }
            } else {
                if hasTrapped, stagedFrom == nil { path[path.count - 1].answers.insert(contentsOf: startAnswers(beside: next), at: 0) }
            }
        }
        goOn(entry, from: furthest.recorder === first.recorder ? [first] : [first, furthest], prepare)
    }

    /// Where no answer leads on from an error that may come of missing files: goes on behind it and all such that follow, with the answers of the runs in
    /// their order, until that comes to the scene's end. Else the one remains that came to the most of its callbacks, where that is more than the first.
    private func goOn(_ entry: Entry, from runs: [Attempt], _ prepare: Preparation) {
        let standsIn = { (recorder: Recorder) in recorder.recording.events.contains(where: \.isPlaceholder) }
        guard var best = runs.first else { return }
        for run in runs {
            present = run
            guard recorder.isOver, !hasUsedUp, standsIn(recorder) else { continue }
            let prepared = prepare(script.interpreter.placeholderAnswers, false)
            let (other, kept) = (prepared.1, recording.setting.unturnedPlaceholders)
            prepared.0.interpreter.mayGoOn = { question in !kept.contains(question) && standsIn(other) }
            begin(entry, prepared)
            // What is asked of the run from now on goes on behind nothing else.
            script.interpreter.mayGoOn = nil
            guard recorder.isOver else { return }
            if !hasUsedUp, Self.goesFurther(present, than: best) { best = present }
        }
        present = best
    }

    /// Where the app's own start has ended before the entry was made, what it may be made with besides: the last things that it asked.
    private func startAnswers(beside answers: [String]) -> [[String]] {
        guard answers.contains(Self.startAnswer) else { return [] }
        return script.interpreter.decisions.reversed().filter { !answers.contains($0) }.prefix(2).map { answers + [$0] }
    }

    /// Whether an app comes further than another before it ends: to more callbacks behind its own start, or in the same to another line.
    private static func goesFurther(_ one: Attempt, than other: Attempt) -> Bool {
        guard let start = one.stagedFrom else { return false }
        let callbacks = [(one, start), (other, other.stagedFrom ?? 0)].map { run, start in
            run.recorder.recording.events[start...].count { $0.kind == .callback }
        }
        if callbacks[0] != callbacks[1] { return callbacks[0] > callbacks[1] }
        let ends = [one, other].map { $0.recorder.recording.end?.location?.description }
        return ends[0] != ends[1]
    }

    /// Whether the last question before the end, or the last key of the defaults, is one that the other run did not come to: what it is
    /// about was nil there, and now has an answer itself. So is what an object lacks that stands for another where there was none. Where an element is
    /// missing, it is the last array's that has not as many.
    private func asksAnew(beside other: ScriptHost) -> Bool {
        if isOutOfRange, let last = script.interpreter.emptied.last, !other.interpreter.emptied.contains(last) { return true }
        let parts = [script, other].map { $0.interpreter }.map(unsetParts)
        if !Set(parts[0]).isSubset(of: parts[1]) { return true }
        let missed = other.world.missedDefaults.map(\.key)
        if hasTrapped, let last = world.missedDefaults.last, !missed.contains(last.key) { return true }
        guard let last = script.interpreter.decisions.last else { return false }
        return !other.interpreter.decisions.contains(last)
    }

    /// What may be turned of the run that has just ended, by name, the likeliest first: a subclass where the entry's leaves to those what
    /// it ended in or casts itself to what they are, a container that the line names, what a function looks for there that others register,
    /// what an interface that is not here would give, what an earlier run would have kept under the key that it names, the entry's
    /// properties that are nil, or arrays of nothing, and named where it ended, what the line names of objects that stand for others,
    /// together where that is much, all of the entry's, and all that the function names of those where one part has been answered; the
    /// network's answer, static properties and globals that are nil and named there, and arrays of other objects, what else those lack that
    /// stand for others, what gives nil where the line demands something, of which class what was asked last for its class is, what
    /// placeholders were asked last, what code elsewhere sets of the entry's, what else may give nil and is named there, the app's own
    /// start, a subclass where nobody makes an object of the entry's class itself, the other questions, the last first and those first
    /// where code found nil, and the entry's other properties that are nil.
    private func otherAnswers(_ entry: Entry) -> [[String]] {
        let interpreter = script.interpreter
        let end = recording.end
        let place = end?.location.map { ($0.file, $0.line) }
        let empty = script.staged.map { interpreter.emptyProperties(of: $0, near: place, missingInList: isOutOfRange) }
        let decisions = Array(interpreter.decisions.reversed())
        var likely: [String] = []
        let parts = unsetParts(interpreter)
        if hasFoundNil {
            let nils = Set(recording.placeholderDecisions.lazy.filter { !$0.isBool }.map(\.name))
            likely = decisions.filter(nils.contains)
        }
        let arrays = place.map { place in script.staged.flatMap { interpreter.emptyArrays(of: $0, near: place) } } ?? []
        let emptied = (isOutOfRange ? arrays : []) + interpreter.emptied.reversed()
        let first = (wantsList ? [Self.listAnswer] : []) + (isOutOfRange ? emptied : [])
        let unset = empty.flatMap(\.near) + untitled + unsetNear(place) + (isOutOfRange ? [] : arrays)
        let kept: (near: [String], others: [String]) = hasFoundNil ? defaultAnswers : ([], [])
        let around = hasFoundNil ? Self.surroundings.filter(lineOfEnd.contains).map(Self.surroundingAnswer) : []
        let drawn = hasFoundNil || isOutOfRange ? Self.drawn.filter { $0.words.contains(where: lineOfEnd.contains) }.map(\.answer) : []
        let offline = missesAnswer ? [Self.offlineAnswer] : []
        let elsewhere = isOutOfRange ? place.map { interpreter.emptyArraysElsewhere(near: $0).prefix(2) } ?? [] : []
        let shared = (entry.isController ? place.map { interpreter.emptyGlobals(near: $0) } ?? [] : []) + elsewhere
        let start = entry.applicationDelegate(of: self) == nil ? [] : [Self.startAnswer]
        let wanted = end?.text?.firstMatch(of: /Could not cast value of type '([^']+)' to '([^']+)'/).map { String($0.2) }
        let cast = wanted.map { interpreter.heirs(of: entry.name, thatAre: $0) } ?? []
        let heirs = entry.isController ? (cast + interpreter.heirs(of: entry.name, near: place)).prefix(2) : []
        let concrete = hasTrapped ? interpreter.heirsOfStandIns(near: place).prefix(2).map { "\($0.name) as \($0.heir)" } : []
        // A switch over classes whose last resort ends the app.
        let isLastResort = hasTrapped && !hasFoundNil && interpreter.classesAsked.after == decisions.count
        let classes = isLastResort ? Array(interpreter.classesAsked.questions.prefix(3)) : []
        let others = classes + likely + decisions + empty.flatMap(\.others) + (isOutOfRange ? [] : emptied)
        // Where one part of what stands for an object has been answered, all that the function names.
        let line = lineOfEnd
        let read = parts.filter { part in part.split(separator: ".").last.map(line.contains) ?? false }
        let lacking = Array(parts.lazy.filter { !read.contains($0) }.prefix(2))
        // The app's own start registers what it has.
        let registered = hasTrapped && entry.isController ? [interpreter.missedRegistration].compactMap { $0 } : []
        let outside: [String] =
            (start.isEmpty ? registered : []) + heirs.map { Self.heirAnswer($0, entry.name) } + concrete + around + drawn + kept.near
        let alone = outside + first + unset + (read.count < 4 ? read : [])
        let results = hasFoundNil || hasRecursed ? place.map { interpreter.emptyResults(near: $0) } : nil
        // What an earlier run would have kept is in no list.
        let lists = isOutOfRange && !world.missedDefaults.isEmpty ? place.map { interpreter.emptyArrayResults(near: $0) } ?? [] : []
        let given = Array((results?.demanded ?? []).prefix(2)), maybe = Array((lists + (results?.others ?? [])).prefix(2))
        let demanded = given.isEmpty ? [] : kept.others + given
        let unmade = entry.isController ? interpreter.heirsOfUnmade(entry.name).prefix(2).map { Self.heirAnswer($0, entry.name) } : []
        // What code elsewhere sets on such an entry before it shows it.
        let handed =
            entry.isController && (hasFoundNil || lacksAncestor)
            ? Array(empty.flatMap(\.others).filter(interpreter.mayBeSetFromOutside).prefix(2)) : []
        let asked: [[String]] = [
            offline, shared, lacking, demanded, Array(others.prefix(2)), handed, maybe, kept.others, start, registered, unmade,
            Array(others.dropFirst(2)),
        ]
        let together = [
            read.count < 4 ? [] : read, unset.count > 1 ? unset : [],
            interpreter.placeholderAnswers.isDisjoint(with: parts) ? [] : parts,
        ]
        return alone.map { [$0] } + together.filter { !$0.isEmpty } + asked.joined().map { [$0] }
    }

    /// The properties of the object in whose function the app ended, one that the app made itself, that are nil, named there, and set by code elsewhere.
    private func unsetNear(_ place: (String, Int)?) -> [String] {
        let interpreter = script.interpreter
        guard let place, let object = interpreter.trapObject, !script.staged.contains(object) else { return [] }
        return interpreter.emptyProperties(of: object, near: place).near.filter(interpreter.mayBeSetFromOutside)
    }

    /// The titles of those of the entry's that have none, where the line at which the app ended reads one: a storyboard gives it, or who shows them.
    private var untitled: [String] {
        guard lineOfEnd.contains("title!") else { return [] }
        return script.staged.compactMap { id in
            guard let controller = world.object(id) as? UIViewController, controller.title == nil else { return nil }
            return script.interpreter.className(of: id).map { "\($0).title" }
        }
    }

    /// Of the objects that stand for others where the app found nil: what they lack that the function names in which it ended.
    private func unsetParts(_ interpreter: Interpreter) -> [String] {
        guard hasFoundNil, let place = recording.end?.location else { return [] }
        return interpreter.propertiesOfStandIns(near: (place.file, place.line))
    }

    /// Whether the app has ended because something was nil.
    private var hasFoundNil: Bool { recording.end?.text?.contains("nil") == true }

    /// What the run has ended by.
    private var endName: String? { recorder.isOver ? recording.end?.name : nil }

    /// Whether the learner's code has ended the app, and not because it used more than a run may.
    private var hasTrapped: Bool { endName == "Fatal error" || endName == "EXC_BAD_INSTRUCTION" }

    /// Whether the app has ended by an error that an answer may turn.
    private var hasFailed: Bool { hasTrapped || isOutOfRange || hasGivenNil || lacksAncestor }

    /// Whether the app has ended because it constrained a view that it had not put anywhere, as it does for what it is to show.
    private var lacksAncestor: Bool { endName == "NSGenericException" && recording.end?.text?.contains("no common ancestor") == true }

    /// Whether the app has ended because it gave nil to UIKit where something must be.
    private var hasGivenNil: Bool { endName == "NSInvalidArgumentException" && recording.end?.text?.contains(" nil") == true }

    /// The line of code at which the app has ended.
    private var lineOfEnd: Substring {
        recording.end?.location.map { line($0.line, of: $0.file) } ?? ""
    }

    /// Whether the app has ended because it asks for an element, a row or an item that is not there, or demands that there is one.
    private var isOutOfRange: Bool {
        guard let end = endName, let text = recording.end?.text else { return false }
        if end == "NSRangeException" || text.contains("out-of-bounds") || text.contains("but there are only 0") { return true }
        guard hasTrapped else { return false }
        let counts = ["ount", "indices", "isEmpty"]
        return text.contains("Index out of range") || text.hasPrefix("Precondition failed") && counts.contains { lineOfEnd.contains($0) }
    }

    /// Whether the learner's code has called itself without end, as it does that asks again until something is there.
    private var hasRecursed: Bool { endName == "Infinite recursion" }

    /// Whether a run used more than it may: what is asked in a loop and is always there leads to no end.
    private var hasUsedUp: Bool { endName == "Stopped" || hasRecursed }
}
