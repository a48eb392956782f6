import Foundation
import GRDB
import Testing

@testable import Curriculum

struct ProgressFileTests {
    private let folder = ProgressFolder()

    @Test(arguments: ["nonsense", "truncated", "overwritten"])
    func `a damaged file is reported by every use and left as it is`(damage: String) throws {
        // Closed again before the file is spoilt.
        do {
            let store = folder.store()
            for index in 0..<200 { try store.answered("question \(index)", .right, at: morning) }
        }
        try folder.spoil { data in
            switch damage {
            case "nonsense": data = Data(String(repeating: "This is no database. ", count: 300).utf8)
            case "truncated": data = data.prefix(5000)
            default: data.replaceSubrange(200..., with: Data(repeating: 0xFF, count: data.count - 200))
            }
        }
        let before = try folder.bytes()
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .damaged)
        #expect(folder.store().kind { _ = try $0.archive() } == .damaged)
        #expect(folder.store().kind { try $0.answered("a", .right, at: morning) } == .damaged)
        #expect(folder.store().kind { try $0.reset() } == .damaged)
        #expect(try folder.bytes() == before)
        #expect(try folder.names() == ["progress.sqlite"])
    }

    @Test(arguments: [
        "DROP TABLE grdb_migrations", "DELETE FROM grdb_migrations", "UPDATE answer SET time = 9e999", "UPDATE finished SET time = -9e999",
    ])
    func `a file that lacks the list of its tables, or has a time without end, is reported and left as it is`(sql: String) throws {
        do {
            let store = folder.store()
            try store.answered("a", .right, at: morning)
            try store.finished(lesson: "05", at: morning)
        }
        do {
            let queue = try DatabaseQueue(path: folder.file)
            // Without a log beside it, whose end would be a change of its own.
            try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE; \(sql)") }
        }
        let before = try folder.bytes()
        #expect(folder.store().kind { _ = try $0.archive() } == .damaged)
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .damaged)
        #expect(try folder.bytes() == before)
    }

    @Test func `a newer file is reported and left as it is`() throws {
        try folder.store().answered("a", .right, at: morning)
        try folder.spoil { data in
            while let place = data.range(of: Data("progress-1".utf8)) { data.replaceSubrange(place, with: Data("progress-9".utf8)) }
        }
        let before = try folder.bytes()
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .newer)
        #expect(folder.store().kind { try $0.reached(lesson: "05", Bookmark(page: 1), at: morning) } == .newer)
        #expect(try folder.bytes() == before)
    }

    @Test func `a file of the first version is read and goes on`() throws {
        let file = folder.file
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        do {
            let queue = try DatabaseQueue(path: file)
            try ProgressSchema.migrator.migrate(queue, upTo: "progress-1")
            try queue.write { db in try db.execute(sql: "INSERT INTO position (lesson, page, time) VALUES ('05', 3, \(morning))") }
        }
        #expect(try folder.store().overview(at: morning).lessons["05"]?.bookmark == Bookmark(page: 3))
        try folder.store().reached(lesson: "05", Bookmark(page: 4, step: "x"), at: morning)
        #expect(try folder.store().overview(at: morning).lessons["05"]?.bookmark == Bookmark(page: 4, step: "x"))
    }

    @Test func `another program's database is reported and left as it is`() throws {
        try folder.store().answered("a", .right, at: morning)
        // The application's number stands at byte 68 of every SQLite file.
        try folder.spoil { $0.replaceSubrange(68..<72, with: [0, 0, 0, 0]) }
        let before = try folder.bytes()
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .foreign)
        #expect(folder.store().kind { try $0.reset() } == .foreign)
        #expect(try folder.bytes() == before)
    }

    @Test func `while another writes, a change is refused, and works afterwards`() throws {
        let (one, other) = (folder.store(), folder.store())
        try one.answered("a", .right, at: morning)
        try one.write { _ in
            #expect(other.kind { try $0.answered("b", .right, at: morning) } == .locked)
            #expect(other.kind { try $0.reset() } == .locked)
            let meanwhile = try other.answers()
            #expect(meanwhile.count == 1)
        }
        try other.answered("b", .right, at: morning)
        #expect(try one.answers().count == 2)
    }

    @Test func `a folder in the file's place is reported`() throws {
        try FileManager.default.createDirectory(atPath: folder.file, withIntermediateDirectories: true)
        #expect(folder.store().kind { _ = try $0.overview(at: morning) } == .inaccessible("unable to open database file"))
    }

    @Test func `a file in the folder's place is reported and left as it is`() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try "mine".write(toFile: "\(folder.path)/state", atomically: true, encoding: .utf8)
        #expect(folder.store().kind { try $0.answered("a", .right, at: morning) } == .inaccessible("its folder cannot be made"))
        #expect(try String(contentsOfFile: "\(folder.path)/state", encoding: .utf8) == "mine")
    }

    @Test(arguments: [
        ProgressError.Kind.locked, .damaged, .inaccessible("the disk is full"), .newer, .foreign, .notAnExport("it is not JSON"),
    ])
    func `every error is one sentence that begins with the path`(kind: ProgressError.Kind) {
        let sentence = ProgressError(kind, path: "/home/me/progress.sqlite").description
        #expect(sentence.hasPrefix("/home/me/progress.sqlite "))
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains(". "))
    }

    @Test func `after an error the next use tries again`() throws {
        let store = folder.store()
        try FileManager.default.createDirectory(atPath: folder.file, withIntermediateDirectories: true)
        #expect(throws: ProgressError.self) { try store.answered("a", .right, at: morning) }
        try FileManager.default.removeItem(atPath: folder.file)
        try store.answered("a", .right, at: morning)
        #expect(try store.answers().count == 1)
    }

    @Test func `what was answered before a crash is there afterwards`() throws {
        let store = folder.store()
        try store.answered("a", .right, at: morning)
        // The file and what lies beside it, as a program leaves them that was not given the time to close.
        let crashed = ProgressFolder()
        try FileManager.default.createDirectory(atPath: "\(crashed.path)/state", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(folder.path)/state/appear", toPath: "\(crashed.path)/state/appear")
        #expect(try crashed.store().answers() == store.answers())
        #expect(try crashed.store().answers().count == 1)
        #expect(try crashed.names() == ["progress.sqlite"])
    }
}
