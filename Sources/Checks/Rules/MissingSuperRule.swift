import Heap
import Interpreter
import Stage

/// An override that returns without having called `super`.
struct MissingSuperRule: Rule {
    let name = "missing-super"
    let summary = "an override leaves out the call to super"
    let page = RulePage(
        what: "An override returns without having called `super`. What the base class does in this method is skipped.",
        why: [
            "The page of `viewWillAppear(_:)` says that an override must call `super` at some point. [Apple UIViewController.viewWillAppear(_:)]",
            "`super.viewWillTransition(to:with:)` passes the change of size on to the child controllers. [claim G41]",
            "`traitCollectionDidChange(_:)` calls `super` first, so that what is higher in the hierarchy can adjust first. [Apple UITraitEnvironment.traitCollectionDidChange(_:)]",
            "An override of a table view cell's `prepareForReuse()` must call `super`. [Apple UITableViewCell.prepareForReuse()]",
            "Below `UICollectionViewCell`, an override of `prepareForReuse()` calls `super` for the parent's behaviour. [Apple UICollectionReusableView.prepareForReuse()]",
            "What else breaks when a call of `super` is missing, Apple's pages leave unsaid. [claim G34]",
        ],
        wrong: """
            import UIKit

            final class GalleryTabBarController: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    viewControllers = [PhotoViewController()]
                }

                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    title = size.width > 600 ? "Photo and details" : "Photo"
                }
            }

            final class PhotoViewController: UIViewController {
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    view.backgroundColor = size.width > 600 ? .black : .systemBackground
                }
            }
            """,
        right: """
            import UIKit

            final class GalleryTabBarController: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    viewControllers = [PhotoViewController()]
                }

                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    title = size.width > 600 ? "Photo and details" : "Photo"
                }
            }

            final class PhotoViewController: UIViewController {
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    view.backgroundColor = size.width > 600 ? .black : .systemBackground
                }
            }
            """,
        mend: "call super in the override, with what was received",
        lesson: "14")

    /// The callbacks in which super is called; Apple's pages ask for it in most of them, not in viewDidLoad(). The two layout callbacks are
    /// not among them: their own implementations do nothing.
    private static let required: Set<String> = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "updateProperties()", "updateViewConstraints()", "viewWillTransition(to:with:)", "willTransition(to:with:)", "willMove(toParent:)",
        "didMove(toParent:)",
        "didReceiveMemoryWarning()", "updateConstraints()", "setEditing(_:animated:)", "traitCollectionDidChange(_:)",
    ]

    /// The cells whose `prepareForReuse()` calls super; Apple's pages of the plainer reusable views do not ask for it.
    private static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

    func findings(in context: RuleContext) -> [Finding] {
        var told: Set<Line> = []
        return context.callbacks.compactMap { callback in
            guard callback.lacksSuper, isRequired(callback, context), hasReturned(callback, context),
                let place = place(of: callback, context),
                told.insert(Line(place, callback.name)).inserted
            else { return nil }
            var found = finding(
                "\(context.recording.name(of: callback)) returns without having called super: what its base class does there is skipped",
                "call super.\(call(of: callback.name))", at: place, event: callback.index, point: 5)
            found.callback = context.className(of: callback)
            found.edits = context.superCall(firstIn: place).map { [$0] } ?? []
            return found
        }
    }

    /// Whether something is lost without the call: UIKit's own work, or that of a base class of the learner's.
    private func isRequired(_ callback: Event, _ context: RuleContext) -> Bool {
        if Self.required.contains(callback.name) { return true }
        guard let object = callback.object, let end = callback.end else { return false }
        switch callback.name {
        case "viewWillLayoutSubviews()", "viewDidLayoutSubviews()":
            let overrides = context.run.declarations(of: callback.name, in: context.recording.typeName(of: object))
            guard let base = overrides.last, overrides.count > 1 else { return false }
            let lines = context.recording.events[callback.index...end].filter { $0.kind == .line }.compactMap(\.location)
            return !lines.contains { $0.file == base.location.file && self.isLine($0.line, of: base.location, context) }
        case "prepareForReuse()":
            let type = context.recording.typeName(of: object)
            return context.classes.first { $0.name == type }.map { !Self.cells.isDisjoint(with: $0.superclasses) } == true
        case "layoutSubviews()":
            return context.isOwn(object) && context.run.laysOutByConstraints(object, at: .event(end))
        default: return false
        }
    }

    private func isLine(_ line: Int, of start: SourceLocation, _ context: RuleContext) -> Bool {
        let next = context.run.memberLocations.filter { $0.file == start.file && $0.line > start.line }.map(\.line).min() ?? .max
        return line >= start.line && line < next
    }

    /// An override that an exception has ended may have been about to call super.
    private func hasReturned(_ callback: Event, _ context: RuleContext) -> Bool {
        guard let end = callback.end else { return false }
        return !context.recording.events[callback.index...end].contains { $0.kind == .exception }
    }

    /// The override without the call: of those that ran, the one nearest to UIKit.
    private func place(of callback: Event, _ context: RuleContext) -> SourceLocation? {
        guard let object = callback.object, let end = callback.end else { return callback.location }
        let recording = context.recording
        let overrides = context.run.declarations(of: callback.name, in: recording.typeName(of: object))
        let lines = recording.events[callback.index...end].filter { $0.kind == .line }.compactMap(\.location)
        let starts = context.run.memberLocations
        let ran = overrides.last { _, start in
            let next = starts.filter { $0.file == start.file && $0.line > start.line }.map(\.line).min() ?? .max
            return lines.contains { $0.file == start.file && $0.line >= start.line && $0.line < next }
        }
        return ran?.location ?? callback.location
    }

    private func call(of name: String) -> String {
        switch name {
        case "willMove(toParent:)", "didMove(toParent:)": name.replacing(":", with: ": parent")
        case "traitCollectionDidChange(_:)": "traitCollectionDidChange(previousTraitCollection)"
        case "viewWillTransition(to:with:)": "viewWillTransition(to: size, with: coordinator)"
        case "willTransition(to:with:)": "willTransition(to: newCollection, with: coordinator)"
        default: name.replacing("_:", with: "animated")
        }
    }
}
