import Canvas
import Stage

/// The lines of the list of controllers, with as many columns as there is room for.
struct ControllersTable {
    /// The columns' names.
    let head: StyledText
    let rows: ItemList

    private static let columns = ["overrides", "missing", "assumes", "placeholders"]
    /// The least room for a controller's name.
    private static let leastName = 18

    init(_ list: ControllersState, width: Int, theme: Theme, glyphs: Glyphs) {
        let items = list.items
        // The sign of the selection, a gap and a scrollbar have their own columns.
        let room = max(0, width - 4)
        let longest = items.map(\.name.columns).max() ?? 0
        var shown = Self.columns[...]
        func used(_ columns: ArraySlice<String>) -> Int { columns.reduce(0) { $0 + $1.columns + 2 } }
        while let last = shown.last, room - used(shown) < min(longest, last == "placeholders" ? 24 : Self.leastName) { shown.removeLast() }
        let name = min(longest, max(0, room - used(shown)))
        func line(_ title: StyledText, _ cells: [StyledText]) -> StyledText {
            let title = title.truncated(to: name, ellipsis: glyphs.ellipsis)
            return zip(shown, cells).reduce(title + Self.spaces(name - title.columns)) { line, cell in
                line + Self.spaces(cell.0.columns + 2 - cell.1.columns) + cell.1
            }
        }
        head = line("", shown.map { StyledText($0, theme.dim) })
        rows = ItemList(
            items.map { line(StyledText($0.name, theme.text), Self.cells(of: $0, list.worth(of: $0), theme)) }, selection: list.selection)
    }

    private static func cells(of item: ControllersState.Item, _ worth: ControllersState.Worth?, _ theme: Theme) -> [StyledText] {
        var cells = [StyledText("-", theme.dim), StyledText("-", theme.dim)]
        if case .controller(let controller) = item {
            cells = [number(controller.callbacks.count, theme.text, theme), number(controller.missingCount, theme.warning, theme)]
        }
        switch worth {
        case nil: return cells + [StyledText("…", theme.dim), StyledText("…", theme.dim)]
        case .unknown?: return cells + [StyledText("?", theme.bad), StyledText("?", theme.bad)]
        case .known(let summary)?:
            let assumptions = number(summary.setting.assumptions.count, theme.warning, theme)
            return cells + [
                summary.end == nil ? assumptions : StyledText("ends", theme.bad), number(summary.placeholders.count, theme.text, theme),
            ]
        }
    }

    private static func number(_ number: Int, _ style: Style, _ theme: Theme) -> StyledText {
        StyledText(number == 0 ? "0" : String(number), number == 0 ? theme.dim : style)
    }

    private static func spaces(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: max(0, count))) }
}
