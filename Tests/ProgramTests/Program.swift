import Foundation

/// The built program, as a user starts it.
enum Program {
    /// What came of a command.
    struct Outcome {
        let code: Int32
        let output: String
        let complaint: String
    }

    /// The binary beside the test bundle.
    static let binary: URL = {
        var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<6 {
            let candidate = folder.appending(path: "appear")
            if FileManager.default.isExecutableFile(atPath: candidate.path), !isFolder(candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return URL(filePath: ".build/debug/appear")
    }()

    private static func isFolder(_ url: URL) -> Bool {
        var result: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &result) && result.boolValue
    }

    /// Runs the program, or another one, to its end. `more` are further variables of its environment; `place` is its working folder.
    static func run(
        _ arguments: [String], program: URL = binary, input: String? = nil, state: URL? = nil, more: [String: String] = [:],
        in place: URL? = nil
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = program.absoluteURL
        if let place { process.currentDirectoryURL = place }
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["XDG_STATE_HOME"] = (state ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)).path
        process.environment = environment.merging(more) { $1 }
        let folder = FileManager.default.temporaryDirectory.appending(path: "appear-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["out", "err", "in"].map { folder.appending(path: $0) }
        for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        try Data((input ?? "").utf8).write(to: files[2])
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        process.standardInput = try FileHandle(forReadingFrom: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: try String(contentsOf: files[0], encoding: .utf8),
            complaint: try String(contentsOf: files[1], encoding: .utf8))
    }

    /// Writes files into a folder of their own, runs `body` with it, and takes it away.
    static func withFiles<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "appear-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try body(folder)
    }
}
