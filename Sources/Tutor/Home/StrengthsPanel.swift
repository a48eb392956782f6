import Canvas
import Curriculum

/// How well is remembered what was asked: a bar for each callback, and a cell for each claim of the course.
struct StrengthsPanel {
    /// Its columns; narrower windows do without it.
    static let columns = 28
    private static let barColumns = 4

    private let mastery: Mastery
    private let claims: [String]

    /// Nil where nothing has been answered yet.
    init?(_ progress: ProgressOverview?, _ course: Course?) {
        guard let progress, !progress.mastery.callbacks.isEmpty || !progress.mastery.claims.isEmpty else { return nil }
        mastery = progress.mastery
        var seen: Set<String> = []
        claims = (course?.lessons ?? []).flatMap(\.claims).filter { seen.insert($0).inserted }
    }

    /// The lines, the callbacks in the order of a controller's life; what has no room is left out from the end.
    func lines(height: Int, theme: Theme, glyphs: Glyphs) -> [StyledText] {
        let title = StyledText("What you remember", theme.title)
        let names = Mastery.callbackNames.filter { mastery.callbacks[$0] != nil }
        let grid = cells(theme, glyphs)
        let hasGrid = height >= Self.leastRows + grid.count + 2
        let room = max(0, height - 1 - (hasGrid ? grid.count + 2 : 0))
        // The weakest stay where not all have room.
        let kept = Set(mastery.weakestCallbacks.prefix(room).map(\.name))
        let bars = names.filter(kept.contains).map { bar($0, theme, glyphs) }
        var lines = [title] + bars + (hasGrid ? ["", StyledText("claims, lesson by lesson", theme.dim)] + grid : [])
        let hasMisbelief = mastery.callbacks.values.contains { $0.misbeliefs > 0 }
        if hasMisbelief, theme.depth != .none, lines.count + 1 < height { lines += ["", StyledText("red: sure, and wrong", theme.bad)] }
        return lines
    }

    /// The rows that callbacks have before the claims get theirs.
    private static let leastRows = 8

    private func bar(_ name: String, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        let strength = mastery.callbacks[name]
        let bar = Self.bar(of: strength?.recall ?? 0, glyphs)
        let room = Self.columns - Self.barColumns - 2
        let text = StyledText(name, theme.text).truncated(to: room, ellipsis: glyphs.ellipsis)
        return text + StyledText(String(repeating: " ", count: room - text.columns + 1)) + StyledText(bar, Self.style(strength, theme))
    }

    /// A chance of recall, from 0 to 1, as full and empty cells.
    static func bar(of recall: Double, _ glyphs: Glyphs) -> String {
        let cells = min(barColumns, Int((recall * Double(barColumns)).rounded(.up)))
        return String(repeating: glyphs.fullBlock, count: cells) + String(repeating: glyphs.shades[1], count: barColumns - cells)
    }

    /// The colour of a chance of recall: good from the chance at which questions come back, a warning where much is forgotten.
    static func style(of recall: Double, _ theme: Theme) -> Style {
        recall >= 0.9 ? theme.good : recall >= 0.7 ? theme.text : theme.warning
    }

    private func cells(_ theme: Theme, _ glyphs: Glyphs) -> [StyledText] {
        var lines: [StyledText] = []
        for start in stride(from: 0, to: claims.count, by: Self.columns - 1) {
            var line = StyledText()
            for claim in claims[start..<min(claims.count, start + Self.columns - 1)] {
                let strength = mastery.claims[claim]
                line += StyledText(Self.cell(strength, glyphs), Self.style(strength, theme))
            }
            lines.append(line)
        }
        return lines
    }

    private static func cell(_ strength: Mastery.Strength?, _ glyphs: Glyphs) -> String {
        guard let strength else { return glyphs.separator }
        return strength.recall >= 0.9 ? glyphs.fullBlock : glyphs.shades[strength.recall >= 0.7 ? 3 : 2]
    }

    // Bad where something wrong is believed.
    private static func style(_ strength: Mastery.Strength?, _ theme: Theme) -> Style {
        guard let strength else { return theme.dim }
        return strength.misbeliefs > 0 ? theme.bad : style(of: strength.recall, theme)
    }
}
