import ArgumentParser
import Foundation
internal import Projects
import Stage

/// The command line: finds the command, runs it, and turns errors into a text and an exit code. No other place does that.
public enum CommandLineTool {
    /// Runs the command that the process was started with, and ends the process.
    @MainActor
    public static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            try rejectUnknownCommand(words)
            var command = try AppearCommand.parseAsRoot(words)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            exit(0)
        } catch let error as CommandError {
            end(error)
        } catch {
            end(error)
        }
    }

    /// Ends the process with an error's text and exit code.
    static func end(_ error: CommandError) -> Never {
        Output.complain(error.message)
        exit(error.code)
    }

    /// ArgumentParser's own errors and its help.
    private static func end(_ error: any Error) -> Never {
        let code = AppearCommand.exitCode(for: error)
        if code == .success {
            do { try Output.write(AppearCommand.fullMessage(for: error) + "\n") } catch { end(error) }
        } else if code == .validationFailure {
            let sentence =
                AppearCommand.message(for: error).split(separator: "\n").first.map(String.init) ?? "the command line is not understood"
            Output.complain("error: \(sentence)")
        } else if !(error is ExitCode) {
            Output.complain("error: \(AppearCommand.message(for: error))")
        }
        exit(code.rawValue)
    }

    private static func rejectUnknownCommand(_ words: [String]) throws {
        guard let first = words.first, !first.hasPrefix("-") else { return }
        let known = AppearCommand.configuration.subcommands.map { $0._commandName } + ["help"]
        guard !known.contains(first) else { return }
        // A file may be called almost like a command.
        if InputFiles.isPath(first), InputFiles.isStageable(first) || nearest(to: first, in: known) == nil {
            throw CommandError.usage("there is no command '\(first)'; `appear run \(first)` steps through it")
        }
        throw CommandError.unknown("command", first, known)
    }
}
