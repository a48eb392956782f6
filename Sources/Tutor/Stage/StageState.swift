import Canvas
import Curriculum
import Foundation
import Interpreter
internal import Projects
import Stage
import TypeChecker
import UIKit

/// The stage: its scene, its panes and its position.
struct StageState {
    /// The scene without the learner's own steps.
    var base: SceneRequest
    /// The learner's own steps after the scene's.
    var ownSteps: [Step] = []
    /// The scene before a change that was shown to say why something did not come; nil when none is shown.
    var before: (scene: SceneRequest, steps: [Step])?
    /// The run; nil before the first one has come back, or when there is none.
    var model: RunModel?
    /// Why there is no run.
    var failure: SceneFailure?

    /// The event that is shown: it has just happened.
    var position = 0 {
        didSet { if position != oldValue { (pinnedLine, cursorLine) = (nil, nil) } }
    }
    /// The last event that may be shown, while a question is open.
    var limit: Int?
    /// The parts that would give the answer to an open question away.
    var hidden: Set<Part> = []
    /// Whether the hierarchy shows the system's own views.
    var showsSystemViews = false
    /// Whether the display shows where views were at the stop before.
    var showsOutlines = false
    var level = Level.callbacks
    var isPlaying = false
    /// An index into `speeds`.
    var speed = 2
    /// The last search.
    var searched = ""
    /// The learner's finger, in per cent of the way.
    var drag: Drag?
    /// The parts that the text beside the stage speaks of.
    var highlights: Set<StagePrescription.Highlight> = []
    /// Two pictures side by side in place of one; nil for one.
    var comparison: StagePrescription.Comparison?
    /// What an answer comes to on the display; nil for none.
    var consequence: Consequence?
    /// The event from which the learner jumped to this one, or that an answer is about; nil before the first jump.
    var jumpedFrom: Int?
    /// The run on the stage and another one, side by side; nil when none are compared.
    var beside: SideBySide?
    /// The scene that was on the stage before the last change of its files, setting or steps; nil before there was one.
    var earlier: SceneRequest?
    /// The files of the model's solution, where it may be seen.
    var solution: [Source]?
    /// The session that the stage was opened on, until it has run.
    var saved: SavedSession?
    /// Expressions whose values are shown at each event.
    var watches: [Watch] = []
    /// Where going on stops.
    var breakpoints: [Breakpoint] = []
    /// The value whose changes are gone to; nil for none.
    var followed: Watch?

    /// The learner's own files that the scene was read from; empty for a lesson's scene.
    var paths: [String] = []
    /// What the compiler says of files that have been shown; nil before it was asked.
    var compiled: Compiled?
    /// A line that is shown in place of the one that runs, until another event is gone to; nil for none.
    var pinnedLine: SourceLocation?
    /// The line of the code pane that the learner has gone to, from 1, until another event is gone to; nil for the pinned or running one.
    var cursorLine: Int?

    /// A part that a question can ask for.
    enum Part {
        /// The eight facts, and the frames of views.
        case facts
        case views
        case picture
        /// What an event follows from: its chain, and the reason in its sentence.
        case causes
        /// What the checks find.
        case findings
    }

    /// A frame that shows what an answer comes to.
    struct Consequence {
        /// The event that the answer is about: its line ran.
        var cause: Int
        /// The frame that was on the display then, as an index; nil when there was none, or none to compare.
        var before: Int?
        /// The frame that shows it, as an index.
        var frame: Int
    }

    /// Files, and what does not compile in them.
    struct Compiled {
        var sources: [Source]
        /// Nil while the compiler reads.
        var messages: [CompilerMessage]?
    }

    /// The pane that has the keyboard.
    var focus = StagePane.timeline
    /// The panes, last used first. Of those that share a place, the first is visible.
    var recent: [StagePane] = [.timeline, .prose, .screen, .code, .hierarchy, .console, .variables, .memory]
    var isZoomed = false
    /// How far the learner has moved edges from their usual places, in thousandths of the window's height or width.
    var edges: [StageEdge.Name: Int] = [:]
    /// The edge that the mouse holds.
    var heldEdge: StageEdge.Name?
    /// How many rows the panes are scrolled from their own places.
    var scroll: [StagePane: Int] = [:]
    /// How much wider than usual the timeline is, in steps; narrower when negative.
    var timelineZoom = 0
    /// Whether there is a text beside the stage.
    var hasProse = false
    /// The title of the text beside the stage.
    var proseTitle = ""
    /// The page that the text is, for the first row; empty where there are no pages.
    var pageMark = ""

    /// A finger on the screen.
    struct Drag: Hashable {
        var percent: Int
        /// The event at which the learner put it down.
        var start: Int
        /// Where the mouse went down; nil for the keyboard's finger.
        var origin: Point?
        /// What it moves; nil before it has moved.
        var hold: Hold?
    }

    /// What a finger on the screen moves.
    enum Hold: Hashable {
        /// The page, to the right.
        case page
        /// What follows it up or down, by points.
        case upright(FingerGrip, points: CGFloat)
    }

    static let speeds = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0]

    init(_ base: SceneRequest, hasProse: Bool = false) {
        self.base = base
        self.hasProse = hasProse
        if hasProse { setFocus(.prose) }
    }

    /// Puts another scene on the stage, with nothing that the learner did to the one before.
    mutating func set(_ scene: SceneRequest) {
        base = scene
        ownSteps = []
        before = nil
    }

    /// Goes back to the scene before a change that was shown. False when none is shown.
    mutating func takeBackChange() -> Bool {
        guard let before else { return false }
        (base, ownSteps) = before
        self.before = nil
        return true
    }

    /// The scene with the learner's own steps.
    var request: SceneRequest {
        var request = base
        request.setting.steps += ownSteps
        return request
    }

    /// The event that is shown; nil when nothing happened or there is no run.
    var event: Event? {
        guard let model, model.recording.events.indices.contains(position) else { return nil }
        return model.recording.events[position]
    }

    /// What the answer comes to, while its frame is shown.
    var consequenceShown: Consequence? {
        consequence.flatMap { model?.recording.event(atFrame: $0.frame) == position ? $0 : nil }
    }

    /// The line that the code stands at, if it is not the one that runs.
    var lineShown: SourceLocation? {
        pinnedLine ?? consequenceShown.flatMap { model?.recording.events[$0.cause].location }
    }

    /// The size of the display that is shown, in points: a turned device has a wide one.
    var displaySize: CGSize {
        guard let model, let frame = model.frame(after: position) else { return base.setting.device.screenSize }
        return model.picture(atFrame: frame).size
    }

    /// The index of the last event that may be shown.
    var lastReachable: Int {
        let last = max(0, (model?.count ?? 0) - 1)
        return min(limit ?? last, last)
    }

    /// A pane's name, behind the key that goes there, and before a sign where the text beside the stage speaks of it. The text's has its place in the lesson.
    func title(of pane: StagePane, spokenOf sign: String) -> String {
        pane == .prose ? proseTitle : "\(pane.digit) \(pane.name)" + (isHighlighted(pane) ? " \(sign)" : "")
    }

    /// Whether the text beside the stage speaks of a pane.
    func isHighlighted(_ pane: StagePane) -> Bool {
        switch pane {
        case .code: highlights.contains(.code)
        case .screen: highlights.contains(.screen)
        case .hierarchy: !highlights.isDisjoint(with: [.hierarchy, .geometry, .facts])
        case .memory: highlights.contains(.memory)
        case .console: highlights.contains(.console)
        case .prose, .timeline, .variables: false
        }
    }

    mutating func setFocus(_ pane: StagePane) {
        focus = pane
        recent.removeAll { $0 == pane }
        recent.insert(pane, at: 0)
    }

    /// Shows a pane in the place that it shares with others, without giving it the keyboard.
    mutating func bringForward(_ pane: StagePane) {
        recent.removeAll { $0 == pane }
        recent.insert(pane, at: pane == focus ? 0 : 1)
    }

    /// The next place in a direction at which the arrow keys stop.
    func stop(_ direction: Int) -> Int? {
        guard let model else { return nil }
        let stops = model.stops(at: level)
        if direction > 0 {
            let index = stops.firstIndex(after: position)
            guard index < stops.count, stops[index] <= lastReachable else { return nil }
            return stops[index]
        }
        let index = stops.firstIndex(after: position - 1) - 1
        return index >= 0 ? stops[index] : nil
    }

    /// Gets ready for the stops on both sides.
    func prepare() {
        for stop in [stop(1), stop(-1)] { stop.map { model?.prepare(for: $0) } }
    }

    /// The composited event of the next frame in a direction.
    func frameStop(_ direction: Int) -> Int? {
        guard let model else { return nil }
        let frames = model.recording.frames
        let current = model.frame(after: position) ?? -1
        if direction > 0 {
            guard current + 1 < frames.count else { return nil }
            let event = model.recording.event(atFrame: current + 1)
            return event <= lastReachable ? event : nil
        }
        guard current >= 0 else { return nil }
        let own = model.recording.event(atFrame: current)
        if own < position { return own }
        return current > 0 ? model.recording.event(atFrame: current - 1) : nil
    }

    /// Seconds until the next step while playing; nil when nothing plays.
    var tickInterval: Double? {
        guard isPlaying, let event else { return nil }
        let isFrame = event.kind == .system && event.name == "composited"
        return (isFrame ? 0.05 : 0.6) / Self.speeds[speed]
    }
}

extension [Int] {
    /// The index of the first element greater than a value in a sorted array; its count when there is none.
    func firstIndex(after value: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
