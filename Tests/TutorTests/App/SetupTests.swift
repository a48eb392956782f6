import Canvas
import Foundation
import Projects
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

/// The tutor with its real services: answers are run, progress is kept in a file.
@MainActor
@Suite struct SetupTests {
    /// A clock that tests move.
    final class Clock {
        var now = 1_700_000_000.0
    }

    private let clock = Clock()
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)/progress.sqlite").path

    private func driver(_ start: TutorStart = .home, program: @escaping @MainActor ([String]) -> Int32? = { _ in 0 }) throws -> Driver {
        var setup = TutorSetup(course: try FixtureCourse.load(), progress: ProgressStore(path: path)) { _ in throw Unreadable() }
        let clock = clock
        setup.now = { clock.now }
        var state = setup.state
        let beginning = state.begin(start)
        let driver = Driver(state, beginning, services: setup.services)
        driver.app.session.program = program
        return driver
    }

    struct Unreadable: Error, CustomStringConvertible {
        var description: String { "Mine.swift:1:1: error: the file cannot be read" }
    }

    private func lesson(_ driver: Driver) throws -> LessonState {
        guard case .lesson(let lesson) = driver.state.screen else { throw Unreadable() }
        return lesson
    }

    @Test func `answers are run, and the wrong one says why`() throws {
        let driver = try driver(.lesson("01"))
        driver.press(.enter, "b", .enter).expect("✗ No.")
        driver.press("u", "a", .enter).expect("✓ Right.")
    }

    @Test func `code that is placed too late flashes, and the stage shows it there`() throws {
        let driver = try driver(.lesson("02"))
        driver.press(.enter, "c", .enter).expect("✗ No.").press("=").expect("recording.flashes.isEmpty")
        #expect(try lesson(driver).stage.position > 0)
        #expect(try lesson(driver).stage.limit == nil)
    }

    @Test func `a value, a row, an order, a line and a truth are graded`() throws {
        let driver = try driver(.lesson("02"))
        driver.press(.enter, "s", .enter, "b", "c", "a", .enter).expect("✓ Right.")
        driver.press(.enter, .enter).type("120").press(.enter).expect("✓ Right.")
        driver.press(.enter, "n", "y", "y", .enter).expect("✓ Right.")
        driver.press(.enter)
        for _ in 0..<51 { driver.press(.down) }
        driver.press(.enter).expect("✓ Right.")
        driver.press(.enter, "a", .enter).expect("✓ Right.")
    }

    @Test func `a mended file is run, a broken one is shown with its place`() throws {
        var texts = ["class {", Fixture.scene.replacingOccurrences(of: "badge.backgroundColor = .systemTeal", with: "")]
        let box = Box()
        box.texts = texts
        texts = []
        let driver = try driver(.lesson("02")) { command in
            guard let file = command.last, !box.texts.isEmpty else { return 1 }
            return (try? box.texts.removeFirst().write(toFile: file, atomically: true, encoding: .utf8)) == nil ? 1 : 0
        }
        for _ in 0..<10 { driver.press("s", .enter) }
        driver.press(.enter).expect("✗ It does not run.").expect(".swift:1:")
        driver.press("u", .enter).expect("✓ Right.")
        driver.press("u", .enter).expect("Nothing was run").expect("ended with status 1").expect("What was saved is in")
    }

    final class Box {
        var texts: [String] = []
    }

    @Test func `the file to be mended has its task on top, stays whatever the editor does, and runs when anything saves it`() throws {
        let box = Box()
        let driver = try driver(.lesson("02")) { command in
            box.texts.append(contentsOf: command)
            return 1
        }
        for _ in 0..<10 { driver.press("s", .enter) }
        let file = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("exercises/02/exercise/Start.swift").path
        let first = try String(contentsOfFile: file, encoding: .utf8)
        #expect(first.hasPrefix("// "))
        #expect(first.contains("\n// It runs when you save. What must hold then:\n// - "))
        driver.press(.enter).expect("Nothing was run").press(.escape)
        #expect(box.texts.last == file)
        let environment = ProcessInfo.processInfo.environment
        if environment["VISUAL"] == nil, environment["EDITOR"] == nil {
            let line = try #require(first.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "import UIKit")) + 1
            #expect(box.texts == ["vi", "+\(line)", file])
        }
        // Another program saves it.
        #expect(!driver.app.session.lookAtFiles())
        let mended = first.replacingOccurrences(of: "badge.backgroundColor = .systemTeal", with: "")
        try mended.write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: Date().addingTimeInterval(5)], ofItemAtPath: file)
        #expect(driver.app.session.lookAtFiles())
        driver.app.handle(nil)
        driver.expect("✓ Right.")
        #expect(!driver.app.session.lookAtFiles())
        // Broken again: each save counts.
        try first.write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: Date().addingTimeInterval(10)], ofItemAtPath: file)
        #expect(driver.app.session.lookAtFiles())
        driver.app.handle(nil)
        driver.expect("✗ No.")
        // Starting over loses nothing.
        driver.press("u", "R")
        #expect(try String(contentsOfFile: file + ".1", encoding: .utf8) == first)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == first)
    }

    @Test func `a review says when the question comes back, where it is from, and asks its choices in another order each day`() throws {
        try driver(.lesson("01")).press(.enter, "a", .enter, .control("c"))
        var orders: Set<[String]> = []
        for time in 0..<5 {
            // Each time it is asked later.
            clock.now += 40 * 24 * 3600 * pow(6, Double(time))
            let driver = try driver(.review)
            driver.expect("01 Two callbacks")
            guard let question = try lesson(driver).question?.question else { throw Unreadable() }
            orders.insert(question.choices.map(\.text.plainText))
            let right = try #require(question.choices.firstIndex { $0.text.plainText.contains("viewIsAppearing") })
            driver.press(Key(.character(["a", "b", "c", "d"][right])), .enter).expect("✓ Right.").expect("Comes back in ")
            driver.press(.enter).expect("What comes back as a review: 1 in ").press(.control("c"))
        }
        #expect(orders.count > 1)
        let answers = try ProgressStore(path: path).answers(lesson: "01")
        #expect(answers.count == 6)
        #expect(Set(answers.map(\.answer)) == [.choice(0)], "kept as the lesson numbers them")
    }

    @Test func `who answers all questions of a lesson rightly at once has done it`() throws {
        let driver = try driver()
        for _ in 0..<3 where !driver.text.contains("▶ 6") { driver.press(.down) }
        driver.click(on: "01 Two callbacks")
        driver.press(.escape)
        #expect(driver.state.progress?.lessons["01"]?.isFinished != true)
        driver.press("f").expect("fast track")
        while try !lesson(driver).isLast {
            guard let question = try lesson(driver).question?.question else { throw Unreadable() }
            let right = question.choices.indices.first { index in
                if case .right = Grader().grade(.choice(index), to: question).verdict { true } else { false }
            }
            driver.press(Key(.character(["a", "b", "c", "d"][try #require(right)])), .enter).expect("✓ Right.").press(.enter)
        }
        driver.expect("All right: this lesson counts as done.").press(.escape)
        #expect(driver.state.progress?.lessons["01"]?.isFinished == true)
    }

    @Test func `an editor that is not there is said`() throws {
        let driver = try driver(.lesson("02")) { _ in nil }
        for _ in 0..<10 { driver.press("s", .enter) }
        driver.press(.enter).expect("could not be started")
    }

    @Test func `one goes on where one stopped, after a new start`() throws {
        try driver().press("1", .enter, "a", .enter, .enter, .control("c"))
        let next = try driver()
        next.expect("Continue: 01 Two callbacks  page 3").press("1").expect("The first frame")
    }

    @Test func `what was answered is due later, and answered again`() throws {
        try driver(.lesson("01")).press(.enter, "a", .enter, .control("c"))
        clock.now += 40 * 24 * 3600
        let driver = try driver(.review)
        driver.expect("Which of these comes next?").press("a", .enter, .enter).expect("That was all that is due.")
        driver.press(.escape).expect("nothing is due")
    }

    @Test func `an answer taken back counts for nothing`() throws {
        try driver(.lesson("01")).press(.enter, "a", .enter, "u", .control("c"))
        clock.now += 40 * 24 * 3600
        #expect(try driver().state.progress?.due.isEmpty == true)
    }

    @Test func `a damaged file of progress is said, and left as it is`() throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "no database, but long enough to be taken for one".write(to: file, atomically: true, encoding: .utf8)
        let driver = try driver()
        driver.expect("Your progress could not be read").expect("damaged and was left as it is")
        driver.press(.enter).expect("Two callbacks")
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("no database"))
    }

    @Test func `a lesson that is not there is said`() throws {
        try driver(.lesson("77")).expect("This lesson cannot be read").expect("There is no lesson 77. There are 01, 02.")
    }

    @Test func `files that cannot be read are said as they were reported`() throws {
        try driver().press("o").type("Mine.swift").press(.enter).expect("Mine.swift:1:1: error: the file cannot be read")
    }

    @Test func `files from the command line are on the stage at once`() throws {
        let setting = Setting(steps: [try Step("call FeedViewController.openProfile")])
        let driver = try driver(.files(paths: ["Sources/Scene.swift"], [Source(path: "Sources/Scene.swift", text: Fixture.scene)], setting))
        driver.expect("Scene.swift").press(.end)
        #expect(driver.state.stage?.model?.recording.callbacks("viewDidAppear(_:)", of: "ProfileViewController").count == 1)
    }

    @Test func `hints end in the answer that running found`() throws {
        try driver(.lesson("01")).press(.enter, "h", "h", "h").expect("Answer").expect("│   viewIsAppearing(_:)")
    }

    @Test func `the table is a start, too`() throws {
        try driver(.table).expect("viewWillAppear(_:)")
    }
}
