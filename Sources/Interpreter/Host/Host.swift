public import Heap

/// What the learner's code runs against: types, functions and globals that the program does not declare, and an observer of what it does.
public protocol Host: AnyObject {
    /// The host's type of that name; nil when there is none. Asked once for each name.
    func hostType(named name: String) -> HostType?
    /// The host's free functions and global variables with that base name. Asked once for each name.
    func hostGlobals(named baseName: String) -> [HostMember]
    /// The name of the host class that a living object is an instance of, for objects that the host allocated.
    func hostTypeName(of id: ObjectID) -> String?

    /// The program printed `text`; the terminator is included.
    func didPrint(_ text: String)
    /// A statement is about to run.
    func willRunStatement(at location: SourceLocation)
    /// Something is not supported; the run goes on without it.
    func didRefuse(_ message: String, at location: SourceLocation?)
    /// The program ended as Swift ends one: a runtime error, an uncaught exception, a limit.
    func didTrap(_ message: String, at location: SourceLocation?)
    /// Something that is declared nowhere was used, and a placeholder stands for it.
    func didUsePlaceholder(_ name: String, at location: SourceLocation?)
    /// A textual description of one of the host's values or objects, as `print` shows it; nil for Swift's default.
    func description(of value: Value) -> String?
}
