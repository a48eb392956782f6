internal import CTerminal

extension NcursesTerminal {
    /// Gives the terminal to a program, waits for its end and repaints. Meanwhile keyboard signals go to the program; Ctrl-Z stops both.
    public func run(_ command: [String]) -> Int32? {
        guard !command.isEmpty else { return nil }
        return suspend {
            var arguments = command.map { strdup($0) }
            defer { arguments.forEach { free($0) } }
            arguments.append(nil)
            let status = guard_run(arguments)
            return status < 0 ? nil : status
        }
    }
}
