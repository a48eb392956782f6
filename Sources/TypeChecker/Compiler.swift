internal import Dispatch
internal import Foundation
internal import Synchronization

/// The compiler's program on this machine, and the modules that it reads.
struct Compiler: Sendable {
    /// The path of `swiftc`.
    let path: String
    /// The folder with the module of the simulated UIKit, and those that it is built on. There may be others in it.
    let modules: String
    /// Seconds after which it is ended.
    var limit = 10.0

    /// The compiler that stands first in `PATH`; nil when there is none.
    static func path(in environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    }

    /// The folder of the modules beside a program, as builds leave them, or under share; nil when there is none.
    static func modules(beside program: String) -> String? {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        return [folder, folder.deletingLastPathComponent().appendingPathComponent("share/appear")]
            .map { $0.appendingPathComponent("Modules").path }
            .first { FileManager.default.fileExists(atPath: "\($0)/UIKit.swiftmodule") }
    }

    /// The modules of the folder that an app can see: UIKit, and what it is built on. With the whole folder to search, an app's own import of a
    /// library that this program is built on too would find the program's.
    private static let visible = ["UIKit", "Layout", "Heap"]

    /// What it writes of files that lie in a folder; nil when it could not be asked, or did not come to its end.
    func output(of files: [String], in folder: String, isScript: Bool, as child: ChildProcess) -> String? {
        // Missing returns and what is read before it is set are found behind the checking of types, before anything is optimised.
        let arguments =
            ["-emit-sil", "-whole-module-optimization", "-o", "/dev/null", "-module-name", "App", "-package-name", "App"]
            + ["-swift-version", "5", "-D", "DEBUG", "-suppress-warnings", "-diagnostic-style", "llvm"]
            + Self.visible.flatMap { ["-Xfrontend", "-swift-module-file=\($0)=\(modules)/\($0).swiftmodule"] }
            // An expression that has too many meanings would take gigabytes before the compiler gives up.
            + ["-Xfrontend", "-solver-memory-threshold=134217728"] + (isScript ? [] : ["-parse-as-library"])
        let output = "\(folder)/messages"
        guard FileManager.default.createFile(atPath: output, contents: nil), let handle = FileHandle(forWritingAtPath: output) else {
            return nil
        }
        defer { try? handle.close() }
        guard child.run(path, arguments + files, errors: handle, limit: limit) else { return nil }
        return try? String(contentsOfFile: output, encoding: .utf8)
    }
}

/// A program that runs beside this one. It can be ended from any thread.
final class ChildProcess: Sendable {
    private struct State {
        var id: Int32?
        var isAbandoned = false
    }

    private let state = Mutex(State())

    /// Runs a program; true when it came to its end by itself, within a number of seconds.
    func run(_ path: String, _ arguments: [String], errors: FileHandle, limit: Double) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        let hasStarted = state.withLock { state in
            guard !state.isAbandoned, (try? process.run()) != nil else { return false }
            state.id = process.processIdentifier
            return true
        }
        guard hasStarted else { return false }
        if ended.wait(timeout: .now() + limit) == .timedOut {
            end()
            ended.wait()
            return false
        }
        return state.withLock { state in
            state.id = nil
            return !state.isAbandoned
        }
    }

    /// Ends it, and lets no other one begin.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        end()
    }

    private func end() {
        state.withLock { state in
            guard let id = state.id else { return }
            // The driver may have started the compiler proper: both are of one group.
            if kill(-id, SIGKILL) != 0 { kill(id, SIGKILL) }
            state.id = nil
        }
    }
}
