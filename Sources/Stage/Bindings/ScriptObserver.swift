public import Heap
public import Interpreter

/// Told of what the learner's code does and meets; the recorder makes events of it.
public protocol ScriptObserver: AnyObject {
    /// The program printed `text`; the terminator is included.
    func didPrint(_ text: String)
    /// Something is not simulated or not supported; the run goes on without it.
    func didRefuse(_ message: String, at location: SourceLocation?)
    /// The program ended as Swift ends one.
    func didTrap(_ message: String, at location: SourceLocation?)
    /// The program was stopped, since it used up what a run may use.
    func didReachLimit(_ message: String, at location: SourceLocation?)
    /// A statement is about to run.
    func willRunStatement(at location: SourceLocation)
    /// Something happened to a task of the program's.
    func didChangeTask(_ change: TaskChange, of id: ObjectID)
    /// The program ended since it names what nothing declares; in the compiler's words.
    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?)
    /// Something that is declared nowhere was used, and a placeholder stands for it.
    func didUsePlaceholder(_ name: String, at location: SourceLocation?)
    /// The code asked what no file says, and got that answer.
    func didAsk(_ question: OpenQuestion, at location: SourceLocation?)
    /// A member of UIKit that is watched is about to be used on an object, with these objects as arguments; `isWrite` when it is set.
    func didUse(_ member: String, on receiver: ObjectID?, with arguments: [ObjectID], isWrite: Bool)
}

extension ScriptObserver {
    /// Does nothing.
    public func didUse(_ member: String, on receiver: ObjectID?, with arguments: [ObjectID], isWrite: Bool) {}
}
