/// Six steps through the parts of a lesson's screen, for whoever sees it for the first time.
struct Tour {
    /// A part of the screen.
    enum Part: CaseIterable {
        case text, device, evidence, facts, timeline, keys
    }

    /// The place in `Part.allCases`.
    var step = 0

    var part: Part { Part.allCases[step] }

    mutating func reduce(_ action: OverlayAction) -> Overlay.Outcome {
        switch action {
        case .accepted:
            if step + 1 == Part.allCases.count { return .close(nil) }
            step += 1
        case .moved(let by): step = min(max(0, step + by), Part.allCases.count - 1)
        case .typed, .pasted, .chosen: break
        }
        return .open
    }
}

extension Tour.Part {
    var title: String {
        switch self {
        case .text: "The text"
        case .device: "The device"
        case .evidence: "What the text speaks of"
        case .facts: "The eight facts"
        case .timeline: "The timeline"
        case .keys: "The keys"
        }
    }

    var text: String {
        switch self {
        case .text: "A page's text, and often a question. Enter goes on, Backspace goes back. Arrows on the frame count lines out of sight."
        case .device: "What the user sees at the event that you are at. A push or a swipe moves here, frame by frame."
        case .evidence: "Code, views, console, variables and memory. The page opens the pane that it means; 1 to 5 open the others."
        case .facts:
            "Eight facts of a controller. A tick says that a value is what it will be when all has settled, a cross that it is not yet."
        case .timeline:
            "Time runs to the right, with a lane for each object. The arrow keys go from event to event, with Shift from frame to frame."
        case .keys: "a to e choose, Enter answers, h gives a hint. w says why an event came, i acts in the app, ? lists every key."
        }
    }
}
