import Canvas
import Foundation
import Testing

@testable import Curriculum
@testable import Tutor

/// Courses that a test writes: the forms of an inventory, and a lesson that changes while it is open.
@MainActor
@Suite struct WrittenCourseTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-written-\(UUID().uuidString)").path

    /// A course whose first two lessons are an inventory's forms.
    private func course() throws -> Course {
        guard !FileManager.default.fileExists(atPath: folder) else { return try Course.load(from: folder) }
        for title in ["Before", "After", "Lesson"] { _ = try LessonTemplate.write(titled: title, in: folder) }
        let text = "title: A\ninventory: [01-before, 02-after]\nchapters:\n  - {title: B, lessons: [03-lesson]}\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Course.yaml"))
        return try Course.load(from: folder)
    }

    private func driver(_ start: TutorStart, isPreview: Bool = false, size: Size = Size(width: 120, height: 40)) throws -> Driver {
        var setup = TutorSetup(course: try course(), progress: ProgressStore(path: "\(folder)/progress.sqlite")) { _ in [] }
        setup.isPreview = isPreview
        var state = setup.state
        return Driver(state, state.begin(start), services: setup.services, size: size)
    }

    private func report() throws -> InventoryReport {
        let store = ProgressStore(path: "\(folder)/progress.sqlite")
        let overview = try store.overview(at: 0)
        return try InventoryReport(try Course.load(from: folder), finished: { overview.lessons[$0]?.isFinished == true }) {
            try store.answers(lesson: $0)
        }
    }

    @Test func `a form asks without hints and verdicts, goes forward only, and keeps what was answered`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let driver = try driver(.inventory("01"))
        driver.expect("Before").expect("How wide is the header").expect(no: "hint")
        driver.press("h").expect(no: "Which line sets the width?")
        driver.press("b", .enter).expect("After the turn").expect(no: "No.").expect(no: "It is 393.0")
        driver.press(.backspace).expect("After the turn").press(.enter).expect("That was the last question.").expect(
            "appear inventory report")
        let sitting = try #require(try report().sittings.first)
        #expect(sitting.isComplete && sitting.right == 0 && sitting.sureAndWrong == 1)
        #expect(sitting.items.map(\.belief) == ["A subview follows its superview."])
        #expect(try report().gain == nil)
        // It is no lesson: nothing of it is asked again, and it is on no list.
        #expect(driver.state.progress?.due.isEmpty == true && driver.state.progress?.upcoming.isEmpty == true)
        driver.press(.escape).expect("03 Lesson").expect(no: "Before")
    }

    @Test func `the second form shows the gain, and a form's first answer counts`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try driver(.inventory("01")).press("b", .enter, .enter)
        try driver(.inventory("02")).press("a", "G", .enter)
        #expect(try report().sittings.map(\.right) == [0, 1])
        #expect(try report().sittings.last?.items.first?.isSure == false)
        #expect(try report().gain == 1)
        // Whoever takes it again has learnt from it.
        try ProgressStore(path: "\(folder)/progress.sqlite").answered(
            lesson: "01", question: "header-after-turn", answer: .choice(0), verdict: .right, hints: 0, certainty: .sure, at: 4e9)
        #expect(try report().sittings.map(\.right) == [0, 1])
    }

    @Test func `a lesson in preview is read again when one of its files is saved, at the page that is open`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let driver = try driver(.lesson("03"), isPreview: true)
        driver.press("s", .enter).expect("wide now. Nothing")
        let path = "\(folder)/03-lesson/Lesson.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var time = Date(timeIntervalSinceNow: 60)
        func save(_ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            time += 60
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        }
        #expect(!driver.app.session.lookAtFiles())
        try save(text.replacingOccurrences(of: "Nothing has set", with: "No line has set"))
        #expect(driver.app.session.lookAtFiles())
        driver.send(nil).expect("wide now. No line").expect("After the turn")
        try save(text.replacingOccurrences(of: "## After the turn", with: "# After the turn"))
        #expect(driver.app.session.lookAtFiles())
        driver.send(nil).expect("The lesson cannot be read as it is now").expect("Lesson.md:")
        try save(text)
        #expect(driver.app.session.lookAtFiles())
        driver.send(nil).expect("wide now. Nothing").expect(no: "cannot be read")
    }

    @Test func `a lesson that is not in preview is read once`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let driver = try driver(.lesson("03"))
        #expect(driver.app.session.watchedFiles.isEmpty)
    }

    @Test func `a review is asked in other words, and its answer counts for the lesson's question`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let driver = try driver(.reviews(of: "03"))
        driver.expect("How wide is the banner").expect(no: "header").expect("LettersViewController.openLetter()")
        let right = driver.text.contains("a ○ 393.0") ? "a" : "b"
        driver.press(Key(.character(Character(right))), .enter).expect("✓ Right.")
        let kept = try ProgressStore(path: "\(folder)/progress.sqlite").answers()
        #expect(kept.map(\.question) == ["header-after-turn"] && kept.map(\.answer) == [.choice(0)])
    }

    @Test func `the learner's own sentence ends a lesson, is kept, and stands at home and under its reviews`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let driver = try driver(.lesson("03"))
        driver.press("s", .enter, .enter).expect("In your own words: What makes a header as wide").expect("w writes a sentence")
        driver.press("w").type("A constraint does.").press(.enter).expect("“A constraint does.”").expect("write again")
        driver.press(.escape, .end).expect("You wrote:")
        #expect(try ProgressStore(path: "\(folder)/progress.sqlite").overview(at: 0).sentences == ["03": "A constraint does."])
        try self.driver(.reviews(of: "03")).press("a", .enter).expect("You wrote: “A constraint does.”")
    }

    @Test func `home leads to the form of the inventory that is next, and says why there is none`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let driver = try driver(.home)
        driver.expect("Inventory  what you know before the course, and after it").press("3").expect("How wide is the header")
        driver.press("a", .enter, .enter).press(.escape).press("3").expect("has been taken, and no lesson since")
    }

    @Test func `both sides of a dispute, and what decides, are told after the answer`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try course()
        let path = "\(folder)/03-lesson/Lesson.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let sides =
            "dispute:\n  claim: X1\n  sides:\n    Document 9: a header *follows*\n    Apple's page: only with a `mask`\n  right: Apple's page\n"
        let spoken = text.replacingOccurrences(
            of: "ask: header-after-turn\n", with: "ask: header-after-turn\n\(sides)  shown: header.frame.width == 393\n")
        try Data(spoken.utf8).write(to: URL(fileURLWithPath: path))
        let driver = try driver(.lesson("03"))
        driver.expect(no: "The sources differ").press("a", .enter).expect("✓ Right.").expect("The sources differ:")
        driver.expect("• Document 9    a header").expect("✓ Apple's page  only with a mask").expect("This run agrees with Apple's page.")
    }

    @Test func `a long title leaves room for how much is out of sight`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try course()
        let path = "\(folder)/03-lesson/Lesson.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let long = text.replacingOccurrences(of: "## A bug report", with: "## A report of a bug that nobody had ever seen on this phone")
            .replacingOccurrences(
                of: "of `header` once,", with: "of `header` once, \(String(repeating: "as it seems to be right, ", count: 30))")
        try Data(long.utf8).write(to: URL(fileURLWithPath: path))
        try driver(.lesson("03"), size: Size(width: 80, height: 24)).expect("A report of a bug that nobody ha").expect("… ─ ↑ ")
    }
}
