import Canvas
import Curriculum
internal import Projects
import Stage
import TypeChecker

/// The state with the services that its effects need. Screen and plain mode are two fronts of one of these.
@MainActor
final class Session {
    private(set) var state: TutorState
    let services: Services
    private(set) var hasQuit = false
    /// Rings the bell of the front end.
    var ring: () -> Void = {}
    /// Told before something that may be long, and after it.
    var wait: (begin: () -> Void, end: () -> Void) = ({}, {})
    /// Runs a program that has the terminal meanwhile; its exit status, nil when it could not be started.
    var program: @MainActor ([String]) -> Int32? = { _ in nil }

    init(_ state: TutorState, services: Services) {
        self.state = state
        self.services = services
    }

    /// Does an action and everything that follows from it.
    func send(_ action: Action) {
        perform(state.reduce(action))
    }

    /// Performs the state's effects on the world outside.
    func perform(_ effects: [Effect]) {
        for effect in effects { perform(effect) }
    }

    /// Does something that runs programs.
    private func waiting<Result>(for work: () -> Result) -> Result {
        wait.begin()
        defer { wait.end() }
        return work()
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .run(let request, let purpose): send(.stage(.ran(waiting { services.run(request) }, purpose)))
        case .compile(let sources): wanted.append(sources)
        case .grade(let question, let lesson, let answer, let purpose): grade(question, lesson, answer, purpose)
        case .whyNot(let model, let callback, let object, let event):
            let (silence, counterfactual) = waiting { model.answer(whyNot: callback, to: object, after: event) }
            send(.stage(.whyNotFound(silence, counterfactual)))
        case .solve(let question, let lesson, let text):
            send(.question(.revealed(waiting { services.solve(question, lesson, text) })))
        case .edit(let draft): edit(draft)
        case .makeDraft(let draft):
            // Where no copy can be made, editing says why.
            guard let drafts = services.drafts, (try? drafts.make(draft)) != nil else { return }
            send(.question(.draftMade(Drafts.short(drafts.path(draft)))))
        case .startOver(let draft):
            do throws(SceneFailure) { try services.drafts?.putAside(draft) } catch { tell("Your text is as it was", error) }
        case .keep(let change): if held == nil { keep(change) } else { held?.append(change) }
        case .readProgress:
            do { send(.home(.progressRead(try services.progress()))) } catch { tell("Your progress could not be read", error) }
        case .readLesson(let id, let place): send(.home(.lessonRead(services.lesson(id), place, place == .resume ? answers(id) : [])))
        case .readForm(let id): send(.home(.formRead(services.lesson(id))))
        case .readInventory: send(.home(.inventoryRead(services.inventory())))
        case .readFastTrack(let id): send(.home(.fastTrackRead(services.lesson(id))))
        case .readReviews(let lesson): readReviews(of: lesson)
        case .prepareSearch: send(.home(.searchReady(services.search())))
        case .readFiles(let paths): send(.home(.filesRead(services.files(paths), paths: paths)))
        case .rereadFiles(let paths): send(.stage(.reloaded(services.files(paths))))
        case .rereadControllers(let paths): send(.controllers(.reloaded(services.files(paths))))
        case .survey(let sources): send(.controllers(.surveyed(waiting { services.survey(sources) })))
        case .count(let program, let setting, let opens):
            send(.controllers(.counted(setting, waiting { services.worth(program, setting) }, opens: opens)))
        case .readFinding(let model, let finding):
            let mend = waiting { services.mend(model, finding) }
            let kept = state.progress?.keptFindings ?? []
            send(.stage(.findingRead(finding, mend, isKept: model.questionID(of: finding).map(kept.contains) ?? false)))
        case .keepFinding(let model, let finding, let mend):
            let kept = waiting { services.question(model, finding, mend) }
            if let kept { keep(.keptFinding(kept)) }
            send(.stage(.findingWasKept(kept)))
        case .save(let session, let path):
            do throws(SavingError) {
                try services.save(session, path)
                send(.stage(.saved("Saved: appear replay \(path) goes on here.")))
            } catch {
                send(.stage(.saved("Not saved: \(error).")))
                ring()
            }
        case .measure(let request): send(.table(.measured(services.measure(request), request)))
        case .bell: ring()
        case .quit: hasQuit = true
        // The state keeps these two for itself.
        case .present, .say: break
        }
    }

    // MARK: Counting

    /// Whether there is a controller whose run can be counted while nobody presses a key.
    var hasMoreToCount: Bool {
        guard state.overlay == nil, case .controllers(let list) = state.screen else { return false }
        return list.surveyed != nil && list.uncounted != nil
    }

    /// Counts what the next run is worth. `isBrokenOff` says afterwards whether that is to be thrown away.
    func countNext(unless isBrokenOff: () -> Bool) {
        guard case .controllers(let list) = state.screen, let program = list.surveyed?.program, let setting = list.uncounted else { return }
        let worth = services.worth(program, setting)
        guard !isBrokenOff() else { return }
        send(.controllers(.counted(setting, worth, opens: false)))
    }

    // MARK: Progress

    /// Changes that wait until there is a picture; nil when there is one.
    private var held: [ProgressChange]?

    /// Lets changes of the progress wait.
    func holdChanges() { held = [] }

    /// Writes the changes that have waited, and from now on each as it comes.
    func releaseChanges() {
        let changes = held ?? []
        held = nil
        for change in changes { keep(change) }
    }

    private func keep(_ change: ProgressChange) {
        do { try services.keep(change) } catch { tell("Your progress could not be written", error) }
    }

    // MARK: The compiler

    /// Files that the compiler is to read once there is a picture.
    private var wanted: [[Source]] = []
    /// The files on the stage at the last look, and when one of them was last written.
    private var seen: (files: [String], time: Double)?
    /// What the compiler reads now, and what follows from what it says.
    private var readings: [(answer: CompilerAnswer, follow: ([CompilerMessage]) -> Void)] = []

    /// Whether the compiler will have something to say.
    var isCompiling: Bool { !readings.isEmpty }

    /// Lets the compiler begin with what it is to read.
    func beginCompiling() {
        for sources in wanted {
            guard let answer = services.compile(sources, .open) else { continue }
            readings.append((answer, { [unowned self] messages in send(.stage(.compiled(sources, messages))) }))
        }
        wanted = []
    }

    /// Does what follows from what the compiler has said meanwhile; false when it has said nothing.
    func hearCompiler() -> Bool {
        let ready = readings.filter { $0.answer.messages() != nil }
        readings.removeAll { $0.answer.messages() != nil }
        for reading in ready { reading.follow(reading.answer.messages() ?? []) }
        return !ready.isEmpty
    }

    /// Waits until the compiler has read everything.
    func awaitCompiler() {
        beginCompiling()
        while !readings.isEmpty {
            let reading = readings.removeFirst()
            reading.follow(reading.answer.wait())
        }
    }

    /// The files that run again when they are written; empty where the screen in front shows none.
    var watchedFiles: [String] {
        guard state.overlay == nil || state.isToldOfLesson else { return [] }
        if let draft = state.draft { return services.drafts.map { [$0.path(draft)] } ?? [] }
        if let written = writtenLesson { return written.files }
        guard let stage = state.stage, !stage.paths.isEmpty, stage.drag == nil else { return [] }
        return stage.paths + stage.base.run.sources.map(\.path)
    }

    /// The lesson in front with its files, where it is being written; nil for others.
    private var writtenLesson: (id: String, files: [String])? {
        guard case .lesson(let lesson) = state.screen, let id = lesson.lesson?.id else { return nil }
        let files = services.lessonFiles(id)
        return files.isEmpty ? nil : (id, files)
    }

    /// Runs the files on the screen again where one of them has been written since the last look. False where nothing was.
    func lookAtFiles() -> Bool {
        let files = watchedFiles
        guard !files.isEmpty, let now = services.written(files) else { return false }
        defer { seen = (files, now) }
        guard let seen, seen.files == files, now > seen.time else { return false }
        guard let draft = state.draft else {
            send(writtenLesson.map { .home(.lessonRewritten(services.lesson($0.id))) } ?? .stage(.reloadPressed))
            return true
        }
        guard let text = services.drafts?.text(files[0]), text != draft.text else { return false }
        send(.question(.edited(text)))
        return true
    }

    /// Lets the compiler leave off.
    func abandonCompiling() {
        for reading in readings { reading.answer.abandon() }
        readings = []
    }

    // Code that a learner has written is read by the compiler while it runs; it does not count as solved before that is done.
    private func grade(_ question: Question, _ lesson: String, _ answer: Answer, _ purpose: GradingPurpose) {
        let reading = purpose == .answer ? question.sources(with: answer).flatMap { services.compile($0, .closed) } : nil
        let feedback = waiting { services.grade(question, lesson, answer) }
        guard let reading else {
            switch purpose {
            case .answer: return send(.question(.graded(answer, feedback)))
            case .again: return send(.question(.regraded(answer, feedback)))
            case .trial: return send(.question(.tried(answer, feedback)))
            }
        }
        readings.append(
            (
                reading,
                { [unowned self] messages in
                    guard state.isGrading(question, of: lesson, answer) else { return }
                    let problems = messages.map { CurriculumProblem($0.location, $0.text) }
                    send(.question(.graded(answer, feedback.refused(by: problems))))
                }
            ))
    }

    // Without the answers the questions are asked again, which loses nothing.
    private func answers(_ lesson: String) -> [AnswerRecord] {
        do { return try services.answers(lesson) } catch { return [] }
    }

    private func edit(_ draft: Draft) {
        guard let drafts = services.drafts else { return }
        do throws(SceneFailure) {
            try drafts.make(draft)
            let path = drafts.path(draft)
            try services.edit(path, draft.line, program)
            guard let edited = drafts.text(path) else {
                throw SceneFailure(lines: ["What the editor left behind is no UTF-8 text.", "It is in \(path)."])
            }
            send(.question(.edited(edited == draft.text ? nil : edited)))
        } catch {
            tell("Nothing was run", error)
        }
    }

    // What is due today, or all questions of one lesson.
    private func readReviews(of id: String?) {
        var read: [String: (lesson: Lesson, reworded: Lesson?)] = [:]
        func lessons(_ id: String) -> (lesson: Lesson, reworded: Lesson?)? {
            if let known = read[id] { return known }
            guard case .success(let lesson) = services.lesson(id) else { return nil }
            read[id] = (lesson, services.reworded(id, state.day))
            return read[id]
        }
        var names = state.progress?.dueToday.map { ($0.lesson, $0.question) } ?? []
        if let id { names = lessons(id)?.lesson.questions.map { (id, $0.id) } ?? [] }
        let questions = names.compactMap { name, id -> (Lesson, Question)? in
            guard let (lesson, reworded) = lessons(name), let question = lesson.question(id) else { return nil }
            // A scene whose words the learner remembers would be answered by heart. A file that is to be mended is the learner's own.
            guard question.kind != .fix, let reworded, let same = reworded.question(id) else { return (lesson, question) }
            return (reworded, same)
        }
        send(.home(.reviewsRead(questions)))
    }

    // A write that has failed is not forgotten because a read fails behind it.
    private func tell(_ title: String, _ failure: SceneFailure) {
        var notice = Notice(title, failure.lines)
        if case .notice(let standing)? = state.overlay, standing.isOfFailure, standing.title != title {
            notice = standing
            if !notice.lines.contains("\(title):") { notice.lines += ["\(title):"] + failure.lines }
        }
        notice.isOfFailure = true
        perform(state.reduce(.shown(.notice(notice))))
    }
}
