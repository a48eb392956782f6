import Interpreter
import Testing

@testable import Curriculum

struct SearchTests {
    private static let course: (Course, [Lesson]) = {
        let place = SourceLocation(file: "Course.yaml", line: 1, column: 1)
        func outline(_ id: String, _ title: String, _ goals: [String]) -> LessonOutline {
            LessonOutline(
                id: id, title: title, goals: goals, claims: [], needs: [], why: "", tell: nil, minutes: 5, folder: "\(id)-x", rewordings: []
            )
        }
        func step(_ id: String, _ title: String, _ prose: [String]) -> LessonStep {
            LessonStep(
                id: id, title: title, prose: prose.map { .paragraph([.text($0)], line: 1) }, terms: [], stage: nil, question: nil,
                words: [], claims: [], dispute: nil, line: 1)
        }
        let order = outline("04", "The order of an appearance", ["Name the callbacks of a push in order"])
        let frame = outline("05", "One transaction, one first frame", ["Say what the first frame holds"])
        let course = Course(
            directory: "Lessons", title: "Course",
            chapters: [Chapter(title: "Appearing", about: "", entries: [.lesson(order), .lesson(frame)])],
            frequentQuestions: [
                FrequentQuestion(title: "Why does my screen flash after a push?", lesson: "05", step: "the-flash", location: place),
                FrequentQuestion(title: "Why is the frame wrong in viewDidLoad?", lesson: "04", step: "loading", location: place),
            ])
        let lessons = [
            Lesson(
                outline: order,
                steps: [
                    step(
                        "loading", "Loading comes first",
                        ["The size is that of the storyboard.", "Nothing has been laid out in viewDidLoad."]),
                    step("together", "Together", ["A coordinator animates alongside."]),
                ], questions: [], exercise: nil, sources: []),
            Lesson(
                outline: frame,
                steps: [
                    step("the-flash", "The flash", ["The colour comes one frame late."]),
                    step("in-short", "In short", ["Set early what should be seen at once; a flash is a frame too many."]),
                ], questions: [], exercise: nil, sources: []),
        ]
        return (course, lessons)
    }()

    private func places(_ typed: String) -> [String] {
        CourseSearch(Self.course.0, lessons: Self.course.1).results(for: typed).map { "\($0.kind) \($0.lesson)#\($0.step ?? "")" }
    }

    @Test func `a question that learners ask comes before the step that it leads to, and once`() {
        #expect(places("flash") == ["frequentQuestion 05#the-flash", "prose 05#in-short"])
    }

    @Test func `titles come before what a step says`() {
        #expect(places("frame") == ["frequentQuestion 04#loading", "lesson 05#", "prose 05#the-flash", "prose 05#in-short"])
        #expect(places("together") == ["step 04#together"])
    }

    @Test func `prose is found, with the line that has it`() {
        let results = CourseSearch(Self.course.0, lessons: Self.course.1).results(for: "storyboard")
        #expect(
            results == [
                SearchResult(
                    kind: .prose, lesson: "04", step: "loading", title: "Loading comes first",
                    excerpt: "The size is that of the storyboard.")
            ])
    }

    @Test func `goals lead to their lesson`() {
        let results = CourseSearch(Self.course.0, lessons: Self.course.1).results(for: "callbacks")
        #expect(results.map(\.lesson) == ["04"])
        #expect(results.map(\.step) == [nil])
        #expect(results.map(\.excerpt) == ["Name the callbacks of a push in order"])
    }

    @Test(arguments: ["flsh", "flaash", "flesh", "falsh", "FLASH", "flas", "the flash", "why is there a flash?"])
    func `one slip, the beginning of a word, and small words do not hide anything`(typed: String) {
        #expect(places(typed).first == "frequentQuestion 05#the-flash")
    }

    @Test(arguments: ["flxxh", "fls", "xyz", "", "  ", "?!"])
    func `what is not there is not found`(typed: String) {
        #expect(places(typed) == [])
    }

    @Test func `every word counts`() {
        #expect(places("flash early") == ["prose 05#in-short"])
        #expect(places("colour late") == ["prose 05#the-flash"])
    }

    @Test func `where no place has every word, those with most are found`() {
        #expect(places("storyboard size zeppelin") == ["prose 04#loading"])
    }

    @Test func `a name is found whole, by its parts, and with a slip`() {
        for typed in ["viewDidLoad", "viewdidload", "viewDidLoad()", "viewDidLaod", "viewDid"] {
            #expect(places(typed).first == "frequentQuestion 04#loading")
        }
        #expect(places("load").first == "frequentQuestion 04#loading")
    }

    @Test func `a lesson is found by its number`() {
        #expect(places("05") == ["lesson 05#"])
    }

    @Test func `small words alone are looked for after all`() {
        #expect(places("in")[0] == "frequentQuestion 04#loading")
    }

    @Test func `lessons that were not read are found by their titles`() {
        let search = CourseSearch(Self.course.0, lessons: [])
        #expect(search.results(for: "order").map(\.lesson) == ["04"])
        #expect(search.results(for: "coordinator").isEmpty)
    }

    @Test func `there are no more results than asked for`() {
        let search = CourseSearch(Self.course.0, lessons: Self.course.1)
        #expect(search.results(for: "frame", limit: 2) == Array(search.results(for: "frame").prefix(2)))
        #expect(search.results(for: "frame", limit: 2).count == 2)
    }
}
