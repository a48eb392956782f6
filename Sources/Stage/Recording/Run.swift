public import Heap
public import Interpreter
public import Projects
public import UIKit
internal import UIKitBindings

/// One run of a scene, recorded, and kept so that it can be asked at any event.
///
/// Confined: a run can be handed to another thread whole, never used by two. The recording is a value and can go anywhere.
public final class Run {
    /// The recording of the run.
    public var recording: Recording { recorder.recording }

    /// The misconceptions that UIKit's code asked for, where rules were noted: following another one changes nothing.
    public var consultedMisconceptions: Set<Misconception> { world.consultedMisconceptions }

    var world: World { script.world }
    var script: ScriptHost
    var recorder: Recorder
    var settledFacts: [Int: Facts] = [:]
    /// The measurements after doing everything pending; nil where there was no view.
    var settledMeasurements: [SettledPlace: ViewMeasurement?] = [:]
    var measuring = Measuring()
    var flashesFound: [Flash]?
    let program: SceneProgram
    /// Where it begins.
    let entry: Entry
    /// The file that declares the entry's class.
    private(set) var entryFile: String?
    /// Other objects made while the entries were made, for their properties.
    var madeForEntries: [ObjectID] = []
    /// Whether the watchdog ended it: run again, it may end elsewhere.
    public private(set) var isInterrupted = false
    /// The files of the sources' folders that could not be read and are left out, and why.
    public var omissions: [SceneError.Problem] { program.omissions }

    /// Parses the sources, launches, takes the steps, and lets everything settle. Throws when the sources are not Swift or contain no
    /// entry.
    ///
    /// A run that would use more than `limits` ends there, with an event that says so.
    public convenience init(sources: [Source], setting: Setting, limits: RunLimits = RunLimits()) throws(SceneError) {
        if let excess = Step.excess(of: setting.steps) { throw SceneError(problems: [.init(location: nil, message: excess)]) }
        try self.init(SceneProgram(sources, root: setting.root), setting: setting, limits: limits)
    }

    /// The same with sources that have been read.
    public convenience init(_ program: SceneProgram, setting: Setting, limits: RunLimits = RunLimits()) throws(SceneError) {
        try self.init(program, setting, limits, misreadingDeviceAt: nil)
    }

    /// The same, in which one line may be told of another device.
    private init(
        _ program: SceneProgram, _ setting: Setting, _ limits: RunLimits, misreadingDeviceAt line: SourceLocation?
    ) throws(SceneError) {
        self.program = program
        (script, recorder) = Self.prepared(program, setting, limits)
        script.world.misreadLine = line.map(CodeLocation.init)
        let named = Set(program.files.filter { !$0.isFound }.map(\.path))
        entry = try Entry.choose(for: setting, in: script.interpreter, named: named, storyboard: script.world.mainStoryboard)
        entryFile = entry.file(in: script.interpreter, named: named)
        script.interpreter.entryFile = entryFile
        begin()
        finish()
    }

    /// The same run again, in which a line that reads the screen's bounds, the idiom or the device's orientation is told of another device. nil where
    /// it cannot begin.
    public func misreadingDevice(at line: SourceLocation) -> Run? {
        try? Run(program, recording.setting, recorder.limits, misreadingDeviceAt: line)
    }

    /// The same run again with other steps. nil where it cannot begin.
    public func again(with steps: [Step]) -> Run? {
        var setting = recording.setting
        setting.steps = steps
        return try? Run(program, setting: setting, limits: recorder.limits)
    }

    /// Takes one more step at the end of the run, as if the setting had had it from the beginning. Nothing happens once the app has ended.
    ///
    /// What was found in the recording before, as an index into its events, stays true. Costs what the step costs.
    public func go(on step: Step) {
        guard !hasEnded else { return }
        recorder.recording.setting.steps.append(step)
        script.interpreter.limits.interruption = recorder.limits.watching().code.interruption
        world.notesConsultations = recorder.limits.notesRules
        world.bind {
            take(step, next: nil)
            world.settle()
        }
        finish()
    }

    private func finish() {
        world.notesConsultations = false
        if recorder.isOver { rewindToEnd() }
        isInterrupted = script.interpreter.isInterrupted
        noteNames()
        recorder.recording.suggestions = suggestedAssumptions(entry)
        (settledFacts, settledMeasurements, measuring, flashesFound) = ([:], [:], Measuring(), nil)
    }

    static func prepared(_ program: SceneProgram, _ setting: Setting, _ limits: RunLimits) -> (ScriptHost, Recorder) {
        let script = ScriptHost(program.supplied, device: setting.device, os: setting.os)
        script.interpreter.limits = limits.code.interruption == nil ? limits.watching().code : limits.code
        script.isOpenWorld = setting.world == .open
        script.interpreter.assumptions = setting.assumptions
        let recorder = Recorder(recording: Recording(sources: program.files, setting: setting), limits: limits, listeningTo: script)
        script.world.setWindowSize(setting.windowSize)
        script.world.network = setting.network
        script.world.notesConsultations = limits.notesRules
        if setting.assumptions.contains(.networkList) { script.world.network.body = "[]" }
        if setting.assumptions.contains(.networkFailure) { script.world.network.failure = .notConnectedToInternet }
        script.world.misconceptions = setting.misconceptions
        script.world.archives = program.reading.archives
        script.world.unreadInterfaces = program.reading.unread
        script.world.namedColors = program.resources.colors
        script.resources = program.resources
        script.interpreter.filesSeenByObjectiveC = program.resources.languageModes.seenByObjectiveC(program.files.map(\.path))
        return (script, recorder)
    }

    private func begin() {
        for assumption in [Assumption.networkList, .networkFailure] where recording.setting.assumptions.contains(assumption) {
            recorder.didAsk(OpenQuestion(assumption, isAssumed: true), at: nil)
        }
        recorder.recording.entry = entry.name
        world.bind {
            keepAssumedDefaults()
            perform()
        }
    }

    // UIKit's work after the app's end belongs to no app: the end is the last event.
    private func rewindToEnd() {
        guard let last = recorder.recording.states.last else { return }
        (script.interpreter.state, world.space.heap, world.state) = (last.script, last.heap, last.world)
        world.end()
    }

    private func perform() {
        for omission in omissions { world.report(.refusal("left out: \(omission.message)", at: omission.location.map(CodeLocation.init))) }
        tellRepeatedNames()
        let interfaces = world.archives.filter { !$0.isLaunchScreen }
        for refusal in interfaces.flatMap(\.refusals) { world.report(.refusal(refusal.message, at: refusal.location)) }
        let incomplete = Set(omissions.compactMap(\.location?.file))
        let errors =
            recording.setting.world == .open ? program.errors ?? script.interpreter.declarationErrors : script.interpreter.declarationErrors
        if let error = errors.first(where: { !incomplete.contains($0.location.file) }) {
            script.interpreter.fail(error.message, at: error.location)
        }
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
    }

    /// Reports which of several declarations of a type or interface a name refers to.
    private func tellRepeatedNames() {
        for type in script.interpreter.redeclarations {
            let text = "invalid redeclaration of '\(type.name)': other files mean the one at \(type.first.file):\(type.first.line)"
            world.report(.refusal(text, at: CodeLocation(type.location)))
        }
        for (file, first) in world.unnamedArchives {
            world.report(.refusal("'\(file.name)' is declared again at \(file.path): its name means \(first.path)", at: nil))
        }
    }

    /// Turns until a script's own statements have finished, including those that wait.
    private func awaitEnd() {
        while !script.interpreter.isTopLevelOver, !world.hasEnded {
            guard world.time < Self.longestWait else {
                return world.report(.console("appear: the script still waits after \(Self.longestWait) s", object: nil, about: .notSettled))
            }
            world.turn()
        }
    }

    /// How long a script may wait, in seconds of the run's clock.
    private static let longestWait = 60.0

    /// Starts a step, and waits until the next one may start.
    private func take(_ step: Step, next: Step?) {
        world.turn { [self] in
            world.take(input: step.description) { StepRunner(run: self).take(step) }
        }
        if case .wait(let seconds) = step.action { world.turn(for: seconds) }
        guard let offset = next?.start else { return world.settle() }
        world.turn(for: offset)
    }

    // MARK: Asking

    /// Goes to the time of an event, runs `body`, and comes back. The run does not change.
    func fork<Result>(at event: Int, _ body: () throws -> Result) rethrows -> Result {
        try fork(atState: recording.stateIndices[event], body)
    }

    /// Goes to one of the recording's states, runs `body`, and comes back. The run does not change.
    func fork<Result>(atState state: Int, _ body: () throws -> Result) rethrows -> Result {
        let present = (script: script.interpreter.state, heap: world.space.heap)
        let past = recording.states[state]
        (script.interpreter.state, world.space.heap) = (past.script, past.heap)
        defer { (script.interpreter.state, world.space.heap) = present }
        return try asking { try world.visiting(past.world, body) }
    }

    /// The most steps that the learner's code may take while the run is asked something. So an endless loop does not run to its full limit
    /// at each question.
    private static let askedSteps = 200_000

    /// Runs `body` without recording, and with few steps.
    func asking<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (wasMuted, limits) = (recorder.isMuted, script.interpreter.limits)
        (recorder.isMuted, script.isAsked) = (true, true)
        script.interpreter.limits.steps = min(limits.steps, script.interpreter.steps + Self.askedSteps)
        script.interpreter.limits.interruption = recorder.limits.watchdog?.watch()
        defer { (recorder.isMuted, script.isAsked, script.interpreter.limits) = (wasMuted, wasMuted, limits) }
        return try body()
    }

    /// The display's picture in a frame, an index into `recording.frames`.
    public func picture(atFrame index: Int) -> Picture {
        let frame = recording.frames[index]
        return world.picture(of: frame.shown, at: frame.time)
    }

    /// The memory graph's references from an object at an event.
    public func edges(from id: ObjectID, at event: Int) -> [Edge] {
        fork(at: event) { world.edges(from: id) + script.interpreter.edges(from: id) }
    }
}
