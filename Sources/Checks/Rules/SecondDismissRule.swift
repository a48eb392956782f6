import Heap
import Interpreter
import Stage
import UIKit

/// A dismissal of what is already leaving, or has gone.
struct SecondDismissRule: Rule {
    let name = "second-dismiss"
    let summary = "dismiss is called on what is being dismissed already, or has gone"
    let page = RulePage(
        what:
            "`dismiss` is called again when the screen is already being dismissed or has gone. The second call closes another screen, or does nothing.",
        why: [
            "Reported: `dismiss`, called while the presented controller is already leaving, dismisses the receiver itself. [claim N22]",
            "The presenting controller is responsible for dismissing what it presented; `dismiss` on the presented one asks the presenter to do it. [Apple UIViewController.dismiss(animated:completion:)]",
            "`presentationControllerDidDismiss(_:)` comes after the presentation is dismissed. [Apple UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)]",
        ],
        wrong: """
            import UIKit

            final class TripsViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let add = UIAction { [weak self] _ in
                        let editor = TripEditorViewController()
                        editor.onSave = { self?.dismiss(animated: true) }
                        self?.present(editor, animated: true)
                    }
                    navigationItem.rightBarButtonItem = .init(systemItem: .add, primaryAction: add)
                }
            }

            final class TripEditorViewController: UIViewController {
                var onSave: (() -> Void)?

                override func loadView() {
                    let save = UIAction(title: "Save") { [weak self] _ in
                        self?.dismiss(animated: true)
                        self?.onSave?()
                    }
                    view = UIButton(configuration: .filled(), primaryAction: save)
                }
            }
            """,
        right: """
            import UIKit

            final class TripsViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let add = UIAction { [weak self] _ in
                        let editor = TripEditorViewController()
                        editor.onSave = { self?.dismiss(animated: true) }
                        self?.present(editor, animated: true)
                    }
                    navigationItem.rightBarButtonItem = .init(systemItem: .add, primaryAction: add)
                }
            }

            final class TripEditorViewController: UIViewController {
                var onSave: (() -> Void)?

                override func loadView() {
                    let save = UIAction(title: "Save") { [weak self] _ in
                        self?.onSave?()
                    }
                    view = UIButton(configuration: .filled(), primaryAction: save)
                }
            }
            """,
        mend: "dismiss once, and do the rest in the completion",
        lesson: "12")

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        let refused = recording.events.filter { $0.message == .dismissalInProgress }
        return refused.map { event in
            finding(
                "dismiss is called while a presentation or dismissal is under way: UIKit prints “\(event.text ?? "")”, and this call does nothing",
                "dismiss once, and do the rest in its completion", at: event.location, event: event.index)
        } + late(context)
    }

    private func late(_ context: RuleContext) -> [Finding] {
        let recording = context.recording
        return context.uses.compactMap { use in
            guard use.member == "UIViewController.dismiss(animated:completion:)", let receiver = use.receiver, let place = use.location,
                let late = context.run.lateDismissal(of: receiver, at: .use(use))
            else { return nil }
            let name = recording.name(of: receiver)
            let happens: String
            switch late {
            case .underWay(let leaving):
                happens =
                    "\(recording.name(of: leaving)) is being dismissed already: this second call takes the next screen beneath with it, or "
                    + "does nothing"
            case .gone:
                guard hasDismissed(receiver, before: use, context) else { return nil }
                happens = "it presents nothing any more: nothing is dismissed, and a completion never runs"
            case .itself(let presenter):
                guard isToldOfDismissal(use, context) else { return nil }
                happens = "what it presented has gone already: it is dismissed itself, down to \(recording.name(of: presenter))"
            }
            return finding(
                "dismiss is called on \(name), and \(happens)", "dismiss once: leave this call out, or ask presentedViewController first",
                at: place, event: use.event)
        }
    }

    /// Whether what a controller presented has gone in the same step.
    private func hasDismissed(_ receiver: ObjectID, before use: Use, _ context: RuleContext) -> Bool {
        if isToldOfDismissal(use, context) { return true }
        let start = context.startOfStep(use.event + 1) ?? 0
        return context.recording.uses.contains { earlier in
            earlier.member == use.member && earlier.receiver == receiver && earlier.eventCount >= start
                && earlier.eventCount < use.eventCount
                && context.recording.events[earlier.event].frame == context.recording.events[use.event].frame
        }
    }

    /// Whether the call is part of hearing that a sheet was dragged away.
    private func isToldOfDismissal(_ use: Use, _ context: RuleContext) -> Bool {
        context.callbacks(from: use.callback).contains { $0.name == "presentationControllerDidDismiss(_:)" }
    }
}
