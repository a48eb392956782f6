import Heap
import Interpreter
import Stage

/// What a screen has changed is handed on in its deinit, when the screen beneath has already read the old.
struct LateSaveRule: Rule {
    let name = "late-save"
    let summary = "a deinit saves what the screen beneath has read before"
    let page = RulePage(
        what:
            "A controller writes shared state in its `deinit` only. The screen that comes back reads that state as it appears, and shows the old value.",
        why: [
            "`deinit` comes last, after `viewDidDisappear`, and never while anything holds the controller. [claim G04]",
            "When `deinit` does not run after the screen was left, something still owns the controller: then nothing is saved. [claim G38]",
        ],
        wrong: """
            import UIKit

            final class VolumeStore {
                var volume = 5
            }

            final class MixerViewController: UIViewController {
                private let store = VolumeStore()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let open = UIAction(title: "Volume") { [weak self] _ in self?.open() }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    title = "Volume \\(store.volume)"
                }

                private func open() {
                    navigationController?.pushViewController(VolumeViewController(store), animated: true)
                }
            }

            final class VolumeViewController: UIViewController {
                private let store: VolumeStore
                private var volume = 8

                init(_ store: VolumeStore) {
                    self.store = store
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

                deinit {
                    store.volume = volume
                }
            }
            """,
        right: """
            import UIKit

            final class VolumeStore {
                var volume = 5
            }

            final class MixerViewController: UIViewController {
                private let store = VolumeStore()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let open = UIAction(title: "Volume") { [weak self] _ in self?.open() }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    title = "Volume \\(store.volume)"
                }

                private func open() {
                    navigationController?.pushViewController(VolumeViewController(store), animated: true)
                }
            }

            final class VolumeViewController: UIViewController {
                private let store: VolumeStore
                private var volume = 8

                init(_ store: VolumeStore) {
                    self.store = store
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    store.volume = volume
                }
            }
            """,
        mend: "save where the user makes the change, or in viewWillDisappear(_:)",
        lesson: "18")

    private static let appearance: Set<String> = ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"]

    func findings(in context: RuleContext) -> [Finding] {
        context.callbacks.compactMap { callback in
            guard callback.name == "deinit", let object = callback.object, context.isOwnController(object), let end = callback.end,
                let line = context.recording.events[callback.index...end].first(where: { $0.kind == .line })
            else { return nil }
            let last = min(end + 1, context.recording.events.count - 1)
            let changes = context.run.changes(of: context.fields(at: last), since: context.fields(at: callback.index))
            for change in changes where context.isFlag(change.place, madeBefore: callback.index) {
                guard let reader = reader(of: change.place, before: callback, context) else { continue }
                let saved = context.lastChange(of: change.place, in: callback.index...last) ?? line
                return finding(
                    "the deinit of \(context.recording.name(of: object)) makes \(change.place.text(context.recording)) \(change.now), after "
                        + "\(context.recording.name(of: reader)) has read \(change.before) (event \(reader.index))",
                    "save it where it changes, or in viewWillDisappear(_:): a deinit comes last", at: context.own(saved, in: object),
                    event: saved.index)
            }
            return nil
        }
    }

    /// The appearance of another screen in the same step that has read a field.
    private func reader(of place: FieldPlace, before end: Event, _ context: RuleContext) -> Event? {
        guard let start = context.startOfStep(end.index), let name = place.name.split(separator: ".").last.map(String.init) else {
            return nil
        }
        return context.recording.events[start..<end.index].first { callback in
            guard callback.kind == .callback, Self.appearance.contains(callback.name), let object = callback.object, object != end.object,
                context.isOwnController(object), let last = callback.end
            else { return false }
            return context.recording.events[callback.index...last].contains { reads(name, of: place, in: $0, context) }
        }
    }

    /// Whether a line reads a field. The bare name is the field only in its owner; elsewhere it is reached through something.
    private func reads(_ name: String, of place: FieldPlace, in line: Event, _ context: RuleContext) -> Bool {
        guard line.kind == .line, let location = line.location else { return false }
        let text = context.lines.text(at: location)
        guard text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(where: { $0 == name }) else {
            return false
        }
        if text.contains(".\(name)"), !text.contains("self.\(name)") { return true }
        let function = context.run.runningFunctions(at: line.index).first
        guard let owner = place.owner else {
            return place.name == name || function?.name.hasPrefix(place.name.dropLast(name.count)) == true
        }
        return function?.object == owner
    }
}

extension RuleContext {
    /// The line of the outermost function of an object in which a line ran, or the line itself.
    fileprivate func own(_ line: Event, in object: ObjectID) -> SourceLocation? {
        run.runningFunctions(at: line.index).last { $0.object == object }?.location ?? line.location
    }
}
