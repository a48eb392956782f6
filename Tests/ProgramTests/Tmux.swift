import Foundation

/// The program in a real terminal: a tmux server of its own.
final class Tmux {
    /// A condition did not come true.
    struct Timeout: Error, CustomStringConvertible {
        let description: String
    }

    private let socket = "appear-\(UUID().uuidString.prefix(8))"
    private let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// Starts a shell of `columns` by `rows` cells; what is run in it stays on the screen when it has ended.
    init(columns: Int, rows: Int) throws {
        try tmux(["-f", "/dev/null", "new-session", "-d", "-x", String(columns), "-y", String(rows), "/bin/sh"])
        try tmux(["set-option", "-g", "status", "off"])
        try type("PS1='> '; export XDG_STATE_HOME=\(state.path) SWIFT_BACKTRACE=enable=no; clear\n")
        try wait { $0.hasPrefix(">") }
    }

    deinit {
        _ = try? tmux(["kill-server"])
        try? FileManager.default.removeItem(at: state)
        try? FileManager.default.removeItem(at: state.appendingPathExtension("answer"))
    }

    /// What the screen shows.
    func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

    /// Types text as it stands.
    func type(_ text: String) throws {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { try press("Enter") }
            if !part.element.isEmpty { try tmux(["send-keys", "-l", String(part.element)]) }
        }
    }

    /// Presses keys by tmux's names: `Right`, `q`, `C-c`.
    func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
    }

    /// The file in which everything stands that is written to the terminal from now on.
    func record() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        try tmux(["pipe-pane", "cat >> \(file.path)"])
        return file
    }

    /// Whether the terminal shows its alternate screen.
    func isOnAlternateScreen() throws -> Bool {
        try tmux(["display-message", "-p", "#{alternate_on}"]).hasPrefix("1")
    }

    /// The process that runs in the shell: its number.
    func child() throws -> Int32? {
        let shell = try tmux(["display-message", "-p", "#{pane_pid}"]).trimmingCharacters(in: .whitespacesAndNewlines)
        let children = try? String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
        return children?.split(separator: " ").first.flatMap { Int32($0) }
    }

    /// Waits until the screen satisfies a condition, ten seconds at most, and gives the screen.
    @discardableResult
    func wait(_ condition: (String) throws -> Bool) throws -> String {
        let end = Date(timeIntervalSinceNow: 20)
        var last = ""
        while Date() < end {
            last = try screen()
            if try condition(last) { return last }
            usleep(20_000)
        }
        throw Timeout(description: "the screen stayed at\n\(last)")
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        // The shell, not Foundation's Process: that waits for the server, too, which the first call leaves behind.
        let answer = state.appendingPathExtension("answer")
        let words = (["tmux", "-u", "-L", socket] + arguments).map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
        _ = system("\(words.joined(separator: " ")) > '\(answer.path)' 2> /dev/null < /dev/null")
        return try String(contentsOf: answer, encoding: .utf8)
    }
}
