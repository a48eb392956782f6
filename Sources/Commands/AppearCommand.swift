import ArgumentParser
import Curriculum

/// `appear`
struct AppearCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appear", abstract: "A tutor for the life of a UIKit view controller.", version: ProgramVersion.current,
        subcommands: [
            HomeCommand.self, LessonCommand.self, ReviewCommand.self, RunCommand.self, TraceCommand.self, WhyCommand.self,
            ReplayCommand.self, CheckCommand.self, TableCommand.self, ExplainCommand.self, LessonsCommand.self, InventoryCommand.self,
            ProgressCommand.self,
        ],
        defaultSubcommand: HomeCommand.self)
}
