import Foundation
import GRDB
import Synchronization
import Testing

@testable import Curriculum

/// The first write of all may be broken off anywhere: whatever it leaves behind is taken up.
struct ProgressBeginningTests {
    private let folder = ProgressFolder()

    private func make(_ begin: (DatabaseQueue) throws -> Void) throws {
        try FileManager.default.createDirectory(
            atPath: (folder.file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let queue = try DatabaseQueue(path: folder.file)
        try begin(queue)
        try queue.close()
    }

    private func expectUse(answers: Int = 1) throws {
        #expect(try folder.store().overview(at: morning).answers == answers - 1)
        try folder.store().answered("b", .right, at: morning)
        #expect(try folder.store().answers().count == answers)
    }

    @Test func `an empty file is taken up`() throws {
        try make { _ in }
        _ = FileManager.default.createFile(atPath: folder.file, contents: Data())
        try expectUse()
    }

    @Test func `a file that has its mark and no tables is taken up`() throws {
        try make { try $0.write { db in try db.execute(sql: "PRAGMA application_id = \(ProgressSchema.applicationID)") } }
        try expectUse()
    }

    @Test func `a file that has the empty table of migrations and no mark, as it was left until now, is taken up`() throws {
        try make { try $0.write { db in try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)") } }
        try expectUse()
    }

    @Test func `a file that has its mark and the first version's tables is taken up`() throws {
        try make { queue in
            try queue.write { db in try db.execute(sql: "PRAGMA application_id = \(ProgressSchema.applicationID)") }
            try ProgressSchema.migrator.migrate(queue, upTo: "progress-1")
        }
        try expectUse()
    }

    @Test(arguments: [
        "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('theirs')",
        "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); CREATE TABLE theirs (a)", "CREATE TABLE answer (a)",
        "PRAGMA application_id = 7",
    ])
    func `another program's database is not`(sql: String) throws {
        try make { try $0.write { db in try db.execute(sql: sql) } }
        let before = try folder.bytes()
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .foreign)
        #expect(folder.store().kind { try $0.answered("a", .right, at: morning) } == .foreign)
        #expect(try folder.bytes() == before)
    }

    @Test func `of many that start at once each finds or makes the same file`() {
        for _ in 0..<100 {
            let folder = ProgressFolder()
            let file = folder.file
            let errors = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                do {
                    try ProgressStore(path: file, patience: 60).answered("\(number)", .right, at: morning)
                } catch {
                    errors.withLock { $0.append("\(error)") }
                }
            }
            #expect(errors.withLock { $0 } == [])
            #expect(throws: Never.self) { try #expect(folder.store().answers().count == 8) }
        }
    }

    @Test func `whoever opens while another is opening waits, and says after its patience that the file is in use`() throws {
        try folder.store().answered("a", .right, at: morning)
        let place = (folder.file as NSString).deletingLastPathComponent
        let turn = try OpeningTurn(file: folder.file, in: place, patience: Patience(seconds: 0))
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .locked)
        turn.end()
        try expectUse(answers: 2)
    }

    @Test func `a folder that cannot be looked into is reported, and not taken for no progress`() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        // A name that is too long stands for whatever forbids to know: root may look into every folder.
        let store = ProgressStore(path: folder.path + "/" + String(repeating: "x", count: 300) + "/progress.sqlite", patience: 0)
        #expect(store.kind { _ = try $0.overview(at: morning) } == .inaccessible("file name too long"))
    }

    @Test func `a file that stays in use is waited for once, and then for a moment only`() {
        let patience = Patience(seconds: 2)
        func tries() -> Int { (0...).first { !patience.lasts(tries: $0) } ?? 0 }
        #expect(tries() == 200)
        patience.learn(fromUse: ProgressError(.locked, path: "x"))
        #expect(tries() == 5)
        patience.learn(fromUse: nil)
        #expect(tries() == 200)
    }
}
