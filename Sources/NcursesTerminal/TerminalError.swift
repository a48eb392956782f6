/// Why a screen could not be opened. Each has one sentence with advice.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Input or output is a file or a pipe.
    case notATerminal(String)
    /// `TERM` is not set.
    case noTerminalName
    /// There is no description of this kind of terminal on the machine.
    case unknownTerminal(String)
    /// The terminal cannot place its cursor.
    case tooSimple(String)
    /// The system refused something.
    case system(String)

    /// One sentence with advice.
    public var description: String {
        switch self {
        case .notATerminal(let stream):
            "\(stream) is not a terminal: run appear in one, or use --plain."
        case .noTerminalName:
            "TERM is not set, so nothing is known about this terminal: set it (TERM=xterm-256color suits most), or use --plain."
        case .unknownTerminal(let name):
            "The terminal type \"\(name)\" is not known here: install its terminfo entry (package ncurses-term), try TERM=xterm-256color, or use --plain."
        case .tooSimple(let name):
            "The terminal type \"\(name)\" cannot move its cursor: use --plain."
        case .system(let what):
            "The terminal could not be set up (\(what)): use --plain."
        }
    }
}
