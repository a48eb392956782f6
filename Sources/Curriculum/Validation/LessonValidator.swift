internal import Foundation
internal import Interpreter
public import Projects
internal import Stage

/// Proves a course: runs every step and every answer of every lesson, and follows every reference.
public enum LessonValidator {
    /// Everything that is wrong, in order of place. Some hundred runs for a course of a dozen lessons. `compile` says what of files the compiler does not
    /// take; without it, nobody is asked. With `only`, these lessons alone are run. `screens` gives what stands beside the text of each of a lesson's steps, in windows of several sizes; without it, nobody looks.
    public static func problems(
        in course: Course, only chosen: Set<String>? = nil, compile: @escaping ([Source]) -> [CurriculumProblem] = { _ in [] },
        screens: ((LessonOutline) -> [[StepScreen]])? = nil
    ) -> [CurriculumProblem] {
        let problems = ProblemList()
        let reader = CourseReader(directory: course.directory, problems: problems)
        let ledger = reader.claims().map(\.value)
        let claims = Set(ledger.map(\.id))
        let disputed = Set(ledger.filter { $0.verdict == .disputed }.map(\.id))
        var lessons: [(outline: LessonOutline, lesson: Lesson?)] = []
        var sound: Set<String> = []
        for outline in course.lessons + course.inventory {
            let known = problems.problems.count
            let lesson = LessonReader.read(outline.folder, in: course.directory, problems: problems)
            lessons.append((outline, lesson))
            if problems.problems.count == known { sound.insert(outline.id) }
        }
        let links = LinkCheck(course: course, lessons: lessons.compactMap(\.lesson), problems: problems)
        for (outline, lesson) in lessons where chosen?.contains(outline.id) ?? true {
            let folder = LessonFolder(outline.folder, ofCourse: course.directory, problems: problems)
            references(of: outline, in: folder, course: course, claims: claims, problems: problems)
            width(of: folder, problems: problems)
            guard let lesson else { continue }
            links.check(lesson, in: folder)
            shownClaims(of: lesson, in: folder, problems: problems)
            strayFiles(in: folder, of: lesson, problems: problems)
            CompilerCheck(lesson: lesson, folder: folder.path, compile: compile, problems: problems).check()
            TermCheck(lesson: lesson, file: "\(folder.path)/Lesson.md", problems: problems).check()
            let shown = screens?(outline)
            if let shown { words(of: lesson, on: shown, file: "\(folder.path)/Lesson.md", problems: problems) }
            let grader = Grader()
            // What cannot be read as it should cannot be answered.
            let isSound = sound.contains(outline.id)
            if isSound {
                GiveawayCheck(lesson: lesson, screens: shown, file: "\(folder.path)/Lesson.md", grader: grader, problems: problems).check()
            }
            StepCheck(lesson: lesson, file: "\(folder.path)/Lesson.md", grader: grader, problems: problems).check()
            // The forms of the inventory ask, and say nothing.
            if course.form(of: lesson.id) == nil {
                DisputeCheck(lesson: lesson, file: "\(folder.path)/Lesson.md", disputed: disputed, grader: grader, problems: problems)
                    .check()
            }
            for question in lesson.questions + [lesson.exercise?.question].compactMap({ $0 }) where isSound {
                QuestionProof(question: question, grader: grader, problems: problems).check()
            }
            RewordingCheck(lesson: lesson, folder: folder, problems: problems).check()
        }
        frequentQuestions(of: course, lessons: lessons.compactMap(\.lesson), problems: problems)
        let proved = lessons.compactMap(\.lesson).filter { sound.contains($0.id) && chosen?.contains($0.id) ?? true }
        BeliefCheck(
            beliefs: reader.beliefs(), course: course, lessons: lessons.compactMap(\.lesson), proved: proved, problems: problems
        ).check()
        strayFiles(in: course, problems: problems)
        return problems.problems.sorted()
    }

    // MARK: Words

    // What a text speaks of is on the screen.
    private static func words(of lesson: Lesson, on screens: [[StepScreen]], file: String, problems: ProblemList) {
        for (step, shown) in zip(lesson.steps, screens) {
            let location = SourceLocation(file: file, line: step.line, column: 1)
            if step.words.isEmpty { problems.report(location, "the step names no 'words' that stand on its screen") }
            for screen in shown {
                for word in step.words where !screen.shows(word) {
                    problems.report(location, "'\(word)' is not on the step's screen of \(screen.size)")
                }
            }
        }
    }

    // MARK: References

    private static func references(
        of outline: LessonOutline, in folder: LessonFolder, course: Course, claims: Set<String>, problems: ProblemList
    ) {
        guard let file = folder.text("Lesson.md", problems: problems),
            let front = FrontMatter.read(file, folder: outline.folder, problems: problems)
        else { return }
        for claim in front.claims where !claims.contains(claim.value) {
            problems.report(claim.location, "Claims.yaml has no claim '\(claim.value)'")
        }
        for need in front.needs {
            if course.outline(of: need.value) == nil {
                problems.report(need.location, course.absence(of: need.value))
            } else if course.lessons.firstIndex(where: { $0.id == need.value }) ?? 0
                >= course.lessons.firstIndex(where: { $0.id == outline.id }) ?? 0
            {
                problems.report(need.location, "lesson \(need.value) does not come before lesson \(outline.id)")
            }
        }
    }

    // A claim stands at a step that shows it, and at the head of the lesson.
    private static func shownClaims(of lesson: Lesson, in folder: LessonFolder, problems: ProblemList) {
        let file = "\(folder.path)/Lesson.md"
        for step in lesson.steps {
            for claim in step.claims where !lesson.outline.claims.contains(claim) {
                problems.report(
                    SourceLocation(file: file, line: step.line, column: 1),
                    "the step shows '\(claim)', which the lesson's 'claims' leave out")
            }
        }
        for question in lesson.questions {
            for claim in question.claims where !lesson.outline.claims.contains(claim) {
                problems.report(question.location, "the question shows '\(claim)', which the lesson's 'claims' leave out")
            }
        }
        let shown = Set(lesson.steps.flatMap(\.claims))
        for claim in lesson.outline.claims where !shown.contains(claim) {
            problems.report(
                SourceLocation(file: file, line: 1, column: 1), "no step shows '\(claim)': its stage block says 'claims: [\(claim)]'")
        }
    }

    private static func frequentQuestions(of course: Course, lessons: [Lesson], problems: ProblemList) {
        for question in course.frequentQuestions {
            guard course.outline(of: question.lesson) != nil else {
                problems.report(question.location, course.absence(of: question.lesson))
                continue
            }
            // A lesson that could not be read has been reported.
            guard let lesson = lessons.first(where: { $0.id == question.lesson }), lesson.step(question.step) == nil else { continue }
            let hint = nearest(to: question.step, in: lesson.steps.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
            problems.report(question.location, "lesson \(question.lesson) has no step '\(question.step)'\(hint)")
        }
    }

    // MARK: Files

    /// The width of the narrowest supported terminal.
    static let columns = 80

    private static func width(of folder: LessonFolder, problems: ProblemList) {
        for name in folder.names where name.hasSuffix(".md") || name.hasSuffix(".swift") {
            guard let file = folder.text(name, problems: problems) else { continue }
            for (index, line) in file.lines.enumerated() where line.count > columns {
                problems.report(
                    file.location(line: index + 1, column: columns + 1), "this line is \(line.count) columns wide; \(columns) are shown")
            }
        }
    }

    private static func strayFiles(in folder: LessonFolder, of lesson: Lesson, problems: ProblemList) {
        var used: Set<String> = ["Lesson.md", "Questions.md"]
        if lesson.exercise != nil { used.formUnion(["Exercise.md", "Start.swift", "Solution.swift"].map { "Exercise/\($0)" }) }
        for step in lesson.steps { used.formUnion(step.stage?.run.sources.map(\.path) ?? []) }
        for question in lesson.questions {
            for scenario in question.scenarios { used.formUnion(scenario.sources.map(\.path)) }
            if let solution = question.solution { used.insert(solution.path) }
        }
        for name in folder.names where !used.contains(name) {
            problems.report(SourceLocation(file: "\(folder.path)/\(name)", line: 1, column: 1), "nothing in the lesson uses this file")
        }
    }

    private static func strayFiles(in course: Course, problems: ProblemList) {
        let used = Set((course.lessons + course.inventory).map(\.folder) + ["Course.yaml", "Claims.yaml", "Beliefs.yaml", "README.md"])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: course.directory)) ?? []
        for name in names.sorted() where !used.contains(name) && !name.hasPrefix(".") {
            problems.report(SourceLocation(file: "\(course.directory)/\(name)", line: 1, column: 1), "Course.yaml does not name this")
        }
    }
}
