internal import CTerminal
internal import Foundation

extension NcursesTerminal {
    /// Gives the terminal to a program, waits for its end and repaints. Meanwhile keyboard signals go to the program; Ctrl-Z stops both.
    public func run(_ command: [String]) -> Int32? {
        suspend { Self.start(command) }
    }

    /// Runs a program that has the terminal, where nothing is drawn. An interrupt is the program's alone meanwhile. Its exit status; nil when it
    /// could not be started.
    public static func runWithoutScreen(_ command: [String]) -> Int32? {
        let before = signal(SIGINT) { _ in }
        defer { signal(SIGINT, before) }
        return start(command)
    }

    private static func start(_ command: [String]) -> Int32? {
        guard !command.isEmpty else { return nil }
        var arguments = command.map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        arguments.append(nil)
        let status = guard_run(arguments)
        return status < 0 ? nil : status
    }
}
