import Canvas
import Stage
import UIKit

extension TableState {
    /// Handles an action with the table.
    mutating func reduce(_ action: TableAction) -> [Effect] {
        if action.isGuess, !Self.isAsked(row: row, column: column) {
            return [.say("Sources dispute this cell: it is shown, and nobody is asked for it."), .bell]
        }
        switch action {
        case .moved(let rows, let columns):
            row = min(max(0, row + rows), FactsTable.callbacks.count - 1)
            column = min(max(0, column + columns), Facts.names.count - 1)
        case .said(let value):
            guesses[row][column] = value
            advance()
        case .toggled: guesses[row][column] = !(guesses[row][column] ?? false)
        case .cleared: guesses[row][column] = nil
        case .shownPressed: isFilling.toggle()
        case .devicePressed:
            // The phone's window fills its screen, so that values that were predicted from the screen are right by luck.
            request.device = request.device == .ipad ? .phone : .ipad
            return [.measure(request)]
        case .appearancePressed:
            request.appearance = request.appearance == 1 ? 2 : 1
            return [.measure(request)]
        case .containerAsked:
            let containers = Setting.Container.tabled
            let items = containers.map { Menu.Item($0.rawValue, .table(.containerChosen($0))) }
            return [.present(.menu(Menu("Shown how?", items, selection: containers.firstIndex(of: request.container) ?? 0)))]
        case .containerChosen(let container):
            request.container = container
            return [.measure(request)]
        case .measured(.success(let table), let request):
            guard request == self.request else { return [] }
            self.table = table
            if request == TableRequest() { reference = table }
            failure = nil
        case .measured(.failure(let problem), _):
            table = nil
            failure = problem
        }
        return []
    }

    // To the next cell that is asked.
    private mutating func advance() {
        repeat {
            if column + 1 < Facts.names.count {
                column += 1
            } else if row + 1 < FactsTable.callbacks.count {
                column = 0
                row += 1
            } else {
                return
            }
        } while !Self.isAsked(row: row, column: column)
    }

    /// Everything that can be done with the table.
    var commands: [Command] {
        let section = "The table"
        let shown = isFilling ? nil : "the table is shown; press s to fill it yourself"
        return [
            Command(
                "cell", "the cell to the left / right", section: section, priority: 6,
                back: ([.left], .table(.moved(rows: 0, columns: -1)), nil, "left"),
                forward: ([.right], .table(.moved(rows: 0, columns: 1)), nil, "right")),
            Command(
                "row", "the row above / below", section: section, priority: 5,
                back: ([.up], .table(.moved(rows: -1, columns: 0)), nil, "up"),
                forward: ([.down], .table(.moved(rows: 1, columns: 0)), nil, "down")),
            Command(
                "true/false", "say that the fact holds / does not hold, and go on", section: section, priority: 9,
                back: (["y", "1"], .table(.said(true)), shown, "it holds"),
                forward: (["n", "0"], .table(.said(false)), shown, "it does not hold")),
            Command([.space], "flip", "flip the cell", section: section, unless: shown, .table(.toggled)),
            Command([.backspace, "u"], "clear", "empty the cell", section: section, unless: shown, .table(.cleared)),
            Command(
                ["s"], isFilling ? "show" : "fill", isFilling ? "show the whole table as measured" : "fill it yourself", section: section,
                priority: 8, .table(.shownPressed)),
            Command(
                ["d"], "device", "an iPad's narrow window, or a phone on which luck helps", section: section, priority: 4,
                .table(.devicePressed)),
            Command(["a"], "appearance", "the first appearance, or the second", section: section, priority: 3, .table(.appearancePressed)),
            Command(["c"], "container", "shown in another way", section: section, priority: 2, .table(.containerAsked)),
            Command(["?"], "help", "all keys, searchable", section: "Everywhere", priority: 7, .helpAsked),
        ]
    }
}

extension TableAction {
    /// Whether it sets or empties a cell.
    fileprivate var isGuess: Bool {
        switch self {
        case .said, .toggled, .cleared: true
        default: false
        }
    }
}
