import Foundation
import Testing

/// The real program in a real terminal. Each test has a tmux server of its own and waits for conditions, never for time.
@Suite struct `The tutor in a terminal` {
    private func start(columns: Int = 80, rows: Int = 24) throws -> Tmux {
        let terminal = try Tmux(columns: columns, rows: rows)
        try terminal.type("\(Program.binary.path)\n")
        try terminal.wait { screen in try terminal.isOnAlternateScreen() && screen.contains("One transaction, one first frame") }
        return terminal
    }

    @Test func `shows the course, and gives the terminal back on q`() throws {
        let terminal = try start()
        try terminal.press("q")
        try terminal.wait { screen in try !terminal.isOnAlternateScreen() && screen.contains(">") }
    }

    @Test func `paints anew at every size, and says so honestly when there is no room`() throws {
        let terminal = try start()
        try terminal.resize(columns: 200, rows: 60)
        try terminal.wait { $0.split(separator: "\n").contains { $0.count > 150 } && $0.contains("One transaction") }
        try terminal.resize(columns: 30, rows: 8)
        try terminal.wait { $0.contains("40") && $0.contains("12") }
        try terminal.resize(columns: 80, rows: 24)
        try terminal.wait { $0.contains("One transaction, one first frame") }
        try terminal.press("q")
        try terminal.wait { _ in try !terminal.isOnAlternateScreen() }
    }

    @Test(arguments: ["TERM", "INT", "HUP", "SEGV", "ABRT"]) func `leaves the terminal as it was after a signal`(signal: String) throws {
        let terminal = try Tmux(columns: 80, rows: 24)
        try terminal.type("stty -g > /tmp/appear-before-$$; \(Program.binary.path)\n")
        try terminal.wait { screen in try terminal.isOnAlternateScreen() && screen.contains("One transaction") }
        let child = try #require(try terminal.child())
        let killer = Process()
        killer.executableURL = URL(filePath: "/bin/sh")
        killer.arguments = ["-c", "kill -\(signal) \(child)"]
        try killer.run()
        killer.waitUntilExit()
        try terminal.wait { _ in try !terminal.isOnAlternateScreen() }
        try terminal.wait { _ in try terminal.child() == nil }
        try terminal.type("clear; stty -g | cmp - /tmp/appear-before-$$ && echo same; rm /tmp/appear-before-$$\n")
        try terminal.wait { $0.contains("\nsame") || $0.hasPrefix("same") }
    }

    @Test func `opens a lesson, steps, shows help, and comes back`() throws {
        let terminal = try start(columns: 120, rows: 40)
        try terminal.press("Enter")
        try terminal.wait { $0.contains("→") && !$0.contains("What comes next") }
        try terminal.press("?")
        try terminal.wait { $0.lowercased().contains("help") || $0.contains("keys") }
        try terminal.press("Escape")
        try terminal.press("Right")
        try terminal.press("Escape")
        try terminal.wait { $0.contains("One transaction, one first frame") }
        try terminal.press("C-c")
        try terminal.wait { _ in try !terminal.isOnAlternateScreen() }
    }
}

/// What the program writes to its terminal.
@Suite struct `The tutor's output` {
    /// The bounds are a few bytes above what it writes; without pairs for plain text, or with blanks in a look of their own, it writes more.
    @Test(arguments: [(80, 24, 720), (120, 40, 1065)]) func `a step writes little, and neither clears nor chooses characters`(
        columns: Int, rows: Int, bound: Int
    ) throws {
        let scene = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Benchmarks/Workloads/Two.swift").standardized
        let terminal = try Tmux(columns: columns, rows: rows)
        try terminal.type("TERM=xterm-256color COLORTERM= \(Program.binary.path) run \(scene.path) --in navigation --do 'call A.push'\n")
        try terminal.wait { screen in try terminal.isOnAlternateScreen() && screen.contains("Two.swift") && screen.contains("help") }
        let written = try terminal.record()
        defer { try? FileManager.default.removeItem(at: written) }
        var sizes: [Int] = []
        var size = 0
        for _ in 0..<20 {
            let before = try terminal.screen()
            try terminal.press("Right")
            try terminal.wait { $0 != before }
            let now = try Data(contentsOf: written).count
            sizes.append(now - size)
            size = now
        }
        #expect(sizes.sorted()[sizes.count / 2] < 1024)
        #expect(size / sizes.count < bound)
        let bytes = try Data(contentsOf: written)
        #expect(bytes.count == size && size > 1000)
        for unwanted in ["\u{1B}[2J", "\u{1B}(B"] { #expect(bytes.range(of: Data(unwanted.utf8)) == nil) }
    }
}
