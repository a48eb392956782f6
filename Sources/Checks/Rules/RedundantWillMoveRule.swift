import Heap
import Interpreter
import Stage

/// A call of willMove(toParent:) that addChild makes itself.
struct RedundantWillMoveRule: Rule {
    let name = "redundant-will-move"
    let summary = "willMove(toParent:) is called by code although addChild calls it"
    let page = RulePage(
        what: "A container calls `willMove(toParent: self)` of a child that it also adds with `addChild(_:)`. The child is told twice.",
        why: [
            "`addChild(_:)` calls `willMove(toParent:)` of the new child by itself. [Apple UIViewController.willMove(toParent:)]",
            "A further call before `addChild(_:)` notifies the child a second time. [claim G31]",
            "When a child leaves, `willMove(toParent: nil)` is your call: `removeFromParent()` comes after it. [Apple UIViewController.willMove(toParent:)]",
        ],
        wrong: """
            import UIKit

            final class NewsViewController: UIViewController {
                private let weather = WeatherViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    weather.willMove(toParent: self)
                    addChild(weather)
                    weather.view.frame = CGRect(x: 20, y: 140, width: 280, height: 120)
                    view.addSubview(weather.view)
                    weather.didMove(toParent: self)
                }
            }

            final class WeatherViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                }
            }
            """,
        right: """
            import UIKit

            final class NewsViewController: UIViewController {
                private let weather = WeatherViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    addChild(weather)
                    weather.view.frame = CGRect(x: 20, y: 140, width: 280, height: 120)
                    view.addSubview(weather.view)
                    weather.didMove(toParent: self)
                }
            }

            final class WeatherViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                }
            }
            """,
        mend: "leave out the call of willMove(toParent:), which addChild makes",
        lesson: "15")

    func findings(in context: RuleContext) -> [Finding] {
        let moves = context.allCallbacks.filter { $0.name == "willMove(toParent:)" || $0.name == "didMove(toParent:)" }
        return moves.compactMap { event in
            guard event.name == "willMove(toParent:)", let caller = event.caller, let parent = context.firstObject(of: event),
                let child = event.object,
                let other = moves.first(where: { $0.index > event.index && $0.object == child && $0.name == event.name && $0.caller == nil }
                )
                    ?? moves.last(where: { $0.index < event.index && $0.object == child }),
                other.name == event.name, other.caller == nil, context.firstObject(of: other) == parent,
                !moves.contains(where: { move in
                    move.object == child && move.name != event.name
                        && (min(other.index, event.index)...max(other.index, event.index)).contains(move.index)
                })
            else { return nil }
            var found = finding(
                "\(context.recording.name(of: child)) gets willMove(toParent:) twice: this call is redundant, addChild(_:) makes its "
                    + "own",
                "leave this call out", at: caller, event: event.index, point: 6)
            found.edits = context.removal(ofLine: caller, saying: /[\w.!?]+\.willMove\(toParent: *self\)/).map { [$0] } ?? []
            return found
        }
    }
}
