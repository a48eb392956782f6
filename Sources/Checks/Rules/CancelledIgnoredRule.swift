import Heap
import Interpreter
import Stage

/// A block at the end of a cancelled transition that does what is right only after one that has finished.
struct CancelledIgnoredRule: Rule {
    let name = "cancelled-ignored"
    let summary = "a transition's completion does not look at isCancelled, and changes what a cancelled swipe leaves"
    let page = RulePage(
        what:
            "The completion of a transition acts as if the transition had finished. It does not look at `isCancelled`, so it acts after a cancelled swipe too.",
        why: [
            "The completion of an animation alongside has to look at `isCancelled`, and to revert what a cancelled swipe back began. [claim G43]",
            "`isCancelled` says whether an interactive transition was cancelled. [Apple UIViewControllerTransitionCoordinatorContext.isCancelled]",
            "After a cancelled swipe back the screen is still there: it gets `viewWillAppear` and `viewDidAppear` again, and no `viewDidDisappear`. [trace ipop-cancel-wangling]",
        ],
        wrong: """
            import UIKit

            final class AccountViewController: UIViewController {
                private let balanceLabel = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    balanceLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    view.addSubview(balanceLabel)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    balanceLabel.text = "1,250.00"
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
                        self?.balanceLabel.text = "Hidden"
                    }
                }
            }
            """,
        right: """
            import UIKit

            final class AccountViewController: UIViewController {
                private let balanceLabel = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    balanceLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    view.addSubview(balanceLabel)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    balanceLabel.text = "1,250.00"
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
                        guard !context.isCancelled else { return }
                        self?.balanceLabel.text = "Hidden"
                    }
                }
            }
            """,
        mend: "look at isCancelled in the completion first, and do there only what a finished transition needs",
        lesson: "11")

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        return recording.endBlocks.compactMap { block in
            guard block.isTransitions, block.isCutShort, block.end > block.eventCount, let start = context.startOfStep(block.eventCount),
                !recording.uses.contains(where: { use in
                    use.member.hasSuffix(".isCancelled") && (block.eventCount...block.end).contains(use.eventCount)
                })
            else { return nil }
            let range = block.eventCount..<block.end
            guard let line = recording.events[range].first(where: { $0.kind == .line }), let change = change(range, start, context) else {
                return nil
            }
            return finding(
                "the transition was cancelled, and this block does what belongs to a finished one: \(change)",
                "look at context.isCancelled first", at: line.location, event: line.index)
        }
    }

    /// What the block has left behind that was otherwise before the gesture.
    private func change(_ range: Range<Int>, _ start: Int, _ context: RuleContext) -> String? {
        let recording = context.recording
        if let act = recording.events[range].first(where: { [.print, .network, .notification].contains($0.kind) }) {
            return act.kind == .print ? "it prints “\(act.text ?? "")”" : "\(act.name) (event \(act.index))"
        }
        // A statement's event has the state before it: what the block has done is seen behind it.
        let after = min(range.upperBound, recording.events.count - 1)
        let began = context.fields(at: range.lowerBound)
        for field in context.run.changes(of: context.fields(at: after), since: context.fields(at: start))
        where began[field.place] != field.now {
            return "\(field.place.text(recording)) was \(field.before), and is \(field.now)"
        }
        for assignment in recording.assignments where (range.lowerBound + 1...range.upperBound).contains(assignment.eventCount) {
            if let difference = context.difference(of: assignment, from: start, to: after) { return difference }
        }
        return nil
    }
}
