import Foundation
import Testing

@testable import Curriculum

/// Courses by people who mean no good, or by their programs.
struct CourseLimitTests {
    private static let lesson = "01-first-frame/Lesson.md"

    @Test(arguments: [">", "- ", "1. ", "> - "]) func `quotes and lists too deep to show are told at their place`(sign: String) throws {
        let course = try TemporaryCourse()
        let line = "Guess before you step."
        try course.replace(line, with: String(repeating: sign, count: 2_000) + " x", in: Self.lesson)
        let problems = course.problems()
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix(": error: quotes and lists lie more than 32 deep within each other") == true, "\(problems)")
    }

    @Test func `stresses and links too deep to show are told at their place`() throws {
        let course = try TemporaryCourse()
        let line = "Guess before you step."
        let stressed = String(repeating: "*a _b ", count: 800) + String(repeating: "c_ d*", count: 800)
        try course.replace(line, with: stressed, in: Self.lesson)
        let problems = course.problems()
        #expect(problems.contains { $0.hasSuffix(": error: stresses and links lie more than 32 deep within each other") }, "\(problems)")
    }

    @Test func `what people nest is read`() throws {
        let course = try TemporaryCourse()
        let line = "Guess before you step."
        try course.replace(line, with: "> > - a\n> >   1. *b **c** `d`*\n", in: Self.lesson)
        #expect(course.problems() == [])
    }

    @Test(arguments: ["01-first-frame/Early.swift", "01-first-frame/Lesson.md", "Course.yaml", "01-first-frame/Questions.md"])
    func `a link that leads out of the course is told, and its target is not read`(name: String) throws {
        let course = try TemporaryCourse()
        let secret = NSTemporaryDirectory() + "secret-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: secret) }
        try FileManager.default.moveItem(atPath: "\(course.path)/\(name)", toPath: secret)
        try FileManager.default.createSymbolicLink(atPath: "\(course.path)/\(name)", withDestinationPath: secret)
        #expect(course.problems().contains("\(name):1:1: error: this is a link that leads out of the course's folder"))
    }

    @Test func `a link inside the course is followed`() throws {
        let course = try TemporaryCourse()
        try FileManager.default.moveItem(atPath: "\(course.path)/01-first-frame/Early.swift", toPath: "\(course.path)/Early.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(course.path)/01-first-frame/Early.swift", withDestinationPath: "../Early.swift")
        #expect(course.problems() == [])
    }

    @Test func `a mapping of many keys nobody knows is told in time that is linear`() throws {
        let course = try TemporaryCourse()
        let keys = (0..<20_000).map { "k\($0): v" }.joined(separator: "\n")
        try course.replace("title: A course for tests\n", with: "title: A course for tests\n\(keys)\n", in: "Course.yaml")
        #expect(course.problems().count == 20_000)
    }

    @Test func `a scenario that a run does not take is told at its place`() throws {
        let course = try TemporaryCourse()
        try course.replace("at 0.2 wait", with: "at 1e9 wait", in: Self.lesson)
        #expect(course.problems().contains { $0.hasPrefix("\(Self.lesson):38:36: error: '1e9' seconds are more than a day") })
    }

    @Test func `a file without end, one that is too large, and too many files are told, and not read`() throws {
        let course = try TemporaryCourse()
        try course.write(String(repeating: "a", count: 1_000_001), to: "01-first-frame/Early.swift")
        #expect(
            course.problems().contains("01-first-frame/Early.swift:1:1: error: this file has 1000001 bytes; a course's has at most 1000000")
        )
        try course.write("\n" + String(repeating: "a", count: 10_001), to: "01-first-frame/Early.swift")
        #expect(
            course.problems().contains("01-first-frame/Early.swift:2:1: error: this line has 10001 bytes; a course's has at most 10000"))
        try course.remove("01-first-frame/Early.swift")
        #expect(mkfifo("\(course.path)/01-first-frame/Early.swift", 0o600) == 0)
        #expect(course.problems().contains("01-first-frame/Early.swift:1:1: error: this is no file"))
        for number in 0..<200 { try course.write("", to: "01-first-frame/\(number).swift") }
        #expect(course.problems().contains("01-first-frame:1:1: error: this lesson has more than 200 files"))
    }

    @Test func `more steps than anybody reads are told where they begin`() throws {
        let course = try TemporaryCourse()
        let text = try String(contentsOfFile: "\(course.path)/\(Self.lesson)", encoding: .utf8)
        try course.write(text + (0..<600).map { "\n## Step \($0)\n\nWords.\n" }.joined(), to: Self.lesson)
        let problems = course.problems().filter { $0.contains("steps") }
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix(": error: the lesson has more than 500 steps") == true, "\(problems)")
    }

    @Test(arguments: ["\u{1B}[2J", "\u{7}", "\u{9B}31m", "\r"]) func `a control character in a file is told at its place`(
        control: String
    ) throws {
        let course = try TemporaryCourse()
        try course.replace("Guess before you step.", with: "Guess \(control)before you step.", in: Self.lesson)
        #expect(course.problems() == ["\(Self.lesson):29:7: error: this is a control character"])
    }

    @Test func `a control character that YAML names is told at its place`() throws {
        let course = try TemporaryCourse()
        try course.replace("title: The first frame", with: "title: \"The first\\e[31m frame\"", in: Self.lesson)
        #expect(course.problems() == ["\(Self.lesson):3:8: error: this text has a control character"])
    }

    @Test func `a control character that an entity names is told at its place`() throws {
        let course = try TemporaryCourse()
        try course.replace("Guess before you step.", with: "Guess &#27;before you step.", in: Self.lesson)
        #expect(course.problems() == ["\(Self.lesson):29:1: error: this text has a control character"])
    }

    @Test func `a text that stands for itself a thousand million times is told in no time`() throws {
        let course = try TemporaryCourse()
        let names = "abcdefghij"
        var bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        for (one, next) in zip(names, names.dropFirst()) {
            bomb += "\(next): &\(next) [\(Array(repeating: "*\(one)", count: 9).joined(separator: ", "))]\n"
        }
        try course.replace("title: A course for tests\n", with: "title: A course for tests\n\(bomb)", in: "Course.yaml")
        #expect(course.problems().count == 10)
    }

    @Test(arguments: ["../elsewhere", "/etc", "01-first-frame/..", ".."]) func `a lesson's folder stands beside Course.yaml`(
        folder: String
    ) throws {
        let course = try TemporaryCourse()
        try course.write("title: A\nchapters:\n  - {title: B, lessons: [\(folder)]}\n", to: "Course.yaml")
        #expect(course.problems().first?.hasSuffix("error: '\(folder)' is not the name of a folder beside Course.yaml") == true)
    }
}
