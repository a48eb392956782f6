import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Curriculum

struct ValidationTests {
    /// What is wrong in a course, places without the folder. The sound course is short: its lines are wider than a terminal, most of its questions
    /// have no hints, nothing is said of their choices, and no step names its claims.
    private static func problems(in course: TemporaryCourse) throws -> [String] {
        let short = [
            " columns wide; ", "the question has no hints", "nothing is said of this choice", "no step shows", "says nothing of any line",
            "'Says:' has a sentence for each",
        ]
        return try all(in: course).filter { problem in !short.contains(where: problem.contains) }
    }

    private static func all(in course: TemporaryCourse) throws -> [String] {
        LessonValidator.problems(in: try Course.load(from: course.path))
            .map { $0.description.replacingOccurrences(of: course.path + "/", with: "") }
    }

    /// A text of a lesson, another in its place, and what is told at which line.
    struct Spoilt: Sendable, CustomTestStringConvertible {
        let name: String
        let file: String
        let old: String
        let new: String
        let message: String
        let toldAt: (file: String, line: String)

        var testDescription: String { name }
    }

    private static let spoilt = [
        Spoilt(
            name: "a scene without its key line", file: "Scene.swift", old: "if placing == .isAppearing { placePayButton() }", new: "",
            message: "this choice is right, and its sentence begins with a belief, as if it were wrong",
            toldAt: ("Questions.md", "- No button: the view has no size yet")),
        Spoilt(
            name: "two answers swapped", file: "Questions.md", old: #"choices: ["0.0", "34.0", "16.0"]"#,
            new: #"choices: ["34.0", "0.0", "16.0"]"#,
            message: "this choice is wrong, and its sentence does not begin with the belief that leads to it, stressed",
            toldAt: ("Questions.md", #"choices: ["34.0", "0.0", "16.0"]"#)),
        Spoilt(
            name: "a claim that is not in the ledger", file: "Lesson.md", old: "claims: [G10, U06]", new: "claims: [G10, U96]",
            message: "the step shows 'U96', which the lesson's 'claims' leave out", toldAt: ("Lesson.md", "## What the first frame shows")),
        Spoilt(
            name: "a question's claim that the lesson leaves out", file: "Questions.md", old: "claims: [G47]", new: "claims: [G48]",
            message: "the question shows 'G48', which the lesson's 'claims' leave out", toldAt: ("Questions.md", "## summary-width")),
        Spoilt(
            name: "a question without sentences", file: "Questions.md", old: "Says:\n\n1. Constraints are", new: "\n\n1. Constraints are",
            message: "nothing is said of this choice; 'Says:' has a sentence for each",
            toldAt: ("Questions.md", #"choices: ["0.0", "361.0", "393.0"]"#)),
        Spoilt(
            name: "the answer in the step's text", file: "Lesson.md", old: "\n## Not yet laid out",
            new: "\nNot 0.0, or is it?\n\n## Not yet laid out",
            message: "the answer to the open question 'summary-width', 0.0, stands in the step's text",
            toldAt: ("Lesson.md", "## The whole view, and only the view")),
    ]

    @Test(arguments: spoilt) func `what is spoilt in a lesson is told with its file and line`(_ spoilt: Spoilt) throws {
        let course = try TemporaryCourse(of: "06-is-appearing")
        try course.replace(spoilt.old, with: spoilt.new, in: "06-is-appearing/\(spoilt.file)")
        let told = "06-is-appearing/\(spoilt.toldAt.file)"
        let lines = try course.text(of: told).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0 == spoilt.toldAt.line }) + 1
        let found = try Self.all(in: course)
        #expect(
            found.contains { $0.hasPrefix("\(told):\(line):") && $0.hasSuffix("error: \(spoilt.message)") },
            "\(found.joined(separator: "\n"))")
    }

    private static let lesson = "01-first-frame/Lesson.md"
    private static let questions = "01-first-frame/Questions.md"

    @Test func `a sound course has no problems`() throws {
        #expect(try Self.problems(in: try TemporaryCourse()) == [])
    }

    @Test func `what the compiler does not take is told once at its place, of scenes and solutions`() throws {
        let temporary = try TemporaryCourse()
        let course = try Course.load(from: temporary.path)
        var read: [[Source]] = []
        let found = LessonValidator.problems(in: course) { sources in
            read.append(sources)
            return sources.filter { $0.text.contains("class") }.map {
                CurriculumProblem(SourceLocation(file: $0.path, line: 2, column: 3), "no")
            }
        }
        let said = found.map(\.description).filter { $0.hasSuffix("the compiler does not take this: no") }
        #expect(said.contains { $0.hasSuffix("01-first-frame/Scene.swift:2:3: error: the compiler does not take this: no") })
        #expect(Set(said).count == said.count)
        let lesson = try course.lesson(try #require(course.lessons.first))
        let solution = try #require(lesson.exercise?.question.solution ?? lesson.questions.compactMap(\.solution).first)
        #expect(read.contains { $0.contains { $0.text == solution.text } })
    }

    @Test func `words that are not on a step's screen are told, and steps that name none`() throws {
        let temporary = try TemporaryCourse()
        try temporary.replace("ask: first-colour\n", with: "ask: first-colour\nwords: [Detail, safe area]\n", in: Self.lesson)
        let course = try Course.load(from: temporary.path)
        let found = LessonValidator.problems(
            in: course,
            screens: { lesson in
                let texts = lesson.id == "01" ? ["x", "Detail.view", "x", "x"] : ["x"]
                return texts.map { [StepScreen(size: "80x24", text: "\($0) safe area"), StepScreen(size: "120x40", text: $0)] }
            })
        let said = found.map { $0.description.replacingOccurrences(of: temporary.path + "/", with: "") }.filter { $0.contains("screen") }
        #expect(
            said == [
                "\(Self.lesson):10:1: error: the step names no 'words' that stand on its screen",
                "\(Self.lesson):22:1: error: 'safe area' is not on the step's screen of 120x40",
                "\(Self.lesson):32:1: error: the step names no 'words' that stand on its screen",
                "\(Self.lesson):47:1: error: the step names no 'words' that stand on its screen",
                "02-again/Lesson.md:10:1: error: the step names no 'words' that stand on its screen",
            ])
    }

    @Test func `code that runs and does not compile is no answer, whatever the run shows`() {
        let right = Feedback(.right, "Everything asked for holds.", run: RunPrescription(sources: [], setting: Setting()))
        #expect(right.refused(by: []) == right)
        let problems = [4, 9].map { CurriculumProblem(SourceLocation(file: "Scene.swift", line: $0, column: 1), "missing return") }
        let refused = right.refused(by: problems)
        #expect(refused.verdict == .broken)
        #expect(refused.isRefused)
        #expect(refused.sentence == "Line 4: missing return.")
        #expect(refused.problems == problems)
        #expect(refused.run == right.run, "the stage shows the lines")
    }

    @Test func `lines that are too wide and questions without hints are told`() throws {
        let course = try TemporaryCourse()
        let found = LessonValidator.problems(in: try Course.load(from: course.path)).map(\.description)
        #expect(found.contains { $0.hasSuffix("\(Self.lesson):20:81: error: this line is 110 columns wide; 80 are shown") })
        #expect(found.contains { $0.hasSuffix("\(Self.questions):69:1: error: the question has no hints") })
        #expect(!found.contains { $0.contains("\(Self.questions):1:1") })
    }

    @Test func `a word that a lesson must explain is told where it comes first, unless it is marked or stressed`() throws {
        let course = try TemporaryCourse()
        let text = try String(contentsOfFile: "\(course.path)/\(Self.lesson)", encoding: .utf8)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 2
        func problems(_ words: String) throws -> [String] {
            try course.write("\(text)\n## Words\n\n\(words)\n", to: Self.lesson)
            return try Self.problems(in: course)
        }
        #expect(
            try problems("Two transactions, one [transaction](glossary).") == [
                "\(Self.lesson):\(line + 1):1: error: the lesson uses 'transaction' here first: write [transaction](glossary), or stress it where the text says "
                    + "what it is"
            ])
        #expect(try problems("One [transaction](glossary), two transactions.") == [])
        #expect(try problems("A *transaction* is a group of changes. A transaction ends. So does `commit()`.") == [])
        #expect(try problems("A [flusher](glossary).") == ["\(Self.lesson):\(line + 1):1: error: the glossary has no word 'flusher'"])
        try course.write(
            "\(text)\n## Words\n\nOne [transaction](glossary), two [commits](glossary), a [commit](glossary).\n", to: Self.lesson)
        let read = try Course.load(from: course.path)
        let outline = try #require(read.lessons.first)
        let terms = try #require(try read.lesson(outline).steps.last).terms
        #expect(terms.map(\.word) == ["transaction", "commit"])
        #expect(terms.first?.meaning.hasPrefix("A group of changes") == true)
    }

    @Test func `a question without choices is told, and proved no further`() throws {
        let course = try TemporaryCourse()
        try course.replace(
            "callbacks: [viewDidLoad(), viewIsAppearing(_:), viewDidAppear(_:)]\n", with: "", in: "01-first-frame/Questions.md")
        let found = try Self.problems(in: course)
        #expect(found.contains { $0.hasSuffix("a place question has at least 2 'callbacks'") })
        #expect(!found.contains { $0.hasSuffix("none of the choices is right") })
    }

    @Test func `what leads nowhere is told at its place`() throws {
        let course = try TemporaryCourse()
        try course.replace("claims: [T01, T02]", with: "claims: [T01, T09]", in: Self.lesson)
        try course.replace("(01#the-flash)", with: "(01#the-flush)", in: Self.lesson)
        try course.replace("step: the-flash", with: "step: the-flush", in: "Course.yaml")
        try course.replace("needs: [\"01\"]", with: "needs: [\"02\"]", in: "02-again/Lesson.md")
        try course.write("", to: "01-first-frame/Notes.txt")
        try course.write("", to: "Notes.txt")
        let found = try Self.problems(in: course)
        #expect(
            found == [
                "01-first-frame/Lesson.md:5:15: error: Claims.yaml has no claim 'T09'",
                "01-first-frame/Lesson.md:20:1: error: lesson 01 has no step 'the-flush'; did you mean 'the-flash'?",
                "01-first-frame/Notes.txt:1:1: error: nothing in the lesson uses this file",
                "02-again/Lesson.md:5:9: error: lesson 02 does not come before lesson 02",
                "Course.yaml:7:11: error: lesson 01 has no step 'the-flush'; did you mean 'the-flash'?",
                "Notes.txt:1:1: error: Course.yaml does not name this",
            ])
    }

    @Test func `nothing leads to a lesson that is not written yet, and its folder must not be there`() throws {
        let course = try TemporaryCourse()
        try course.replace("02-again]", with: "02-again, {coming: \"07\", title: The table}]", in: "Course.yaml")
        #expect(try Self.problems(in: course) == [])
        try course.replace("(01#the-flash)", with: "(07#the-flash)", in: Self.lesson)
        try course.replace("lesson: \"01\"", with: "lesson: \"07\"", in: "Course.yaml")
        try course.replace("needs: [\"01\"]", with: "needs: [\"07\"]", in: "02-again/Lesson.md")
        try FileManager.default.createDirectory(atPath: "\(course.path)/07-the-table", withIntermediateDirectories: false)
        #expect(
            try Self.problems(in: course) == [
                "01-first-frame/Lesson.md:20:1: error: lesson 07 is not written yet",
                "02-again/Lesson.md:5:9: error: lesson 07 is not written yet",
                "07-the-table:1:1: error: Course.yaml does not name this",
                "Course.yaml:7:11: error: lesson 07 is not written yet",
            ])
    }

    @Test func `what a recording does not have is told at its step`() throws {
        let course = try TemporaryCourse()
        try course.replace("show: flash 1", with: "show: flash 7", in: Self.lesson)
        try course.replace("DetailViewController.view.backgroundColor", with: "DetailViewController.vieww.alpha", in: Self.lesson)
        try course.replace("[call ListViewController.open, at 0.2 wait 0.1]", with: "[call ListViewController.opn]", in: Self.lesson)
        let found = try Self.problems(in: course)
        #expect(found.contains { $0.hasPrefix("\(Self.lesson):10:1: error: the step watches 'DetailViewController.vieww.alpha', which") })
        #expect(found.contains("\(Self.lesson):31:1: error: the recording has no 'flash 7', which the step's 'show' names"))
        #expect(found.contains { $0.hasPrefix("\(Self.lesson):31:1: error: the step's scene asks for what there is not") })
    }

    @Test func `questions that cannot be answered rightly, or wrongly, are told`() throws {
        let course = try TemporaryCourse()
        try course.replace("badge.backgroundColor == .systemYellow", with: "badge.backgroundColor == .systemPink", in: Self.questions)
        try course.replace(
            "  !recording.frames.first(showing: \"DetailViewController\").shows(.systemIndigo)",
            with: "  recording.frames.first(showing: \"DetailViewController\").shows(.systemIndigo)", in: Self.questions)
        try course.replace("choices: [.systemIndigo, .systemBackground]", with: "choices: [.systemIndigo, .systemRed]", in: Self.questions)
        try course.replace("file: Late.swift\nfinding: flash", with: "file: Early.swift\nfinding: flash", in: Self.questions)
        try course.replace("solution: Early.swift", with: "solution: Late.swift", in: Self.questions)
        let found = try Self.problems(in: course)
        #expect(
            found == [
                "\(Self.questions):1:1: error: all of the choices are right",
                "\(Self.questions):26:1: error: none of the choices is right",
                "\(Self.questions):83:1: error: none of the choices is right",
                "\(Self.questions):110:1: error: no line of Early.swift is at fault",
                "\(Self.questions):120:1: error: the solution does not pass: \(Self.flash)",
            ])
    }

    /// What the late file does: its controller is the window's root, so its view is named by it.
    private static let flash =
        "The backgroundColor of LateViewController.view jumps in frame 1: LateViewController.viewDidAppear(_:) set it when the frame before had been shown."

    @Test func `an exercise that is solved already and an expectation that cannot be asked are told`() throws {
        let course = try TemporaryCourse()
        try course.write(try course.text(of: "01-first-frame/Exercise/Solution.swift"), to: "01-first-frame/Exercise/Start.swift")
        try course.replace("badge.backgroundColor == .systemYellow", with: "bagde.isHidden", in: Self.questions)
        let found = try Self.problems(in: course)
        #expect(found.contains("01-first-frame/Exercise/Exercise.md:1:1: error: the start holds all expectations already"))
        #expect(found.contains("\(Self.questions):47:1: error: this cannot be asked: cannot find 'bagde' in scope"))
    }
}

extension TemporaryCourse {
    fileprivate func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }
}
