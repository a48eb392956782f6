/// One reference of the reference graph.
public struct Edge: Hashable, Sendable {
    /// The effect of a reference on the life of its target.
    public enum Kind: Hashable, Sendable {
        /// Keeps alive.
        case strong
        /// Does not keep its target alive; nil once that is gone.
        case weak
        /// Does not keep alive; reading it after the object's death is an error.
        case unowned
    }

    /// The property, capture or list that has the reference, as the learner would write it: `onUpdate`, `subviews[2]`, `[self]`.
    public let label: String
    /// How the reference bears on life.
    public let kind: Kind
    /// The object that it points at.
    public let target: ObjectID

    /// A reference called `label`.
    public init(_ label: String, _ kind: Kind = .strong, to target: ObjectID) {
        self.label = label
        self.kind = kind
        self.target = target
    }
}

/// Something that can name the references it holds: the graph is drawn from these, and tests recount from them.
public protocol EdgeSource: AnyObject {
    /// The references retained by one object's contents.
    func edges(from id: ObjectID) -> [Edge]
    /// References retained by no object: globals, running frames, the application.
    var rootEdges: [Edge] { get }
}
