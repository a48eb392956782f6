import Foundation
import Projects
import Stage
import Testing

@testable import Curriculum

struct RewordingTests {
    @Test(arguments: [
        ("Order", "Trip", "OrderViewController openOrder Order 1024", "TripViewController openTrip Trip 1024"),
        ("Order", "Trip", "Orders BorderOrder reorder order HTTPOrder", "Orders BorderTrip reorder order HTTPOrder"),
        ("pay", "buy", "payButton pay() the pay. repay prepay_pay pays", "buyButton buy() the buy. repay prepay_pay pays"),
        ("the order", "the trip", "the order's total, the orders, the order.", "the trip's total, the orders, the trip."),
        ("34", "36", "34 34.0 34.05 34.5 1.34 134 345 34pt x34 (34)", "36 36.0 34.05 34.5 1.34 134 345 34pt x34 (36)"),
        ("bottom - 66", "bottom - 70", "y: bottom - 66, bottom - 660", "y: bottom - 70, bottom - 660"),
        ("", "x", "nothing", "nothing"),
    ])
    func `a word is found as a whole, and as a part of a name`(word: String, other: String, text: String, reworded: String) {
        #expect(Rewording([(word, other)]).applied(to: text) == reworded)
    }

    @Test func `all words are replaced at once, the longest first`() {
        let rewording = Rewording([("Inbox", "Message"), ("Message", "Inbox"), ("Message body", "Letter")])
        #expect(rewording.applied(to: "Inbox Message, Message body") == "Message Inbox, Letter")
    }

    private func written() throws -> (folder: String, course: Course) {
        let folder = NSTemporaryDirectory() + "reworded-" + UUID().uuidString
        _ = try LessonTemplate.write(titled: "Notes", in: folder)
        return (folder, try Course.load(from: folder))
    }

    @Test func `scenes and questions are read in other words, the ids of questions and the head are not`() throws {
        let (folder, course) = try written()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let outline = try #require(course.lessons.first)
        let lesson = try course.lesson(outline, in: outline.rewordings.first)
        let question = try #require(lesson.question("header-after-turn"))
        #expect(question.prompt.plainText == "How wide is the banner after the turn?")
        #expect(question.code == "banner.frame.width")
        #expect(question.scenarios.first?.setting.steps.first?.description == "call LettersViewController.openLetter")
        #expect(lesson.sources.first?.text.contains("x: 0, y: 120, width") == true)
        #expect(lesson.steps.first?.question == "header-after-turn")
        #expect(lesson.outline == outline)
        #expect(Grader().grade(.choice(0), to: question).verdict == .right)
    }

    @Test(arguments: [
        (#"    header: banner"#, #"    headr: banner"#, ":14:5: error: neither the lesson nor a scene of it has 'headr'"),
        (#"    header: banner"#, #"    header: header"#, ":14:5: error: 'header' needs another word"),
        (#"    header: banner"#, #"    header: view"#, "error: in the other words of 'varied': "),
        (#"    header: banner"#, #"    "852": "850""#, "'varied' makes another fact of this: On iOS 850"),
    ])
    func `words that change nothing, break the scene or change a fact are told`(old: String, new: String, told: String) throws {
        let (folder, _) = try written()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = "\(folder)/01-notes/Lesson.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try Data((text.replacingOccurrences(of: old, with: new) + "On iOS 852 nothing differs.\n").utf8).write(
            to: URL(fileURLWithPath: path))
        let problems = LessonValidator.problems(in: try Course.load(from: folder)).map(\.description)
        #expect(problems.contains { $0.contains(told) }, "\(problems.joined(separator: "\n"))")
    }
}
