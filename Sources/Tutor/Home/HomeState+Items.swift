import Canvas
import Curriculum

extension HomeState {
    /// The list from top to bottom.
    static func items(_ course: Course?, _ progress: ProgressOverview?) -> [Item] {
        var items: [Item] = []
        if let lesson = upcoming(course, progress) { items.append(.go(lesson: lesson.id)) }
        items.append(.reviews)
        if course?.inventory.isEmpty == false { items.append(.inventory) }
        items += [.table, .files, .search]
        for chapter in course?.chapters ?? [] {
            items.append(.heading(chapter.title))
            items += chapter.entries.map { entry in
                switch entry {
                case .lesson(let outline): .lesson(outline)
                case .coming(let lesson): .coming(lesson)
                }
            }
        }
        return items
    }

    /// The lesson to continue with: the one opened last, or if that is finished, the one after it. If that is finished too, the first
    /// unfinished one.
    static func upcoming(_ course: Course?, _ progress: ProgressOverview?) -> LessonOutline? {
        guard let course else { return nil }
        if let last = progress?.last.flatMap({ course.outline(of: $0) }), progress?.lessons[last.id]?.isFinished != true { return last }
        if let last = progress?.last, let next = course.lesson(after: last), progress?.lessons[next.id]?.isFinished != true { return next }
        return course.lessons.first { progress?.lessons[$0.id]?.isFinished != true } ?? course.lessons.first
    }

    /// Moves the selection past headings.
    mutating func move(_ by: Int, in items: [Item]) {
        var index = selection
        for _ in 0..<abs(by) {
            var next = index + by.signum()
            while items.indices.contains(next), case .heading = items[next] { next += by.signum() }
            guard items.indices.contains(next) else { break }
            index = next
        }
        selection = min(max(0, index), max(0, items.count - 1))
    }

    /// Everything that can be done at home.
    func commands(_ items: [Item], course: Course?, progress: ProgressOverview?) -> [Command] {
        let home = "Home"
        var commands = [
            Command(
                "move", "move up / down", section: home, priority: 7,
                back: ([.up, "k"], .home(.moved(-1)), nil, "up"),
                forward: ([.down, "j"], .home(.moved(1)), nil, "down")),
            Command(
                [.enter, .right], "open", "open what is selected", section: home, priority: 9, unless: reasonNotToOpen(items),
                .home(.opened)),
            Command(
                "page", "move by pages", section: home, back: ([.pageUp], .home(.moved(-10)), nil, "page up"),
                forward: ([.pageDown], .home(.moved(10)), nil, "page down")),
            Command(
                "ends", "the first / the last line", section: home, back: ([.home], .home(.moved(-1000)), nil, "first line"),
                forward: ([.end], .home(.moved(1000)), nil, "last line")),
            Command(
                ["/"], "search", "search lessons, and the questions that learners ask", section: home, priority: 6,
                unless: course == nil ? "there is no course" : nil, .home(.searchAsked)),
            Command(
                ["r"], "reviews", "answer again what is due", section: home, priority: 4,
                unless: progress?.dueToday.isEmpty != false ? "nothing is due" : nil,
                .home(.reviewsPressed)),
            Command(
                ["f"], "fast track", "only the questions of the selected lesson: who answers all rightly has done it", section: home,
                priority: 1, unless: lesson(in: items, course) == nil ? "no lesson is selected" : nil, .home(.fastTrackPressed)),
            Command(["t"], "table", "the table of callbacks and facts", section: home, priority: 2, .home(.tablePressed)),
            Command(["o"], "your files", "put your own controllers on the stage", section: home, priority: 2, .home(.filesAsked)),
        ]
        // Whoever has opened a lesson finds it among all keys.
        commands.append(
            Command(
                ["T"], "tour", "a tour: the parts of the screen, in six steps", section: home,
                priority: progress?.lessons.isEmpty == false ? 0 : 8, unless: course?.lessons.isEmpty != false ? "there is no lesson" : nil,
                .tourAsked))
        let numbered = Self.numbered(items)
        let bindings = numbered.enumerated().compactMap { index, item -> Command.Binding? in
            "\(index + 1)".first.map {
                Command.Binding(keys: [Key(.character($0))], action: .home(.chosen(item)), disabledReason: nil, name: nil)
            }
        }
        commands.append(Command("1 to \(bindings.count)", "open a line by its number", section: home, bindings))
        commands.append(Command(["?"], "help", "all keys, searchable", section: "Everywhere", priority: 8, .helpAsked))
        commands.append(Command(["q"], "quit", "leave; everything is kept", section: "Everywhere", priority: 5, .leavePressed))
        return commands
    }

    /// The lesson of the selected line; nil for other lines.
    func lesson(in items: [Item], _ course: Course?) -> LessonOutline? {
        guard items.indices.contains(selection) else { return nil }
        switch items[selection] {
        case .lesson(let outline): return outline
        case .go(let id): return course?.outline(of: id)
        default: return nil
        }
    }

    /// The lines that have a number: the first nine that can be opened.
    static func numbered(_ items: [Item]) -> [Int] {
        Array(items.indices.filter { items[$0].canBeOpened }.prefix(9))
    }

    /// Why the selected line cannot be opened; nil when it can.
    private func reasonNotToOpen(_ items: [Item]) -> String? {
        guard items.indices.contains(selection), case .coming(let lesson) = items[selection] else { return nil }
        return lesson.absence
    }
}

extension HomeState.Item {
    /// Whether enter leads somewhere.
    var canBeOpened: Bool {
        switch self {
        case .heading, .coming: false
        default: true
        }
    }
}

extension ComingLesson {
    /// Why it cannot be opened.
    var absence: String { "lesson \(id) is not written yet" }
}
