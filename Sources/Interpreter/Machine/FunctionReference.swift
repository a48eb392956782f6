/// A function of the program that the host can call: a method that overrides the host's, a getter or a setter.
public struct FunctionReference: Hashable, Sendable {
    /// The full Swift name: `viewWillAppear(_:)`.
    public let name: String
    /// Where it is declared.
    public let location: SourceLocation
    /// Whether it may wait: then it is called in a task.
    public let isAsync: Bool
    /// Whether it is called on the class.
    let isStatic: Bool
    let index: Int32
}
