import Foundation
import UIKit

extension FactsTable {
    /// The table for a terminal: a row a callback, `true`, `false`, or `-` where nothing was measured. Cells that differ from `other`'s are
    /// marked with `*`, and those whose model was taken from document 003 with `(3)`.
    public func text(comparedWith other: FactsTable? = nil) -> String {
        let marked = Set(other.map { differences(from: $0).map { $0.row * Facts.names.count + $0.column } } ?? [])
        let first = rows.map(\.callback.count).max() ?? 0
        var lines = [pad("", first) + "  " + Facts.names.map { pad($0, 12) }.joined()]
        for (index, row) in rows.enumerated() {
            let cells = Facts.names.indices.map { column -> String in
                let mark = marked.contains(index * Facts.names.count + column) ? "*" : ""
                return pad(cell(row, column) + mark + origin(index, column), 12)
            }
            lines.append(pad(row.callback, first) + "  " + cells.joined())
        }
        return lines.map { $0.replacingOccurrences(of: " +$", with: "", options: .regularExpression) }.joined(separator: "\n") + "\n"
    }

    /// The table as Markdown.
    public func markdown(comparedWith other: FactsTable? = nil) -> String {
        let marked = Set(other.map { differences(from: $0).map { $0.row * Facts.names.count + $0.column } } ?? [])
        var lines = ["| callback | " + Facts.names.joined(separator: " | ") + " |"]
        lines.append("|" + String(repeating: " --- |", count: Facts.names.count + 1))
        for (index, row) in rows.enumerated() {
            let cells = Facts.names.indices.map { column -> String in
                let text = cell(row, column)
                return (marked.contains(index * Facts.names.count + column) ? "**\(text)**" : text) + origin(index, column)
            }
            lines.append("| `\(row.callback)` | " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The table as one JSON object.
    public var json: String {
        var object = JSONText()
        object.add("container", container.rawValue)
        object.add("os", os.name)
        object.add("rows", raw: jsonRows)
        return object.closed + "\n"
    }

    /// The table's subject: the container, the device or window, the system, the appearance.
    public var title: String {
        let place = device.idiom == .pad && !isFullScreen ? "an iPad window 320 points wide" : device.title
        return "\(container.rawValue), \(place), \(os.title), appearance \(appearance)"
    }

    /// The rows as a JSON array.
    var jsonRows: String {
        let texts = rows.map { row -> String in
            var line = JSONText()
            line.add("callback", row.callback)
            for (column, name) in Facts.names.enumerated() {
                line.add(name, raw: row.facts.flatMap { $0[column] }.map { $0 ? "true" : "false" } ?? "null")
            }
            return line.closed
        }
        return "[" + texts.joined(separator: ",") + "]"
    }

    private func cell(_ row: Row, _ column: Int) -> String {
        guard let facts = row.facts else { return "-" }
        return facts[column].map { $0 ? "true" : "false" } ?? "-"
    }

    // No mark where nothing was measured.
    private func origin(_ row: Int, _ column: Int) -> String {
        Self.provenance(row: row, column: column) == .independent || rows[row].facts?[column] == nil ? "" : "(3)"
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
