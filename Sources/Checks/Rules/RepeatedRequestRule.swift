import Heap
import Interpreter
import Projects
import Stage

/// A request that begins again with each appearance.
struct RepeatedRequestRule: Rule {
    let name = "repeated-request"
    let summary = "a network request begins each time the controller appears"
    let page = RulePage(
        what:
            "A network request begins in `viewWillAppear`, `viewIsAppearing` or `viewDidAppear`. The same request begins again each time the screen appears.",
        why: [
            "A request in `viewWillAppear` begins again with every tab switch, every pop back and every full-screen dismissal. [claim G20]",
            "A cancelled swipe back brings `viewWillAppear` once more, with no `viewDidDisappear` before it. [claim G48]",
            "What is fetched once belongs in `viewDidLoad`; a light refresh belongs in `viewIsAppearing`. [claim G33]",
        ],
        wrong: """
            import UIKit

            final class HeadlineViewController: UIViewController {
                private let headlineLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    view.addSubview(headlineLabel)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    fetchHeadline()
                }

                private func fetchHeadline() {
                    Task { [weak self] in
                        guard let url = URL(string: "https://example.com/headline"),
                            let (data, _) = try? await URLSession.shared.data(from: url)
                        else { return }
                        self?.headlineLabel.text = String(decoding: data, as: UTF8.self)
                    }
                }
            }
            """,
        right: """
            import UIKit

            final class HeadlineViewController: UIViewController {
                private let headlineLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    view.addSubview(headlineLabel)
                    fetchHeadline()
                }

                private func fetchHeadline() {
                    Task { [weak self] in
                        guard let url = URL(string: "https://example.com/headline"),
                            let (data, _) = try? await URLSession.shared.data(from: url)
                        else { return }
                        self?.headlineLabel.text = String(decoding: data, as: UTF8.self)
                    }
                }
            }
            """,
        mend: "fetch once in viewDidLoad(), and later only what is out of date",
        lesson: "09")

    private static let appearance: Set<String> = ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"]

    func findings(in context: RuleContext) -> [Finding] {
        let appearances = appearances(in: context)
        let requests = requests(in: context, after: appearances)
        let told = Set(requests.compactMap(\.place).map(Line.init))
        return requests + tasks(in: context, after: appearances).filter { $0.place.map { !told.contains(Line($0)) } ?? true }
    }

    private func requests(in context: RuleContext, after appearances: [Int?]) -> [Finding] {
        var first: [Line: Int] = [:]
        var told: Set<Line> = []
        return context.recording.events.compactMap { event in
            guard event.kind == .network, event.name == "request", let request = event.caller ?? event.location,
                let callback = appearances[event.index].map({ context.recording.events[$0] }), let controller = callback.object
            else { return nil }
            // A service does what it is told: the controller's own line is to blame.
            let own = context.run.runningFunctions(at: event.index).first { $0.object == controller }?.location
            let place = own ?? request
            let line = Line(place, "\(controller.index)")
            guard let earlier = first[line] else {
                first[line] = callback.index
                return nil
            }
            guard earlier != callback.index, told.insert(line).inserted else { return nil }
            return finding(
                "the same request begins with each \(context.recording.name(of: callback)): again in event \(event.index), and so with every tab "
                    + "switch, pop, full-screen dismissal and cancelled swipe",
                "fetch once in viewDidLoad(), and later only what is out of date", at: place, event: event.index, point: 9)
        }
    }

    /// For each event the appearance of a controller of the learner's that it follows from, across tasks and blocks, as an index.
    private func appearances(in context: RuleContext) -> [Int?] {
        var behind: [Int?] = []
        for event in context.recording.events {
            let cause = event.cause.map { context.recording.events[$0] }
            let isOwn = cause.map { cause in
                cause.kind == .callback && Self.appearance.contains(cause.name) && cause.object.map(context.isOwnController) == true
            }
            behind.append(isOwn == true ? event.cause : cause?.kind == .input ? nil : event.cause.flatMap { behind[$0] })
        }
        return behind
    }

    // MARK: The app's own services

    /// A task of an appearance waits for another type's answer and takes it. The task of the next appearance does so again.
    private func tasks(in context: RuleContext, after appearances: [Int?]) -> [Finding] {
        var first: [Line: (callback: Int, task: ObjectID?)] = [:]
        var told: Set<Line> = []
        let suspensions = context.recording.events.filter { $0.kind == .task && $0.name == "suspended" && appearances[$0.index] != nil }
        return context.sample(suspensions) { appearances[$0.index] }.compactMap { event in
            guard let callback = appearances[event.index].map({ context.recording.events[$0] }), callback.caller == nil,
                // A light refresh belongs there.
                callback.name != "viewIsAppearing(_:)", let controller = callback.object, takesTime(event, context),
                !isKeptToCancel(event, context), let (place, service) = awaited(by: event, of: controller, context)
            else { return nil }
            let line = Line(place, "\(controller.index)")
            guard let earlier = first[line] else {
                first[line] = (callback.index, event.object)
                return nil
            }
            guard earlier.callback != callback.index, isOver(earlier.task, before: callback, context), told.insert(line).inserted else {
                return nil
            }
            return finding(
                "the task of each \(context.recording.name(of: callback)) waits for \(service) again (event \(event.index)): so it does with "
                    + "every tab switch, pop, full-screen dismissal and cancelled swipe",
                "ask once in viewDidLoad(), and later only for what is out of date; or keep the task and cancel it in viewWillDisappear(_:)",
                at: place, event: event.index, point: 9)
        }
    }

    /// Whether a task has had its answer before a callback: what comes sooner cannot know it.
    private func isOver(_ task: ObjectID?, before callback: Event, _ context: RuleContext) -> Bool {
        context.recording.events[..<callback.index].contains { $0.kind == .task && $0.name == "finished" && $0.object == task }
    }

    /// Whether a task is at rest for a while: what is answered at once comes from a cache.
    private func takesTime(_ suspension: Event, _ context: RuleContext) -> Bool {
        let next = context.recording.events[suspension.index...].first {
            $0.kind == .task && $0.name == "resumed" && $0.object == suspension.object
        }
        return next.map { $0.time > suspension.time } ?? true
    }

    /// Whether the code keeps a task to cancel it.
    private func isKeptToCancel(_ suspension: Event, _ context: RuleContext) -> Bool {
        let made = context.recording.events.first { $0.kind == .task && $0.name == "created" && $0.object == suspension.object }
        guard let place = made?.location else { return false }
        let text = context.lines.text(at: place)
        guard let kept = context.lines.target(at: place) ?? text.firstMatch(of: /(\w+)\.append\(Task/).map({ String($0.1) }) else {
            return false
        }
        return context.recording.sources.contains { source in
            source.text.contains("\(kept)?.cancel()") || source.text.contains("\(kept).cancel()")
                || source.text.contains("\(kept).forEach { $0.cancel() }")
        }
    }

    /// The line of a controller's class that waits, and takes the result, and the function for which it waits, where that is another type's.
    private func awaited(by suspension: Event, of controller: ObjectID, _ context: RuleContext) -> (place: SourceLocation, service: String)?
    {
        guard let line = context.recording.events[...suspension.index].last(where: { $0.kind == .line }) else { return nil }
        let functions = context.run.runningFunctions(at: line.index)
        let types = context.lineage(of: context.recording.typeName(of: controller))
        let own = functions.firstIndex { function in
            function.location.map { place in types.contains { context.isLine(place, of: $0) } } == true
        }
        guard let own, own > 0, let place = functions[own].location, let inside = functions[own - 1].location else { return nil }
        let service = context.member(at: inside)?.name
        guard context.classes.first(where: { service?.hasPrefix("\($0.name).") == true })?.isController != true else { return nil }
        let text = context.lines.text(at: place)
        guard let head = text.firstRange(of: "await "), text[..<head.lowerBound].contains(/[=(]/), !text.hasPrefix("_ = "),
            context.header(around: inside)?.firstMatch(of: /\basync\b[^{]*->/) != nil
        else { return nil }
        return (place, service ?? functions[own - 1].name)
    }
}
