import Canvas
import Checks
public import Curriculum
import Foundation
public import Projects
public import Stage
public import TypeChecker

/// A tutor's surroundings.
public struct TutorSetup {
    /// The course; nil when there is none.
    public var course: Course?
    /// Why there is no course, a line for each problem.
    public var problems: [String]
    /// The learner's progress.
    public var progress: ProgressStore
    /// Reads the learner's own files by their paths; throws with a line for each problem.
    public var readFiles: @MainActor ([String]) throws -> [Source]
    /// The compiler that reads the learner's code; nil where there is none.
    public var typeChecker: TypeChecker?
    /// Whether the lessons are being written: they are read again when their files are.
    public var isPreview = false
    /// What runs may use.
    var limits: RunLimits
    /// Seconds since 1970.
    var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// A tutor's surroundings.
    public init(
        course: Course?, problems: [String] = [], progress: ProgressStore, typeChecker: TypeChecker? = nil, limits: RunLimits = RunLimits(),
        readFiles: @escaping @MainActor ([String]) throws -> [Source]
    ) {
        (self.course, self.problems, self.progress, self.limits, self.readFiles) = (course, problems, progress, limits, readFiles)
        self.typeChecker = typeChecker
    }

    /// The state to begin with: home.
    var state: TutorState { TutorState(size: .zero, course: course, problems: problems) }

    /// The services that effects need.
    @MainActor
    var services: Services {
        let shelf = Shelf(course, limits: limits, keepsLessons: !isPreview)
        return Services(
            run: { [limits] in Services.ranScene($0, limits: limits) },
            compile: { sources, world in typeChecker.map { CompilerAnswer($0.begin(sources, in: world)) } },
            worth: { [limits] in Services.counted($0, $1, limits: limits) },
            grade: { question, _, answer in shelf.grader.verdict(on: answer, to: question) },
            solve: { question, lesson, text in
                shelf.grader.solve(question, from: text, linesAbove: QuestionState(question, lesson: lesson).linesOfTask)
            },
            drafts: .inFolder(draftsFolder),
            edit: { path, line, program throws(SceneFailure) in try Editor.open(path, at: line, program: program) },
            keep: { change throws(SceneFailure) in try keep(change) },
            progress: { () throws(SceneFailure) in
                // A question that was removed from its lesson is not asked any more.
                let overview = try overview()
                guard let course else { return overview }
                return overview.keepingReviews { id in
                    if id == KeptFinding.lesson { return try? ownCode().get() }
                    return course.outline(of: id) == nil ? nil : try? shelf.lesson(id).get()
                }
            },
            answers: { lesson throws(SceneFailure) in try answers(lesson) },
            lesson: { $0 == KeptFinding.lesson ? ownCode() : shelf.lesson($0) },
            inventory: { inventory() },
            reworded: { shelf.lesson($0, inOtherWords: $1) },
            lessonFiles: { id in
                guard isPreview, let course, let outline = course.outline(of: id) else { return [] }
                return course.files(of: outline)
            },
            search: { shelf.search },
            files: { paths in
                do { return .success(try readFiles(paths)) } catch {
                    return .failure(SceneFailure(lines: String(describing: error).split(separator: "\n").map(String.init)))
                }
            },
            written: { paths in
                paths.compactMap { try? FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date }.max()?
                    .timeIntervalSince1970
            },
            mend: { [limits] in $0.mend(of: $1, limits: limits) }, question: { [limits] in $0.kept($1, mend: $2, limits: limits) },
            save: { session, path throws(SavingError) in try session.write(to: path) })
    }

    /// Beside the file of progress: `exercises` beside `progress.sqlite`.
    private var draftsFolder: String {
        let file = URL(fileURLWithPath: progress.path)
        let name = file.deletingPathExtension().lastPathComponent
        let own = name.hasPrefix("progress") ? String(name.dropFirst("progress".count)) : "-\(name)"
        return file.deletingLastPathComponent().appendingPathComponent("exercises\(own)").path
    }

    /// The questions about the learner's own code.
    @MainActor
    private func ownCode() -> Result<Lesson, SceneFailure> {
        do { return .success(Lesson(aboutOwnCode: try progress.keptFindings())) } catch {
            return .failure(SceneFailure(lines: [error.description]))
        }
    }

    @MainActor
    private func overview() throws(SceneFailure) -> ProgressOverview {
        do { return try progress.overview(at: now()) } catch { throw SceneFailure(lines: [error.description]) }
    }

    @MainActor
    private func inventory() -> Result<InventoryReport.Next, SceneFailure> {
        guard let course else { return .success(.none(reason: "there is no course")) }
        do {
            let overview = try overview()
            let report = try InventoryReport(course, finished: { overview.lessons[$0]?.isFinished == true }, answers: { try answers($0) })
            return .success(report.next(in: course, after: overview, draw: { $0.randomElement() }))
        } catch let failure as SceneFailure {
            return .failure(failure)
        } catch {
            return .failure(SceneFailure(lines: String(describing: error).split(separator: "\n").map(String.init)))
        }
    }

    @MainActor
    private func answers(_ lesson: String) throws(SceneFailure) -> [AnswerRecord] {
        do { return try progress.answers(lesson: lesson) } catch { throw SceneFailure(lines: [error.description]) }
    }

    @MainActor
    private func keep(_ change: ProgressChange) throws(SceneFailure) {
        do {
            switch change {
            case .reached(let lesson, let place): try progress.reached(lesson: lesson, place, at: now())
            case .finished(let lesson): try progress.finished(lesson: lesson, at: now())
            case .answered(let lesson, let question, let answer, let verdict, let hints, let certainty):
                try progress.answered(
                    lesson: lesson, question: question, answer: answer, verdict: verdict, hints: hints, certainty: certainty, at: now())
            case .arranged(let screen, let arrangement): try progress.arranged(screen: screen, arrangement)
            case .told(let lesson, let text): try progress.told(lesson: lesson, text, at: now())
            case .keptFinding(let finding): try progress.keep(finding, at: now())
            case .forgotFinding(let id): try progress.forget(finding: id)
            case .tookBack(let lesson, let question): try progress.takeBack(lesson: lesson, question: question, at: now())
            }
        } catch {
            throw SceneFailure(lines: [error.description])
        }
    }
}

/// The lessons that have been read, and the grader whose runs they share.
@MainActor
private final class Shelf {
    let grader: Grader
    private let course: Course?
    private let keepsLessons: Bool
    private var known: [String: Lesson] = [:]
    private var searchMade: CourseSearch?

    init(_ course: Course?, limits: RunLimits, keepsLessons: Bool) {
        self.course = course
        self.keepsLessons = keepsLessons
        grader = Grader(limits: limits)
        grader.findings = { Checks.findings(in: $0).map { FoundMistake(rule: $0.rule, location: $0.location) } }
    }

    func lesson(_ id: String) -> Result<Lesson, SceneFailure> {
        if let lesson = known[id] { return .success(lesson) }
        guard let course, let outline = course.outline(of: id) ?? course.form(of: id) else {
            if let coming = course?.coming.first(where: { $0.id == id }) {
                return .failure(SceneFailure(lines: ["\(coming.absence.capitalizedFirst)."]))
            }
            let ids = course?.lessons.map(\.id) ?? []
            let hint = ids.isEmpty ? "" : " There are \(ids.joined(separator: ", "))."
            return .failure(SceneFailure(lines: ["There is no lesson \(id).\(hint)"]))
        }
        do {
            let lesson = try course.lesson(outline)
            if keepsLessons { known[id] = lesson }
            return .success(lesson)
        } catch {
            return .failure(SceneFailure(lines: error.problems.map(\.description)))
        }
    }

    /// A lesson in other words; nil where it has none.
    func lesson(_ id: String, inOtherWords number: UInt64) -> Lesson? {
        guard let course, let outline = course.outline(of: id), !outline.rewordings.isEmpty else { return nil }
        let index = Int(number % UInt64(outline.rewordings.count))
        let key = "\(id) \(index)"
        if let lesson = known[key] { return lesson }
        guard let lesson = try? course.lesson(outline, in: outline.rewordings[index]) else { return nil }
        if keepsLessons { known[key] = lesson }
        return lesson
    }

    /// The search of everything that can be read; made at the first use.
    var search: CourseSearch? {
        if let searchMade { return searchMade }
        guard let course else { return nil }
        let lessons = course.lessons.compactMap { outline in try? lesson(outline.id).get() }
        let search = CourseSearch(course, lessons: lessons)
        searchMade = search
        return search
    }
}
