import Canvas
import Curriculum
import Stage

extension TutorState {
    /// Handles an action. Returns the effects that it needs.
    mutating func reduce(_ action: Action) -> [Effect] {
        if !action.isFromOutside { message = nil }
        return deliver(effects(of: action))
    }

    private mutating func effects(of action: Action) -> [Effect] {
        switch action {
        case .helpAsked: overlay = .help(HelpState())
        case .paletteAsked: overlay = .prompt(Prompt(palette))
        case .tourAsked:
            overlay = .tour(Tour())
            if case .home = screen, let first = course?.lessons.first { return [.readLesson(first.id, .resume)] }
        case .backPressed: return back()
        case .leavePressed, .interrupted: return leave() + [.quit]
        case .ticked: changeStage { $0.tick() }
        case .resized(let size): self.size = size
        case .shown(let overlay): self.overlay = overlay
        case .told(let sentence): return [.say(sentence), .bell]
        case .overlay(let action): return reduce(action)
        case .stage(let action): return reduce(action)
        case .home(let action): return reduce(action)
        case .lesson(let action): return reduce(action)
        case .question(let action):
            guard case .lesson(var lesson) = screen else { return [] }
            let effects = lesson.reduce(action)
            screen = .lesson(lesson)
            return effects
        case .table(let action):
            guard case .table(var table) = screen else { return [] }
            let effects = table.reduce(action)
            screen = .table(table)
            return effects
        case .controllers(let action): return reduce(action)
        }
        return []
    }

    // The state handles windows and sentences itself; the other effects are for outside.
    private mutating func deliver(_ effects: [Effect]) -> [Effect] {
        effects.filter { effect in
            switch effect {
            case .present(let overlay):
                self.overlay = overlay
                return false
            case .say(let sentence):
                message = sentence
                return false
            default: return true
            }
        }
    }

    mutating func changeStage(_ change: (inout StageState) -> Void) {
        switch screen {
        case .lesson(var lesson):
            change(&lesson.stage)
            screen = .lesson(lesson)
        case .stage(var stage):
            change(&stage)
            screen = .stage(stage)
        case .home, .table, .controllers: break
        }
    }

    // MARK: Back

    private mutating func back() -> [Effect] {
        if overlay != nil {
            overlay = nil
            return []
        }
        if let stage, stage.drag != nil { return reduce(StageAction.dragDropped) }
        if let stage, stage.isPlaying || stage.isZoomed {
            changeStage {
                if $0.isPlaying { $0.isPlaying = false } else { $0.isZoomed = false }
            }
            return []
        }
        if stage?.beside != nil { return deliver(reduce(StageAction.compareEnded)) }
        guard screens.count > 1 else { return [] }
        let effects = leave()
        screens.removeLast()
        return effects + [.readProgress]
    }

    /// Writes down where a lesson is left, and how the stage is arranged.
    mutating func leave() -> [Effect] {
        let arrangement = keepArrangement()
        guard case .lesson(let lesson) = screen, !lesson.isReview, let id = lesson.lesson?.id else { return arrangement }
        return arrangement + [.keep(.reached(lesson: id, lesson.bookmark))]
    }

    // MARK: Parts

    private mutating func reduce(_ action: OverlayAction) -> [Effect] {
        guard var front = overlay else { return [] }
        let outcome = front.reduce(action)
        overlay = front
        switch outcome {
        case .open: return []
        case .refused(let reason): return [.say("Not now: \(reason)."), .bell]
        case .close(let action):
            overlay = nil
            return action.map { effects(of: $0) } ?? []
        }
    }

    private mutating func reduce(_ action: StageAction) -> [Effect] {
        switch action {
        case .paneHeightened(let rows): return resizePane(rows, isAcross: true)
        case .paneWidened(let columns): return resizePane(columns, isAcross: false)
        case .edgeDragged(let point):
            dragEdge(to: point)
            return []
        default: break
        }
        switch screen {
        case .lesson(var lesson):
            let effects = lesson.reduce(action)
            screen = .lesson(lesson)
            return effects
        case .stage(var stage):
            let effects = stage.reduce(action)
            screen = .stage(stage)
            return effects
        case .home, .table, .controllers: return []
        }
    }

    private mutating func reduce(_ action: LessonAction) -> [Effect] {
        guard case .lesson(var lesson) = screen else { return [] }
        // Enter reads on before it goes on.
        if action.goesOn, !isTooSmall, case let unread = LessonView.unread(lesson, size: size), unread.below > 0 {
            lesson.stage.scroll[.prose, default: 0] += max(1, unread.seen - 1)
            screen = .lesson(lesson)
            return []
        }
        if case .nextLessonPressed = action {
            guard let next = lesson.next else { return [] }
            let effects = keepArrangement()
            screens.removeLast()
            return effects + [.readLesson(next.id, .resume)]
        }
        let effects = lesson.reduce(action)
        screen = .lesson(lesson)
        return effects
    }
}

extension Action {
    /// Whether it comes from an effect or the clock, and not from the learner. A sentence on the screen then stays.
    var isFromOutside: Bool {
        switch self {
        case .ticked, .stage(.ran), .stage(.compiled), .stage(.saved), .question(.graded), .question(.regraded), .question(.tried),
            .question(.revealed),
            .home(.progressRead),
            .table(.measured), .controllers(.surveyed), .controllers(.counted):
            true
        default: false
        }
    }
}
