/// A table of a text: which of its columns are lists of callbacks, and which of its cells.
struct TextTable {
    private struct Cell {
        let line: TextLine
        let entry: LineEntry
        var text: String { line.text }
    }

    private var header: [String] = []
    private var rows: [[Cell]] = []

    init(_ lines: [TextLine]) {
        for line in lines {
            let cells = Self.cells(of: line)
            let isRule = cells.allSatisfy { cell in !cell.text.isEmpty && cell.text.allSatisfy { "-:= ".contains($0) } }
            if isRule, rows.count == 1 {
                header = rows[0].map { $0.text.trimmingPrefix { $0 == " " }.description }
                rows = []
            } else if !isRule {
                rows.append(cells)
            }
        }
    }

    private static func cells(of line: TextLine) -> [Cell] {
        var cells: [Cell] = []
        var part = ""
        var column = 1
        var start = 1
        for scalar in line.text.unicodeScalars {
            if scalar == "|" {
                cells.append(cell(part, line.number, start))
                (part, start) = ("", column + 1)
            } else {
                part.unicodeScalars.append(scalar)
            }
            column += UTF8.width(scalar)
        }
        cells.append(cell(part, line.number, start))
        if line.text.drop(while: \.isWhitespace).hasPrefix("|") { cells.removeFirst() }
        if cells.last?.text.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
        return cells
    }

    private static func cell(_ text: String, _ number: Int, _ column: Int) -> Cell {
        let line = TextLine(text, number: number, column: column)
        return Cell(line: line, entry: LineEntry(line))
    }

    private func title(of column: Int) -> String { header.indices.contains(column) ? header[column] : "" }

    /// The lists, with the words of the table that lead to each.
    var lists: [(mentions: [Mention], isOrdered: Bool, lead: String?)] {
        var lists: [(mentions: [Mention], isOrdered: Bool, lead: String?)] = []
        for row in rows {
            let others = row.filter { $0.entry.runs.isEmpty }.map(\.text).joined(separator: " ")
            for (column, cell) in row.enumerated() {
                for run in cell.entry.runs { lists.append((run.mentions, run.isOrdered, "\(others) \(title(of: column)) \(run.lead)")) }
            }
        }
        let entries = rows.map { row in row.indices.filter { row[$0].entry.runs.isEmpty && row[$0].entry.leading != nil } }
        let columns = Set(entries.joined()).sorted()
        if entries.contains(where: { $0.count > 1 }) {
            // Each column is a situation of its own.
            for column in columns {
                let mentions = rows.flatMap { $0.indices.contains(column) ? $0[column].entry.leading ?? [] : [] }
                lists.append((mentions, isNumbered, title(of: column)))
            }
        } else if !columns.isEmpty {
            let mentions = zip(rows, entries).flatMap { row, found in found.flatMap { entry(row, at: $0) } }
            lists.append((mentions, isNumbered || columns.count > 1, nil))
        }
        return lists
    }

    /// Whether the first column counts the rows.
    private var isNumbered: Bool {
        rows.count > 1 && rows.allSatisfy { row in row.first.map { $0.text.contains(where: \.isNumber) && $0.line.words.isEmpty } ?? false }
    }

    /// A row's callbacks; whose they are may stand in the cell before, or above the column.
    private func entry(_ row: [Cell], at column: Int) -> [Mention] {
        let before = column > 0 ? row[column - 1].line.words : []
        let above = title(of: column).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let object =
            before.count == 1 && ObjectName.isPossible(before[0])
            ? before[0] : above.last { ObjectName.isLikely($0) || ObjectName.isContainer($0) }
        return (row[column].entry.leading ?? []).map { $0.object == nil ? $0.of(object) : $0 }
    }
}
