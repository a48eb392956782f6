import Canvas
import Stage

extension StageState {
    /// All commands of the stage, the most useful first.
    var commands: [Command] {
        if drag != nil { return dragCommands }
        // While two runs are compared, n and N go to their differences.
        if beside != nil { return codeCommands + comparingCommands + moving.filter { $0.title != "again" } + acting + looking + panes }
        return codeCommands + moving + acting + comparingCommands + looking + panes
    }

    private var nothingRan: String? { model == nil ? "there is no recording" : nil }

    private func reason(forward isForward: Bool, _ stop: Int?) -> String? {
        if let nothingRan { return nothingRan }
        guard stop == nil else { return nil }
        if !isForward { return "this is the first event" }
        return limit != nil ? Self.limitReason : "this is the last event"
    }

    private var moving: [Command] {
        let moving = "Moving through the recording"
        return [
            Command(
                "event", "one event back / on", section: moving, priority: 10,
                back: ([.left], .stage(.stepped(-1)), reason(forward: false, stop(-1) ?? rowStop(-1)), "previous event"),
                forward: ([.right], .stage(.stepped(1)), reason(forward: true, stop(1) ?? rowStop(1)), "next event")),
            Command(
                "frame", "one frame of the display back / on", section: moving, priority: 8,
                back: ([.shiftLeft, ","], .stage(.framesStepped(-1)), reason(forward: false, frameStop(-1)), "previous frame"),
                forward: ([.shiftRight, "."], .stage(.framesStepped(1)), reason(forward: true, frameStop(1)), "next frame")),
            Command(
                [.space], isPlaying ? "pause" : "play", "play, or pause", section: moving, priority: 7,
                unless: nothingRan ?? (limit != nil ? Self.limitReason : nil), .stage(.playPressed)),
            Command(
                "speed", "play slower / faster", section: moving, back: (["-"], .stage(.speedChanged(-1)), nil, "slower"),
                forward: (["+"], .stage(.speedChanged(1)), nil, "faster")),
            Command(
                ["g"], "go to", "go to an event's number, a callback, a frame or a time", section: moving, priority: 3, unless: nothingRan,
                .stage(.goAsked)),
            Command(
                ["/"], "find", "find a word in names, messages and sentences", section: moving, priority: 5, unless: nothingRan,
                .stage(.findAsked)),
            Command(
                "again", "find it again, backwards / forwards", section: moving,
                back: (["N"], .stage(.findRepeated(-1)), searchReason, "find backwards"),
                forward: (["n"], .stage(.findRepeated(1)), searchReason, "find again")),
            Command(
                ["'"], jumpTitle, "to where the last jump began, and back; after an answer, to the line that it is about", section: moving,
                priority: jumpTitle.hasPrefix("its") ? 9 : 0, unless: jumpedFrom == nil ? "there has been no jump yet" : nil,
                .stage(.wentThere)),
            Command(
                "ends", "the first / the last event", section: moving, back: ([.home], .stage(.wentToFirst), nothingRan, "first event"),
                forward: ([.end], .stage(.wentToLast), nothingRan, "last event")),
            Command(
                "flash", "the flash before / after this event", section: moving,
                back: (["F"], .stage(.flashStepped(-1)), nothingRan, "flash before"),
                forward: (["f"], .stage(.flashStepped(1)), nothingRan, "next flash")),
            Command(
                "statement", "one statement back / on, into calls", section: moving,
                back: (["k"], .stage(.statementStepped(.into, -1)), reasonNoStatement(.into, -1), "previous statement"),
                forward: (["j"], .stage(.statementStepped(.into, 1)), reasonNoStatement(.into, 1), "next statement")),
            Command(
                "over", "one statement back / on, over calls", section: moving,
                back: (["K"], .stage(.statementStepped(.over, -1)), reasonNoStatement(.over, -1), "back over"),
                forward: (["J"], .stage(.statementStepped(.over, 1)), reasonNoStatement(.over, 1), "step over")),
            Command(
                ["O"], "out", "on to the statement after this function", section: moving, unless: reasonNoStatement(.out, 1),
                .stage(.statementStepped(.out, 1))),
            Command(
                "breakpoint", "the breakpoint before / after this event", section: moving,
                back: (["<"], .stage(.wentOn(-1)), breakpointReason, "breakpoint before"),
                forward: ([">"], .stage(.wentOn(1)), breakpointReason, "next breakpoint")),
            Command(
                ["B"], "breakpoints", "stop at a line, at a callback, or when a value changes", section: moving, unless: nothingRan,
                .stage(.breakpointsAsked)),
            Command(
                ["C"], "follow", "choose a value to follow: a fact, a view's frame, a variable, an expression", section: moving,
                unless: nothingRan ?? (hidden.contains(.facts) ? "the facts are the question" : nil), .stage(.followAsked)),
            Command(
                "change", "the change of the followed value before / after this event", section: moving,
                back: (["("], .stage(.changeStepped(-1)), reasonNotFollowing, "previous change"),
                forward: ([")"], .stage(.changeStepped(1)), reasonNotFollowing, "next change")),
            Command(
                ["l"], "level", "stop at callbacks, at system steps too, or at everything", section: moving, priority: 2,
                .stage(.levelPressed)),
        ]
    }

    private var jumpTitle: String {
        if consequenceShown != nil { return "its line" }
        return consequence?.cause == position ? "its frame" : "there and back"
    }

    private var searchReason: String? { searched.isEmpty ? "nothing has been searched for yet; press / first" : nil }

    private var breakpointReason: String? {
        nothingRan ?? (breakpoints.isEmpty ? "there is no breakpoint yet; press B to set one" : nil)
    }

    /// The key's priority: high at an event with an open question, and where the app has ended.
    private var assumptionPriority: Int {
        guard let model else { return 0 }
        if !model.recording.suggestions.isEmpty, position == model.recording.end?.index { return 9 }
        guard !model.openQuestions.isEmpty else { return 0 }
        return model.openQuestions.contains { $0.event == position } ? 9 : 5
    }

    private var reasonNoAssumption: String? {
        if let nothingRan { return nothingRan }
        guard base.setting.world == .open else { return "nothing is assumed here: the files declare all that they name" }
        let isEmpty = model?.openQuestions.isEmpty != false && model?.recording.suggestions.isEmpty != false
        return isEmpty && base.setting.assumptions.isEmpty ? "the code asks nothing that its files leave open" : nil
    }

    private var reasonNoOutlines: String? {
        hidden.contains(.picture)
            ? "the picture is the question" : hidden.isDisjoint(with: [.views, .facts]) ? nil : "the views are the question"
    }

    private var acting: [Command] {
        let acting = "Trying things"
        let locked = limit != nil ? Self.limitReason : nil
        let noFinding = reasonNoFinding
        return [
            Command(
                ["i"], "act", "do something to the app: tap, back, swipe, call", section: acting, priority: 6, unless: locked,
                .stage(.actAsked)),
            Command(
                ["u"], "undo", "take back the last thing you did", section: acting,
                unless: ownSteps.isEmpty && before == nil ? "you have done nothing yet" : nil,
                .stage(.undoPressed)),
            Command(
                ["w"], "why", "what led to this event, back to the input or the launch", section: acting, priority: 5,
                unless: hidden.contains(.causes) ? "the cause is the question" : nothingRan, .stage(.whyAsked)),
            Command(
                ["W"], "why not", "why a callback did not come, and what would have brought it", section: acting,
                unless: nothingRan ?? locked, .stage(.whyNotAsked)),
            Command(["D"], "device", "run on another device", section: acting, priority: 1, unless: locked, .stage(.deviceAsked)),
            Command(["o"], "iOS version", "run on another system version", section: acting, unless: locked, .stage(.osAsked)),
            Command(
                ["p"], "assume", "assume what no file says: that a value is there or true, that a list has an element",
                section: acting, priority: assumptionPriority, unless: locked ?? reasonNoAssumption,
                .stage(.assumptionsAsked)),
            Command(
                ["E"], "evaluate", "evaluate an expression at this event, and watch it", section: acting, priority: 1, unless: nothingRan,
                .stage(.evaluateAsked)),
            Command(
                ["m"], "mistakes", "lifecycle mistakes that this recording shows", section: acting,
                unless: hidden.contains(.findings) ? Self.findingReason : nothingRan, .stage(.mistakesAsked)),
            Command(
                ["M"], "mistake", "the mistake that is marked here: what, why, how it is mended, its lesson", section: acting,
                priority: noFinding == nil ? 9 : 0, unless: noFinding, .stage(.findingAsked)),
            Command(
                ["H"], "worth", "what this run is worth: what was assumed, stood for or nil, and what did not run", section: acting,
                priority: (model?.worth?.takenCount ?? 0) > 0 ? 4 : 0, unless: reasonNoWorth, .stage(.worthAsked)),
            Command(
                ["I"], "explain", "what names mean: those on the code's line, those in the text, or the event's", section: acting,
                priority: 4, unless: nothingRan, .stage(.explainAsked)),
            Command(
                ["r"], "run again", "read your files again, and run them", section: acting, priority: paths.isEmpty ? 0 : 5,
                unless: paths.isEmpty ? "only your own files can change here" : nil, .stage(.reloadPressed)),
            Command(
                ["S"], "save", "save this session in one file, for appear replay", section: acting, unless: nothingRan ?? locked,
                .stage(.saveAsked)),
            Command(
                ["X"], "clear", "stop watching expressions, and following a value", section: acting,
                unless: watches.isEmpty && followed == nil ? "nothing is watched or followed" : nil, .stage(.watchesCleared)),
        ]
    }

    private var looking: [Command] {
        let looking = "Panes"
        let page = 8
        return [
            Command(
                "next pane", "the pane after this one", section: looking, priority: 2,
                [
                    Command.Binding(keys: [.tab], action: .stage(.paneStepped(1)), name: "next pane")
                ]),
            Command(
                "pane", "the pane before this one", section: looking,
                [
                    Command.Binding(keys: [.backtab], action: .stage(.paneStepped(-1)), name: "previous pane")
                ]),
            Command(
                "pane", "go to a pane", section: looking, priority: 6,
                StagePane.allCases.filter { $0 != .prose || hasProse }.compactMap { pane in
                    "\(pane.digit)".first.map {
                        Command.Binding(
                            keys: [Key(.character($0))], action: .stage(.paneChosen(pane)), name: pane == .prose ? "text" : pane.name)
                    }
                }),
            Command(
                ["v"], showsSystemViews ? "fold" : "system views", "show the system's own views in the hierarchy, or fold them away",
                section: looking, .stage(.systemViewsPressed)),
            Command(
                ["L"], showsOutlines ? "no outlines" : "outlines", "show on the display where views were at the stop before, or no longer",
                section: looking, unless: reasonNoOutlines, .stage(.outlinesPressed)),
            Command(
                ["z"], isZoomed ? "unzoom" : "zoom", "give this pane the whole window, or take it back", section: looking, priority: 1,
                .stage(.zoomPressed)),
            Command(
                "height", "this pane lower / taller; or drag its edge with the mouse", section: looking,
                back: (["{", Key(.down, .alt)], .stage(.paneHeightened(-1)), reasonNotToResize, "lower pane"),
                forward: (["}", Key(.up, .alt)], .stage(.paneHeightened(1)), reasonNotToResize, "taller pane")),
            Command(
                "width", "this pane narrower / wider", section: looking,
                back: (["\\", Key(.left, .alt)], .stage(.paneWidened(-2)), reasonNotToResize, "narrower pane"),
                forward: (["|", Key(.right, .alt)], .stage(.paneWidened(2)), reasonNotToResize, "wider pane")),
            Command(
                ["Z"], "usual sizes", "give all panes their usual sizes", section: looking,
                unless: edges.isEmpty ? "all panes have them" : nil, .stage(.sizesCleared)),
            Command(
                "scroll", "scroll the pane up / down", section: looking, back: ([.up], .stage(.scrolled(-1)), nil, "scroll up"),
                forward: ([.down], .stage(.scrolled(1)), nil, "scroll down")),
            Command(
                "page", "scroll the pane by pages", section: looking, back: ([.pageUp], .stage(.scrolled(-page)), nil, "page up"),
                forward: ([.pageDown], .stage(.scrolled(page)), nil, "page down")),
            Command(
                "lanes", "the timeline narrower / wider", section: looking,
                back: (["["], .stage(.timelineZoomed(-1)), nil, "narrower lanes"),
                forward: (["]"], .stage(.timelineZoomed(1)), nil, "wider lanes")),
        ]
    }

    private var reasonNotToResize: String? { isZoomed ? "the pane has the whole window; z takes it back" : nil }

    private var panes: [Command] {
        [Command(["?"], "help", "all keys, searchable", section: "Everywhere", priority: 9, .helpAsked)]
    }

    private var dragCommands: [Command] {
        let percent = drag?.percent ?? 0
        let section = "Your finger"
        let never = Command(
            ["u"], "never mind", "as if the finger had not been there", section: section, priority: 5, .stage(.dragDropped))
        let help = Command(["?"], "help", "all keys, searchable", section: "Everywhere", priority: 3, .helpAsked)
        // What the mouse moves up or down has no keys of its own.
        if case .upright? = drag?.hold {
            return [
                Command([.enter], "let go", "lift the finger where it is", section: section, priority: 8, .stage(.fingerLifted)), never,
                help,
            ]
        }
        return [
            Command(
                "finger", "move the finger left / right", section: section, priority: 9,
                back: ([.left], .stage(.dragged(percent: percent - 5)), percent <= 0 ? "the finger is at the edge" : nil, "finger left"),
                forward: ([.right], .stage(.dragged(percent: percent + 5)), percent >= 100 ? "the finger is across" : nil, "finger right")),
            Command(
                "a little", "move it a little", section: section, priority: 4,
                back: ([.shiftLeft, ","], .stage(.dragged(percent: percent - 1)), nil, "a little left"),
                forward: ([.shiftRight, "."], .stage(.dragged(percent: percent + 1)), nil, "a little right")),
            Command(
                [.enter], "let go, finish", "let go so that the swipe finishes", section: section, priority: 8,
                .stage(.dragEnded(finishes: true))),
            Command(
                [.escape], "let go, cancel", "let go so that the swipe is cancelled", section: section, priority: 8,
                .stage(.dragEnded(finishes: false))),
            never, help,
        ]
    }
}
