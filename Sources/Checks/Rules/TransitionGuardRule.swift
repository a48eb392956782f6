import Heap
import Interpreter
import Stage

/// An action that is dropped because a transition is running.
struct TransitionGuardRule: Rule {
    let name = "transition-guard"
    let summary = "a touch is dropped because a transition is under way"
    let page = RulePage(
        what: "An action returns without doing anything because a transition is running. The user's touch is lost.",
        why: [
            "From iOS 26 UIKit takes taps, and several backs in a row, while a navigation transition runs. [claim N02]",
            "From iOS 26 a pop in the middle of a push does not cancel it: the push completes at once, and the pop follows. [claim N01]",
            "Apple shows this test as a mistake: the tap handler calls push, whether a transition runs or not. [WWDC24 10145 7:10]",
        ],
        wrong: """
            import UIKit

            final class AlbumViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let open = UIAction(title: "Open photo") { [weak self] _ in
                        self?.openPhoto()
                    }
                    let button = UIButton(configuration: .filled(), primaryAction: open)
                    button.frame = CGRect(x: 20, y: 120, width: 160, height: 44)
                    view.addSubview(button)
                }

                private func openPhoto() {
                    guard transitionCoordinator == nil else { return }
                    let photo = UIViewController()
                    photo.view.backgroundColor = .black
                    show(photo, sender: self)
                }
            }
            """,
        right: """
            import UIKit

            final class AlbumViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let open = UIAction(title: "Open photo") { [weak self] _ in
                        self?.openPhoto()
                    }
                    let button = UIButton(configuration: .filled(), primaryAction: open)
                    button.frame = CGRect(x: 20, y: 120, width: 160, height: 44)
                    view.addSubview(button)
                }

                private func openPhoto() {
                    let photo = UIViewController()
                    photo.view.backgroundColor = .black
                    show(photo, sender: self)
                }
            }
            """,
        mend: "act at once: UIKit brings the transition that is under way to an end",
        lesson: "21")

    func findings(in context: RuleContext) -> [Finding] {
        // Where transitions wait for each other, a touch may have to wait as well.
        guard context.run.interruptsTransitions else { return [] }
        let recording = context.recording
        var ran: [String: [(input: Event, lines: [Event], isInTransition: Bool)]] = [:]
        var order: [String] = []
        for input in context.inputs.map({ recording.events[$0] }) where input.name.contains("tap ") {
            // 'at 0.15 tap Save' touches what 'tap Save' touches.
            let name = input.name.hasPrefix("at ") ? input.name.split(separator: " ").dropFirst(2).joined(separator: " ") : input.name
            let lines = recording.events[input.index...context.endOfStep(input.index)].filter { line in
                line.kind == .line && begins(line, with: input.index, recording)
            }
            if ran[name] == nil { order.append(name) }
            ran[name, default: []].append((input, lines, context.run.isInTransition(at: input.index)))
        }
        return order.compactMap { name in
            guard let touches = ran[name], let dropped = touches.first(where: { $0.isInTransition && !$0.lines.isEmpty }),
                let last = dropped.lines.last, let place = last.location,
                ["guard ", "if "].contains(where: context.lines.text(at: place).hasPrefix),
                // The other one goes on behind this line.
                let heard = touches.first(where: { touch in
                    let way = touch.lines.compactMap(\.location?.line)
                    return !touch.isInTransition && way.contains(place.line) && way.last != place.line
                })
            else { return nil }
            return finding(
                "‘\(name)’ in the middle of a transition (event \(dropped.input.index)) gets as far as this line and is dropped; after the "
                    + "transition the same touch goes on (event \(heard.input.index))",
                "act at once: from iOS 26 a slide can be interrupted, zooms from iOS 18, and UIKit brings both to an end", at: place,
                event: last.index)
        }
    }

    /// Whether a statement follows from an input, and from no callback of a controller's on the way.
    private func begins(_ line: Event, with input: Int, _ recording: Recording) -> Bool {
        var cause = line.cause
        while let index = cause, index > input {
            let event = recording.events[index]
            if event.kind == .callback, event.name.hasPrefix("view") { return false }
            cause = event.cause
        }
        return cause == input
    }
}
