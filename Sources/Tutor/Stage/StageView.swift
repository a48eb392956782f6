import Canvas
import Curriculum
import Foundation
import Interpreter
import Stage
import TypeChecker
import UIKit

/// The stage on a canvas.
struct StageView {
    let stage: StageState
    /// The text beside the stage, drawn by the screen that it belongs to.
    var prose: ((inout Canvas) -> Void)?
    /// The rows of the text above and below those that are seen, in a place of some size.
    var unseenProse: (Size) -> (above: Int, below: Int) = { _ in (0, 0) }
    /// The rows that the text takes in a number of columns.
    var proseRows: (Int) -> ProseRows = { _ in ProseRows() }
    let commands: [Command]
    /// The sentence in the line of messages; takes the place of the keys once.
    var message: String?

    /// Draws into the whole canvas part.
    func draw(in canvas: inout Canvas) {
        let layout = Self.layout(stage, size: canvas.size, proseRows: proseRows)
        drawHeader(in: &canvas)
        for slot in layout.slots where slot.shown != stage.focus { draw(slot, in: &canvas) }
        drawLower(layout, in: &canvas)
        drawFacts(layout, in: &canvas)
        if let frame = layout.changesFrame { drawChanges(in: &canvas, frame) }
        for slot in layout.slots where slot.shown == stage.focus { draw(slot, in: &canvas) }
        // Titles stand on edges that panes share, and so come after all frames.
        for slot in layout.slots { drawTitle(of: slot, in: &canvas) }
        drawFactsTitle(layout, in: &canvas)
        if let frame = layout.changesFrame { Pane("changed since the last event").drawTitles(in: &canvas, frame) }
        drawStatus(layout, in: &canvas)
        drawFocusSign(layout, in: &canvas)
        canvas.drawKeys(commands, message: message, y: layout.hintsRow)
    }

    /// The places of a stage's parts.
    static func layout(_ stage: StageState, size: Size, proseRows: @escaping (Int) -> ProseRows = { _ in ProseRows() }) -> StageLayout {
        var screen = stage.base.setting.device.screenSize
        // Two pictures are side by side if the text still has room beside them.
        if size.width >= 100, let beside = stage.beside { screen.width += beside.other.request.setting.device.screenSize.width }
        return StageLayout(
            size: size, stage: stage, lanes: stage.model?.lanes.objects.count ?? 1, screen: screen,
            sentence: { width in stage.sentence(theme: .colorless).wrapped(to: width).count }, proseRows: proseRows)
    }

    private func drawHeader(in canvas: inout Canvas) {
        let device = Self.device(of: stage.beside == nil ? stage.base.setting : stage.model?.request.setting ?? stage.base.setting)
        let mistakes = mistakes(canvas.theme, canvas.glyphs)
        // The page's title has the first right to the row.
        let words = device.split(separator: " ", omittingEmptySubsequences: false)
        let withoutSize = words.filter { !$0.contains("x") || $0.first?.isNumber != true }.joined(separator: " ")
        let fitting = [device, withoutSize, String(words.first ?? "")].first {
            $0.columns + mistakes.columns + stage.pageMark.columns + 3 + stage.base.title.columns + 4 <= canvas.width
        }
        drawHeader(mistakes, fitting ?? String(words.first ?? ""), in: &canvas)
    }

    private func drawHeader(_ mistakes: StyledText, _ device: String, in canvas: inout Canvas) {
        let page = stage.pageMark.isEmpty ? StyledText() : StyledText("\(stage.pageMark)   ", canvas.theme.text)
        let right = mistakes + page + StyledText(device, canvas.theme.dim)
        canvas.put(right, x: max(1, canvas.width - right.columns - 1), y: 0)
        canvas.put(stage.base.title, x: 1, y: 0, style: canvas.theme.title, width: max(0, canvas.width - right.columns - 4))
    }

    // How many mistakes the checks find in the learner's own files, with the key that lists them.
    private func mistakes(_ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        guard stage.base.setting.world == .open, !stage.hidden.contains(.findings), let model = stage.model else { return "" }
        let count = model.mistakes.count + stage.messages.count
        // How many things the run does not have from the files.
        let taken = stage.hasProse ? 0 : model.worth?.takenCount ?? 0
        let parts = [(glyphs.warning, count, "m"), ("?", taken, "H")].filter { $0.1 > 0 }
        return parts.reduce(StyledText()) { $0 + StyledText("\($1.0) \($1.1) ", theme.warning) + StyledText($1.2, theme.key) + "  " }
    }

    /// `iPhone 393x852 · iOS 26`.
    static func device(of setting: Setting) -> String {
        let size = setting.windowSize ?? setting.device.screenSize
        return "\(setting.device.title) \(shortNumber(Double(size.width)))x\(shortNumber(Double(size.height))) · \(setting.os.title)"
    }

    private func draw(_ slot: StageLayout.Slot, in canvas: inout Canvas) {
        Pane(isFocused: slot.shown == stage.focus).draw(in: &canvas, slot.rect) { content in
            if slot.shown == stage.focus { content.markFocus(x: 0, y: 0) }
            switch slot.shown {
            case .prose: prose?(&content)
            case .code: CodePane(stage: stage).draw(in: &content)
            case .screen: ScreenPane(stage: stage).draw(in: &content)
            case .hierarchy: HierarchyPane(stage: stage).draw(in: &content)
            case .console: ConsolePane(stage: stage).draw(in: &content)
            case .variables: VariablesPane(stage: stage).draw(in: &content)
            case .memory: MemoryPane(stage: stage).draw(in: &content)
            case .timeline: break
            }
        }
    }

    private func drawTitle(of slot: StageLayout.Slot, in canvas: inout Canvas) {
        let style = stage.isHighlighted(slot.shown) ? canvas.theme.highlight : .plain
        var title = slot.panes.count > 1 ? "" : StyledText(title(of: slot.shown, canvas.glyphs), style)
        var trailing = slot.shown == .prose ? unseen(in: slot, canvas.glyphs) : StyledText(stage.trailing(of: slot.shown))
        // How much is out of sight is told whatever the title's length.
        let room = slot.rect.width - 7 - trailing.columns
        if slot.shown == .prose, !trailing.isEmpty, title.columns > room {
            title = title.truncated(to: max(0, room), ellipsis: canvas.glyphs.ellipsis)
        }
        // A small device has the key in place of the word.
        if slot.shown == .screen, stage.showsOutlines, slot.rect.width - 4 < title.columns + trailing.columns + 3 { trailing = "L on" }
        Pane(title, trailing: trailing, isFocused: slot.shown == stage.focus).drawTitles(
            in: &canvas, slot.rect)
        guard slot.panes.count > 1 else { return }
        canvas.within(Rect(x: slot.rect.x + 2, y: slot.rect.y, width: slot.tabsWidth(of: stage), height: 1)) { bar in
            let tabs = TabBar(
                slot.panes.map { stage.title(of: $0, spokenOf: bar.glyphs.spokenOf) }, selection: slot.panes.firstIndex(of: slot.shown) ?? 0
            )
            tabs.draw(in: &bar)
            for column in 0..<bar.width {
                guard let tab = tabs.tab(atColumn: column, width: bar.width), stage.isHighlighted(slot.panes[tab]) else { continue }
                bar.tint(Rect(x: column, y: 0, width: 1, height: 1), style: bar.theme.highlight)
            }
        }
    }

    // `↑ 5 lines`: a learner who arrives at a question sees that there is a text above.
    private func unseen(in slot: StageLayout.Slot, _ glyphs: Glyphs) -> StyledText {
        let (above, below) = unseenProse(slot.rect.inset(x: 1, y: 1).size)
        var parts: [String] = []
        if above > 0 { parts.append("\(glyphs.up) \(above)") }
        if below > 0 { parts.append("\(glyphs.down) \(below)") }
        return StyledText(parts.isEmpty ? "" : parts.joined(separator: "  ") + (above + below == 1 ? " line" : " lines"))
    }

    private func title(of pane: StagePane, _ glyphs: Glyphs) -> String {
        let title = stage.title(of: pane, spokenOf: glyphs.spokenOf)
        guard pane == .code else { return title }
        let line = stage.isOld ? stage.failure?.places.first?.location : stage.lineShown ?? stage.model?.place(at: stage.position)?.location
        guard let file = line?.file.split(separator: "/").last else { return title }
        return "\(pane.digit) \(file)" + (stage.isHighlighted(pane) ? " \(glyphs.spokenOf)" : "")
    }

    // On an edge that the panes share, and so drawn after them.
    private func drawStatus(_ layout: StageLayout, in canvas: inout Canvas) {
        let (x, y) = (layout.lowerFrame.x, layout.lowerFrame.y)
        let room = layout.lowerFrame.width - 4
        let long = StageStatus(stage: stage).text(theme: canvas.theme, glyphs: canvas.glyphs)
        let status = long.columns <= room ? long : StageStatus(stage: stage, isShort: true).text(theme: canvas.theme, glyphs: canvas.glyphs)
        // Text drawn on a line takes the line's colour; this text has its own.
        canvas.fill(Rect(x: x + 1, y: y, width: min(room, status.columns) + 2, height: 1))
        canvas.put(status, x: x + 2, y: y, width: room)
    }

    // The pane that has the keyboard is seen without colours too.
    private func drawFocusSign(_ layout: StageLayout, in canvas: inout Canvas) {
        let frame = stage.focus == .timeline ? layout.lowerFrame : layout.slots.first { $0.shown == stage.focus }?.rect
        if let frame { canvas.put(canvas.glyphs.pointer, x: frame.x + 1, y: frame.y, style: canvas.theme.accent) }
    }

    private func drawLower(_ layout: StageLayout, in canvas: inout Canvas) {
        canvas.fill(Pane.content(of: layout.lowerFrame))
        Pane(isFocused: stage.focus == .timeline).drawFrame(in: &canvas, layout.lowerFrame)
        guard let model = stage.model else { return }
        canvas.within(layout.timeline) { area in
            if stage.focus == .timeline { area.markFocus(x: 0, y: 0) }
            if let beside = stage.beside {
                return ComparedTimelineView(stage, beside, size: area.size, theme: area.theme, glyphs: area.glyphs).draw(in: &area)
            }
            TimelineView(stage, model, size: area.size, theme: area.theme, glyphs: area.glyphs).draw(in: &area)
        }
        canvas.within(layout.narration) { area in
            area.put(cut: stage.sentence(theme: area.theme).wrapped(to: area.width))
        }
        guard let row = layout.stops else { return }
        canvas.put(
            StopsLine(stage: stage).text(width: row.width, theme: canvas.theme, glyphs: canvas.glyphs), x: row.x, y: row.y, width: row.width
        )
    }

    // What the views have done from the stop before to this one.
    private func drawChanges(in canvas: inout Canvas, _ frame: Rect) {
        Pane().draw(in: &canvas, frame) { area in
            guard let model = stage.model, let stop = stage.stop(-1), !stage.hidden.contains(.facts) else { return }
            let changes = ViewChange.between(model.hierarchy(at: stop), model.hierarchy(at: stage.position), isOnScreen: false)
            let lines = changes.flatMap { StyledText($0, area.theme.changed).wrapped(to: area.width, hanging: 2) }
            area.put(cut: lines.isEmpty ? [StyledText("no view has changed", area.theme.dim)] : lines)
        }
    }

    private var facts: FactsPane? { stage.model.map { FactsPane(stage: stage, model: $0) } }

    private func drawFactsTitle(_ layout: StageLayout, in canvas: inout Canvas) {
        guard let frame = layout.factsFrame else { return }
        let isSpokenOf = !stage.highlights.isDisjoint(with: [.facts, .geometry])
        Pane(StyledText(facts?.title ?? "facts", isSpokenOf ? canvas.theme.highlight : .plain)).drawTitles(in: &canvas, frame)
    }

    private func drawFacts(_ layout: StageLayout, in canvas: inout Canvas) {
        if let frame = layout.factsFrame { Pane().draw(in: &canvas, frame) }
        canvas.within(layout.facts) { area in
            area.fill(area.bounds)
            if let facts {
                area.put(lines: facts.lines(size: area.size, theme: area.theme, glyphs: area.glyphs), x: 0, y: 0, width: area.width)
            }
        }
    }
}

extension Canvas {
    /// Draws the lines that there is room for; an ellipsis at the end stands for the rest.
    fileprivate mutating func put(cut lines: [StyledText]) {
        put(lines: Array(lines.prefix(height)), x: 0, y: 0, width: width)
        if lines.count > height { put(glyphs.ellipsis, x: width - 1, y: height - 1, style: theme.dim) }
    }
}

extension StageState {
    /// What stands at the right of a pane's upper edge; empty for nothing.
    func trailing(of pane: StagePane) -> String {
        if pane == .code, !messages.isEmpty { return messages.count == 1 ? "1 error" : "\(messages.count) errors" }
        guard pane == .screen else { return "" }
        let finger: String? =
            switch drag?.hold {
            case .upright(.sheet(let distance), let points)?: "\(Step.percent(of: points, distance)) %"
            case .upright(_, let points)?: "\(Int(points.rounded())) pt"
            case .page?: drag.map { "\($0.percent) %" }
            case nil: nil
            }
        return ([finger].compactMap(\.self) + (showsOutlines ? ["outlines"] : [])).joined(separator: "  ")
    }

    /// The sentence about the event that is shown.
    func sentence(theme: Theme) -> StyledText {
        guard let model, let event else { return "" }
        let change = StyledText(changeSentence.map { "\($0) " } ?? "", theme.changed)
        // What the sentence says may be the answer.
        if limit == position {
            let isFrame = event.kind == .system && event.name == "composited"
            let frame = isFrame ? model.frame(after: position).map { "frame \(model.recording.frames[$0].number)" } : nil
            let name =
                switch event.kind {
                case .callback: model.label(of: event.index)
                case .input: "the step '\(event.name)'"
                default: frame ?? "event \(event.index)"
                }
            return change + StyledText("You are at \(name).", theme.text)
        }
        let sentence = change + StyledText(model.sentence(at: position), highlights.contains(.narration) ? theme.highlight : theme.text)
        if let difference = differenceSentence { return StyledText(difference, theme.changed) }
        if let first = firstDifferenceSentence { return sentence + StyledText(" " + first, theme.changed) }
        return sentence
    }
}

/// The line with time, frame, transaction and other data to see at a glance.
struct StageStatus {
    let stage: StageState
    /// Whether words are left out that a small window has no room for.
    var isShort = false

    func text(theme: Theme, glyphs: Glyphs) -> StyledText {
        if stage.model == nil { return StyledText(stage.failure == nil ? "…" : "not run", theme.warning) }
        guard let model = stage.model, let event = stage.event else { return StyledText("nothing happened", theme.dim) }
        let separator = StyledText(" \(glyphs.separator) ", theme.dim)
        var text = stage.isOld ? StyledText("old run", theme.warning) + separator : StyledText()
        text += StyledText(Self.seconds(event.time), theme.text)
        text += separator + StyledText(frame(model, event), theme.text)
        let transaction = stage.highlights.contains(.transaction) ? theme.highlight : theme.text
        text += separator + StyledText("\(isShort ? "t" : "transaction ")\(event.transaction)", transaction)
        if let index = model.frame(after: event.index), model.flashes.contains(where: { $0.after == index }) {
            text += StyledText(" \(glyphs.flash) flash", theme.warning)
        }
        text += separator + StyledText("event \(event.index)\(isShort ? "/" : " of ")\(model.count - 1)", theme.dim)
        if stage.beside != nil {
            let differences = stage.differences
            let number = differences.firstIndex { $0 == stage.row }.map { "\($0 + 1)\(isShort ? "/" : " of ")" } ?? ""
            let words = "\(glyphs.differs) \(number)\(differences.count)"
            text += separator + (differences.isEmpty ? StyledText("no difference", theme.dim) : StyledText(words, theme.changed))
        }
        if stage.isPlaying { text += separator + StyledText("playing at \(shortNumber(StageState.speeds[stage.speed]))×", theme.accent) }
        if stage.level != .callbacks { text += separator + StyledText(stage.level.title, theme.dim) }
        if let followed = stage.followed { text += separator + StyledText("follows \(FollowedValue.name(followed))", theme.dim) }
        return text
    }

    private func frame(_ model: RunModel, _ event: Event) -> String {
        guard let index = model.frame(after: event.index) else { return "no frame yet" }
        let number = "frame \(model.recording.frames[index].number)"
        guard let transition = model.transitions.last(where: { $0.frames.contains(index) }) else { return number }
        return "\(number), \(index - transition.frames.lowerBound + 1)\(isShort ? "/" : " of ")\(transition.frames.count)"
    }

    /// Seconds with three places.
    static func seconds(_ time: Double) -> String {
        let thousandths = Int((time * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + " s"
    }
}
