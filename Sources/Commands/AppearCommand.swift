import ArgumentParser

/// `appear`
struct AppearCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appear", abstract: "A tutor for the life of a UIKit view controller.",
        version: "0.1.0", subcommands: [TraceCommand.self, TableCommand.self, CheckCommand.self])
}
