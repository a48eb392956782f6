import Canvas
import Checks
import Curriculum
import Heap
import Interpreter
internal import Projects
import Stage
import UIKit

/// A run with a cache of the panes' data. From outside an immutable value: asking twice returns the same.
final class RunModel {
    let request: SceneRequest
    let recording: Recording
    let lanes: Lanes
    let transitions: [Transition]
    /// The events of the console, in order.
    let consoleEvents: [Int]
    /// The code's questions that no file answers, each once.
    let openQuestions: [RecordedQuestion]
    /// Events of statements, in order.
    let statements: [Int]

    let run: Run
    private let stops: [Level: [Int]]
    /// For each event the last one up to it that has a place in the code; -1 for none.
    private let located: [Int32]
    /// For each event the last callback of a controller up to it; -1 for none.
    private let subjects: [Int32]
    /// For each event the innermost callback of the learner's that it happened in, itself if it is one; -1 for none.
    private let speakers: [Int32]
    private let firstRuns: [String: [Int: Int]]
    private var trees = Memo<Int, [HierarchyNode]>(limit: 64)
    private var measured: [Int: Facts] = [:]
    private var pictures = Memo<Int, Picture>(limit: 128)
    /// The commonest colour of the first frame.
    private var paper: RGB?
    private var grids = Memo<GridKey, PixelGrid>(limit: 64)
    private var values = Memo<String, Evaluation>(limit: 256)
    /// What `followed` has found, by expression and event.
    var followedValues: [Watch: [Int: String?]] = [:]
    private var functions = Memo<Int, [RunningFunction]>(limit: 128)
    private var graph: (event: Int, value: MemoryGraph)?
    private var colored: [String: (theme: Theme, lines: [StyledText])] = [:]
    private var possibilitiesFound: [Possibility]?
    private var flashesFound: [Flash]?
    private var mistakesFound: [Finding]?
    private var mistakePlaces: [Finding: Int] = [:]
    private var statementLines: [String: Set<Int>] = [:]
    private var worthFound: RunSummary?
    private var digestFound: String?
    private var shortNames: [Int: (text: String, columns: Int)] = [:]

    init(_ run: Run, request: SceneRequest) {
        self.run = run
        self.request = request
        let recording = run.recording
        self.recording = recording
        lanes = Lanes(recording)
        transitions = recording.transitions
        openQuestions = recording.openQuestions
        var stops: [Level: [Int]] = [:]
        for level in Level.allCases { stops[level] = recording.events.filter { level.includes($0, in: recording) }.map(\.index) }
        self.stops = stops
        var console: [Int] = []
        var statements: [Int] = []
        var located: [Int32] = []
        var subjects: [Int32] = []
        var firstRuns: [String: [Int: Int]] = [:]
        var place: Int32 = -1
        var subject: Int32 = -1
        var speakers: [Int32] = []
        var open: [Int] = []
        for event in recording.events {
            while let last = open.last, (recording.events[last].end ?? .max) < event.index { open.removeLast() }
            if event.kind == .callback, event.location != nil { open.append(event.index) }
            speakers.append(Int32(open.last ?? -1))
            if event.kind == .line { statements.append(event.index) }
            if Self.consoleKinds.contains(event.kind) { console.append(event.index) }
            if let location = event.location {
                place = Int32(event.index)
                if firstRuns[location.file]?[location.line] == nil { firstRuns[location.file, default: [:]][location.line] = event.index }
            }
            if event.kind == .callback, let object = event.object, !recording.typeName(of: object).hasPrefix("UI"), run.isController(object)
            {
                subject = Int32(event.index)
            }
            located.append(place)
            subjects.append(subject)
        }
        (consoleEvents, self.located, self.subjects, self.firstRuns) = (console, located, subjects, firstRuns)
        self.speakers = speakers
        self.statements = statements
    }

    private static let consoleKinds: Set<Event.Kind> = [.print, .console, .exception, .refusal, .diagnosis, .network]

    /// The number of events.
    var count: Int { recording.events.count }

    /// The events that a level stops at, in order; everything when the level would stop nowhere.
    func stops(at level: Level) -> [Int] {
        let chosen = stops[level] ?? []
        return chosen.isEmpty ? stops[.everything] ?? [] : chosen
    }

    // MARK: Data for the panes

    /// The frame on the display once an event has happened; nil before the first.
    func frame(after event: Int) -> Int? { recording.frame(at: event + 1) }

    func picture(atFrame index: Int) -> Picture {
        pictures.answer(to: index) { run.picture(atFrame: index) }
    }

    private struct GridKey: Hashable {
        var frame: Int
        var size: Size
    }

    /// The display in a frame as pixels, as large as fits columns and rows.
    func screen(atFrame index: Int, fitting cells: Size) -> PixelGrid {
        grids.answer(to: GridKey(frame: index, size: cells)) {
            var grid = DeviceScreen(picture(atFrame: index), fitting: cells).grid()
            // A change of the commonest colour must be seen without colours too.
            if paper == nil { paper = DeviceScreen(picture(atFrame: 0), fitting: cells).grid().commonest }
            grid.paper = paper
            return grid
        }
    }

    /// Prepares the data that the panes need at an event, before the learner goes there.
    func prepare(for event: Int) {
        _ = hierarchy(at: event)
        _ = facts(at: event)
        if let frame = frame(after: event) { _ = picture(atFrame: frame) }
    }

    func hierarchy(at event: Int) -> [HierarchyNode] {
        trees.answer(to: event) { run.hierarchy(at: event) }
    }

    /// The last callback of one of the learner's controllers up to an event.
    func subject(at event: Int) -> Event? {
        guard subjects.indices.contains(event), subjects[event] >= 0 else { return nil }
        return recording.events[Int(subjects[event])]
    }

    /// Whether an object is a view controller.
    func isController(_ object: ObjectID) -> Bool { run.isController(object) }

    /// The innermost callback of the learner's that an event happened in, itself if it is one.
    func callback(around event: Int) -> Event? {
        guard speakers.indices.contains(event), speakers[event] >= 0 else { return nil }
        return recording.events[Int(speakers[event])]
    }

    /// The object whose lane shows an event: its own, or the one whose code printed, ran or raised it. Nil for UIKit's.
    func owner(of event: Event) -> ObjectID? {
        switch event.kind {
        case .callback, .memory: return event.object
        case .print, .line, .exception, .console, .refusal:
            return event.location == nil ? nil : callback(around: event.index)?.object
        default: return nil
        }
    }

    /// The eight facts of the controller of the event, or of the last callback before it.
    func facts(at event: Int) -> Facts? {
        if let known = measured[event] { return known }
        guard let subject = subject(at: event), let object = subject.object else { return nil }
        let facts = subject.index == event ? run.facts(at: event) : run.facts(of: object, at: event)
        measured[event] = facts
        return facts
    }

    /// The jumps of the picture that no animation made.
    var flashes: [Flash] {
        if let flashesFound { return flashesFound }
        let found = run.flashes
        flashesFound = found
        return found
    }

    /// The lifecycle mistakes that the checks find.
    var mistakes: [Finding] {
        if let mistakesFound { return mistakesFound }
        let found = Checks.findings(in: run).filter { $0.level == .warning }
        mistakesFound = found
        return found
    }

    /// The event of the statement that a finding is about.
    func event(of finding: Finding) -> Int {
        if let known = mistakePlaces[finding] { return known }
        let event = recording.statement(of: finding)
        mistakePlaces[finding] = event
        return event
    }

    /// The sentence about an event. A run of the learner's own code begins with a sentence on what the run is worth.
    func sentence(at event: Int) -> String {
        let sentence = frameSentence(at: event) ?? recording.narration(of: event)
        return event == 0 ? [worth?.headline, sentence].compactMap(\.self).joined(separator: " ") : sentence
    }

    /// What a run of the learner's own code is worth; nil for other runs.
    var worth: RunSummary? {
        guard recording.setting.world == .open else { return nil }
        let worth = worthFound ?? run.summary
        worthFound = worth
        return worth
    }

    /// What a frame shows that the one before did not; nil for other events.
    private func frameSentence(at event: Int) -> String? {
        guard recording.events[event].name == "composited", let index = frame(after: event) else { return nil }
        let number = recording.frames[index].number
        var name = "Frame \(number)"
        if let transition = transitions.last(where: { $0.frames.contains(index) }) {
            name += ", \(index - transition.frames.lowerBound + 1) of \(transition.frames.count) of the transition"
        }
        guard index > 0 else { return "\(name) is the first that the display shows." }
        let changes = ViewChange.between(
            hierarchy(at: recording.event(atFrame: index - 1)), hierarchy(at: event), isOnScreen: true
        )
        guard !changes.isEmpty else { return "\(name): no view has moved." }
        let rest = changes.count > 3 ? "; \(changes.count - 3) more" : ""
        return "\(name): \(changes.prefix(3).joined(separator: "; "))\(rest)."
    }

    /// The learner's functions that were running at an event, innermost first.
    func runningFunctions(at event: Int) -> [RunningFunction] {
        functions.answer(to: event) { run.runningFunctions(at: event) }
    }

    /// The stored properties of one of the learner's objects at an event.
    func properties(of object: ObjectID, at event: Int) -> [NamedValue] { run.properties(of: object, at: event) }

    /// The living objects at an event and their references.
    func memory(at event: Int) -> MemoryGraph {
        if let graph, graph.event == event { return graph.value }
        let found = run.memory(at: event)
        graph = (event, found)
        return found
    }

    /// The last event before another at which the learner's code was: a statement or a callback.
    func codeEvent(before event: Int) -> Int? {
        recording.events[..<event].last { $0.kind == .line || $0.kind == .callback }?.index
    }

    /// The callbacks' labels, each once, in order.
    var callbackLabels: [String] {
        var seen: Set<String> = []
        return stops(at: .callbacks).filter { recording.events[$0].kind == .callback }.map { label(of: $0) }.filter {
            seen.insert($0).inserted
        }
    }

    /// The value of an expression at an event: on the class that it begins with, or else on the event's controller.
    func value(of watch: Watch, at event: Int) -> Evaluation {
        values.answer(to: "\(event) \(watch.description)") {
            watch.type == nil ? run.evaluate(watch.expression, at: event, on: subject(at: event)?.object) : watch.value(in: run, at: event)
        }
    }

    /// The frame that shows what an answer comes to, by its index; nil where none does. The end of a run shows first in the frame after which the
    /// picture stays as it is.
    func frame(of consequence: Feedback.Consequence) -> Int? {
        switch consequence {
        case .frame(let index): return recording.frames.indices.contains(index) ? index : nil
        case .end:
            guard var frame = recording.frames.indices.last else { return nil }
            while frame > 0, picture(atFrame: frame - 1) == picture(atFrame: frame) { frame -= 1 }
            return frame
        }
    }

    /// Where a moment is in this recording; nil when it does not come.
    func place(of moment: Moment) -> Place? { moment.place(in: run) }

    /// The steps possible after the last one.
    var possibilities: [Possibility] {
        if let possibilitiesFound { return possibilitiesFound }
        let found = run.possibilities
        possibilitiesFound = found
        return found
    }

    /// The step that a tap at a point of the display would be after the last one; nil where nothing reacts to it.
    func step(forTapAt point: CGPoint) -> String? { run.step(forTapAt: point) }

    /// What follows a finger that comes down on a point of the display after the last step, and moves down or up.
    func grip(at point: CGPoint, movingDown: Bool) -> FingerGrip { run.grip(at: point, movingDown: movingDown) }

    /// Why a step cannot be done after the last one; nil when it can.
    func obstacle(of step: String) -> String? { possibilities.first { $0.step == step }?.obstacle }

    // MARK: Why

    /// The events that led to an event, itself first.
    func causes(of event: Int) -> [CauseLink] { run.causes(of: event) }

    /// Why a callback did not come to an object after an event, and a change that was run and brings it.
    func answer(whyNot callback: String, to object: String?, after event: Int) -> (silence: Silence, change: Counterfactual?) {
        run.answer(whyNot: callback, to: object, after: event, sources: request.run.sources)
    }

    // MARK: Comparing

    /// This run and another one, side by side.
    func comparison(with other: RunModel, names: RunNames?) -> Comparison {
        Comparison(run, other.run, names: names.map { ($0.own, $0.other) }, measuresFacts: false)
    }

    /// A short text that stands for the recording.
    var digest: String {
        if let digestFound { return digestFound }
        let found = run.digest
        digestFound = found
        return found
    }

    // MARK: Names

    /// An event's name on the timeline, and its width.
    func shortName(of event: Int) -> (text: String, columns: Int) {
        if let known = shortNames[event] { return known }
        let text = TimelineView.short(recording.events[event])
        let name = (text: text, columns: text.columns)
        shortNames[event] = name
        return name
    }

    /// An event's label, and its number among the events with that label.
    func name(at event: Int) -> EventName {
        let label = label(of: event)
        return EventName(label: label, count: recording.events[...event].filter { self.label(of: $0.index) == label }.count)
    }

    /// The event of that name; nil when it does not come so often.
    func event(named name: EventName) -> Int? {
        var count = 0
        for event in recording.events where label(of: event.index) == name.label {
            count += 1
            if count == name.count { return event.index }
        }
        return nil
    }

    // MARK: Code

    /// The event up to this one whose place in the code is shown, and whether that code is running at the event.
    func place(at event: Int) -> (location: SourceLocation, isRunning: Bool)? {
        guard located.indices.contains(event), located[event] >= 0 else { return nil }
        let source = recording.events[Int(located[event])]
        guard let location = source.location else { return nil }
        let isRunning =
            source.index == event || (source.kind == .callback ? (source.end ?? source.index) >= event : recording.events[event].depth > 0)
        return (location, isRunning)
    }

    /// Where the entry's class is declared; nil for a script, and for an entry that is no class.
    private(set) lazy var entryDeclaration = run.classes.first { $0.name == recording.entry }?.location

    /// The event at which a line of a file ran first.
    func firstRun(ofLine line: Int, in file: String) -> Int? { firstRuns[file]?[line] }

    /// Whether a breakpoint can be set on a line of a file: a statement begins there, or a callback that came.
    func canStop(atLine line: Int, in source: Source) -> Bool {
        if let event = firstRun(ofLine: line, in: source.path), Breakpoint.kinds.contains(recording.events[event].kind) { return true }
        let known = statementLines[source.path] ?? Set(source.statementLines)
        statementLines[source.path] = known
        return known.contains(line)
    }

    /// The source whose path ends so.
    func source(ending name: String) -> Source? { recording.sources.first { $0.path == name || $0.path.hasSuffix("/" + name) } }

    func source(named path: String) -> Source? { recording.sources.first { $0.path == path } }

    /// A file's lines in colours.
    func lines(of source: Source, theme: Theme) -> [StyledText] {
        if let known = colored[source.path], known.theme == theme { return known.lines }
        let lines = SwiftColors.lines(of: source.text, theme: theme)
        colored[source.path] = (theme, lines)
        return lines
    }

    /// An event's name for a learner: `B.viewDidLoad()`, `tap Open`, `commit`.
    func label(of event: Int) -> String {
        let event = recording.events[event]
        guard event.kind == .callback || event.kind == .system || event.kind == .memory else {
            return [.print, .console, .exception, .refusal].contains(event.kind) ? "\(event.name): \(event.text ?? "")" : event.name
        }
        return recording.name(of: event)
    }
}
