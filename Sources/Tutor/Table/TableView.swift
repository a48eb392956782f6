import Canvas
import Stage
import UIKit

/// The table on a canvas.
struct TableView {
    let state: TableState
    let commands: [Command]
    var message: String?

    private static let heads = ["window", "superview", "traits", "safeArea", "frame", "margins", "subviews", "descendants"]
    private static let shortHeads = ["win", "sup", "tra", "saf", "fra", "mar", "sub", "des"]

    func draw(in canvas: inout Canvas) {
        let request = state.request
        var pane = Pane(StyledText("The table"))
        let window = request.device.idiom == .pad && !request.isFullScreen ? ", narrow window" : ""
        pane.trailing = StyledText(
            "\(request.container.rawValue) · \(request.device.title)\(window) · \(request.os.title) · appearance \(request.appearance)")
        pane.draw(in: &canvas, canvas.bounds) { inner in drawTable(in: &inner) }
        canvas.drawKeys(commands, message: message, y: canvas.height - 1)
    }

    private func drawTable(in canvas: inout Canvas) {
        let grid = Grid(width: canvas.width)
        let theme = canvas.theme
        for (column, head) in (grid.isShort ? Self.shortHeads : Self.heads).enumerated() {
            let style = column == state.column ? theme.accent : theme.title
            canvas.put(String(head.prefix(grid.room(column, in: canvas.width))), x: grid.x(column), y: 0, style: style)
        }
        let height = max(1, canvas.height - 3)
        let top = Scroll.top(revealing: state.row, from: 0, count: FactsTable.callbacks.count, visible: height, margin: 1)
        for row in top..<min(FactsTable.callbacks.count, top + height) {
            let y = row - top + 1
            let name = FactsTable.callbacks[row]
            let style = row == state.row ? theme.accent : theme.text
            canvas.put(grid.first < 24 ? Self.short(name) : name, x: 1, y: y, style: style, width: grid.first - 2)
            for column in Facts.names.indices {
                let isSelected = row == state.row && column == state.column
                let text = cell(row, column, theme, canvas.glyphs)
                if isSelected {
                    canvas.markFocus(x: grid.x(column), y: y)
                    canvas.fill(Rect(x: grid.x(column) - 1, y: y, width: min(6, grid.cell + 1), height: 1), style: theme.selection)
                }
                canvas.put(isSelected ? text.uncolored : text, x: grid.x(column), y: y, width: grid.cell)
            }
        }
        let y = min(canvas.height - 2, FactsTable.callbacks.count + 2)
        let lines = summary(theme).wrapped(to: canvas.width - 2) + legend(theme, canvas.glyphs).flatMap { $0.wrapped(to: canvas.width - 2) }
        canvas.put(lines: Array(lines.prefix(canvas.height - y)), x: 1, y: y)
    }

    /// What the signs of the cells say.
    private func legend(_ theme: Theme, _ glyphs: Glyphs) -> [StyledText] {
        let signs =
            state.isFilling
            ? "\(glyphs.dot) yes   \(glyphs.separator) no   \(glyphs.check) right   \(glyphs.cross) wrong"
            : "\(glyphs.check) it is what it will be when all has settled   \(glyphs.cross) not yet"
        let origin = "\(Self.origin(glyphs)) as document 003 has it: the model follows it"
        return [StyledText(signs, theme.dim), StyledText(origin + (state.isFilling ? ", and sources dispute it" : ""), theme.dim)]
    }

    /// The mark of a cell whose model was taken from document 003.
    private static func origin(_ glyphs: Glyphs) -> String { glyphs.isASCII ? "3" : "³" }

    /// `willAppear` of `viewWillAppear(_:)`: in a small window the part that differs must be readable.
    private static func short(_ callback: String) -> String {
        let name = callback.prefix { $0 != "(" }
        guard name.hasPrefix("view") else { return String(name) }
        return name.dropFirst(4).prefix(1).lowercased() + name.dropFirst(5)
    }

    private func summary(_ theme: Theme) -> StyledText {
        if let failure = state.failure { return StyledText(failure.lines.joined(separator: " "), theme.bad) }
        guard let table = state.table else { return StyledText("Measuring…", theme.dim) }
        if !state.isFilling {
            let differing = state.reference.map { table.differences(from: $0).count } ?? 0
            return StyledText(
                differing == 0 ? "Each cell is measured." : "Each cell is measured; \(differing) marked * differ from the first table.",
                theme.dim)
        }
        if state.filled == 0 {
            return StyledText(
                "Say y or n: is it there, is it settled, when the callback is entered? A wrong cell shows at once.", theme.dim)
        }
        return StyledText(
            "\(state.right) of \(state.filled) right; \(TableState.asked - state.filled) to go.", theme.text)
    }

    private func cell(_ row: Int, _ column: Int, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        let origin =
            FactsTable.provenance(row: row, column: column) == .independent ? "" : StyledText(Self.origin(glyphs), theme.dim)
        if state.isFilling, TableState.isAsked(row: row, column: column) {
            guard let guess = state.guesses[row][column] else { return StyledText("?", theme.dim) }
            // Yes and no have signs of their own, as in a lesson's question: ticks and crosses say what is right and wrong.
            let text = StyledText(guess ? glyphs.dot : glyphs.separator, theme.text)
            switch state.isRight(row: row, column: column) {
            case true?: return text + StyledText(glyphs.check, theme.good)
            case false?: return text + StyledText(glyphs.cross, theme.bad)
            case nil: return text
            }
        }
        guard let table = state.table, let facts = table.rows[row].facts else { return StyledText("-", theme.dim) }
        let differs = state.reference.map { ($0.rows[row].facts?[column] ?? nil) != facts[column] } ?? false
        let mark = differs ? StyledText(glyphs.changed, theme.changed) : StyledText()
        switch facts[column] {
        case true?: return StyledText(glyphs.check, theme.good) + mark + origin
        case false?: return StyledText(glyphs.cross, theme.bad) + mark + origin
        case nil: return StyledText("?", theme.dim) + mark
        }
    }

    /// The columns' places.
    private struct Grid {
        let first: Int
        let cell: Int
        let isShort: Bool

        init(width: Int) {
            isShort = width < 112
            first = min(26, max(12, width / 3))
            cell = isShort ? max(3, min(8, (width - first) / 8)) : 11
        }

        func x(_ column: Int) -> Int { first + column * cell + 1 }

        // The last head may reach as far as the window does.
        func room(_ column: Int, in width: Int) -> Int { column == Facts.names.count - 1 ? max(cell - 1, width - x(column)) : cell - 1 }
    }

    /// The cell of the table at a place of the window; nil for none.
    func cell(at point: Point, size: Size) -> (row: Int, column: Int)? {
        let inner = Pane.content(of: Rect(size: size))
        guard inner.contains(point) else { return nil }
        let grid = Grid(width: inner.width)
        let height = max(1, inner.height - 3)
        let top = Scroll.top(revealing: state.row, from: 0, count: FactsTable.callbacks.count, visible: height, margin: 1)
        let row = top + point.y - inner.y - 1
        let column = (point.x - inner.x - grid.first) / grid.cell
        guard FactsTable.callbacks.indices.contains(row), Facts.names.indices.contains(column), point.x - inner.x >= grid.first else {
            return nil
        }
        return (row, column)
    }
}
