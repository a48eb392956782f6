import Foundation
import Testing

@testable import Curriculum

struct ProgressArchiveTests {
    private let folder = ProgressFolder()

    @Test func `an export is readable and whole`() throws {
        let store = folder.store()
        try store.answered("a", .right, choice: 2, hints: 1, at: morning + 0.25)
        try store.takeBack(lesson: "05", question: "a", at: morning + 1)
        try store.reached(lesson: "05", Bookmark(page: 3), at: morning)
        try store.finished(lesson: "05", at: morning)
        #expect(
            String(decoding: try store.archive().json, as: UTF8.self) == """
                {
                  "answers" : [
                    {
                      "answer" : {
                        "choice" : {
                          "_0" : 2
                        }
                      },
                      "hints" : 1,
                      "lesson" : "05",
                      "question" : "a",
                      "takenBack" : 1767258001,
                      "time" : 1767258000.25,
                      "verdict" : "right"
                    }
                  ],
                  "finished" : [
                    {
                      "lesson" : "05",
                      "time" : 1767258000
                    }
                  ],
                  "format" : "appear-progress",
                  "positions" : [
                    {
                      "lesson" : "05",
                      "page" : 3,
                      "time" : 1767258000
                    }
                  ],
                  "version" : 1
                }

                """)
    }

    @Test func `what was exported is imported without loss, once`() throws {
        let there = ProgressFolder()
        try folder.store().fill()
        let archive = try ProgressArchive(json: folder.store().archive().json, path: "export.json")
        #expect(try there.store().add(archive) == 3)
        #expect(try there.store().archive() == folder.store().archive())
        #expect(try there.store().overview(at: morning + day) == folder.store().overview(at: morning + day))
        #expect(try there.store().add(archive) == 0)
        #expect(try folder.store().add(archive) == 0)
        #expect(try there.store().archive() == folder.store().archive())
    }

    @Test func `two machines' progress becomes the same, whoever imports first`() throws {
        let there = ProgressFolder()
        try folder.store().fill()
        try there.store().add(folder.store().archive())
        // Both go on from there.
        try folder.store().answered("a", .right, at: morning + 10 * day)
        try folder.store().reached(lesson: "07", Bookmark(page: 6), at: morning + 10 * day)
        try folder.store().finished(lesson: "07", at: morning + 12 * day)
        try there.store().answered("c", .right, at: morning + 9 * day)
        try there.store().takeBack(lesson: "05", question: "a", at: morning + 9 * day)
        try there.store().reached(lesson: "07", Bookmark(page: 3), at: morning + 9 * day)
        try there.store().reached(lesson: "11", Bookmark(page: 1), at: morning + 8 * day)
        try there.store().finished(lesson: "07", at: morning + 11 * day)
        let (here, other) = (try folder.store().archive(), try there.store().archive())
        try folder.store().add(other)
        try there.store().add(here)
        let merged = try folder.store().archive()
        #expect(merged == (try there.store().archive()))
        #expect(merged.answers.map(\.question) == ["a", "a", "b", "c", "a"])
        #expect(merged.answers.map { $0.takenBack != nil } == [true, true, false, false, false])
        #expect(merged.positions.map(\.lesson) == ["05", "11", "07"])
        #expect(merged.positions.map(\.page) == [5, 1, 6])
        #expect(merged.finished == [.init(lesson: "05", time: morning + 6), .init(lesson: "07", time: morning + 11 * day)])
    }

    @Test func `two equal answers in one millisecond stay two`() throws {
        let there = ProgressFolder()
        for _ in 0..<2 { try folder.store().answered("a", .wrong, at: morning) }
        try there.store().answered("a", .wrong, at: morning)
        #expect(try there.store().add(folder.store().archive()) == 1)
        #expect(try there.store().answers().count == 2)
    }

    @Test func `an import that cannot be written changes nothing`() throws {
        let there = ProgressFolder()
        try there.store().fill()
        try folder.store().answered("z", .right, at: morning)
        let before = try folder.store().archive()
        let other = folder.store()
        try folder.store().write { _ in _ = #expect(throws: ProgressError.self) { try other.add(there.store().archive()) } }
        #expect(try folder.store().archive() == before)
    }

    @Test(arguments: [
        ("", "it is not JSON"), ("{", "it is not JSON"), ("[]", "the top has the wrong form"), ("{}", "'format' is missing at the top"),
        (#"{"format":"other","version":1}"#, "its format is 'other'"),
        (#"{"format":"appear-progress","version":1}"#, "'answers' is missing at the top"),
        (#"{"format":"appear-progress","version":0,"answers":[],"positions":[],"finished":[]}"#, "there is no version 0"),
        (
            #"{"format":"appear-progress","version":1,"answers":[],"positions":[{"lesson":"05","page":-1,"time":0}],"finished":[]}"#,
            "lesson 05 was left at page -1"
        ),
        (
            #"{"format":"appear-progress","version":1,"answers":[],"positions":[{"lesson":"05","page":"x","time":0}],"finished":[]}"#,
            "positions[0].page has the wrong form"
        ),
        (
            #"{"format":"appear-progress","version":1,"answers":[{"lesson":"05","question":"a","answer":{"line":{"_0":1}},"verdict":"good","hints":0,"time":0}],"positions":[],"finished":[]}"#,
            "answers[0].verdict has the wrong form"
        ),
    ])
    func `what is no export says why`(text: String, reason: String) {
        #expect(throws: ProgressError(.notAnExport(reason), path: "export.json")) {
            try ProgressArchive(json: Data(text.utf8), path: "export.json")
        }
    }

    @Test func `an export of a newer version is not half understood`() {
        #expect(throws: ProgressError(.newer, path: "export.json")) {
            try ProgressArchive(json: Data(#"{"format":"appear-progress","version":2,"everything":"new"}"#.utf8), path: "export.json")
        }
    }
}
