import Checks
import Curriculum
internal import Projects
import Stage
import TypeChecker

/// The tutor's effects on the world outside, as values. The app passes the real ones, tests pass their own.
@MainActor
struct Services {
    /// Runs a scene.
    var run: @MainActor (SceneRequest) -> Result<RunModel, SceneFailure> = { Services.ranScene($0) }
    /// Has the compiler read files; nil where there is none.
    var compile: @MainActor ([Source], TypeChecker.World) -> CompilerAnswer? = { _, _ in nil }
    /// Reads files for a list of their controllers.
    var survey: @MainActor ([Source]) -> Result<SurveyedProgram, SceneFailure> = Services.surveyed
    /// Runs a controller that nobody looks at, with what it cannot do without.
    var worth: @MainActor (SceneProgram, Setting) -> ControllersState.Worth = { Services.counted($0, $1) }
    /// Runs an answer.
    var grade: @MainActor (Question, String, Answer) -> Feedback
    /// A right answer, in words; to a file that is to be mended what the model's has otherwise than the learner's text.
    var solve: @MainActor (Question, String, String?) -> String
    /// The learner's copies of files that are to be mended; nil where none are kept.
    var drafts: Drafts?
    /// Lets the learner edit the file of a path, at a line, in a program that gets the terminal.
    var edit: @MainActor (_ path: String, _ line: Int, _ program: @MainActor ([String]) -> Int32?) throws(SceneFailure) -> Void
    /// Saves a change of the progress.
    var keep: @MainActor (ProgressChange) throws(SceneFailure) -> Void
    /// Reads the progress.
    var progress: @MainActor () throws(SceneFailure) -> ProgressOverview
    /// Reads a lesson's answers that were not taken back, in order of time.
    var answers: @MainActor (String) throws(SceneFailure) -> [AnswerRecord]
    /// Reads a lesson.
    var lesson: @MainActor (String) -> Result<Lesson, SceneFailure>
    /// Which form of the inventory is next, or why none is.
    var inventory: @MainActor () -> Result<InventoryReport.Next, SceneFailure> = { .success(.none(reason: "there is no inventory")) }
    /// Reads a lesson in other words, which a number chooses; nil where it has none.
    var reworded: @MainActor (String, UInt64) -> Lesson? = { _, _ in nil }
    /// The files of a lesson that is being written, by its id: when one of them is written, the lesson is read again. Empty for others.
    var lessonFiles: @MainActor (String) -> [String] = { _ in [] }
    /// The search of the course; nil when there is none.
    var search: @MainActor () -> CourseSearch?
    /// Reads the learner's own files.
    var files: @MainActor ([String]) -> Result<[Source], SceneFailure>
    /// When one of some files was last written, in seconds since 1970; nil when none of them is there.
    var written: @MainActor ([String]) -> Double? = { _ in nil }
    /// Edits that a run confirms, for a finding in a run.
    var mend: @MainActor (RunModel, Finding) -> Mend? = { $0.mend(of: $1, limits: RunLimits()) }
    /// A finding as a question about the learner's own code; nil where it cannot be one.
    var question: @MainActor (RunModel, Finding, Mend?) -> KeptFinding? = { $0.kept($1, mend: $2, limits: RunLimits()) }
    /// Saves a session in a file.
    var save: @MainActor (SavedSession, String) throws(SavingError) -> Void = { _, _ in }
    /// Measures the table.
    var measure: @MainActor (TableRequest) -> Result<FactsTable, SceneFailure> = Services.measured

    static func ranScene(_ request: SceneRequest, limits: RunLimits = RunLimits()) -> Result<RunModel, SceneFailure> {
        guard !request.sources.isEmpty else { return .failure(SceneFailure(lines: ["There is no Swift file to run."])) }
        // Any run may be compared with one on another system.
        var limits = limits
        limits.notesRules = true
        do {
            return .success(RunModel(try Run(sources: request.sources, setting: request.setting, limits: limits), request: request))
        } catch {
            let places = error.problems.compactMap { problem in problem.location.map { CompilerMessage($0, problem.message) } }
            return .failure(SceneFailure(lines: error.problems.map(\.description), sources: request.sources, places: places))
        }
    }

    private static func surveyed(_ sources: [Source]) -> Result<SurveyedProgram, SceneFailure> {
        do {
            let program = try SceneProgram(surveying: sources)
            return .success(SurveyedProgram(program: program, survey: ControllerSurvey(program)))
        } catch {
            return .failure(SceneFailure(lines: error.problems.map(\.description)))
        }
    }

    static func counted(_ program: SceneProgram, _ setting: Setting, limits: RunLimits = RunLimits()) -> ControllersState.Worth {
        do {
            let run = try Run.assumingAll(program, setting: setting, limits: limits)
            if run.isInterrupted { return .unknown("Its run was not counted: \(run.recording.end?.text ?? "it was ended").") }
            return .known(run.summary)
        } catch {
            return .unknown(error.problems.map(\.description).joined(separator: " "))
        }
    }

    private static func measured(_ request: TableRequest) -> Result<FactsTable, SceneFailure> {
        do {
            return .success(
                try FactsTable(
                    container: request.container, device: request.device, os: request.os, isFullScreen: request.isFullScreen,
                    appearance: request.appearance))
        } catch {
            return .failure(SceneFailure(lines: error.problems.map(\.description)))
        }
    }
}
