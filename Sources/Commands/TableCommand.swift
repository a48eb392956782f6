import ArgumentParser
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

    @Option(help: "The system version: 13 to 26.")
    var os: String?

    @Option(help: "Which appearance of the controller, from 1.")
    var appearance = 1

    @Option(help: "text, markdown or json.")
    var format = "text"

    func run() throws {
        guard ["text", "markdown", "json"].contains(format) else {
            throw CommandError.unknown("format", format, ["text", "markdown", "json"])
        }
        guard appearance >= 1, appearance <= 20 else { throw CommandError.usage("--appearance takes a number from 1 to 20") }
        let main = try measure(SceneOptions.container(container), try device.map(SceneOptions.device) ?? .ipad)
        switch format {
        case "json": Output.write(main.json)
        case "markdown": Output.write(heading(main, "##") + main.markdown() + (try others(main)))
        default: Output.write(heading(main, "") + main.text() + (try others(main)))
        }
    }

    private func measure(_ container: Setting.Container, _ device: DeviceProfile, isFullScreen: Bool = false) throws -> FactsTable {
        do {
            return try FactsTable(
                container: container, device: device, os: try SceneOptions.os(os), isFullScreen: isFullScreen, appearance: appearance)
        } catch let error as SceneError {
            throw CommandError(error)
        }
    }

    private func heading(_ table: FactsTable, _ mark: String) -> String {
        let place = table.device.idiom == .pad ? "an iPad window 320 points wide" : table.device.title
        let words = "\(table.container.rawValue), \(place), \(table.os.title), appearance \(table.appearance)"
        return mark.isEmpty ? "\(words)\n\n" : "\(mark) \(words)\n\n"
    }

    /// The tables of the other containers and of the phone beside the documents' own: each with the cells that differ.
    private func others(_ main: FactsTable) throws -> String {
        guard device == nil, container == "navigation" else { return "" }
        var text = ""
        for (other, device) in [
            (Setting.Container.root, DeviceProfile.ipad), (.navigation, .phone), (.fullScreen, .ipad), (.pageSheet, .ipad),
        ] {
            let table = try measure(other, device)
            let differing = table.differences(from: main)
            text += "\n" + heading(table, format == "markdown" ? "###" : "")
            text += differing.isEmpty ? "every cell is the same\n" : "\(differing.count) cells differ\n\n"
            if !differing.isEmpty { text += format == "markdown" ? table.markdown(comparedWith: main) : table.text(comparedWith: main) }
        }
        return text
    }
}
