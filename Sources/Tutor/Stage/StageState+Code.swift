import Canvas
import Checks
import Interpreter
internal import Projects
import Stage

// The cursor in the code, and breakpoints at its line.
extension StageState {
    /// The code's keys, while the code has the keyboard.
    var codeCommands: [Command] {
        guard focus == .code else { return [] }
        let section = "The code"
        let page = 8
        let isSet = cursorBreakpoint.map { breakpoints.contains($0) } ?? false
        return [
            Command(
                [.enter], isSet ? "remove breakpoint" : "set breakpoint", "set a breakpoint at the cursor's line, or remove it",
                section: section, priority: 12, unless: model == nil ? "there is no recording" : nil, .stage(.breakpointPressed(line: nil))),
            Command(
                "line", "the cursor one line up / down", section: section, priority: 8,
                back: ([.up], .stage(.cursorMoved(-1)), nil, "line up"),
                forward: ([.down], .stage(.cursorMoved(1)), nil, "line down")),
            Command(
                "page", "the cursor one page up / down", section: section,
                back: ([.pageUp], .stage(.cursorMoved(-page)), nil, "page up"),
                forward: ([.pageDown], .stage(.cursorMoved(page)), nil, "page down")),
        ]
    }

    /// The number of the cursor's line, from 1; nil where there is no code.
    var cursor: Int? {
        let pane = CodePane(stage: self)
        guard let source = pane.source else { return nil }
        let count = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
        return min(max(1, cursorLine ?? pane.shownLine(of: source)), count)
    }

    mutating func moveCursor(by lines: Int) -> [Effect] {
        guard let cursor else { return [.bell] }
        return placeCursor(onLine: cursor + lines)
    }

    /// Puts the cursor on a line, from 1, or on the nearest one that there is.
    mutating func placeCursor(onLine line: Int) -> [Effect] {
        let old = cursor
        cursorLine = line
        cursorLine = cursor
        scroll[.code] = nil
        return cursor == old ? [.bell] : []
    }

    // MARK: Breakpoints

    private var cursorBreakpoint: Breakpoint? {
        guard let source = CodePane(stage: self).source, let cursor else { return nil }
        return .line(file: source.path, number: cursor)
    }

    /// Why a line of a file can have no breakpoint; nil when it can.
    private func reasonNoBreakpoint(onLine line: Int, of source: Source, in model: RunModel) -> String? {
        if isOld { return "this version of the file has not run" }
        if breakpoints.contains(.line(file: source.path, number: line)) || model.canStop(atLine: line, in: source) { return nil }
        return "no statement begins on line \(line)"
    }

    /// Sets or removes a breakpoint on a line of the code that is shown, from 1; on the cursor's line for nil.
    mutating func pressBreakpoint(onLine line: Int?) -> [Effect] {
        guard let model, let source = CodePane(stage: self).source, let line = line ?? cursor else { return [.bell] }
        return toggleBreakpoint(onLine: line, of: source, in: model)
    }

    /// Sets or removes a breakpoint on a line of a file.
    mutating func toggleBreakpoint(onLine line: Int, of source: Source, in model: RunModel) -> [Effect] {
        if let reason = reasonNoBreakpoint(onLine: line, of: source, in: model) { return [.say(reason.capitalizedFirst + "."), .bell] }
        let breakpoint = Breakpoint.line(file: source.path, number: line)
        // While a question is open it is not told what the rest of the recording has.
        let hasRun = limit != nil || model.firstRun(ofLine: line, in: source.path) != nil
        guard !hasRun, !breakpoints.contains(breakpoint) else { return toggle(breakpoint) }
        breakpoints.append(breakpoint)
        return [.say("Stops at \(breakpoint.title), which has not run in this recording.")]
    }

    // MARK: Mistakes

    /// The mistakes that the checks find in the learner's own files, among what may be seen. None in a lesson's scene.
    var findings: [Finding] {
        guard base.setting.world == .open, let model else { return [] }
        return model.mistakes.filter { $0.event <= lastReachable }
    }

    /// Goes to the statement that a finding is about.
    mutating func go(to finding: Finding) -> [Effect] {
        guard let model else { return [] }
        let effects = jump(to: model.event(of: finding))
        if let place = finding.location, event?.location?.line != place.line || event?.location?.file != place.file { show(place) }
        return effects
    }
}
