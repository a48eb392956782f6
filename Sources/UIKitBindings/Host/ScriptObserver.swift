public import Heap
public import Interpreter
public import UIKit

/// Called as the learner's code runs; the recorder makes events of the calls.
public protocol ScriptObserver: AnyObject {
    /// The program printed `text`; the terminator is included.
    func didPrint(_ text: String)
    /// Something is not simulated or not supported. The run continues without it.
    func didRefuse(_ message: String, at location: SourceLocation?)
    /// The program ended as Swift ends one.
    func didTrap(_ message: String, at location: SourceLocation?)
    /// The program was stopped, because it used up the run's limits.
    func didReachLimit(_ message: String, at location: SourceLocation?)
    /// A statement is about to run.
    func willRunStatement(at location: SourceLocation)
    /// Something happened to a task of the program's.
    func didChangeTask(_ change: TaskChange, of id: ObjectID)
    /// The program ended because it uses an undeclared name; the message is in the compiler's words.
    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?)
    /// An undeclared name was used, and a placeholder takes its place.
    func didUsePlaceholder(_ name: String, at location: SourceLocation?)
    /// The code asked a question that no file answers, and was given that answer.
    func didAsk(_ question: OpenQuestion, at location: SourceLocation?)
    /// The code is about to use a watched member of UIKit on an object, with objects as arguments. `values` is what a fitting size depends on,
    /// else the numbers among the arguments. `isWrite` if it sets the member.
    func didUse(_ member: String, on receiver: ObjectID?, with arguments: [ObjectID], values: [Argument], isWrite: Bool)
    /// The code has set a property of UIKit's on an object.
    func didAssign(_ member: String, of receiver: ObjectID)
    /// The code is about to call UIKit's own implementation of an override point through `super`.
    func willCallSuper(
        _ name: String, on receiver: ObjectID, with arguments: [(name: String, value: Argument)], at location: SourceLocation?)
}

extension ScriptObserver {
    /// Does nothing.
    public func didUse(_ member: String, on receiver: ObjectID?, with arguments: [ObjectID], values: [Argument], isWrite: Bool) {}
    /// Does nothing.
    public func didAssign(_ member: String, of receiver: ObjectID) {}
    /// Does nothing.
    public func willCallSuper(
        _ name: String, on receiver: ObjectID, with arguments: [(name: String, value: Argument)], at location: SourceLocation?
    ) {}
}
