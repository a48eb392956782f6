import Heap
import Interpreter
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
        var first: [Line: Int] = [:]
        var told: Set<Line> = []
        return context.recording.events.compactMap { event in
            guard event.kind == .network, event.name == "request", let request = event.caller ?? event.location,
                let callback = appearance(behind: event, context), let controller = callback.object
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

    /// The appearance of a controller of the learner's that a request follows from, across tasks and blocks.
    private func appearance(behind event: Event, _ context: RuleContext) -> Event? {
        var current = event.cause
        while let index = current {
            let cause = context.recording.events[index]
            if cause.kind == .input { return nil }
            if cause.kind == .callback, Self.appearance.contains(cause.name), cause.object.map(context.isOwnController) == true {
                return cause
            }
            current = cause.cause
        }
        return nil
    }
}
