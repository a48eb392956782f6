internal import Foundation
internal import GRDB
internal import Synchronization

/// A learner's progress, in one SQLite file. Each change is written when it is made, whole or not at all.
///
/// Making a store costs nothing: the first use opens the file, and the first change creates it. A file that is in use, damaged, newer or
/// not ours is reported and left as it is; the next use tries again. While the file is open, SQLite may keep its log in two files beside
/// it. After a crash the next use recovers from them.
public final class ProgressStore: Sendable {
    /// The file.
    public let path: String
    /// The schedule of the reviews.
    public let schedule: Schedule
    private let patience: Patience
    private let opened = Mutex<DatabaseQueue?>(nil)
    private let triesLog = Mutex(true)

    /// Progress in a file. `patience` is how long another program may hold the file, in seconds, before that is an error. After such an
    /// error, later uses wait only for a moment, until the file is free again.
    public init(path: String, schedule: Schedule = .days, patience: Double = 2) {
        self.path = path
        self.schedule = schedule
        self.patience = Patience(seconds: patience)
    }

    /// Where progress is kept: `appear/progress.sqlite` under `XDG_STATE_HOME`, else under `~/.local/state`. Each profile has a file of its own:
    /// `progress-anna.sqlite`.
    public static func defaultPath(environment: [String: String], profile: String? = nil) -> String {
        let name = profile.map { "progress-\($0).sqlite" } ?? "progress.sqlite"
        // The XDG specification has a relative path ignored.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/appear/\(name)" }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? FileManager.default.homeDirectoryForCurrentUser.path
        return "\(home)/.local/state/appear/\(name)"
    }

    /// Reads. `empty` is the result if the file does not exist yet.
    func read<Value>(empty: Value, _ body: (Database) throws -> Value) throws(ProgressError) -> Value {
        try use {
            do {
                guard let queue = try queue(isNeeded: false) else { return empty }
                return try queue.read(body)
            } catch {
                // SQLite needs to write files beside a database even to read it.
                guard case .inaccessible = ProgressError(error, path: path).kind, let value = try? readingCopy(body) else { throw error }
                return value
            }
        }
    }

    /// Writes in one transaction: when `body` throws, nothing has happened.
    func write<Value>(_ body: (Database) throws -> Value) throws(ProgressError) -> Value {
        try use {
            guard let queue = try queue(isNeeded: true) else { preconditionFailure("a queue that is needed is opened or throws") }
            let value = try queue.write(body)
            keepLog(queue)
            return value
        }
    }

    private func use<Value>(_ body: () throws -> Value) throws(ProgressError) -> Value {
        do {
            let value = try body()
            patience.learn(fromUse: nil)
            return value
        } catch {
            let error = ProgressError(error, path: path)
            patience.learn(fromUse: error)
            throw error
        }
    }

    private func queue(isNeeded: Bool) throws -> DatabaseQueue? {
        try opened.withLock { opened in
            if let opened { return opened }
            if try !fileExists() {
                guard isNeeded else { return nil }
                try makeFolder()
            }
            let turn = try OpeningTurn(file: path, in: folder, patience: patience)
            defer { turn.end() }
            let queue = try open(path)
            opened = queue
            return queue
        }
    }

    /// Lets a change be one append and one wait for the disk, not four. Where it is not possible, progress is kept all the same.
    ///
    /// It changes the file, so it comes after a change that has succeeded: a damaged file stays as it is.
    private func keepLog(_ queue: DatabaseQueue) {
        triesLog.withLock { tries in
            guard tries else { return }
            tries = false
            _ = try? queue.writeWithoutTransaction { db in try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") }
        }
    }

    private func open(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .callback { [patience] tries in
            guard patience.lasts(tries: tries) else { return false }
            Thread.sleep(forTimeInterval: Patience.pause)
            return true
        }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        if let obstacle = try ProgressSchema.prepare(queue) { throw ProgressError(obstacle, path: path) }
        return queue
    }

    /// Whether the file exists. Throws where that cannot be known, so that existing progress is not taken for none.
    private func fileExists() throws -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return true }
        if [ENOENT, ENOTDIR].contains(errno) { return false }
        throw ProgressError(.inaccessible(String(cString: strerror(errno)).lowercased()), path: path)
    }

    private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    private func makeFolder() throws {
        // A learner's answers are private; the XDG specification asks for 0700 as well.
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ProgressError(.inaccessible("its folder cannot be made"), path: path)
        }
    }

    /// Reads a copy of the file, and of the log beside it that a crash may have left.
    private func readingCopy<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("progress.sqlite").path
        // By its bytes: a copied file would be as unwritable.
        for ending in ["", "-wal"] where ending.isEmpty || FileManager.default.fileExists(atPath: path + ending) {
            try Data(contentsOf: URL(fileURLWithPath: path + ending)).write(to: URL(fileURLWithPath: copy + ending))
        }
        return try open(copy).read(body)
    }
}
