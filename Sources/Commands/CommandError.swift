internal import Projects
internal import Reference
import Stage

/// Why a command ends without having done its work: the text for standard error, and the exit code.
struct CommandError: Error {
    let message: String
    let code: Int32

    /// Bad usage: one sentence.
    static func usage(_ message: String) -> CommandError { CommandError(message: "error: \(message)", code: 64) }

    /// Bad usage: a name that nothing simulated has. The message names the nearest one that is.
    static func notSimulated(_ name: String) -> CommandError {
        let near = nearest(to: name, in: Fidelity.names).map { "; did you mean '\($0)'?" } ?? ""
        return .usage("nothing called '\(name)' is simulated\(near)")
    }

    /// Bad usage: a name of which nothing is known. The message names the nearest callback, class or word.
    static func unexplained(_ name: String) -> CommandError {
        let known = Glossary.words + CallbackGuide.all.map(\.name) + Fidelity.names
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
