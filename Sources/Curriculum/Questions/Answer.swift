/// A learner's answer.
public enum Answer: Sendable, Hashable, Codable {
    /// A choice by its place among the choices: place, next, choose, and value when there are choices.
    case choice(Int)
    /// The choices' places in the order that the learner gave them: order.
    case order([Int])
    /// A Swift expression: value without choices.
    case text(String)
    /// Whether each fact of the question holds, in their order: cell.
    case facts([Bool])
    /// A line of the question's file, from 1: spot.
    case line(Int)
    /// The question's file as the learner edited it: fix.
    case source(String)
}
