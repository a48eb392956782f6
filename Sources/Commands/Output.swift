import Curriculum
import Foundation
import Stage

/// Standard output and standard error. A command's output is written at once, when it is complete.
///
/// All output goes through here, so that no text of a program, a file or a lesson reaches the terminal as a command.
enum Output {
    /// The reader of a text.
    enum Form {
        /// People, or programs that take text unchanged.
        case text
        /// Programs that read JSON.
        case json
    }

    /// Writes to standard output. Throws when not all of it could be written.
    static func write(_ text: String, as form: Form = .text) throws(CommandError) {
        let clean = form == .text ? text.escapingControls : text.escapingControlsInJSON
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(clean.utf8))
        } catch {
            throw .output(error.systemReason)
        }
    }

    /// Shows how far a command is, in one line of a terminal that errors go to, in place of the one before; nil takes it away. Elsewhere nothing
    /// is shown.
    static func progress(_ text: String?) {
        guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
        var size = winsize()
        let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
        let line = (text ?? "").escapingControls.prefix(columns - 1)
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
    }

    /// Writes a line to standard error.
    static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text.escapingControls + "\n").utf8))
    }
}
