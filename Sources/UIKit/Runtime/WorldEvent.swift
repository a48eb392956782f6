import Foundation
public import Heap

/// Something that the World reports while it runs; the Stage makes its events from these.
public enum WorldEvent: Sendable {
    /// An override point or delegate method is about to be called. `caller` is the learner's line that calls it, and nil when the system
    /// does.
    case callback(name: String, object: ObjectID, arguments: [(name: String, value: Argument)], caller: CodeLocation?)
    /// The learner's override has returned without calling UIKit's own implementation through `super`. Reported directly before the call's
    /// end.
    case withoutSuper(name: String, object: ObjectID)
    /// That call has returned.
    case callbackEnded
    /// A step of the system's own.
    case system(SystemStep, object: ObjectID?)
    /// A transaction has begun to be committed.
    case commit
    /// UIKit's own message, as it stands in Xcode's console. `about` is nil where no advice depends on the subject.
    case console(String, object: ObjectID?, about: ConsoleMessage? = nil)
    /// An Objective-C exception, which ends the app. Mere complaints of UIKit are `console`. `at` is the line to blame; nil: the running
    /// line. `about` is nil where no advice depends on the subject.
    case exception(name: String, reason: String, object: ObjectID?, at: CodeLocation? = nil, about: ConsoleMessage? = nil)
    /// A behaviour that is not simulated. `at` is the line of the interface file that asks for it; nil: the running line of code.
    case refusal(String, at: CodeLocation? = nil)
    /// A step of the scenario reached the app.
    case input(String)
    /// A notification was posted.
    case notification(name: String, object: ObjectID?)
    /// A step of a request to the simulated network. `text` is the request, or the response's status and address.
    case network(NetworkStep, String, task: ObjectID)
    /// A visible property of a view was set.
    case write(property: String, object: ObjectID)
    /// A block that the code has given for the end of an animation, a transition or its interaction is about to be called. `isCutShort` when
    /// that was cancelled or interrupted.
    case endBlockBegins(ObjectID, isTransitions: Bool, isCutShort: Bool)
    /// That block has returned.
    case endBlockEnded
    /// An object was allocated.
    case allocated(ObjectID)
    /// An object begins to die: its deinitialiser runs next.
    case deinitialising(ObjectID)
    /// An object died.
    case deallocated(ObjectID)

    /// A step of a request.
    public enum NetworkStep: String, Sendable {
        /// It was sent.
        case request
        /// It was answered.
        case response
        /// It failed.
        case failure
        /// It was cancelled by the code.
        case cancelled
    }

    /// A step of the system.
    public enum SystemStep: String, Sendable {
        /// A controller's view was put into its wrapper.
        case viewEnteredWrapper
        /// A view hierarchy entered a window.
        case enteredWindow
        /// A view hierarchy left its window.
        case leftWindow
        /// A view took its traits from its place in the hierarchy.
        ///
        /// For a controller's root view it is reported even if they have not changed.
        case traitsUpdated
        /// A view's frame took effect: where its container has put it in a window, or where layout does.
        case geometryUpdated
        /// A view's safe area changed.
        case safeAreaUpdated
        /// A view's constraints were updated.
        case constraintPass
        /// The properties of a view, or of a controller, were updated.
        case propertiesPass
        /// A view's direct subviews were laid out.
        case layoutPass
        /// A transition between controllers began.
        case transitionBegan
        /// A transition between controllers ended.
        case transitionEnded
        /// A finger's progress changed.
        case interactionChanged
        /// The display shows a new frame.
        case composited
    }
}

/// Listens to a World.
public protocol WorldObserver: AnyObject {
    /// Called at each event, before anything that follows from it.
    func worldDid(_ event: WorldEvent)
    /// Called once, when the app has ended. Later events belong to no app.
    func worldHasEnded()
    /// The event from which what happens now follows: its place in the recording, or a number of the observer's own for the launch.
    var cause: Int? { get }
    /// The event that was recorded last.
    var latestEvent: Int? { get }
    /// What happens until the end of this follows from an event.
    func beginConsequence(of event: Int)
    /// Ends the innermost such.
    func endConsequence()
}

extension WorldObserver {
    /// Does nothing.
    public func worldHasEnded() {}
    /// Nothing is recorded.
    public var cause: Int? { nil }
    /// Nothing is recorded.
    public var latestEvent: Int? { nil }
    /// Does nothing.
    public func beginConsequence(of event: Int) {}
    /// Does nothing.
    public func endConsequence() {}
}
