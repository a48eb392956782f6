import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Curriculum

struct LoadingTests {
    private func lesson(_ id: String) throws -> Lesson {
        let sound = try #require(Bundle.module.url(forResource: "sound", withExtension: nil, subdirectory: "Courses"))
        let course = try Course.load(from: sound.path)
        return try course.lesson(try #require(course.outline(of: id)))
    }

    @Test func `a course is read with its chapters, front matter and frequent questions`() throws {
        let sound = try #require(Bundle.module.url(forResource: "sound", withExtension: nil, subdirectory: "Courses"))
        let course = try Course.load(from: sound.path)
        #expect(course.title == "A course for tests")
        #expect(course.chapters.map(\.title) == ["Frames"])
        #expect(course.lessons.map(\.id) == ["01", "02"])
        #expect(course.lessons[0].minutes == 5)
        #expect(course.lessons[1].needs == ["01"])
        #expect(course.lesson(after: "01")?.title == "Again")
        #expect(course.lesson(after: "02") == nil)
        #expect(course.frequentQuestions.map(\.step) == ["the-flash"])
        #expect(try course.claims().map(\.verdict) == [.holds, .disputed])
    }

    @Test func `a lesson that is not written yet has its place among the others, and is none of them`() throws {
        let course = try TemporaryCourse()
        try course.replace(
            "[01-first-frame, 02-again]", with: "[01-first-frame, {coming: \"07\", title: The table}, 02-again]", in: "Course.yaml")
        let loaded = try Course.load(from: course.path)
        #expect(loaded.coming == [ComingLesson(id: "07", title: "The table")])
        #expect(loaded.lessons.map(\.id) == ["01", "02"])
        #expect(loaded.lesson(after: "01")?.id == "02")
        #expect(loaded.outline(of: "07") == nil)
        let kinds = loaded.chapters[0].entries.map { if case .coming = $0 { "coming" } else { "lesson" } }
        #expect(kinds == ["lesson", "coming", "lesson"])
    }

    @Test func `steps are named after their titles and keep the stage that they do not speak of`() throws {
        let lesson = try lesson("01")
        #expect(lesson.steps.map(\.id) == ["before-the-screen", "what-will-it-show", "the-flash", "in-short"])
        #expect(lesson.steps.map(\.line) == [10, 22, 31, 46])
        #expect(lesson.steps[3].stage == lesson.steps[2].stage)
        #expect(lesson.steps[1].question == "first-colour")
    }

    @Test func `a stage block goes on with the run before it until it names a scene`() throws {
        let steps = try lesson("01").steps
        let first = try #require(steps[0].stage)
        #expect(first.show == .callback(type: "DetailViewController", name: "viewWillAppear(_:)", nth: 1))
        #expect(first.watch == [Watch("DetailViewController.view.backgroundColor")])
        #expect(first.highlight == [.transaction, .screen])
        #expect(first.run.setting.steps.map(\.description) == ["call ListViewController.open"])
        #expect(steps[1].stage?.run == first.run)
        let flash = try #require(steps[2].stage)
        #expect(flash.run.setting.deviceName == "se")
        #expect(flash.run.setting.osName == "17")
        #expect(flash.run.setting.steps.map(\.start) == [nil, 0.2])
        #expect(flash.compare == .framesAround)
    }

    @Test func `with changes initial values where they stand and moves no line`() throws {
        let steps = try lesson("01").steps
        let plain = try #require(steps[0].stage?.run.sources.first).text.split(separator: "\n", omittingEmptySubsequences: false)
        let changed = try #require(steps[2].stage?.run.sources.first).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(plain.count == changed.count)
        let different = plain.indices.filter { plain[$0] != changed[$0] }
        #expect(different.map { String(changed[$0]) } == ["    var moment = Moment.late", "    let margin: CGFloat = 24"])
    }

    @Test func `prose is read into blocks with its emphasis, code, links and lists`() throws {
        let steps = try lesson("01").steps
        #expect(
            steps[0].prose == [
                .paragraph(
                    [
                        .text("The detail sets its colour in "), .code("viewWillAppear"), .text(". "), .emphasis([.text("Nothing")]),
                        .text(" is on the screen yet; see "), .link([.text("the flash")], destination: "01#the-flash"), .text("."),
                    ], line: 20)
            ])
        guard case .list(nil, let items, 43) = try #require(steps[2].prose.first) else {
            Issue.record("a list is expected, not \(steps[2].prose)")
            return
        }
        #expect(items.map(\.plainText) == ["The frame before has no colour.", "The next one has."])
    }

    @Test func `every kind of question is read with what belongs to it`() throws {
        let lesson = try lesson("01")
        #expect(lesson.questions.map(\.kind) == [.choose, .place, .order, .next, .value, .cell, .spot, .fix, .lines, .why, .cell])
        let choose = lesson.questions[0]
        #expect(choose.choices.map(\.text.plainText) == ["Indigo", "No indigo yet"])
        #expect(choose.choices[0].expectations.map(\.location.line) == [13])
        #expect(choose.choices[0].expectations.map(\.location.column) == [3])
        #expect(choose.hints.map(\.plainText) == ["Both callbacks carry the same transaction number.", "Changes wait for the commit."])
        #expect(choose.scenarios == [try #require(lesson.steps[1].stage).run])
        let place = lesson.questions[1]
        #expect(place.into == "DetailViewController")
        #expect(place.choices.map(\.text.plainText) == ["viewDidLoad()", "viewIsAppearing(_:)", "viewDidAppear(_:)"])
        #expect(place.scenarios.map(\.setting.deviceName) == ["phone", "se"])
        #expect(place.needs == Question.Needs(facts: ["window"], isBeforeFirstFrame: true, often: .oncePerAppearance))
        #expect(place.expectations.count == 3)
        #expect(
            lesson.questions[2].choices.map(\.moment) == [
                .transitionFrame(1), .callback(type: "DetailViewController", name: "viewWillAppear(_:)", nth: 1), .lastTransitionFrame,
                .callback(type: "DetailViewController", name: "viewDidLoad()", nth: 1),
            ])
        #expect(lesson.questions[4].choices.map(\.text.plainText) == [".systemIndigo", ".systemBackground"])
        #expect(lesson.questions[5].facts == ["window", "superview"])
        #expect(lesson.questions[6].file == "Late.swift")
        #expect(lesson.questions[8].callback == "viewDidAppear(_:)")
        #expect(lesson.questions[8].usual == [2, 0])
        #expect(lesson.questions[9].choices.map(\.moment)[1] == .input(1))
        #expect(lesson.questions[10].rows.map(\.callbackName) == ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"])
        #expect(lesson.openQuestions.count == 10)
    }

    @Test func `an exercise is a question of its own, run as its own file`() throws {
        let exercise = try #require(try lesson("01").exercise)
        #expect(exercise.title == "No flash, please")
        #expect(exercise.question.kind == .fix)
        #expect(exercise.question.expectations.map(\.source) == ["recording.flashes.isEmpty", "cover.backgroundColor == .systemMint"])
        #expect(exercise.question.scenarios.first?.sources.map(\.path) == ["Start.swift"])
        #expect(exercise.question.scenarios.first?.setting.container == .navigation)
        #expect(exercise.solution.text.contains("viewIsAppearing"))
    }
}
