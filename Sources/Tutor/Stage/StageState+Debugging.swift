import Canvas
import Curriculum
import Interpreter
internal import Projects
import Stage

// Statements, and where to stop.
extension StageState {
    /// How a step by statements treats calls.
    enum StatementStep {
        /// The next statement, wherever it is.
        case into
        /// The next one of the same function, or of a caller.
        case over
        /// The next one of a caller.
        case out
    }

    /// The statement that such a step leads to; backwards for a negative direction. Nil when there is none.
    func statement(_ step: StatementStep, _ direction: Int) -> Int? {
        guard let model, let event else { return nil }
        let events = model.recording.events
        // A callback just entered is a call of its own; its statements are one level deeper.
        let here = event.functions
        var first = position + direction
        if direction > 0, event.kind == .callback, step != .into { first = (event.end ?? event.index) + 1 }
        // A function that the learner's code does not call ends only with its callback.
        if direction > 0, here <= 1, step == .out || step == .over && here == 0, let callback = model.callback(around: position) {
            first = max(first, (callback.end ?? callback.index) + 1)
        }
        let statements = model.statements
        var place = direction > 0 ? statements.firstIndex(after: first - 1) : statements.firstIndex(after: first) - 1
        while statements.indices.contains(place), statements[place] <= lastReachable {
            let functions = events[statements[place]].functions
            switch step {
            case .into: return statements[place]
            case .over where here == 0 || functions <= here: return statements[place]
            case .out where here <= 1 || functions < here: return statements[place]
            default: place += direction
            }
        }
        return nil
    }

    mutating func stepStatement(_ step: StatementStep, _ direction: Int) -> [Effect] {
        isPlaying = false
        guard let target = statement(step, direction) else { return [.bell] }
        go(to: target)
        return []
    }

    /// Why there is no such step; nil when there is one.
    func reasonNoStatement(_ step: StatementStep, _ direction: Int) -> String? {
        if model == nil { return "there is no recording" }
        guard statement(step, direction) == nil else { return nil }
        if direction > 0, limit != nil { return Self.limitReason }
        return "there is no statement \(direction > 0 ? "after" : "before") this one"
    }

    // MARK: Breakpoints

    /// The most events at which a value is looked at in one search.
    private static let mostLooks = 20_000

    /// Goes to the next event in a direction at which a breakpoint stops.
    mutating func goOn(_ direction: Int) -> [Effect] {
        isPlaying = false
        guard let model, !breakpoints.isEmpty else { return [.bell] }
        var looks = 0
        var index = position + direction
        while index >= 0, index <= lastReachable, looks < Self.mostLooks {
            let hits = breakpoints.filter { $0.isHit(at: model.recording.events[index], in: model) }
            if !hits.isEmpty {
                go(to: index)
                return [.say(hits.map(\.title).joined(separator: ", "))]
            }
            looks += 1
            index += direction
        }
        if looks == Self.mostLooks { return [.say("No breakpoint in \(looks) events from here."), .bell] }
        return [.say("No breakpoint is reached \(direction > 0 ? "after" : "before") this event."), .bell]
    }

    /// The first event after this one, up to another, that a breakpoint stops at while playing.
    func breakpoint(upTo target: Int) -> Int? {
        guard let model, !breakpoints.isEmpty, position < target else { return nil }
        return (position + 1...target).first { index in
            breakpoints.contains { $0.isHit(at: model.recording.events[index], in: model) }
        }
    }

    /// The possible breakpoints here, and those that are set.
    var breakpointMenu: Menu {
        var items: [Menu.Item] = []
        func toggle(_ breakpoint: Breakpoint) {
            guard !breakpoints.contains(breakpoint) else { return }
            items.append(Menu.Item("stop at \(breakpoint.title)", .stage(.breakpointToggled(breakpoint))))
        }
        if let model, let event {
            if let place = model.place(at: position)?.location, event.kind == .line {
                toggle(.line(file: place.file, number: place.line))
            }
            if event.kind == .callback { toggle(.callback(model.label(of: position))) }
        }
        items.append(Menu.Item("stop at a line, a callback, or when a value changes…", .stage(.breakpointAsked)))
        items += breakpoints.map { Menu.Item("no longer stop at \($0.title)", .stage(.breakpointToggled($0))) }
        return Menu("Breakpoints", items, footer: "> and < go on to the next one and back.")
    }

    var breakpointPrompt: Prompt {
        Prompt(
            .breakpoint, title: "Stop at", hint: "12, Scene.swift:12, viewDidLoad, or an expression whose value changes",
            suggestions: (model?.callbackLabels ?? []).map { Prompt.Suggestion($0) })
    }

    mutating func toggle(_ breakpoint: Breakpoint) -> [Effect] {
        if let index = breakpoints.firstIndex(of: breakpoint) {
            breakpoints.remove(at: index)
            return [.say("No longer stops at \(breakpoint.title).")]
        }
        breakpoints.append(breakpoint)
        return [.say("Stops at \(breakpoint.title); > goes on to it.")]
    }

    /// Adds a typed breakpoint. An expression that has no value anywhere is none.
    mutating func addBreakpoint(typed text: String) -> [Effect] {
        let words = text.trimmed
        guard !words.isEmpty, let model else { return [] }
        let breakpoint = Breakpoint(words, file: CodePane(stage: self).source?.path, in: model)
        switch breakpoint {
        case .line(let file, let number):
            if breakpoints.contains(breakpoint) { break }
            guard let source = model.source(named: file) else { return [.say("There is no file \(file) here."), .bell] }
            return toggleBreakpoint(onLine: number, of: source, in: model)
        case .value(let expression):
            if let problem = Program.parse(files: [(path: "expression", text: Watch(expression).expression)]).problems.first {
                return [.say("\(problem)"), .bell]
            }
        case .callback: break
        }
        return breakpoints.contains(breakpoint) ? [.say("Stops at \(breakpoint.title) already.")] : toggle(breakpoint)
    }
}
