internal import Projects
internal import Reference
import Stage

/// Why a command ends without having done its work: the text for standard error, and the exit code.
struct CommandError: Error {
    let message: String
    let code: Int32

    /// Bad usage: one sentence.
    static func usage(_ message: String) -> CommandError { CommandError(message: "error: \(message)", code: 64) }

    /// Bad usage: a name that nothing simulated has. The message names the nearest one among these.
    static func notSimulated(_ name: String, among known: [String] = Fidelity.names) -> CommandError {
        let near = nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        return .usage("nothing called '\(name)' is simulated\(near)")
    }

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
