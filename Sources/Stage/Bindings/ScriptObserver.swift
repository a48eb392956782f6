public import Interpreter

/// Told of what the learner's code does and meets; the recorder makes events of it.
public protocol ScriptObserver: AnyObject {
    /// The program printed `text`; the terminator is included.
    func didPrint(_ text: String)
    /// Something is not simulated or not supported; the run goes on without it.
    func didRefuse(_ message: String, at location: SourceLocation?)
    /// The program ended as Swift ends one, or by a limit.
    func didTrap(_ message: String, at location: SourceLocation?)
    /// A statement is about to run.
    func willRunStatement(at location: SourceLocation)
    /// Something that is declared nowhere was used, and a placeholder stands for it.
    func didUsePlaceholder(_ name: String, at location: SourceLocation?)
}
