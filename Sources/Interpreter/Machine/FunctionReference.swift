/// A function of the program that the host can call: an override of a host method, a getter or a setter.
public struct FunctionReference: Hashable, Sendable {
    /// The full Swift name: `viewWillAppear(_:)`.
    public let name: String
    /// The location of its declaration.
    public let location: SourceLocation
    /// Whether it is asynchronous. It is then called in a task.
    public let isAsync: Bool
    /// Whether it is called on the class.
    let isStatic: Bool
    let index: Int32
}
