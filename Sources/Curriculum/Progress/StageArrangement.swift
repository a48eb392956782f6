/// How a learner has arranged the stage of one kind of screen. A preference and no progress: an export leaves it out, and a reset leaves it.
public struct StageArrangement: Sendable, Hashable, Codable {
    /// The pane that has the keyboard.
    public var focus: String
    /// The panes, last used first.
    public var panes: [String]
    /// How far edges are from their usual places, by name, in thousandths of the window's height or width.
    public var edges: [String: Int]
    /// How much of a recording the arrow keys stop at.
    public var level: Int
    /// Whether the hierarchy shows the system's own views.
    public var showsSystemViews: Bool
    /// Whether the display shows where views were at the stop before.
    public var showsOutlines: Bool

    /// An arrangement.
    public init(focus: String, panes: [String], edges: [String: Int], level: Int, showsSystemViews: Bool, showsOutlines: Bool) {
        (self.focus, self.panes, self.edges) = (focus, panes, edges)
        (self.level, self.showsSystemViews, self.showsOutlines) = (level, showsSystemViews, showsOutlines)
    }
}
