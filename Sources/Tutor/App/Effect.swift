import Checks
import Curriculum
internal import Projects
import Stage
import TypeChecker

/// An effect on the world outside the state. A value: tests compare it, the app performs it.
enum Effect {
    /// Runs a scene; the result comes back as `StageAction.ran`.
    case run(SceneRequest, RunPurpose)
    /// Has the learner's own files read by the compiler, once there is a picture; what does not compile comes back as `StageAction.compiled`.
    case compile([Source])
    /// Runs an answer. The result comes back as the `QuestionAction` of its purpose.
    case grade(Question, lesson: String, Answer, GradingPurpose)
    /// Searches for what would bring a callback to an object after an event; it comes back as `StageAction.whyNotFound`.
    case whyNot(RunModel, callback: String, object: String?, event: Int)
    /// Searches for a right answer, of a file that is to be mended as against the learner's text; it comes back as `QuestionAction.revealed`.
    case solve(Question, lesson: String, from: String?)
    /// Opens the learner's editor; the text comes back as `QuestionAction.edited`.
    case edit(Draft)
    /// Makes the learner's copy of a file, so that any editor can open it; its path comes back as `QuestionAction.draftMade`.
    case makeDraft(Draft)
    /// Puts the learner's copy aside, so that the next one begins with the lesson's file.
    case startOver(Draft)
    /// Saves a change of the learner's progress.
    case keep(ProgressChange)
    /// Reads the learner's progress; it comes back as `HomeAction.progressRead`.
    case readProgress
    /// Reads a lesson; it comes back as `HomeAction.lessonRead`.
    case readLesson(String, LessonPlace)
    /// Reads a form of the inventory; it comes back as `HomeAction.formRead`.
    case readForm(String)
    /// Looks which form of the inventory is next; it comes back as `HomeAction.inventoryRead`.
    case readInventory
    /// Reads a lesson whose questions alone are asked; it comes back as `HomeAction.fastTrackRead`.
    case readFastTrack(String)
    /// Reads the questions that are due, or all of a lesson by its id; they come back as `HomeAction.reviewsRead`.
    case readReviews(String?)
    /// Prepares the search of the course; it comes back as `HomeAction.searchReady`.
    case prepareSearch
    /// Reads the learner's own files; they come back as `HomeAction.filesRead`.
    case readFiles([String])
    /// Reads them again for the stage; they come back as `StageAction.reloaded`.
    case rereadFiles([String])
    /// Reads them again for the list of controllers; they come back as `ControllersAction.reloaded`.
    case rereadControllers([String])
    /// Looks for a mend of a finding; it comes back as `StageAction.findingRead`.
    case readFinding(RunModel, Finding)
    /// Makes a finding a question and keeps it; it comes back as `StageAction.findingWasKept`.
    case keepFinding(RunModel, Finding, Mend?)
    /// Saves a session in a file; what comes of it comes back as `StageAction.saved`.
    case save(SavedSession, path: String)
    /// Reads the learner's files for a list of their controllers; it comes back as `ControllersAction.surveyed`.
    case survey([Source])
    /// Runs what nobody looks at, to say what the run is worth; it comes back as `ControllersAction.counted`.
    case count(SceneProgram, Setting, opens: Bool)
    /// Measures a table; it comes back as `TableAction.measured`.
    case measure(TableRequest)
    /// Opens a window in front of everything.
    case present(Overlay)
    /// Shows a sentence in the line of messages.
    case say(String)
    /// Rings the bell.
    case bell
    /// Ends the program.
    case quit

    /// Whether it reads all of the learner's files.
    var readsProgram: Bool { if case .survey = self { true } else { false } }

    /// Whether what comes of it follows from the learner's progress.
    var dependsOnProgress: Bool {
        switch self {
        case .readLesson(_, .resume), .readReviews(nil), .readForm: true
        default: false
        }
    }
}

/// Why an answer is run.
enum GradingPurpose: Hashable {
    /// The learner gave it: `graded`.
    case answer
    /// It was given in an earlier session: `regraded`.
    case again
    /// The learner wants to see what another choice comes to, after the answer: `tried`.
    case trial
}

/// The purpose of a run.
enum RunPurpose: Hashable {
    /// A new scene; the stage goes to this place, if it is there.
    case open(StagePlace?)
    /// The stage continues at this place, if the recording has it.
    case resume(StagePlace)
    /// The learner did something: the stage goes to the last input.
    case act
    /// The learner scrolled: the stage goes to where that has come to rest.
    case scroll
    /// Another run, to stand beside the one on the stage; with names where their settings have none.
    case compare(RunNames?)
    /// Another device or system: the stage stays at the same event.
    case change
    /// The learner's finger is on the screen at this percentage.
    case drag(percent: Int)
    /// The learner took a step back.
    case undo
}

/// A place in a recording that may not exist yet.
enum StagePlace: Hashable {
    case moment(Moment)
    case place(Place)
    case name(EventName)
}

/// An event's label, and its number among the events with that label, from 1. The same event in another run of the scene has the same name.
struct EventName: Hashable {
    var label: String
    var count: Int
}

/// Why a scene could not be run, as people read it.
struct SceneFailure: Error, Hashable {
    var lines: [String]
    /// The files that could not be run, and the places in them where the reasons stand; empty where none is known.
    var sources: [Source] = []
    var places: [CompilerMessage] = []
}

/// Where a lesson is entered.
enum LessonPlace: Hashable {
    /// Where the learner left it, else at its start.
    case resume
    case start
    /// At a step, by its id.
    case step(String)
}
