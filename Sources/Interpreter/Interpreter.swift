public import Heap

/// Runs a program against a host.
///
/// An explicit-stack machine: all that it knows of a run is `state`, a value, so that a run can be suspended, looked at and taken back in time.
/// Confined to one thread at a time.
public final class Interpreter: Finalizer, EdgeSource {
    /// The program.
    public let program: Program
    /// The objects of the run, the host's included.
    public let space: ObjectSpace
    /// What the program runs against.
    public unowned let host: any Host
    /// How much the run may use.
    public var limits = Limits()
    /// Whether the host is told of each statement.
    public var recordsStatements = true
    /// The module's name, as in descriptions of objects: `main.Feed`.
    public let moduleName: String

    /// Prepares a run. Nothing runs yet; registers itself as a finalizer of the space.
    public init(program: Program, space: ObjectSpace, host: any Host, moduleName: String = "main") {
        self.program = program
        self.space = space
        self.host = host
        self.moduleName = moduleName
        space.finalizers.append(self)
    }
}
