import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Curriculum

/// Findings in the learner's own code that are asked about again.
@Suite struct KeptFindingTests {
    private let folder = ProgressFolder()
    private static let code = """
        import UIKit

        class Feed: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                view.backgroundColor = .systemRed
            }
        }
        """

    private func finding(
        _ rule: String = "missing-super", advice: String = "call super", line: Int = 4, mended: String? = nil
    ) -> KeptFinding {
        let run = RunPrescription(
            sources: [Source(path: "Feed.swift", text: Self.code)], setting: Setting(world: .open, root: "Feed"))
        let session = SavedSession(program: "1", recording: "none", title: rule, run: run)
        let code = Self.code.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
        return KeptFinding(
            rule: rule, message: "it returns without super", advice: advice, file: "Feed.swift", line: line, code: String(code),
            event: 3, mended: mended, session: session)
    }

    private func lesson(_ findings: [KeptFinding]) -> Lesson {
        Lesson(findings) { finding in
            MendTexts(
                choices: [
                    .init(rule: finding.rule, mend: "Call `super`", says: "It skips work."),
                    .init(rule: "other", mend: "Do it once", says: "That is for work."),
                ], hints: ["It leaves super out."])
        }
    }

    // MARK: Keeping

    @Test func `a kept finding is due on the next day, as something that was not known`() throws {
        let store = folder.store(schedule: .days)
        let kept = finding()
        try store.keep(kept, at: morning)
        #expect(try folder.store().keptFindings() == [kept])
        let today = try store.overview(at: morning + 60)
        #expect(today.keptFindings == [kept.id] && today.due.isEmpty && today.answers == 0)
        #expect(today.days(to: kept.id, of: "own") == 1)
        #expect(try store.overview(at: morning + day + 1).due.map(\.question) == [kept.id])
    }

    @Test func `its answers count for the schedule of every question, and it is not due twice`() throws {
        let store = folder.store(schedule: .days)
        let kept = finding()
        try store.keep(kept, at: morning)
        let later = morning + 2 * day
        try store.answered(lesson: "own", question: kept.id, answer: .choice(0), verdict: .right, hints: 0, at: later)
        let overview = try store.overview(at: later + 1)
        #expect(overview.due.isEmpty && overview.upcoming.count == 1)
        // A right answer without a hint: FSRS-6's first stability for good is 2.3 days.
        #expect(overview.days(to: kept.id, of: "own") == 2)
    }

    @Test func `one that is asked about no more is forgotten, and its answers stay`() throws {
        let store = folder.store(schedule: .days)
        let kept = finding()
        try store.keep(kept, at: morning)
        try store.answered(lesson: "own", question: kept.id, answer: .choice(1), verdict: .wrong, hints: 0, at: morning)
        try store.forget(finding: kept.id)
        let overview = try store.overview(at: morning + 9 * day)
        #expect(overview.keptFindings.isEmpty && overview.answers == 1)
        #expect(overview.keepingReviews { _ in lesson([]) }.due.isEmpty)
    }

    @Test func `it is exported with its code, added elsewhere once, and reset`() throws {
        let store = folder.store()
        try store.keep(finding(), at: morning)
        let archive = try ProgressArchive(json: store.archive().json, path: "export.json")
        let there = ProgressFolder().store()
        try there.add(archive)
        try there.add(archive)
        #expect(try there.keptFindings() == [finding()])
        try store.reset()
        #expect(try store.keptFindings().isEmpty)
        #expect(try store.archive().findings == nil)
    }

    @Test func `the same mistake keeps its id when its line moves, and another line or rule has another`() {
        let id = KeptFinding.id(rule: "a", file: "App/Feed.swift", code: "  x()")
        #expect(id == KeptFinding.id(rule: "a", file: "Feed.swift", code: "x()  "))
        #expect(id != KeptFinding.id(rule: "a", file: "Feed.swift", code: "y()"))
        #expect(id != KeptFinding.id(rule: "b", file: "Feed.swift", code: "x()"))
    }

    // MARK: Asking

    @Test func `the question shows the symptom and the code around the line, and stands at the event`() throws {
        let question = try #require(lesson([finding()]).questions.first)
        #expect(question.kind == .mend && question.shownAt == .event(3))
        #expect(question.prompt.plainText.contains("Feed.swift, line 4: it returns without super."))
        #expect(question.prompt.plainText.contains("override func viewDidAppear(_ animated: Bool) {\n        view.backgroundColor"))
        #expect(question.choices.map(\.text.plainText) == ["Call super", "Do it once"])
        #expect(question.scenarios.first?.setting.root == "Feed")
    }

    @Test func `what has no mend to ask for is left out`() {
        #expect(Lesson([finding()], texts: { _ in nil }).questions.isEmpty)
    }

    @Test func `the right answer is what the checks find on the line, not what was kept`() throws {
        let question = try #require(lesson([finding()]).questions.first)
        let grader = Grader()
        let place = SourceLocation(file: "Feed.swift", line: 4, column: 5)
        grader.findings = { _ in [FoundMistake(rule: "missing-super", location: place)] }
        #expect(grader.grade(.choice(0), to: question).verdict == .right)
        let wrong = grader.verdict(on: .choice(1), to: question)
        #expect(wrong.verdict == .wrong && wrong.advice == "Here: call super.")
        #expect(wrong.outcomes.map(\.isRight) == [true, false])
        #expect(grader.solve(question) == "Call super")
        grader.findings = { _ in [FoundMistake(rule: "other", location: place)] }
        #expect(grader.grade(.choice(1), to: question).verdict == .right)
        grader.findings = { _ in [FoundMistake(rule: "missing-super", location: nil)] }
        #expect(grader.grade(.choice(0), to: question).verdict == .wrong)
    }

    @Test func `a finding without advice of its own adds no empty sentence`() throws {
        let question = try #require(lesson([finding(advice: "")]).questions.first)
        let grader = Grader()
        grader.findings = { _ in [FoundMistake(rule: "missing-super", location: SourceLocation(file: "Feed.swift", line: 4, column: 5))] }
        #expect(grader.grade(.choice(0), to: question).verdict == .right)
        #expect(grader.grade(.choice(0), to: question).advice == nil)
        #expect(grader.grade(.choice(1), to: question).advice == nil)
    }

    @Test(arguments: ["-9223372036854775808", "0"]) func `a line that no file has is no export`(line: String) throws {
        let store = folder.store()
        try store.keep(finding(), at: morning)
        let text = String(decoding: try store.archive().json, as: UTF8.self)
        let changed = text.replacing("\"line\" : 4", with: "\"line\" : \(line)")
        #expect(changed != text)
        #expect(throws: ProgressError(.notAnExport("finding \(finding().id) is at line \(line), event 3"), path: "export.json")) {
            try ProgressArchive(json: Data(changed.utf8), path: "export.json")
        }
    }

    @Test func `a line behind the file's end shows the last ones`() throws {
        let text = String(decoding: try JSONEncoder().encode(finding()), as: UTF8.self)
        let changed = text.replacing("\"line\":4", with: "\"line\":9223372036854775807")
        let far = try JSONDecoder().decode(KeptFinding.self, from: Data(changed.utf8))
        let question = try #require(lesson([far]).questions.first)
        #expect(question.prompt.plainText.contains("}"))
    }

    @Test func `a right answer shows the mended run where that does not show the mistake`() throws {
        let mended = Self.code.replacing("view.background", with: "super.viewDidAppear(animated)\n        view.background")
        let question = try #require(lesson([finding(mended: mended)]).questions.first)
        let grader = Grader()
        let place = SourceLocation(file: "Feed.swift", line: 4, column: 5)
        grader.findings = { run in
            run.recording.sources[0].text.contains("super.") ? [] : [FoundMistake(rule: "missing-super", location: place)]
        }
        let feedback = grader.grade(.choice(0), to: question)
        #expect(feedback.run?.sources.first?.text == mended)
        #expect(feedback.advice?.contains("it is mended") == true)
        grader.findings = { _ in [FoundMistake(rule: "missing-super", location: place)] }
        #expect(grader.grade(.choice(0), to: question).run?.sources.first?.text == Self.code)
    }
}
