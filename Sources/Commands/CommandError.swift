internal import Projects
import Stage

/// Why a command ends without having done its work: the text for standard error, and the exit code.
struct CommandError: Error {
    let message: String
    let code: Int32

    /// Bad usage: one sentence.
    static func usage(_ message: String) -> CommandError { CommandError(message: "error: \(message)", code: 64) }

    /// Unreadable or malformed input.
    static func input(_ message: String) -> CommandError { CommandError(message: message, code: 65) }

    /// Standard output cannot be written to.
    static func output(_ reason: String) -> CommandError {
        CommandError(message: "error: standard output cannot be written: \(reason)", code: 74)
    }

    /// A scene that cannot be run: bad usage when no place in a file is to blame.
    init(_ error: SceneError) {
        self.init(message: error.description, code: error.problems.contains { $0.location != nil } ? 65 : 64)
    }

    init(message: String, code: Int32) {
        self.message = message
        self.code = code
    }
}
