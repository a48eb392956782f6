public import Heap

/// A value handed to or from the learner's code.
public enum Argument: Sendable {
    /// No value: `()` as a result, nil as an argument.
    case nothing
    /// An object of the World.
    case object(ObjectID)
    /// A Swift value: Bool, Int, Double, CGFloat, String, CGSize, CGRect, and UIKit's own value types.
    case value(any Sendable)

    /// An object, or nothing for nil.
    public static func reference(_ object: NSObject?) -> Argument {
        object.map { .object($0.id) } ?? .nothing
    }
}

/// A place in the learner's sources.
public struct CodeLocation: Hashable, Sendable {
    /// The file's name as it was given.
    public let file: String
    /// From 1.
    public let line: Int

    /// Line `line` of `file`.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// The learner's code as UIKit sees it.
public protocol Script: AnyObject {
    /// Whether the object's class is the learner's and overrides (or, for a delegate, implements) the member with this full Swift name.
    func implements(_ name: String, on id: ObjectID) -> Bool
    /// Calls such a member; a property's name calls its getter.
    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument
    /// Calls a closure of the learner's.
    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument
    /// Where a member is declared.
    func location(of name: String, on id: ObjectID) -> CodeLocation?
    /// The innermost statement that is running, nil when none is.
    var currentLocation: CodeLocation? { get }
    /// Whether an object was allocated with a class of the learner's that inherits from `typeName`.
    func isKind(_ id: ObjectID, of typeName: String) -> Bool
}

/// A closure held by UIKit: an object of the World, so that it is counted and shows in the memory graph.
public struct Block: Hashable, Sendable {
    /// The closure object.
    public let id: ObjectID

    /// The closure object `id`.
    public init(id: ObjectID) {
        self.id = id
    }
}
