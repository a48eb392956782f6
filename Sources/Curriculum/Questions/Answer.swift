/// How sure a learner is of an answer.
public enum Certainty: String, Sendable, Hashable, Codable {
    /// Would bet on it.
    case sure
    /// Has guessed.
    case guess
}

/// A learner's answer.
public enum Answer: Sendable, Hashable, Codable {
    /// A choice by its place among the choices: place, next, choose, why, and value when there are choices.
    case choice(Int)
    /// The choices' places in the order that the learner gave them: order, and lines, which may leave some out.
    case order([Int])
    /// A Swift expression: value without choices.
    case text(String)
    /// Whether each fact of the question holds, row by row: cell.
    case facts([Bool])
    /// A line of the question's file, from 1: spot.
    case line(Int)
    /// The question's file as the learner edited it: fix.
    case source(String)
}
