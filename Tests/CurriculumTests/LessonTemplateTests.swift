import Foundation
import Testing

@testable import Curriculum

/// A new lesson is one that can be proved, and a folder of lessons keeps what it has.
@Suite struct LessonTemplateTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "template-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test func `a folder that is not there becomes a course of one lesson, which is proved`() throws {
        try withFolder { folder in
            let written = try LessonTemplate.write(titled: "When: it's \"there\"", in: folder)
            #expect(written.first == "\(folder)/01-when-its-there/Lesson.md")
            let course = try Course.load(from: folder)
            #expect(course.lessons.map(\.title) == ["When: it's \"there\""])
            #expect(LessonValidator.problems(in: course).map(\.description) == [])
        }
    }

    @Test func `the next lesson gets the next number, and stands at the end of the last chapter`() throws {
        try withFolder { folder in
            for title in ["One", "Two", "Three"] { _ = try LessonTemplate.write(titled: title, in: folder) }
            #expect(try Course.load(from: folder).lessons.map(\.folder) == ["01-one", "02-two", "03-three"])
        }
    }

    @Test(arguments: [
        "title: A\nchapters:\n  - {title: B, lessons: [01-one]}\nfrequent: []\n",
        "title: A\nchapters:\n- title: B\n  lessons:\n  - 01-one\nfrequent:\n- {ask: C, lesson: \"01\", step: after-the-turn}\n",
        "title: A\nchapters:\n  - title: B\n    lessons:\n      - 01-one\n",
    ])
    func `whatever form the course's file has, it keeps it`(text: String) throws {
        try withFolder { folder in
            _ = try LessonTemplate.write(titled: "One", in: folder)
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Course.yaml"))
            _ = try LessonTemplate.write(titled: "Two", in: folder)
            #expect(try Course.load(from: folder).lessons.map(\.folder) == ["01-one", "02-two"])
            let now = try String(contentsOfFile: "\(folder)/Course.yaml", encoding: .utf8)
            #expect(Set(text.split(separator: "\n").filter { !$0.contains("[01-one]") }).isSubset(of: Set(now.split(separator: "\n"))))
        }
    }
}
