import Canvas
import Curriculum

/// The home screen on a canvas.
struct HomeView {
    let home: HomeState
    let course: Course?
    let progress: ProgressOverview?
    let items: [HomeState.Item]
    let commands: [Command]
    var message: String?

    func draw(in canvas: inout Canvas) {
        var pane = Pane(StyledText(course?.title ?? "appear"), isFocused: false)
        let finished = course?.lessons.filter { progress?.lessons[$0.id]?.isFinished == true }.count ?? 0
        if let course {
            let coming = course.coming.isEmpty ? "" : ", \(course.coming.count) to come"
            pane.trailing = StyledText("\(finished) of \(course.lessons.count) lessons done\(coming)")
        }
        pane.draw(in: &canvas, canvas.bounds) { inner in
            drawList(in: &inner)
        }
        canvas.drawKeys(commands, message: message, y: canvas.height - 1)
    }

    private func drawList(in canvas: inout Canvas) {
        var area = canvas.bounds.inset(x: 1, y: 0)
        let detail = details(size: area.size, theme: canvas.theme)
        let room = area.height - detail.count - 1
        if room >= 6 {
            let below = area.cutBottom(detail.count + 1)
            canvas.horizontalLine(y: below.y, style: canvas.theme.border)
            canvas.put(lines: detail, x: below.x, y: below.y + 1, width: below.width)
        }
        canvas.within(area) { list in
            let problems = home.problems.flatMap { StyledText($0, list.theme.bad).wrapped(to: list.width, hanging: 2) }
            var rest = list.bounds
            let top = rest.cutTop(min(problems.count, rest.height / 2))
            list.within(top) { $0.put(lines: problems, x: 0, y: 0) }
            if let panel = StrengthsPanel(progress, course), rest.width >= Self.columnsWithPanel {
                let right = Rect(x: rest.maxX - StrengthsPanel.columns, y: rest.y, width: StrengthsPanel.columns, height: rest.height)
                rest = Rect(x: rest.x, y: rest.y, width: rest.width - StrengthsPanel.columns, height: rest.height)
                list.put(
                    lines: panel.lines(height: right.height, theme: list.theme, glyphs: list.glyphs), x: right.x + 1, y: right.y,
                    width: right.width - 1)
            }
            list.within(rest) { self.list(theme: $0.theme, glyphs: $0.glyphs, width: $0.width).draw(in: &$0) }
        }
    }

    /// The columns from which on there is room beside the list.
    private static let columnsWithPanel = 76

    private func list(theme: Theme, glyphs: Glyphs, width: Int) -> ItemList {
        let numbered = HomeState.numbered(items)
        let texts = items.enumerated().map { index, item in
            text(item, number: numbered.firstIndex(of: index).map { $0 + 1 }, theme: theme, glyphs: glyphs, width: width - 3)
        }
        return ItemList(texts, selection: home.selection)
    }

    private func text(_ item: HomeState.Item, number: Int?, theme: Theme, glyphs: Glyphs, width: Int) -> StyledText {
        let lead = StyledText((number.map(String.init) ?? " ") + " ", theme.key)
        switch item {
        case .heading(let title): return StyledText(title, theme.title)
        case .go(let id):
            let outline = course?.outline(of: id)
            let done = progress?.lessons[id]
            guard let place = done?.bookmark, done?.isFinished != true, place.page > 0 || place.stage != nil else {
                return lead + StyledText("Start: \(id) \(outline?.title ?? "")", theme.accent)
            }
            return lead + StyledText("Continue: \(id) \(outline?.title ?? "")", theme.accent)
                + StyledText("  page \(place.page + 1)", theme.dim)
        case .reviews:
            let today = progress?.dueToday.count ?? 0
            let later = (progress?.due.count ?? 0) - today
            guard today > 0 else { return lead + StyledText("Reviews", theme.text) + StyledText("  \(nothingDue)", theme.dim) }
            return lead + StyledText("Reviews", theme.text)
                + StyledText("  \(today) due" + (later > 0 ? ", \(later) more on other days" : ""), theme.warning)
        case .inventory:
            return lead + StyledText("Inventory", theme.text) + StyledText("  what you know before the course, and after it", theme.dim)
        case .table: return lead + StyledText("The table", theme.text) + StyledText("  ten callbacks, eight facts", theme.dim)
        case .files: return lead + StyledText("Your own files", theme.text) + StyledText("  put your controllers on the stage", theme.dim)
        case .search: return lead + StyledText("Search", theme.text) + StyledText("  lessons, and what learners ask", theme.dim)
        case .lesson(let outline):
            let done = progress?.lessons[outline.id]
            let mark =
                done?.isFinished == true
                ? StyledText(glyphs.check, theme.good) : done != nil ? StyledText(glyphs.changed, theme.warning) : StyledText(" ")
            let text = lead + mark + StyledText(" \(outline.id) \(outline.title)", theme.text)
            let strength = strength(outline.id, theme, glyphs)
            let whole = Self.text(text, trailing: strength + StyledText("\(outline.minutes) min", theme.dim), width: width)
            return whole.columns > text.columns ? whole : Self.text(text, trailing: strength, width: width)
        case .coming(let lesson):
            let text = StyledText("    \(lesson.id) \(lesson.title)", theme.disabled)
            return Self.text(text, trailing: StyledText("to come", theme.disabled), width: width)
        }
    }

    // How well the lesson's questions are remembered, as a bar of four cells, and how many are due.
    private func strength(_ id: String, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        guard let progress, let recall = progress.recall(of: id) else { return StyledText() }
        let due = progress.due.filter { $0.lesson == id }.count
        return (due > 0 ? StyledText("\(due) due  ", theme.warning) : StyledText())
            + StyledText("\(StrengthsPanel.bar(of: recall, glyphs))  ", StrengthsPanel.style(of: recall, theme))
    }

    private var nothingDue: String {
        guard let days = progress?.daysToNext else { return "nothing is due" }
        return "nothing is due; the next \(days == 1 ? "tomorrow" : "in \(days) days")"
    }

    // A text with another one at the right edge, if there is room for it.
    private static func text(_ text: StyledText, trailing: StyledText, width: Int) -> StyledText {
        let gap = width - text.columns - trailing.columns
        return gap > 1 ? text + StyledText(String(repeating: " ", count: gap)) + trailing : text
    }

    private func details(size: Size, theme: Theme) -> [StyledText] {
        guard items.indices.contains(home.selection) else { return [] }
        let text: String
        switch items[home.selection] {
        case .heading: text = ""
        case .go(let id): text = goals(course?.outline(of: id))
        case .lesson(let outline): text = goals(outline)
        case .coming(let lesson): text = "\(lesson.absence.capitalizedFirst), so it cannot be opened. It comes with a later version."
        case .reviews:
            text =
                progress?.dueToday.isEmpty != false
                ? "Questions come back when you are about to forget them, at most \(ProgressOverview.mostPerDay) a day. Nothing is due now."
                : "Answer again what you are about to forget."
        case .inventory:
            text =
                "Twelve questions before the course and twelve after it, without hints or verdicts: two forms that ask the same in other clothes. "
                + "appear inventory report shows what the course has brought."
        case .table: text = "Say for each callback what is there and what is settled, then see it measured."
        case .files: text = "Give the path of a Swift file or a folder; it runs here, callback by callback. From the shell: appear run PATH"
        case .search: text = "Find a lesson by a word, or by a question: “wrong frame in viewDidLoad”, “deinit never called”."
        }
        let lines = StyledText(text, theme.dim).wrapped(to: max(8, size.width))
        // As many rows for each line of the list, so that the list stands still where there is room for that.
        return lines + Array(repeating: StyledText(), count: max(0, (size.height < 14 ? 2 : 3) - lines.count))
    }

    // Why the lesson stands where it stands, what one can do after it, and how well it is remembered.
    private func goals(_ outline: LessonOutline?) -> String {
        guard let outline else { return "" }
        let why = outline.why.isEmpty && !outline.needs.isEmpty ? "Builds on \(outline.needs.joined(separator: ", "))." : outline.why
        let recall = progress?.recall(of: outline.id).map { "You remember \(Int(($0 * 100).rounded())) % of what you answered." }
        let sentence = progress?.sentences[outline.id].map { "You wrote: “\($0)”" }
        let parts: [String?] = [why, outline.goals.map { "\($0)." }.joined(separator: " "), recall, sentence]
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The line at a row of the window; nil for none.
    func item(at point: Point, size: Size) -> Int? {
        let area = Rect(size: size).inset(x: 2, y: 1)
        guard area.contains(point) else { return nil }
        let detail = details(size: area.size, theme: .colorless).count + 1
        let height = area.height - detail >= 6 - 1 + 1 ? area.height - detail : area.height
        return list(theme: .colorless, glyphs: .ascii, width: area.width).item(atRow: point.y - area.y, height: height)
    }
}
