import Canvas
import Curriculum
import Foundation
import Stage

extension StageState {
    /// Handles an action. Returns the effects that it needs.
    mutating func reduce(_ action: StageAction) -> [Effect] {
        let before = position
        defer { if action.isJump, position != before { jumpedFrom = before } }
        switch action {
        case .stepped(let count): return beside == nil ? step(count) { $0.stop($1) } : stepRows(count)
        case .framesStepped(let count): return step(count) { $0.frameStop($1) }
        case .statementStepped(let step, let direction): return stepStatement(step, direction)
        case .wentOn(let direction): return goOn(direction)
        case .breakpointsAsked: return [.present(.menu(breakpointMenu))]
        case .breakpointAsked: return [.present(.prompt(breakpointPrompt))]
        case .breakpointTyped(let text): return addBreakpoint(typed: text)
        case .breakpointToggled(let breakpoint): return toggle(breakpoint)
        case .wentThere: jumpedFrom.map { go(to: $0) }
        case .breakpointPressed(let line): return pressBreakpoint(onLine: line)
        case .cursorMoved(let lines): return moveCursor(by: lines)
        case .cursorPlaced(let line):
            setFocus(.code)
            return placeCursor(onLine: line)
        case .followAsked: return [.present(.prompt(followPrompt))]
        case .followTyped(let text): return follow(typed: text)
        case .followChosen(let watch): return follow(watch)
        case .changeStepped(let direction): return stepChange(direction)
        case .wentToFirst: go(to: 0)
        case .wentToLast: go(to: lastReachable)
        case .wentTo(let event): return jump(to: event)
        case .goAsked: return [.present(.prompt(goPrompt))]
        case .goTyped(let text): return go(toTyped: text)
        case .findAsked: return [.present(.prompt(findPrompt))]
        case .findTyped(let text):
            searched = text
            return find(1, includingHere: true)
        case .findRepeated(let direction): return find(direction, includingHere: false)
        case .flashStepped(let direction): return flash(direction)
        case .otherPressed: exchange()
        case .compareAsked: return [.present(.menu(comparisonMenu))]
        case .comparedPartAsked(let part): return [.present(.menu(menu(of: part)))]
        case .compareChosen(let request, let names): return [.run(request, .compare(names))]
        case .compareEnded:
            endComparing()
            return [.say("The comparison is over; x begins another.")]
        case .differenceStepped(let direction): return stepDifference(direction)
        case .rowChosen(let row): stand(on: row)
        case .saveAsked: return [.present(.prompt(savePrompt))]
        case .saveTyped(let path): return save(to: path)
        case .saved(let sentence): return [.say(sentence)]
        case .playPressed:
            isPlaying.toggle()
            if isPlaying, nextWhilePlaying == nil, limit == nil { go(to: 0) }
        case .speedChanged(let by): speed = min(max(0, speed + by), Self.speeds.count - 1)
        case .levelPressed:
            level = level.next
            return [.say("The arrow keys stop at: \(level.title).")]
        case .mistakesAsked: return showMistakes()
        case .worthAsked: return showWorth()
        case .findingChosen(let finding): return go(to: finding) + [.say("M says why it is one, and how it is mended.")]
        case .findingAsked: return openFinding()
        case .findingOpened(let finding): return open(finding)
        case .findingRead(let finding, let mend, let isKept): return show(finding, mend, isKept: isKept)
        case .lessonAsked(let lesson): return [.readLesson(lesson, .resume)]
        case .findingKept(let finding, let mend): return keep(finding, mend)
        case .findingWasKept(let kept): return tell(kept: kept)
        case .findingForgotten(let finding): return forget(finding)
        case .explainAsked: return explain()
        case .lineExplained(let line): return explain(line: line)
        case .explained(let name): return Self.explain(name)
        case .reloadPressed: return [.rereadFiles(paths)]
        case .reloaded(.failure(let problem)): return [.say(problem.lines.joined(separator: " ")), .bell]
        case .reloaded(.success(let sources)):
            _ = takeBackChange()
            base.run.sources = sources
            return [.say("Read again, and run."), .run(request, .change)]
        case .actAsked: return [.present(.menu(actMenu))]
        case .stepAsked: return [.present(.prompt(stepPrompt))]
        case .acted(let text): return act(text)
        case .dragBegan(let percent): return beginDrag(at: percent)
        case .dragPressed(let point):
            isPlaying = false
            drag = Drag(percent: 0, start: position, origin: point)
        case .dragged(let percent): return moveDrag(to: percent)
        case .fingerMoved(let start, let way): return moveFinger(from: start, by: way)
        case .fingerLifted: return liftFinger()
        case .wheelTurned(let point, let direction): return turnWheel(at: point, direction)
        case .dragEnded(let finishes): return endDrag(finishes: finishes)
        case .dragDropped:
            drag = nil
            return [.run(request, .undo)]
        case .tapped(let x, let y):
            drag = nil
            guard let step = model?.step(forTapAt: CGPoint(x: x, y: y)) else { return [.say("Nothing reacts to a tap there."), .bell] }
            return act(step)
        case .undoPressed:
            // Steps done to the changed run are taken back before the change.
            if ownSteps.isEmpty {
                guard takeBackChange() else { return [] }
            } else {
                ownSteps.removeLast()
            }
            return [.run(request, .undo)]
        case .deviceAsked: return [.present(.menu(deviceMenu))]
        case .deviceChosen(let name): return setDevice(name)
        case .assumptionsAsked: return [.present(.menu(assumptionMenu))]
        case .assumptionTurned(let assumption): return turn(assumption)
        case .osAsked: return [.present(.menu(osMenu))]
        case .osChosen(let version): return setOS(version)
        case .evaluateAsked: return [.present(.prompt(evaluatePrompt))]
        case .evaluated(let text): return evaluate(text)
        case .watchesCleared: (watches, followed) = ([], nil)
        case .whyAsked: return why()
        case .whyNotAsked: return [.present(.prompt(whyNotPrompt))]
        case .whyNotTyped(let text): return whyNot(text)
        case .rulePressed(let rule): return tell(rule)
        case .whyNotFound(let silence, let found): return tell(silence, found)
        case .counterfactualPressed(let found): return show(found)
        case .paneStepped(let by): stepPane(by)
        case .paneChosen(let pane): setFocus(pane)
        case .systemViewsPressed:
            showsSystemViews.toggle()
            setFocus(.hierarchy)
        case .outlinesPressed:
            showsOutlines.toggle()
            return [.say(showsOutlines ? "Dotted outlines show where views were at the stop before." : "No outlines any more.")]
        case .zoomPressed: isZoomed.toggle()
        // The window's layout says how far an edge can go.
        case .paneHeightened, .paneWidened, .edgeDragged: break
        case .sizesCleared:
            edges = [:]
            return [.say("All panes have their usual sizes.")]
        case .edgePressed(let name): heldEdge = name
        case .edgeReleased: heldEdge = nil
        case .scrolled(let rows): scroll[focus, default: 0] += rows
        case .timelineZoomed(let by): timelineZoom = min(max(-3, timelineZoom + by), 3)
        case .ran(let result, let purpose): return take(result, purpose) + compile()
        case .compiled(let sources, let messages): return take(messages, of: sources)
        case .lineShown(let line):
            show(line)
            setFocus(.code)
        }
        return []
    }

    // MARK: Moving

    mutating func go(to event: Int) {
        beside?.row = nil
        let target = min(max(0, event), lastReachable)
        guard target != position else { return }
        position = target
        // Two devices are compared at every event; two moments only where the lesson sets them.
        if case .settings? = comparison {} else { comparison = nil }
        scroll[.code] = nil
        scroll[.hierarchy] = nil
        scroll[.console] = nil
        scroll[.timeline] = nil
        scroll[.variables] = nil
        scroll[.memory] = nil
    }

    private mutating func step(_ count: Int, _ next: (StageState, Int) -> Int?) -> [Effect] {
        isPlaying = false
        for _ in 0..<abs(count) {
            guard let event = next(self, count.signum()) else { return [.bell] }
            go(to: event)
        }
        return []
    }

    private mutating func stepRows(_ count: Int) -> [Effect] {
        isPlaying = false
        for _ in 0..<abs(count) {
            guard let row = rowStop(count.signum()) else { return [.bell] }
            stand(on: row)
        }
        return []
    }

    mutating func jump(to event: Int) -> [Effect] {
        isPlaying = false
        go(to: event)
        return event > lastReachable && limit != nil ? [.say(Self.limitReason)] : []
    }

    static let limitReason = "what comes next is the question; answer it, or press s to skip it"

    /// The next position while playing: the next event of the level or the next frame.
    var nextWhilePlaying: Int? { [stop(1), frameStop(1)].compactMap { $0 }.min() }

    /// The clock went on while playing.
    mutating func tick() {
        guard isPlaying else { return }
        guard let next = nextWhilePlaying else {
            isPlaying = false
            return
        }
        if let stop = breakpoint(upTo: next) {
            isPlaying = false
            return go(to: stop)
        }
        go(to: next)
    }

    private mutating func flash(_ direction: Int) -> [Effect] {
        guard let model else { return [] }
        let events = model.flashes.map { model.recording.event(atFrame: $0.after) }
        let next = direction > 0 ? events.first { $0 > position && $0 <= lastReachable } : events.last { $0 < position }
        guard let next else {
            return [
                .say(events.isEmpty ? "This recording has no flash." : "There is no flash \(direction > 0 ? "after" : "before") this one.")
            ]
        }
        go(to: next)
        return []
    }

    private mutating func stepPane(_ by: Int) {
        let panes = StagePane.allCases.filter { $0 != .prose || hasProse }
        guard let index = panes.firstIndex(of: focus) else { return setFocus(panes[0]) }
        setFocus(panes[(index + by + panes.count) % panes.count])
    }

    private mutating func evaluate(_ text: String) -> [Effect] {
        let source = text.trimmed
        guard !source.isEmpty, let model else { return [] }
        let watch = Watch(source)
        // The console may be folded away, so the value is shown here too.
        switch model.value(of: watch, at: position) {
        case .value(let value):
            watches.removeAll { $0.description == watch.description }
            watches.append(watch)
            if watches.count > 4 { watches.removeFirst() }
            return [.say("\(watch.description) = \(value)")]
        case .failure(let reason): return [.say("\(watch.description): \(reason)"), .bell]
        }
    }

    // MARK: Running

    private mutating func take(_ result: Result<RunModel, SceneFailure>, _ purpose: RunPurpose) -> [Effect] {
        switch result {
        case .failure(let problem):
            if case .compare = purpose { return [.say(problem.lines.joined(separator: " "))] }
            if case .open = purpose { model = nil }
            failure = problem
            scroll[.code] = nil
            return model == nil ? [] : [.say("Not run: \(problem.lines.first ?? "")"), .bell]
        case .success(let new):
            if case .compare(let names) = purpose { return compare(with: new, names: names) }
            endComparing()
            let old = model.map { ($0, position) }
            cursorLine = nil
            remember(old?.0.request, before: new.request, purpose)
            model = new
            failure = nil
            jumpedFrom = nil
            consequence = nil
            switch purpose {
            case .compare: break
            case .open(let place):
                position = 0
                if new.recording.entry == "top-level code" { level = .everything }
                go(to: place.flatMap { event(at: $0) } ?? firstStop)
                return greetSaved()
            case .resume(let place):
                position = 0
                go(to: event(at: place) ?? firstStop)
            case .act, .scroll:
                position = 0
                let input = new.recording.events.last { $0.kind == .input }
                go(to: purpose == .scroll ? lastReachable : input?.index ?? lastReachable)
                if let input, let refusal = new.recording.events[input.index...].first(where: { $0.kind == .refusal }) {
                    return [.say(refusal.text ?? refusal.name)]
                }
            case .change, .undo:
                position = 0
                go(to: old.flatMap { same($0.1, of: $0.0) } ?? lastReachable)
            case .drag(let percent): return showDrag(percent)
            }
            return []
        }
    }

    /// The event at which the reading of a scene begins: the first stop after the remarks on the project.
    private var firstStop: Int {
        guard let model else { return 0 }
        let stops = model.stops(at: level)
        return stops.first { model.recording.events[$0].kind != .refusal } ?? stops.first ?? 0
    }

    /// The event at a place that a lesson or an answer names; nil when there is none.
    func event(at place: StagePlace) -> Int? {
        guard let model else { return nil }
        switch place {
        case .moment(let moment): return model.place(of: moment).map { event(at: $0, in: model) }
        case .place(let place): return event(at: place, in: model)
        case .name(let name): return model.event(named: name)
        }
    }

    private func event(at place: Place, in model: RunModel) -> Int {
        guard let frame = place.frame, model.recording.frames.indices.contains(frame) else { return place.event }
        return model.recording.event(atFrame: frame)
    }

    /// The event in this recording that corresponds to one of the recording before: same label, same number.
    private func same(_ event: Int, of old: RunModel) -> Int? {
        guard old.recording.events.indices.contains(event) else { return nil }
        return model?.event(named: old.name(at: event))
    }
}

extension String {
    /// Without spaces around it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
