import Canvas
import Foundation
import Testing

@testable import Curriculum
@testable import Tutor

/// Lessons as learners find them, at three sizes. That the words of each step of each lesson are on its screens is proved with the lesson.
@MainActor
@Suite struct CourseScreensTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)]

    private nonisolated static let lessons = ["06"]

    private func course() throws -> Course {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Lessons")
        return try Course.load(from: folder.path)
    }

    /// A large window has room for whole words.
    private static func long(_ word: String, _ size: Size) -> String {
        guard size.width > 80, word.first == "t", let number = Int(word.dropFirst()) else { return word }
        return "transaction \(number)"
    }

    /// The words that a step names stand beside its text, its lesson's title above it, and its text is read to the end by Enter.
    @Test(arguments: lessons)
    func `what a page speaks of is beside its text, and Enter leaves no text unread`(id: String) throws {
        let course = try course()
        let outline = try #require(course.outline(of: id))
        var services = Services.fixture()
        services.lesson = { _ in
            do { return .success(try course.lesson(outline)) } catch { return .failure(SceneFailure(lines: ["\(error)"])) }
        }
        var state = TutorState(size: .zero, course: course)
        let driver = Driver(state, state.begin(.lesson(id)), services: services, size: Self.sizes[0])
        while let lesson = driver.lesson, !lesson.isLast {
            for size in Self.sizes {
                driver.send(.resize(size))
                let page = "\(id) \(outline.title), page \(lesson.page + 1), \(size.width)x\(size.height)"
                #expect(driver.rows[0].contains("\(id) \(outline.title)"), "\(page): \(driver.rows[0])")
                #expect(driver.rows[0].contains("page \(lesson.place)"), "\(page)")
                driver.expectFacts()
                if let question = lesson.question { expect(question.question, driver, size, page) }
                guard let step = lesson.step else { continue }
                let beside = driver.withoutText.squeezed
                for word in step.words where !beside.contains(Self.long(word, size).squeezed) {
                    Issue.record("\(page): no “\(word)” beside the text\n\(driver.text)")
                }
                for pane in lesson.stage.highlights.compactMap(\.pane) where driver.rows(in: pane).isEmpty {
                    Issue.record("\(page): the text speaks of \(pane), which is not seen\n\(driver.text)")
                }
            }
            driver.send(.resize(Self.sizes[lesson.page % Self.sizes.count]))
            if lesson.isHeld { driver.press("s") }
            let read = driver.readOn()
            if let step = lesson.step, !lesson.isHeld {
                let missing = step.prose.plainText.firstWord(missingIn: read)
                #expect(missing == nil, "\(id), page \(lesson.page + 1): Enter goes on before “\(missing ?? "")” is read")
            }
            guard driver.lesson?.page == lesson.page + 1 else { throw StuckPage(page: lesson.page + 1) }
        }
    }
}

/// A page that Enter does not leave.
private struct StuckPage: Error {
    let page: Int
}

extension CourseScreensTests {
    /// The question with all its choices and its last word.
    private func expect(_ question: Question, _ driver: Driver, _ size: Size, _ page: String) {
        guard ![.spot, .fix].contains(question.kind) else { return }
        let word = question.prompt.plainText.split { $0.isWhitespace }.last ?? ""
        // Ten choices and a prompt have no room in twenty-four rows; the choices are seen.
        let hasRoom = question.choices.count <= 7 || size.height > 24
        #expect(driver.text.contains(word) || !hasRoom, "\(page): \(word)\n\(driver.text)")
        for letter in QuestionState.letters.prefix(question.choices.count) {
            #expect(driver.text.contains(" \(letter) ○ "), "\(page): \(letter)\n\(driver.text)")
        }
        // A grid has its facts above its columns.
        let isGrid = question.rows.count > 1
        for fact in question.kind == .cell ? question.facts : [] {
            #expect(driver.text.contains(isGrid ? " \(fact.prefix(3))" : "? \(fact)"), "\(page): \(fact)\n\(driver.text)")
        }
    }
}

extension Driver {
    /// The screen without the lesson's text.
    fileprivate var withoutText: String {
        var canvas = canvas
        if let prose = layout?.content(of: .prose) { canvas.fill(prose) }
        return canvas.plainText
    }
}

extension StagePrescription.Highlight {
    /// The pane that it stands for; nil for those that are always there.
    fileprivate var pane: StagePane? {
        switch self {
        case .code: .code
        case .hierarchy: .hierarchy
        case .console: .console
        case .memory: .memory
        case .screen: .screen
        case .geometry, .facts, .narration, .timeline, .transaction: nil
        }
    }
}
