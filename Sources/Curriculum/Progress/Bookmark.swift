/// A learner's place in a lesson.
public struct Bookmark: Sendable, Hashable, Codable {
    /// The page, from 0.
    public var page: Int
    /// The page's id, which finds the page again when others were inserted before it. nil if it is not known.
    public var step: String?
    /// The state of the page's stage; nil when it was as the lesson sets it.
    public var stage: StageMark?

    /// Names a place in a lesson.
    public init(page: Int, step: String? = nil, stage: StageMark? = nil) {
        (self.page, self.step, self.stage) = (page, step, stage)
    }
}

/// A place on a stage that is found again in another run of the scene.
public struct StageMark: Sendable, Hashable, Codable {
    /// The event's label: `B.viewDidLoad()`.
    public var event: String
    /// Which of the events of that name it is, from 1.
    public var count: Int
    /// The pane that has the keyboard.
    public var pane: String
    /// How much of the recording the arrow keys stop at.
    public var level: Int
    /// The learner's own steps after the scene's.
    public var steps: [String]

    /// A mark at an event, with its surroundings.
    public init(event: String, count: Int, pane: String, level: Int, steps: [String]) {
        (self.event, self.count, self.pane, self.level, self.steps) = (event, count, pane, level, steps)
    }
}
