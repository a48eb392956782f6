/// The identity of one object of a run: dense, in order of allocation, never used again after the object's death.
public struct ObjectID: Hashable, Comparable, Sendable {
    /// The position in order of allocation, from 0.
    public let index: UInt32

    /// Names the object that was allocated as number `index`.
    public init(index: UInt32) {
        self.index = index
    }

    /// Whether the first comes before the second.
    public static func < (lhs: ObjectID, rhs: ObjectID) -> Bool {
        lhs.index < rhs.index
    }
}
