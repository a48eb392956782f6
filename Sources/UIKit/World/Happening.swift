import Foundation
public import Heap

/// Something that the World reports while it runs; the Stage makes its events from these.
public enum Happening: Sendable {
    /// An override point or delegate method is about to be called; by a line of the learner's, or by the system when there is no caller.
    case callback(name: String, object: ObjectID, arguments: [(name: String, value: Argument)], caller: CodeLocation?)
    /// That call has returned.
    case callbackEnded
    /// A step of the system's own.
    case system(SystemStep, object: ObjectID?)
    /// A transaction has begun to be committed.
    case commit
    /// UIKit's own message, as it stands in Xcode's console.
    case console(String, object: ObjectID?)
    /// An Objective-C exception that would have ended the app.
    case exception(name: String, reason: String, object: ObjectID?)
    /// A behaviour that is not simulated.
    case refusal(String)
    /// A step of the scenario reached the app.
    case input(String)
    /// A notification was posted.
    case notification(name: String, object: ObjectID?)
    /// A visible property of a view was set.
    case write(property: String, object: ObjectID)
    /// An object came to life.
    case allocated(ObjectID)
    /// An object begins to die: its deinitialiser runs next.
    case deinitialising(ObjectID)
    /// An object died.
    case deallocated(ObjectID)

    /// What the system did.
    public enum SystemStep: String, Sendable {
        /// A controller's view was put into its wrapper.
        case viewEnteredWrapper
        /// A view hierarchy entered a window.
        case enteredWindow
        /// A view hierarchy left its window.
        case leftWindow
        /// A view's traits changed.
        case traitsUpdated
        /// A view's frame was set by its container or by layout.
        case geometryUpdated
        /// A view's safe area changed.
        case safeAreaUpdated
        /// A view's constraints were updated.
        case constraintPass
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

/// Whoever listens to a World.
public protocol WorldObserver: AnyObject {
    /// Called at each happening, before anything that follows from it.
    func worldDid(_ happening: Happening)
}
