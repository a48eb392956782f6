public import Heap
import Interpreter
public import UIKit

/// One run of a scene, recorded, and kept so that it can be asked at any event.
///
/// Confined: a run can be handed to another thread whole, never used by two. The recording is a value and can go anywhere.
public final class Run {
    /// What happened.
    public var recording: Recording { recorder.recording }

    var world: World { script.world }
    private(set) var script: ScriptHost
    private(set) var recorder: Recorder
    var settledFacts: [Int: Facts] = [:]
    var flashesFound: [Flash]?
    /// The file that declares the entry's class.
    private var entryFile: String?
    /// The controllers that the stage has made.
    var entries: [ObjectID] = []
    /// What came to be while they were made, for what is handed to them.
    var madeForEntries: [ObjectID] = []
    /// The files of the sources' folders that could not be read and are left out, and why.
    public let omissions: [SceneError.Problem]

    /// Parses the sources, launches, takes the steps, and lets everything settle. Throws when the sources are no Swift or hold no entry.
    ///
    /// A run that would use more than `limits` ends there, with an event that says so.
    public init(sources: [Source], setting: Setting, limits: RunLimits = RunLimits()) throws(SceneError) {
        let resources = Resources(sources.filter(\.isResource), near: Self.place(of: setting.root, in: sources))
        let sources = sources.filter { !$0.isResource }
        let reading = try SourceReading(sources, root: setting.root)
        omissions = reading.omissions
        let assets = resources.symbols.library(for: reading.program)
        let program = ScriptHost.Supplied(assets.map { reading.program.adding($0) } ?? reading.program)
        let prepare = { answers, limits in Self.prepared(sources, program, reading, resources, setting, limits, answers) }
        (script, recorder) = prepare(setting.placeholders, limits)
        let named = Set(sources.filter { !$0.isFound }.map(\.path))
        let entry = try Entry.choose(for: setting, in: script.interpreter, named: named, storyboard: script.world.mainStoryboard)
        entryFile = entry.file(in: script.interpreter, named: named)
        script.interpreter.entryFile = entryFile
        begin(entry)
        findAnswers(entry) { prepare($0, limits.ofAttempt) }
        if recorder.isOver { rewindToEnd() }
    }

    /// The file that is likely to declare a class.
    private static func place(of root: String?, in sources: [Source]) -> String? {
        guard let root = root?.split(separator: ".").last else { return nil }
        return (sources.first { $0.path.hasSuffix("/\(root).swift") } ?? sources.first { $0.text.contains("class \(root)") })?.path
    }

    private static func prepared(
        _ sources: [Source], _ program: ScriptHost.Supplied, _ reading: SourceReading, _ resources: Resources, _ setting: Setting,
        _ limits: RunLimits, _ answers: Set<String>
    ) -> (ScriptHost, Recorder) {
        let script = ScriptHost(program, device: setting.device, os: setting.os)
        script.interpreter.limits = limits.code
        script.interpreter.placeholderAnswers = answers
        let recorder = Recorder(recording: Recording(sources: sources, setting: setting), limits: limits, listeningTo: script)
        script.world.setWindowSize(setting.windowSize)
        script.world.network = setting.network
        if answers.contains(listAnswer) { script.world.network.body = "[]" }
        script.world.forwardsInSuper = setting.forwardsInSuper
        script.world.archives = reading.archives
        script.world.unreadInterfaces = reading.unread
        script.world.namedColors = resources.colors
        script.resources = resources
        return (script, recorder)
    }

    private func begin(_ entry: Entry) {
        (entries, madeForEntries) = ([], [])
        if script.interpreter.placeholderAnswers.contains(Self.listAnswer) { recorder.didUsePlaceholder(Self.listAnswer, at: nil) }
        recorder.recording.entry = entry.name
        world.bind { perform(entry) }
    }

    // MARK: Answers

    /// The answer that makes the pretended network, where no setting says what it sends, send a list of nothing instead of an object.
    private static let listAnswer = "the network's text, [] and not {}"

    /// Whether the app has ended because it takes for a list what the network sent, which nobody has said.
    private var wantsList: Bool {
        guard recording.setting.network.body == NetworkProfile().body, recording.events.contains(where: { $0.kind == .network }),
            let end = recording.end?.text
        else { return false }
        return end.contains("cast value of type 'Dictionary<Any, Any>' to 'Array") || end.contains("Expected to decode Array")
    }

    /// How often a run that ends is begun again with another answer.
    private static let attempts = 8

    /// Where the app ends by an error of its code that follows from what placeholders answered, turns the last answers before it, one at a time, as long
    /// as the app then goes on for longer; what leads nowhere is left as it was. What nobody has set from outside is an answer too.
    private func findAnswers(_ entry: Entry, _ prepare: (Set<String>) -> (ScriptHost, Recorder)) {
        guard hasFailed || hasRecursed else { return }
        let first = (script, recorder)
        var best = (run: first, answers: otherAnswers)
        var left: Set<[String]> = []
        for _ in 0..<Self.attempts {
            let answers = best.run.0.interpreter.placeholderAnswers
            guard let next = best.answers.first(where: { !answers.isSuperset(of: $0) && !left.contains($0) }) else { break }
            (script, recorder) = prepare(answers.union(next))
            script.interpreter.entryFile = entryFile
            begin(entry)
            if !hasFailed, !hasUsedUp { return }
            if hasFailed, Self.goesFurther(recording, than: best.run.1.recording) || asksAnew(beside: best.run.0) {
                best = ((script, recorder), otherAnswers)
            } else {
                left.insert(next)
            }
        }
        (script, recorder) = first
    }

    /// Whether an app comes further than another before it ends: to more callbacks, or in the same to another line.
    private static func goesFurther(_ recording: Recording, than other: Recording) -> Bool {
        let (own, others) = (recording.callbacks.count, other.callbacks.count)
        if own != others { return own > others }
        let ends = [recording, other].map { $0.end?.location?.description }
        return ends[0] != ends[1]
    }

    /// Whether the last question before the end is one that the other run did not come to: what it is about was nil there, and now has an answer itself.
    private func asksAnew(beside other: ScriptHost) -> Bool {
        guard let last = script.interpreter.decisions.last else { return false }
        return !other.interpreter.decisions.contains(last)
    }

    /// What may be turned of the run that has just ended, by name, the likeliest first: the entry's properties that are nil, or arrays of nothing, and
    /// named where it ended, each and all of them together, what placeholders were asked, the last question first and where code found nil those whether something is, and the entry's other properties that
    /// are nil.
    private var otherAnswers: [[String]] {
        let interpreter = script.interpreter
        let end = recording.end
        let place = end?.location.map { ($0.file, $0.line) }
        let empty = entries.map { interpreter.emptyProperties(of: $0, near: place) }
        let decisions = Array(interpreter.decisions.reversed())
        var likely: [String] = []
        if end?.text?.contains("nil") == true {
            let nils = Set(recording.placeholderDecisions.lazy.filter { !$0.isBool }.map(\.name))
            likely = decisions.filter(nils.contains)
        }
        let isOutOfRange = end?.text?.contains("Index out of range") ?? false
        let arrays = place.map { place in entries.flatMap { interpreter.emptyArrays(of: $0, near: place) } } ?? []
        let emptied = (isOutOfRange ? arrays : []) + interpreter.emptied.reversed()
        let first = (wantsList ? [Self.listAnswer] : []) + (isOutOfRange ? emptied : [])
        let near = empty.flatMap(\.near) + untitled(before: end) + unsetNear(place)
        let unset = near + (isOutOfRange ? [] : arrays)
        let others = likely + decisions + empty.flatMap(\.others) + (isOutOfRange ? [] : emptied)
        return (first + unset).map { [$0] } + (unset.count > 1 ? [unset] : []) + others.map { [$0] }
    }

    /// The properties of the object in whose function the app ended, one that the app made itself, that are nil, named there, and set by code elsewhere.
    private func unsetNear(_ place: (String, Int)?) -> [String] {
        let interpreter = script.interpreter
        guard let place, let object = interpreter.trapObject, !entries.contains(object) else { return [] }
        return interpreter.emptyProperties(of: object, near: place).near.filter(interpreter.mayBeSetFromOutside)
    }

    /// The titles of those of the entry's that have none, where the line at which the app ended reads one: a storyboard gives it, or who shows them.
    private func untitled(before end: Event?) -> [String] {
        guard let place = end?.location, let source = recording.sources.first(where: { $0.path == place.file }),
            let line = source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(place.line - 1).first,
            line.contains("title!")
        else { return [] }
        return entries.compactMap { id in
            guard let controller = world.object(id) as? UIViewController, controller.title == nil else { return nil }
            return script.interpreter.className(of: id).map { "\($0).title" }
        }
    }

    /// What the run has ended by.
    private var endName: String? { recorder.isOver ? recording.end?.name : nil }

    /// Whether the learner's code has ended the app, and not because it used more than a run may.
    private var hasFailed: Bool { endName == "Fatal error" }

    /// Whether the learner's code has called itself without end, as it does that asks again until something is there.
    private var hasRecursed: Bool { endName == "Infinite recursion" }

    /// Whether a run used more than it may: what is asked in a loop and is always there leads to no end.
    private var hasUsedUp: Bool { endName == "Stopped" || hasRecursed }

    // What UIKit's code still did after the app had ended belongs to no app: the end is the last event.
    private func rewindToEnd() {
        guard let last = recorder.recording.states.last else { return }
        (script.interpreter.state, world.space.heap, world.state) = (last.script, last.heap, last.world)
        world.end()
    }

    private func perform(_ entry: Entry) {
        for omission in omissions { world.report(.refusal("left out: \(omission.message)", at: omission.location.map(CodeLocation.init))) }
        for refusal in world.archives.flatMap(\.refusals) { world.report(.refusal(refusal.message, at: refusal.location)) }
        world.turn { [self] in entry.launch(self) }
        world.settle()
        if entry == .script { awaitEnd() }
        if entry.isController, let container = Container.presenting(recording.setting.container) {
            world.turn { [self] in container(self, entry.name) }
            world.settle()
        }
        for (index, step) in recording.setting.steps.enumerated() where !world.hasEnded {
            take(step, next: recording.setting.steps.dropFirst(index + 1).first)
        }
        world.settle()
        if recording.setting.isExercised { exercise() }
    }

    /// Turns until a script's own statements, some of which wait, have run to their end.
    private func awaitEnd() {
        while !script.interpreter.isTopLevelOver, !world.hasEnded {
            guard world.time < Self.longestWait else {
                return world.report(.console("appear: the script still waits after \(Self.longestWait) s", object: nil))
            }
            world.turn()
        }
    }

    /// How long a script may wait, in seconds of the run's clock.
    private static let longestWait = 60.0

    /// Starts a step, and waits until the one after it may start.
    private func take(_ step: Step, next: Step?) {
        world.turn { [self] in
            world.report(.input(step.description))
            StepTaker(run: self).take(step)
        }
        if case .wait(let seconds) = step.action { world.turn(for: seconds) }
        guard let offset = next?.start else { return world.settle() }
        world.turn(for: offset)
    }

    // MARK: Asking

    /// Goes to the time of an event, runs `body`, and comes back; nothing of it remains.
    func fork<Result>(at event: Int, _ body: () throws -> Result) rethrows -> Result {
        try fork(atState: recording.stateIndices[event], body)
    }

    /// Goes to one of the recording's states, runs `body`, and comes back; nothing of it remains.
    func fork<Result>(atState state: Int, _ body: () throws -> Result) rethrows -> Result {
        let present = (script: script.interpreter.state, heap: world.space.heap)
        let past = recording.states[state]
        (script.interpreter.state, world.space.heap) = (past.script, past.heap)
        defer { (script.interpreter.state, world.space.heap) = present }
        return try asking { try world.visiting(past.world, body) }
    }

    /// Steps that the learner's code may take while the run is asked something: a loop without end must not be run to its limit at each question.
    private static let askedSteps = 200_000

    /// Runs `body` without recording what it does, and with few steps.
    func asking<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (wasMuted, limits) = (recorder.isMuted, script.interpreter.limits)
        recorder.isMuted = true
        script.interpreter.limits.steps = min(limits.steps, script.interpreter.steps + Self.askedSteps)
        defer { (recorder.isMuted, script.interpreter.limits) = (wasMuted, limits) }
        return try body()
    }

    /// What the display showed in a frame, an index into `recording.frames`.
    public func picture(atFrame index: Int) -> Picture {
        let frame = recording.frames[index]
        return world.picture(of: frame.shown, at: frame.time)
    }

    /// The memory graph's references from an object at an event.
    public func edges(from id: ObjectID, at event: Int) -> [Edge] {
        fork(at: event) { world.edges(from: id) + script.interpreter.edges(from: id) }
    }
}
