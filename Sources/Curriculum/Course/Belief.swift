public import UIKit

/// Something that developers believe of UIKit, with the rule of a world in which it is so.
public struct Belief: Sendable, Hashable {
    /// The belief, in the words of somebody who holds it: those that a wrong choice's sentence begins with.
    public let says: String
    /// The rule by which a run answers as its believers do.
    public let rule: Misconception
    /// The id of the lesson that refutes it.
    public let lesson: String
    /// Where it comes from: a document, a habit, an older system.
    public let origin: String
    /// The questions in which no choice names it, and which its believers answer wrongly: `04/order-of-a-push`.
    public let also: [String]
}
