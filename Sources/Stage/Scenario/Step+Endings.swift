// A gesture that the finger may finish or cancel.
extension Step {
    /// Whether the gesture finishes; nil for a step that is no such gesture.
    var finishes: Bool? {
        switch action {
        case .swipeBack(_, let finishes, _), .swipeDown(_, let finishes), .swipePage(_, _, let finishes): finishes
        default: nil
        }
    }

    /// The same gesture, cancelled instead of finished, or the other way round; nil for a step that is no such gesture.
    public var endedOtherwise: String? {
        guard let finishes, let last = description.lastIndex(of: " ") else { return nil }
        return description[...last] + (finishes ? "cancel" : "finish")
    }
}
