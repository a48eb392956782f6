import Stage

/// Why a command ends without having done its work: what standard error says, and the exit code.
struct CommandError: Error {
    let message: String
    let code: Int32

    /// Bad usage: one sentence.
    static func usage(_ message: String) -> CommandError { CommandError(message: "error: \(message)", code: 64) }

    /// Unreadable or malformed input.
    static func input(_ message: String) -> CommandError { CommandError(message: message, code: 65) }

    /// A scene that cannot be run.
    init(_ error: SceneError) {
        self.init(message: error.description, code: 65)
    }

    init(message: String, code: Int32) {
        self.message = message
        self.code = code
    }
}
