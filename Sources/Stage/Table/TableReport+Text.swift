import Foundation
import UIKit

extension TableReport {
    /// The base's table, then each other container's with `*` at the cells that differ, and below it why.
    public var text: String {
        var parts = [base.title + "\n\n" + base.text()]
        for section in sections {
            var part = section.table.title + "\n" + summary(of: section) + "\n"
            if !section.differences.isEmpty {
                part += "\n" + section.table.text(comparedWith: base) + "\n"
                part += section.differences.map { "  \($0.callback) \($0.fact): \(word($0.value)), not \(word($0.base)): \($0.because)\n" }
                    .joined()
            }
            parts.append(part)
        }
        return parts.joined(separator: "\n") + "\n\(FactsTable.provenanceNote)\n"
    }

    /// The same as Markdown: differing cells bold, reasons as a list.
    public var markdown: String {
        var parts = ["## \(base.title)\n\n" + base.markdown()]
        for section in sections {
            var part = "### \(section.table.title)\n\n\(summary(of: section))\n"
            if !section.differences.isEmpty {
                part += "\n" + section.table.markdown(comparedWith: base) + "\n"
                part += section.differences.map {
                    "- `\($0.callback)` \($0.fact): \(word($0.value)), not \(word($0.base)): \($0.because)\n"
                }.joined()
            }
            parts.append(part)
        }
        return parts.joined(separator: "\n") + "\n\(FactsTable.provenanceNote)\n"
    }

    /// One JSON object: `tables`, each as a table alone prints it, with its `differences` from the first.
    public var json: String {
        let all = [(base, [Difference]())] + sections.map { ($0.table, $0.differences) }
        let texts = all.map { table, differences -> String in
            var object = JSONText()
            object.add("container", table.container.rawValue)
            object.add("os", table.os.name)
            object.add("device", table.device.name)
            object.add("rows", raw: table.jsonRows)
            object.add("differences", raw: "[" + differences.map(json).joined(separator: ",") + "]")
            return object.closed
        }
        return "{\"tables\":[\n" + texts.joined(separator: ",\n") + "\n]}\n"
    }

    private func json(_ difference: Difference) -> String {
        var object = JSONText()
        object.add("callback", difference.callback)
        object.add("fact", difference.fact)
        object.add("value", raw: difference.value.map { $0 ? "true" : "false" } ?? "null")
        object.add("base", raw: difference.base.map { $0 ? "true" : "false" } ?? "null")
        object.add("event", raw: difference.event.map(String.init) ?? "null")
        object.add("because", difference.because)
        return object.closed
    }

    private func summary(of section: Section) -> String {
        switch section.differences.count {
        case 0: "every cell is the same as in \(base.container.rawValue)"
        case 1: "one cell differs from \(base.container.rawValue)"
        default: "\(section.differences.count) cells differ from \(base.container.rawValue)"
        }
    }

    private func word(_ value: Bool?) -> String { value.map { $0 ? "true" : "false" } ?? "-" }
}
