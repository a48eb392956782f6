internal import Foundation
internal import GRDB
internal import Synchronization

/// What a learner has done, in one SQLite file. Each change is written when it is made, whole or not at all.
///
/// Making one costs nothing: the file is opened by the first use, and made by the first change. A file that is in use, damaged, newer or not ours is
/// reported and left as it is; the next use tries again. While it is open, SQLite may keep its log in two files beside it; after a crash the next use
/// takes them up.
public final class ProgressStore: Sendable {
    /// The file.
    public let path: String
    /// By what the reviews are planned.
    public let schedule: Schedule
    private let patience: Double
    private let opened = Mutex<DatabaseQueue?>(nil)

    /// Progress in a file. `patience` is how long another program may hold the file, in seconds, before that is an error.
    public init(path: String, schedule: Schedule = Schedule(), patience: Double = 2) {
        self.path = path
        self.schedule = schedule
        self.patience = patience
    }

    /// Where progress is kept: `appear/progress.sqlite` under `XDG_STATE_HOME`, else under `~/.local/state`.
    public static func defaultPath(environment: [String: String]) -> String {
        // The XDG specification has a relative path ignored.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/appear/progress.sqlite" }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? FileManager.default.homeDirectoryForCurrentUser.path
        return "\(home)/.local/state/appear/progress.sqlite"
    }

    /// Reads; `empty` stands for a file that does not exist yet.
    func read<Value>(empty: Value, _ body: (Database) throws -> Value) throws(ProgressError) -> Value {
        do {
            guard let queue = try queue(isNeeded: false) else { return empty }
            return try queue.read(body)
        } catch {
            throw ProgressError(error, path: path)
        }
    }

    /// Writes in one transaction: when `body` throws, nothing has happened.
    func write<Value>(_ body: (Database) throws -> Value) throws(ProgressError) -> Value {
        do {
            guard let queue = try queue(isNeeded: true) else { preconditionFailure("a queue that is needed is opened or throws") }
            return try queue.write(body)
        } catch {
            throw ProgressError(error, path: path)
        }
    }

    private func queue(isNeeded: Bool) throws -> DatabaseQueue? {
        try opened.withLock { opened in
            if let opened { return opened }
            if !FileManager.default.fileExists(atPath: path) {
                guard isNeeded else { return nil }
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
                // Nobody else's business what somebody has answered; the XDG specification asks for 0700 as well.
                do {
                    try FileManager.default.createDirectory(
                        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                } catch {
                    throw ProgressError(.inaccessible("its folder cannot be made"), path: path)
                }
            }
            var configuration = Configuration()
            configuration.busyMode = .timeout(patience)
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            if let obstacle = try queue.read(ProgressSchema.obstacle) { throw ProgressError(obstacle, path: path) }
            let migrator = ProgressSchema.migrator
            if try !queue.read(migrator.hasCompletedMigrations) {
                do {
                    try migrator.migrate(queue)
                } catch {
                    // Another run of the tutor that started at the same moment may have been faster.
                    guard try queue.read(migrator.hasCompletedMigrations) else { throw error }
                }
                // A change is one append and one wait for the disk then, not four. Where that cannot be had, progress is kept all the same.
                _ = try? queue.writeWithoutTransaction { db in try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") }
            }
            opened = queue
            return queue
        }
    }
}
