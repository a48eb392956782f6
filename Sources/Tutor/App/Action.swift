import Canvas
import Checks
import Curriculum
import Foundation
import Interpreter
internal import Projects
import Stage
import TypeChecker

/// A learner's action, or the result of an effect. Named after the action, not after its consequence.
indirect enum Action {
    /// Opens the list of keys.
    case helpAsked
    /// Wants to type what is to be done.
    case paletteAsked
    /// Wants to be shown around; from home, in the first lesson.
    case tourAsked
    /// Esc: closes the window in front, or else goes one level out.
    case backPressed
    /// q at home: leaves. Elsewhere q is back.
    case leavePressed
    /// Ctrl-C.
    case interrupted
    /// The clock of something that plays went on.
    case ticked
    case stage(StageAction)
    case overlay(OverlayAction)
    case home(HomeAction)
    case lesson(LessonAction)
    case question(QuestionAction)
    case table(TableAction)
    case controllers(ControllersAction)
    /// The window has another size.
    case resized(Size)
    /// A window opens in front without an action of the learner's.
    case shown(Overlay)
    /// A sentence for the line of messages.
    case told(String)
}

/// A learner's action on the stage.
enum StageAction {
    /// Steps by events of the level, back when negative.
    case stepped(Int)
    /// Steps by frames of the display.
    case framesStepped(Int)
    /// Steps by statements of the code.
    case statementStepped(StageState.StatementStep, Int)
    /// Continues to a breakpoint, backwards when negative.
    case wentOn(Int)
    case breakpointsAsked
    case breakpointAsked
    /// Typed where to stop: a line, a callback, an expression.
    case breakpointTyped(String)
    case breakpointToggled(Breakpoint)
    /// Went back to where the last jump began; done again, to where it led.
    case wentThere
    /// Pressed Enter on a line of the code, or clicked its number: the cursor's line for nil.
    case breakpointPressed(line: Int?)
    /// Moved the cursor in the code by lines.
    case cursorMoved(Int)
    /// Put the cursor on a line of the code, from 1.
    case cursorPlaced(line: Int)
    case followAsked
    /// Typed which value to follow.
    case followTyped(String)
    case followChosen(Watch)
    /// Goes to the next change of the followed value, back when negative.
    case changeStepped(Int)
    case wentToFirst
    case wentToLast
    /// Went to an event by its number.
    case wentTo(Int)
    case goAsked
    /// Typed where to go: a number, `frame 7`, `0.3 s`, a callback's name.
    case goTyped(String)
    case findAsked
    case findTyped(String)
    case findRepeated(Int)
    case playPressed
    case speedChanged(Int)
    case levelPressed
    case mistakesAsked
    /// Wants to know what the run is worth.
    case worthAsked
    case findingChosen(Finding)
    /// Wants to read of the finding that is marked here.
    case findingAsked
    case findingOpened(Finding)
    /// A finding has been read, with a mend where one is known, and whether it is asked about again.
    case findingRead(Finding, Mend?, isKept: Bool)
    /// Goes to a lesson, by its id, and comes back here.
    case lessonAsked(String)
    /// Wants to be asked about a finding again.
    case findingKept(Finding, Mend?)
    /// What has become of that; nil where it cannot be asked about.
    case findingWasKept(KeptFinding?)
    /// Wants to be asked about it no more.
    case findingForgotten(Finding)
    /// Asks what the names mean that the keyboard is at.
    case explainAsked
    /// Asks what the names on a line of the code mean, from 1.
    case lineExplained(Int)
    /// Asks what a name means.
    case explained(String)
    /// Reads the learner's own files again, and runs them.
    case reloadPressed
    case reloaded(Result<[Source], SceneFailure>)
    case actAsked
    case stepAsked
    /// Does a step of the scenario language.
    case acted(String)
    case dragBegan(percent: Int)
    /// Put the mouse down on the device's display.
    case dragPressed(at: Point)
    case dragged(percent: Int)
    /// Moved the mouse that is down on the display, in the device's points.
    case fingerMoved(from: CGPoint, by: CGSize)
    /// Lifted the mouse after that.
    case fingerLifted
    /// Turned the wheel over the device's display, down when positive.
    case wheelTurned(at: CGPoint, Int)
    case dragEnded(finishes: Bool)
    case dragDropped
    /// A finger touched a point of the display and was lifted there.
    case tapped(x: Double, y: Double)
    case undoPressed
    case deviceAsked
    case deviceChosen(String)
    case assumptionsAsked
    /// Makes an assumption, or withdraws it.
    case assumptionTurned(Assumption)
    case osAsked
    case osChosen(Int)
    case evaluateAsked
    case evaluated(String)
    case watchesCleared
    case paneStepped(Int)
    case paneChosen(StagePane)
    case systemViewsPressed
    /// Shows where views were at the stop before, or no longer.
    case outlinesPressed
    /// Asks for the causes of the event.
    case whyAsked
    /// Shows a rule of UIKit's with its source.
    case rulePressed(KnownRule)
    case whyNotAsked
    /// A callback and its object: `Message.viewDidDisappear`.
    case whyNotTyped(String)
    case whyNotFound(Silence, Counterfactual?)
    /// Puts the run on the stage in which the callback comes.
    case counterfactualPressed(Counterfactual)
    case zoomPressed
    /// Makes the pane that has the keyboard taller by rows, lower when negative.
    case paneHeightened(Int)
    /// Makes it wider by columns, narrower when negative.
    case paneWidened(Int)
    /// Gives all panes their usual sizes.
    case sizesCleared
    /// Put the mouse down on an edge.
    case edgePressed(StageEdge.Name)
    case edgeDragged(to: Point)
    case edgeReleased
    case scrolled(Int)
    case timelineZoomed(Int)
    case flashStepped(Int)
    /// Puts the other of the compared runs on the stage.
    case otherPressed
    /// Asks with what the run is to be compared.
    case compareAsked
    case comparedPartAsked(StageState.ComparedPart)
    case compareChosen(SceneRequest, RunNames?)
    case compareEnded
    /// Goes to the next difference, back when negative.
    case differenceStepped(Int)
    /// Goes to an entry of the comparison.
    case rowChosen(Int)
    case saveAsked
    /// Typed where to save the session.
    case saveTyped(String)
    /// What came of saving, in a sentence.
    case saved(String)
    case ran(Result<RunModel, SceneFailure>, RunPurpose)
    /// The compiler has read files.
    case compiled([Source], [CompilerMessage])
    /// Wants to see a line of the code.
    case lineShown(SourceLocation)
}

extension StageAction {
    /// Whether it leads to another place than the next one.
    var isJump: Bool {
        switch self {
        case .wentOn, .wentThere, .wentToFirst, .wentToLast, .wentTo, .goTyped, .findTyped, .findRepeated, .flashStepped: true
        default: false
        }
    }
}

/// A learner's action in the window in front.
enum OverlayAction {
    case typed(Key)
    case pasted(String)
    case moved(Int)
    case chosen(Int)
    case accepted
}
