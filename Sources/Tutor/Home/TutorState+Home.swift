import Canvas
import Curriculum
internal import Projects
import Stage

extension TutorState {
    /// Handles the learner's actions at home, and the results of effects.
    mutating func reduce(_ action: HomeAction) -> [Effect] {
        switch action {
        case .progressRead(let progress):
            let isFirst = self.progress == nil
            self.progress = progress
            if case .lesson(var lesson) = screen {
                lesson.take(progress)
                screen = .lesson(lesson)
            }
            if isFirst {
                arrangements = progress.arrangements
                arrange()
            }
            return []
        case .lessonRead(.success(let lesson), let place, let answers): return enter(lesson, at: place, answers)
        case .lessonRead(.failure(let failure), _, _):
            overlay = .notice(Notice("This lesson cannot be read", failure.lines + ["", "Mend the file and open the lesson again."]))
            return []
        case .lessonRewritten(let result): return take(result)
        case .reviewsRead(let questions): return enter(LessonState(reviews: questions, seed: day))
        case .inventoryPressed: return [.readInventory]
        case .inventoryRead(.success(.form(let form))): return [.readForm(form)]
        case .inventoryRead(.success(.none(let reason))): return [.say("Not now: \(reason)."), .bell]
        case .inventoryRead(.failure(let failure)):
            overlay = .notice(Notice("The inventory cannot be read", failure.lines))
            return []
        case .fastTrackPressed:
            guard case .home(let home) = screen, let outline = home.lesson(in: homeItems, course) else { return [.bell] }
            return [.readFastTrack(outline.id)]
        case .fastTrackRead(.success(let lesson)):
            let questions = lesson.questions.map { (lesson, $0) } + (lesson.exercise.map { [(lesson, $0.question)] } ?? [])
            return enter(LessonState(reviews: questions, seed: day, fastTrack: lesson.outline))
        case .formRead(.success(let form)):
            var state = LessonState(form: form)
            if let bookmark = progress?.lessons[form.id]?.bookmark { state.resume(bookmark, []) }
            return enter(state)
        case .fastTrackRead(.failure(let failure)), .formRead(.failure(let failure)):
            overlay = .notice(Notice("This lesson cannot be read", failure.lines))
            return []
        case .filesRead(let result, let paths): return enter(result, paths)
        case .searchTyped(let text): return [.say("Nothing here speaks of “\(text)”.")]
        case .filesTyped(let text): return [.readFiles(text.split(separator: " ").map(String.init))]
        case .searchAsked: return [.prepareSearch]
        case .searchReady(let search):
            guard let search else { return [.say("There is no course to search.")] }
            return [.present(.prompt(Prompt(search, asked: course?.frequentQuestions ?? [])))]
        case .resultChosen(let lesson, let step): return [.readLesson(lesson, step.map { .step($0) } ?? .start)]
        case .lessonChosen(let id):
            guard case .lesson = screen else { return [.readLesson(id, .resume)] }
            let effects = leave()
            screens.removeLast()
            return effects + [.readProgress, .readLesson(id, .resume)]
        case .filesAsked:
            return [
                .present(
                    .prompt(
                        Prompt(.files, title: "Your own files", hint: "the path of a Swift file, or of a folder of them", suggestions: [])))
            ]
        case .reviewsPressed:
            guard progress?.dueToday.isEmpty == false else { return [.say("Nothing is due now.")] }
            return [.readReviews(nil)]
        case .tablePressed:
            screens.append(.table(TableState()))
            return [.measure(TableRequest())]
        case .moved, .chosen, .opened: return moveOrOpen(action)
        }
    }

    /// The number of the day: each has another order of choices, and other words where there are several.
    var day: UInt64 { UInt64(max(0, min(progress?.time ?? 0, 1e12)) / 86_400) }

    private mutating func moveOrOpen(_ action: HomeAction) -> [Effect] {
        guard case .home(var home) = screen else { return [] }
        let items = homeItems
        var opens = false
        switch action {
        case .moved(let by): home.move(by, in: items)
        case .chosen(let index):
            home.selection = index
            opens = true
        default: opens = true
        }
        screen = .home(home)
        guard opens, items.indices.contains(home.selection) else { return [] }
        switch items[home.selection] {
        case .go(let lesson): return [.readLesson(lesson, .resume)]
        case .lesson(let outline): return [.readLesson(outline.id, .resume)]
        case .reviews: return reduce(HomeAction.reviewsPressed)
        case .inventory: return reduce(HomeAction.inventoryPressed)
        case .table: return reduce(HomeAction.tablePressed)
        case .files: return reduce(HomeAction.filesAsked)
        case .search: return reduce(HomeAction.searchAsked)
        case .coming(let lesson): return [.say("Not now: \(lesson.absence)."), .bell]
        case .heading: return []
        }
    }

    private static let cannotBeRead = "The lesson cannot be read as it is now"

    /// Whether the window in front says that the lesson behind it cannot be read.
    var isToldOfLesson: Bool {
        if case .notice(let notice)? = overlay { notice.title == Self.cannotBeRead } else { false }
    }

    // Shows a lesson that has been rewritten at the page that is open, or says why it cannot be read.
    private mutating func take(_ rewritten: Result<Lesson, SceneFailure>) -> [Effect] {
        guard case .lesson(let old) = screen else { return [] }
        if isToldOfLesson { overlay = nil }
        switch rewritten {
        case .failure(let failure):
            overlay = .notice(Notice(Self.cannotBeRead, failure.lines + ["", "It is read again when you save it."]))
            return []
        case .success(let lesson):
            var state = LessonState(lesson: lesson, next: old.next)
            state.resume(old.bookmark, [])
            screens.removeLast()
            return enter(state)
        }
    }

    private mutating func enter(_ lesson: Lesson, at place: LessonPlace, _ answers: [AnswerRecord]) -> [Effect] {
        let known = progress?.lessons[lesson.id]
        var state = LessonState(lesson: lesson, next: course?.lesson(after: lesson.id))
        switch place {
        case .start: break
        case .resume: if let bookmark = known?.bookmark, known?.isFinished != true { state.resume(bookmark, answers) }
        case .step(let id): state.page = lesson.steps.firstIndex { $0.id == id } ?? 0
        }
        return enter(state)
    }

    private mutating func enter(_ lesson: LessonState) -> [Effect] {
        var lesson = lesson
        let effects = lesson.reduce(LessonAction.arrived)
        screens.append(.lesson(lesson))
        arrange()
        return effects
    }

    private mutating func enter(_ result: Result<[Source], SceneFailure>, _ paths: [String]) -> [Effect] {
        switch result {
        case .failure(let failure):
            overlay = .notice(Notice("These files cannot be read", failure.lines))
            return []
        case .success(let sources): return begin(paths, sources, Setting(world: .open))
        }
    }

    /// Shows the learner's own files: the list of their controllers, or the stage.
    mutating func begin(
        _ paths: [String], _ sources: [Source], _ setting: Setting, at event: Int? = nil, assumesAll: Bool = false
    ) -> [Effect] {
        TutorStart.listsControllers(of: sources, setting, event: event)
            ? list(paths, sources, setting, assumesAll: assumesAll) : enter(paths, sources, setting, at: event)
    }

    /// Puts the learner's own files on the stage, at an event or at the beginning. `name` comes first in the title.
    mutating func enter(
        _ paths: [String], _ sources: [Source], _ setting: Setting, named name: String? = nil, at event: Int? = nil
    ) -> [Effect] {
        let files = ControllersState.title(of: paths)
        let title = name.map { "\($0) · \(files)" } ?? files
        let scene = SceneRequest(title: title, run: RunPrescription(sources: sources, setting: setting))
        var stage = StageState(scene)
        stage.paths = paths
        screens.append(.stage(stage))
        arrange()
        return [.run(scene, .open(event.map { .place(Place(event: $0)) }))]
    }
}
