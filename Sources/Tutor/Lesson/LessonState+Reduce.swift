import Canvas
import Curriculum
import Reference
import Stage
import TypeChecker

extension LessonState {
    /// Handles an action with the lesson.
    mutating func reduce(_ action: LessonAction) -> [Effect] {
        switch action {
        case .nextPressed:
            if isHeld, let reason = heldReason { return [.say(reason.capitalizedFirst + "."), .bell] }
            guard !isLast else { return [] }
            page += 1
            return arrive()
        case .previousPressed:
            guard page > 0, !isForm else { return [.bell] }
            page -= 1
            return arrive()
        case .pageChosen(let page):
            if let reason = reasonNot(toGoTo: page) { return [.say("Not now: \(reason)."), .bell] }
            self.page = page
            return arrive()
        case .arrived: return arrive()
        case .nextLessonPressed: return []
        case .tellAsked:
            guard let outline, let asked = outline.tell else { return [.bell] }
            return [
                .present(
                    .prompt(
                        Prompt(
                            .sentence, title: "In your own words", hint: asked, text: sentences[outline.id] ?? "", suggestions: [])))
            ]
        case .told(let text):
            guard let outline else { return [.bell] }
            sentences[outline.id] = text
            return [.keep(.told(lesson: outline.id, text))]
        }
    }

    /// The callbacks and the words of the glossary on the page.
    private var namesOfPage: [String] {
        let rows = LessonView(lesson: self, commands: []).rows(width: 1000, theme: .colorless, glyphs: .ascii)
        let text = rows.map { $0.text.string }.joined(separator: " ")
        // A plain word of the text, such as draw, is no callback.
        let callbacks = text.split { !$0.isLetter && $0 != "_" }.map(String.init).filter { word in
            word.dropFirst().contains(where: \.isUppercase) && !CallbackGuide.guides(for: word).isEmpty
        }
        return callbacks + Glossary.words(in: text)
    }

    /// Why a page, by its place from 0, cannot be gone to; nil when it can.
    func reasonNot(toGoTo page: Int) -> String? {
        if isForm { return "the inventory goes forward, one question after the other" }
        guard pages.indices.dropLast().contains(page) else { return "there are pages 1 to \(pages.count - 1)" }
        return page > self.page && isHeld ? heldReason : nil
    }

    private var heldReason: String? { question.map { _ in "answer the question first, or press s to skip it" } }

    // Makes the page's question and stage ready; a run that is there already is kept.
    private mutating func arrive() -> [Effect] {
        makeQuestion()
        shown = nil
        stage.proseTitle = stepTitle
        stage.pageMark = "page \(place)"
        stage.setFocus(.prose)
        stage.scroll = [:]
        stage.isPlaying = false
        var effects: [Effect] = []
        if !isReview, let lesson {
            var place = bookmark
            place.stage = mark
            effects.append(.keep(.reached(lesson: lesson.id, place)))
        }
        if case .end = pages[page] {
            if !isReview, case .step(let lesson, _)? = pages.first { effects.append(.keep(.finished(lesson: lesson.id))) }
            if let fastTrack, missed.isEmpty { effects.append(.keep(.finished(lesson: fastTrack.id))) }
            if !questions.isEmpty { effects.append(.readProgress) }
        }
        if let draft = question?.draft { effects.append(.makeDraft(draft)) }
        return effects + regrading() + prepareStage()
    }

    // What the compiler said of an answer while another page was seen has not been heard.
    private func gradingAgain() -> [Effect] {
        guard let question, case .grading(let answer) = question.phase else { return [] }
        return [.grade(question.question, lesson: question.lesson, answer, .answer)]
    }

    // An answer given before the learner left the lesson is run again and kept.
    private mutating func regrading() -> [Effect] {
        guard var question, case .asking = question.phase, let record = given.removeValue(forKey: question.question.id),
            question.takeUp(record)
        else { return gradingAgain() }
        self.question = question
        return [.grade(question.question, lesson: question.lesson, record.answer, .again)]
    }

    private mutating func makeQuestion() {
        guard question == nil else { return }
        switch pages[page] {
        case .step(let lesson, let index):
            if let id = lesson.steps[index].question, let asked = lesson.question(id) { question = QuestionState(asked, lesson: lesson.id) }
        case .question(let lesson, let asked): question = QuestionState(asked, lesson: lesson.id)
        case .end: break
        }
    }

    private mutating func prepareStage() -> [Effect] {
        guard let prescription else { return [] }
        stage.watches = prescription.watch
        stage.highlights = Set(prescription.highlight)
        stage.bringForward(evidence)
        let request = SceneRequest(title: title, run: prescription.run)
        let isSame = stage.model != nil && stage.base.run == request.run && stage.ownSteps.isEmpty && stage.drag == nil
        stage.set(request)
        stage.drag = nil
        stage.limit = nil
        if isSame {
            stage.endComparing()
            settle()
            return takeUp() + stage.comparing
        }
        return [.run(request, .open(nil))]
    }

    // The pane that the page speaks of.
    private var evidence: StagePane {
        let spokenOf = prescription?.highlight.compactMap { highlight -> StagePane? in
            switch highlight {
            case .code: .code
            case .hierarchy, .geometry: .hierarchy
            case .console: .console
            case .memory: .memory
            case .screen, .facts, .narration, .timeline, .transaction: nil
            }
        }
        return spokenOf?.first ?? .code
    }

    /// The title of the lesson and of the page.
    var pageTitle: String { isLast ? title : "\(title) · \(stepTitle)" }

    /// The page's own title.
    private var stepTitle: String {
        switch pages[page] {
        case .step(let lesson, let index): lesson.steps[index].title
        case .question(let lesson, let question): isReview ? lesson.outline.title : lesson.heading(of: question)
        case .end: title
        }
    }

    // Puts the stage at the page's moment, and holds it there while the question is open.
    private mutating func settle() {
        guard let prescription else { return }
        stage.limit = nil
        let place = stage.event(at: .moment(prescription.show))
        stage.go(to: place ?? stage.lastReachable)
        if isStageHeld { stage.limit = heldEvent ?? stage.position }
        stage.hidden = isStageHeld ? question?.asked ?? [] : []
        stage.go(to: min(stage.position, stage.lastReachable))
        settled = stage.position
        stage.comparison = shown == nil ? prescription.compare : nil
    }

    // The learner must not read an order off the timeline. So the stage ends before the first moment to be ordered.
    private var heldEvent: Int? {
        guard let question, question.question.kind == .order else { return nil }
        let events = question.question.choices.compactMap { $0.moment.flatMap { stage.event(at: .moment($0)) } }
        return events.min().map { max(0, $0 - 1) }
    }

    /// Handles an action on the stage beside the text.
    mutating func reduce(_ action: StageAction) -> [Effect] {
        if case .explainAsked = action, stage.focus == .prose {
            return StageState.explain(namesOfPage, otherwise: "this page uses no word of the glossary")
        }
        // A page is about one system: another one stands beside it, and the page says what differs.
        if case .osAsked = action { return [.present(.menu(stage.menu(of: .system)))] }
        // Only the menu of comparisons has a use for it.
        if case .compareAsked = action { stage.solution = modelSolution }
        let effects = stage.reduce(action)
        if case .ran(_, .open(let place)) = action, shown == nil || place == nil {
            settle()
            return effects + takeUp() + stage.comparing
        }
        if case .ran(_, .open) = action, let shown { stand(at: shown) }
        return effects
    }

    // Restores the stage as the learner left it: the pane, the level, the steps, the event.
    private mutating func takeUp() -> [Effect] {
        guard let mark else { return [] }
        self.mark = nil
        if let level = Level(rawValue: mark.level) { stage.level = level }
        if let pane = StagePane(rawValue: mark.pane) { stage.setFocus(pane) }
        let place = StagePlace.name(EventName(label: mark.event, count: mark.count))
        let steps = mark.steps.compactMap { try? Step($0) }
        guard steps.isEmpty || isHeld else {
            stage.ownSteps = steps
            return [.run(stage.request, .resume(place))]
        }
        if let event = stage.event(at: place) { stage.go(to: event) }
        return []
    }

    /// Handles an action with the page's question.
    mutating func reduce(_ action: QuestionAction) -> [Effect] {
        guard var question else { return [] }
        if isForm, action.isHelp { return [.say("The inventory asks what you know now: it gives no help."), .bell] }
        // Enter belongs to the question again.
        if stage.focus == .code, !Action.question(action).isFromOutside { stage.setFocus(.prose) }
        var effects = question.reduce(action)
        self.question = question
        // What the learner does is in sight: a scrolled text comes back to it, and a pane that has the whole window gives it back.
        stage.scroll[.prose] = nil
        if stage.isZoomed { stage.setFocus(.prose) }
        stage.isZoomed = false
        switch action {
        case .graded where isForm, .skipped where isForm:
            page += 1
            return effects + arrive()
        case .graded(_, let feedback), .tried(_, let feedback): effects += show(feedback)
        case .regraded, .skipped: reveal()
        case .undone: effects += prepareStage()
        default: break
        }
        return effects
    }

    private mutating func reveal() {
        stage.limit = nil
        stage.hidden = []
    }

    // Shows the consequence of an answer: its run, at the place of the mistake.
    private mutating func show(_ feedback: Feedback) -> [Effect] {
        reveal()
        guard let run = feedback.run else { return [] }
        shown = feedback
        let messages = feedback.isRefused ? feedback.problems.map { CompilerMessage($0.location, $0.message) } : []
        stage.compiled = StageState.Compiled(sources: run.sources, messages: messages)
        let place = feedback.place.map { StagePlace.place($0) } ?? .moment(.end)
        if run == stage.base.run, stage.model != nil, stage.ownSteps.isEmpty {
            if let event = stage.event(at: place), feedback.place != nil { stage.go(to: event) }
            stand(at: feedback)
            return []
        }
        stage.set(SceneRequest(title: stage.base.title, run: run))
        return [.run(stage.base, .open(place))]
    }

    // At the first frame that shows what the answer comes to, with the line that it is about beside it.
    private mutating func stand(at feedback: Feedback) {
        if let refused = stage.messages.first { return stage.show(refused.location) }
        guard let model = stage.model, let consequence = feedback.consequence, let frame = model.frame(of: consequence) else { return }
        let cause = stage.position
        let before =
            switch consequence {
            case .frame: frame - 1
            case .end: model.frame(after: cause) ?? -1
            }
        stage.consequence = StageState.Consequence(cause: cause, before: (0..<frame).contains(before) ? before : nil, frame: frame)
        stage.go(to: model.recording.event(atFrame: frame))
        stage.jumpedFrom = cause
    }

    /// Everything that can be done, the question's keys first.
    var commands: [Command] {
        if stage.drag != nil { return stage.commands }
        // In the code Enter is for breakpoints.
        let isAtCode = stage.focus == .code && !isLast
        var commands: [Command] = isAtCode ? stage.codeCommands : []
        if let question {
            commands += question.commands.filter { command in
                (stage.focus == .prose || !["move", "cell", "move row"].contains(command.title)) && !(isForm && command.isHelp)
            }
        }
        let section = "The lesson"
        let isFree = !commands.contains { $0.bindings.contains { $0.keys.contains(.enter) } }
        if isFree {
            let end = next == nil || isReview ? "this is the end; Esc leads home" : nil
            commands.append(
                isLast
                    ? Command(
                        [.enter], "next lesson", "go on to the next lesson", section: section, priority: 9, unless: end,
                        .lesson(.nextLessonPressed))
                    : Command([.enter], "go on", "the next page of the lesson", section: section, priority: 9, .lesson(.nextPressed)))
        }
        if question?.isMending == true {
            commands.append(
                Command(["s"], "leave it", "the next page; your file is kept", section: section, priority: 9, .lesson(.nextPressed)))
        }
        if isLast, outline?.tell != nil {
            let isWritten = outline.flatMap { sentences[$0.id] } != nil
            commands.append(
                Command(
                    ["w"], isWritten ? "write again" : "your sentence", "write a sentence of your own, which is kept", section: section,
                    priority: 8, .lesson(.tellAsked)))
        }
        commands.append(
            Command(
                [.backspace], "page back", "the page before", section: section, priority: 5,
                unless: isForm ? "the inventory goes forward only" : page == 0 ? "this is the first page" : nil,
                .lesson(.previousPressed)))
        if !isLast {
            commands.append(Command(["T"], "tour", "a tour: the parts of the screen, in six steps", section: section, .tourAsked))
        }
        // The end has no stage beside it.
        return commands + (isLast ? stage.commands.filter { $0.section == "Everywhere" } : stage.commands)
    }
}

extension QuestionAction {
    /// Whether it helps with an answer, or takes one back.
    fileprivate var isHelp: Bool {
        switch self {
        case .hintAsked, .undone, .revealed: true
        default: false
        }
    }
}

extension Command {
    /// Whether it helps with an answer.
    fileprivate var isHelp: Bool {
        bindings.contains { binding in if case .question(let action) = binding.action { action.isHelp } else { false } }
    }
}
