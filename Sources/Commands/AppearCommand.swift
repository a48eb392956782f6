import ArgumentParser

/// `appear`
struct AppearCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appear", abstract: "A tutor for the life of a UIKit view controller.", version: "0.1.0",
        subcommands: [
            HomeCommand.self, LessonCommand.self, ReviewCommand.self, RunCommand.self, TraceCommand.self, WhyCommand.self,
            CheckCommand.self, TableCommand.self, ExplainCommand.self, LessonsCommand.self, ProgressCommand.self,
        ],
        defaultSubcommand: HomeCommand.self)
}
