public import Foundation
public import Heap
public import Interpreter
public import UIKit

/// One event of a run.
public struct Event: Sendable {
    /// The kind of an event.
    public enum Kind: String, Sendable, CaseIterable {
        /// An override point or delegate method was entered.
        case callback
        /// The system did something of its own.
        case system
        /// A transaction was committed.
        case transaction
        /// A step of the scenario reached the app.
        case input
        /// The code printed.
        case print
        /// UIKit printed.
        case console
        /// An object was allocated or deallocated.
        case memory
        /// A request to the pretended network.
        case network
        /// A notification was posted.
        case notification
        /// A task began, waited or ended.
        case task
        /// A statement of the learner's ran.
        case line
        /// An exception or runtime error.
        case exception
        /// A request for something that is not simulated.
        case refusal
        /// A mistake was found.
        case diagnosis
    }

    /// The place in the recording, from 0.
    public internal(set) var index: Int
    /// Seconds since launch.
    public let time: Double
    /// The frame that was being prepared.
    public let frame: Int
    /// The transaction that it belongs to.
    public let transaction: Int
    /// The event's kind.
    public let kind: Kind
    /// The full Swift name of a callback, the system's step, the step of the scenario, …; see the design of the trace.
    public let name: String
    /// The object of the event.
    public let object: ObjectID?
    /// A callback's arguments, by Apple's names of the parameters.
    public let arguments: [Argument]
    /// How many callbacks were running around it.
    public let depth: Int
    /// How many of the learner's functions were running, one within the other.
    public let functions: Int
    /// The event that it follows from, also across turns of the run loop; nil for the launch and for inputs.
    public internal(set) var cause: Int?
    /// Whether it follows from the launch, and from no event.
    public internal(set) var isOfLaunch = false
    /// The line that made it happen; nil for the system.
    public let caller: SourceLocation?
    /// Where the code is: a callback's override, a statement; nil when there is none.
    public let location: SourceLocation?
    /// Where UIKit decides it; nil for what the code, the input or the recorder does.
    public internal(set) var decision: Decision?
    /// The system's rule by which it happens; nil where all systems do the same.
    public internal(set) var rule: SystemRule?
    /// The printed text, or the message.
    public let text: String?
    /// The subject of UIKit's or the simulator's message in the console; nil where no advice depends on it.
    public internal(set) var message: ConsoleMessage?
    /// The event after which a callback had returned.
    public internal(set) var end: Int?
    /// Whether a callback's override returned without the class's own implementation having been called through `super`.
    public internal(set) var lacksSuper = false

    /// One argument.
    public struct Argument: Sendable {
        /// Apple's name of the parameter.
        public let name: String
        /// The argument's value.
        public let value: ArgumentValue
    }

    /// The value of an argument.
    public enum ArgumentValue: Sendable {
        /// nil.
        case nothing
        /// A truth value.
        case bool(Bool)
        /// A number.
        case number(Double)
        /// Text, and every value that has no other form here.
        case text(String)
        /// A size in points.
        case size(CGSize)
        /// A rectangle in points.
        case rect(CGRect)
        /// An object.
        case object(ObjectID)
    }
}

extension Event {
    /// Whether it reports that a placeholder takes the place of an undeclared name, and what that returns.
    public var isPlaceholder: Bool { kind == .refusal && name == "placeholder" }

    /// Whether the run ended here because the code uses an undeclared name, in a closed world.
    public var isCompilersError: Bool { kind == .exception && name == "error" }

    /// Whether the run was ended here because it takes too much.
    public var isExcess: Bool { kind == .exception && name == "Stopped" }
}
