import Testing

@testable import Curriculum

/// Every mistake is told at its place, and all of a file's mistakes at once.
struct MalformedCourseTests {
    /// One thing spoilt, and what is said of it.
    struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        let old: String
        let new: String
        let problems: [String]
        var testDescription: String { "\(file): \(new.isEmpty ? "without " + old : new)" }

        init(_ file: String, _ old: String, _ new: String, _ problems: String...) {
            (self.file, self.old, self.new, self.problems) = (file, old, new, problems)
        }
    }

    private static let lesson = "01-first-frame/Lesson.md"
    private static let questions = "01-first-frame/Questions.md"

    @Test func `the sound course has no problems`() throws {
        #expect(try TemporaryCourse().problems() == [])
    }

    @Test(arguments: [
        Case(
            "Course.yaml", "02-again]", "02-agian]", "Course.yaml:5:31: error: there is no lesson in '02-agian'; did you mean '02-again'?"),
        Case(
            "Course.yaml", "02-again]", "{coming: \"01\", title: Twice}, {coming: \"03\"}, {comming: \"04\", title: x}]",
            "Course.yaml:5:40: error: lesson 01 is also in '01-first-frame'", "Course.yaml:5:61: error: 'title' is missing",
            "Course.yaml:5:77: error: 'coming' is missing",
            "Course.yaml:5:78: error: there is no key 'comming' here; did you mean 'coming'?"),
        Case("Course.yaml", "about:", "abuot:", "Course.yaml:4:5: error: there is no key 'abuot' here; did you mean 'about'?"),
        Case("Course.yaml", "title: A course for tests\n", "", "Course.yaml:1:1: error: 'title' is missing"),
        Case(
            "Course.yaml", "title: A course for tests", "title: A: course",
            "Course.yaml:1:9: error: this is not YAML: mapping values are not allowed in this context"),
        Case("Claims.yaml", "verdict: holds", "verdict: hods", "Claims.yaml:4:14: error: 'verdict' has no 'hods'; did you mean 'holds'?"),
        Case("Claims.yaml", "id: T02", "id: T01", "Claims.yaml:6:9: error: claim T01 is there twice"),
        Case(lesson, "minutes: 5", "minutes: five", "\(lesson):4:10: error: 'minutes' takes a whole number from 1, not 'five'"),
        Case(
            lesson, "id: \"01\"", "id: \"07\"",
            "\(lesson):2:5: error: the folder of lesson 07 is called '01-first-frame'; it should begin with '07-'"),
        Case(
            lesson, "## Before the screen\n", "", "\(lesson):11:1: error: this stands before the first step; steps begin with '##'",
            "\(lesson):19:1: error: this stands before the first step; steps begin with '##'",
            "\(lesson):24:1: error: the first stage block of a lesson names its 'scene'"),
        Case(lesson, "## In short", "## The flash", "\(lesson):46:1: error: two steps of the lesson are called 'The flash'"),
        Case(lesson, "device: se", "device: watch", "\(lesson):36:9: error: there is no device 'watch'; there are se, phone, max, ipad"),
        Case(
            lesson, "os: 17", "os: 9",
            "\(lesson):37:5: error: there is no system '9'; there are 2012, 13, 14, 15, 16, 17, 18, 26, 27"),
        Case(lesson, "at 0.2 wait", "at 0.2 wiat", "\(lesson):38:36: error: there is no step 'wiat'; did you mean 'wait'?"),
        Case(questions, "usual: [3, 1]", "usual: [3, 9]", "\(questions):141:12: error: '9' is no line of the question; there are 1 to 3"),
        Case(
            questions, "- `badge.isHidden = true`", "- hide the badge",
            "\(questions):148:1: error: a line is one piece of code: `view.layoutIfNeeded()`"),
        Case(
            questions, "callback: viewDidAppear(_:)", "callback: viewDidThink()",
            "\(questions):135:1: error: 'viewDidThink()' is no callback that DetailViewController overrides or could override"),
        Case(
            lesson, "DetailViewController.margin: 24", "DetailViewController.margn: 24",
            "\(lesson):35:43: error: no class of the scene has a stored property 'DetailViewController.margn'"),
        Case(lesson, "show: flash 1", "show: flush 1", "\(lesson):39:7: error: 'flush 1' is no moment; there are \(Moment.forms)"),
        Case(
            lesson, "[transaction, screen]", "[transaction, screne]",
            "\(lesson):17:26: error: 'highlight' has no 'screne'; did you mean 'screen'?"),
        Case(
            lesson, "ask: first-colour", "ask: first-color",
            "\(lesson):26:6: error: Questions.md has no question 'first-color'; did you mean 'first-colour'?"),
        Case(
            lesson, "Guess before you step.", "Guess <b>now</b>.",
            "\(lesson):29:1: error: HTML cannot be shown; put '</b>' in backquotes when it is meant as code",
            "\(lesson):29:1: error: HTML cannot be shown; put '<b>' in backquotes when it is meant as code"),
        Case(questions, "kind: spot", "kind: sport", "\(questions):113:7: error: 'kind' has no 'sport'; did you mean 'spot'?"),
        Case(
            questions, "into: DetailViewController\n", "",
            "\(questions):26:1: error: a place question says 'into' which class"),
        Case(
            questions, "file: Late.swift\nfinding", "file: Lat.swift\nfinding",
            "\(questions):114:7: error: the lesson has no file 'Lat.swift'; did you mean 'Late.swift'?"),
        Case(
            questions, "[viewDidLoad(), viewIsAppearing(_:), viewDidAppear(_:)]", "[viewDidLoad(), viewIsApearing(_:)]",
            "\(questions):31:28: error: 'viewIsApearing(_:)' is no callback that DetailViewController overrides or could override"),
        Case(
            questions, "- last frame of the transition", "- last frame of all",
            "\(questions):66:3: error: 'last frame of all' is no moment; there are \(Moment.forms)"),
        Case(
            questions, "facts: [superview, window]", "facts: [supervew, window]",
            "\(questions):105:9: error: there is no fact 'supervew'; there are window, superview, traits, safeArea, frame, margins, subviews, descendants"
        ),
        Case(
            questions, "needs: window,", "needs: windw,",
            "\(questions):36:8: error: 'needs' has no 'windw'; there are window, superview, traits, safeArea, frame, margins, subviews, descendants, before the first frame, once per appearance, once"
        ),
        Case(
            questions, "## after-loading", "## order-push", "\(questions):69:1: error: two questions of the lesson are called 'order-push'"),
    ])
    func `a mistake is told at its place`(spoilt: Case) throws {
        let course = try TemporaryCourse()
        try course.replace(spoilt.old, with: spoilt.new, in: spoilt.file)
        #expect(course.problems() == spoilt.problems)
    }

    @Test func `files that are missing are named, and those of an exercise too`() throws {
        let course = try TemporaryCourse()
        try course.remove("01-first-frame/Exercise/Solution.swift")
        try course.remove("01-first-frame/Early.swift")
        #expect(course.problems().contains("01-first-frame/Exercise/Exercise.md:1:1: error: the exercise has no Solution.swift"))
        try course.remove("Claims.yaml")
        try course.write("title: x\nchapters: [{title: y, lessons: [02-again]}]\n", to: "Course.yaml")
        #expect(course.problems() == ["Claims.yaml:1:1: error: this file does not exist"])
    }

    @Test func `all mistakes of a lesson are told together, in order of place`() throws {
        let course = try TemporaryCourse()
        try course.replace("device: se", with: "device: watch", in: Self.lesson)
        try course.replace("kind: spot", with: "kind: sport", in: Self.questions)
        try course.replace("# No flash, please\n", with: "", in: "01-first-frame/Exercise/Exercise.md")
        #expect(
            course.problems().map { String($0.prefix { $0 != " " }) } == [
                "01-first-frame/Exercise/Exercise.md:1:1:", "\(Self.lesson):36:9:", "\(Self.questions):113:7:",
            ])
    }
}
