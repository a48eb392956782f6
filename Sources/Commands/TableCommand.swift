import ArgumentParser
internal import Projects
import Stage
import UIKit

/// `appear table`
struct TableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "table", abstract: "Measure the table of ten callbacks by eight facts.")

    @Option(name: .customLong("in"), help: "How the controller is shown.")
    var container = "navigation"

    @Option(help: "The device; without it, an iPad with a narrow window.")
    var device: String?

    @Option(help: "The system version: 13 to 18, 26 or 27.")
    var os: String?

    @Option(help: "Which appearance of the controller, from 1.")
    var appearance = 1

    @Option(help: "text, markdown or json.")
    var format = "text"

    @Flag(help: "Every container and style, the differing cells explained by an event.")
    var all = false

    func run() throws {
        guard ["text", "markdown", "json"].contains(format) else {
            throw CommandError.unknown("format", format, ["text", "markdown", "json"])
        }
        guard appearance >= 1, appearance <= 20 else { throw CommandError.usage("--appearance takes a number from 1 to 20") }
        let base: TableReport.Variant = (try SceneOptions.container(container), try device.map(SceneOptions.device) ?? .ipad)
        let report = try measured(base)
        switch format {
        case "json": try Output.write(all ? report.json : report.base.json, as: .json)
        case "markdown": try Output.write(report.markdown)
        default: try Output.write(report.text)
        }
    }

    private func measured(_ base: TableReport.Variant) throws -> TableReport {
        do {
            return try TableReport(base: base, others: try others(than: base), os: try SceneOptions.os(os), appearance: appearance)
        } catch let error as SceneError {
            throw CommandError(error)
        }
    }

    /// The variants beside the table. `--all` gives all of them. The documents' own table has a few, any other table none.
    private func others(than base: TableReport.Variant) throws -> [TableReport.Variant] {
        if all { return TableReport.allOthers(than: base) }
        guard device == nil, container == "navigation", format != "json" else { return [] }
        return [(.root, .ipad), (.navigation, .phone), (.fullScreen, .ipad), (.pageSheet, .ipad)]
    }
}
