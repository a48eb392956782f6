import Canvas
import Stage
import UIKit

/// The settings of a table to measure.
struct TableRequest: Hashable {
    var container = Setting.Container.navigation
    var device = DeviceProfile.ipad
    var os = OSProfile.newest
    /// Whether the window fills the screen; a narrow one on an iPad leaves nothing to luck.
    var isFullScreen = false
    var appearance = 1
}

/// The documents' table: filled by the learner, or shown as measured.
struct TableState {
    var request = TableRequest()
    /// The measured table; nil before it has come, or when it could not be measured.
    var table: FactsTable?
    /// The table that differing cells are marked against.
    var reference: FactsTable?
    var failure: SceneFailure?
    /// The learner's guesses, by row and column; nil where there is none.
    var guesses: [[Bool?]] = Array(repeating: Array(repeating: nil, count: Facts.names.count), count: FactsTable.callbacks.count)
    /// Whether the learner fills it; else it is shown.
    var isFilling = true
    var row = 0
    var column = 0

    /// Whether the learner is asked for a cell: not for those that sources dispute.
    static func isAsked(row: Int, column: Int) -> Bool { FactsTable.provenance(row: row, column: column) != .disputed }

    /// How many cells are asked.
    static let asked = FactsTable.callbacks.indices.reduce(0) { sum, row in
        sum + Facts.names.indices.count { isAsked(row: row, column: $0) }
    }

    /// Whether a cell's guess is right; nil without a guess or a measurement.
    func isRight(row: Int, column: Int) -> Bool? {
        guard let guess = guesses[row][column], let table else { return nil }
        return (table.rows[row].facts?[column] ?? nil) == guess
    }

    var filled: Int { guesses.joined().filter { $0 != nil }.count }
    var right: Int {
        FactsTable.callbacks.indices.reduce(0) { sum, row in
            sum + Facts.names.indices.filter { isRight(row: row, column: $0) == true }.count
        }
    }
}

/// A learner's action with the table.
enum TableAction {
    case moved(rows: Int, columns: Int)
    case said(Bool)
    case toggled
    case cleared
    case shownPressed
    case devicePressed
    case appearancePressed
    case containerAsked
    case containerChosen(Setting.Container)
    case measured(Result<FactsTable, SceneFailure>, TableRequest)
}
