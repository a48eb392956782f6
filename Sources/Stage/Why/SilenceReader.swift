import Heap
internal import Interpreter
import Reference
import UIKit
internal import UIKitBindings

/// Reads the reason for a silence out of the state of an object at an event.
struct SilenceReader {
    let run: Run
    let id: ObjectID
    let callback: CallbackName
    let event: Int

    var who: String { run.recording.name(of: id) }
    var recording: Recording { run.recording }

    func silence(_ says: String, since: Int? = nil, isKnown: Bool = true, by rules: KnownRule?...) -> Silence {
        Silence(
            event: event, object: id, says: says, since: since, isKnown: isKnown, rules: rules.compactMap { $0 },
            known: KnownRule(callback: callback.text, on: run.hostClasses(of: id))?.source)
    }

    /// The last event of one of some names on the object, up to the moment.
    func last(_ names: [String]) -> Event? {
        recording.events[...event].last { $0.object == id && names.contains($0.baseName) }
    }

    /// The first event of one of some names on the object behind the moment.
    func next(_ names: [String]) -> Event? {
        recording.events[(event + 1)...].first { $0.object == id && names.contains($0.baseName) }
    }

    /// The event with which the object died, up to the moment.
    var death: Event? { last(["deinit", "deallocated"]) }

    /// Asks the object, as it was then.
    func asked<Object: NSObject, Result>(_ type: Object.Type, _ body: (Object) -> Result) -> Result? {
        run.fork(at: event) { (run.world.object(id) as? Object).map(body) }
    }

    func asked<Result>(_ body: (UIViewController) -> Result) -> Result? { asked(UIViewController.self, body) }

    func name(_ object: NSObject) -> String { recording.name(of: object.id) }

    /// Whether the object's class has the method.
    func implements(_ method: String) -> Bool { run.fork(at: event) { run.script.implements(method, on: id) } }

    /// ` since event 12`, for the end of a sentence.
    func since(_ event: Event?) -> String { event.map { " since event \($0.index)" } ?? "" }

    // MARK: The kinds of silence

    var silence: Silence {
        let later = recording.events[(event + 1)...].first { $0.object == id && callback.isMeant(by: $0.name) }
        if let later { return silence("It does come to \(who), at event \(later.index).", since: later.index) }
        guard callback.isKnown else {
            return silence("UIKit has no callback called \(callback.text) here, so what would call it is not known.", isKnown: false)
        }
        if callback.base == "deinit" { return lifetime }
        if let stranger { return stranger }
        if let dead = death {
            return silence("\(who) is gone since event \(dead.index): nothing held it any more.", since: dead.index)
        }
        if let rule = missingRule {
            return silence("\(recording.setting.os.title) does not call it.", by: KnownRule(rule))
        }
        let requirements = callback.requirements
        if !requirements.isEmpty, !Self.isOwn(callback.base) { return delegation(requirements) }
        if run.isController(id) { return controller ?? others }
        if asked(UIView.self, { _ in true }) == true { return view ?? others }
        return others
    }

    /// The reason where UIKit calls it on objects of another kind.
    private var stranger: Silence? {
        if Self.isOwn(callback.base), asked(NSObject.self, { !($0 is UIViewController) && !($0 is UIView) }) != false {
            let owner = callback.base.hasPrefix("view") ? "UIViewController" : "UIViewController and no UIView"
            return silence("\(who) is no \(owner): UIKit calls \(callback.text) on objects of that class.")
        }
        let owners = Fidelity.entries(for: callback.text).compactMap { $0.declaration?.owner }.filter { !Fidelity.isProtocol($0) }
        guard !owners.isEmpty, callback.requirements.isEmpty else { return nil }
        let isOne = run.fork(at: event) { owners.contains { run.script.interpreter.isInstance(id, of: $0) } }
        // Where several classes have it, the shortest name is the one that they share.
        guard !isOne, let owner = owners.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return nil }
        return silence("\(who) is no \(owner): UIKit calls \(callback.text) on objects of that class.")
    }

    private var controller: Silence? {
        let base = callback.base
        if Self.appearances.contains(base) { return appearance }
        if Self.isOfLayout(base) { return layout }
        if ["willMove", "didMove"].contains(base) { return containment }
        if ["viewDidLoad", "loadView"].contains(base) { return loading }
        return nil
    }

    /// Whether a name is that of an override point, though a protocol may require one of the same name.
    private static func isOwn(_ base: String) -> Bool { appearances.contains(base) || isOfLayout(base) }

    /// The rule without which a system does not call it; nil where this one does.
    private var missingRule: SystemRule? {
        let rules: [String: SystemRule] = [
            "viewIsAppearing": .hasViewIsAppearing, "updateProperties": .updatesProperties, "traitCollectionDidChange": .hasTraits,
            "viewSafeAreaInsetsDidChange": .hasSafeArea, "safeAreaInsetsDidChange": .hasSafeArea,
        ]
        return rules[callback.base].flatMap { $0.holds(on: recording.setting.os) ? nil : $0 }
    }

    private var loading: Silence {
        let rule = KnownRule("loadViewIfNeeded()", of: "UIViewController")
        if let loaded = last(["viewDidLoad"]) {
            return silence("The view of \(who) was loaded at event \(loaded.index), and is loaded once.", since: loaded.index, by: rule)
        }
        return silence("Nothing has asked for the view of \(who) yet: it is loaded when something reads it.", by: rule)
    }

    private var containment: Silence {
        let rule = KnownRule("addChild(_:)", of: "UIViewController")
        let moved = last(["willMove", "didMove"])
        guard let parent = asked({ $0.parent.map(name) }) ?? nil else {
            guard let moved else {
                return silence(
                    "No controller has taken \(who) as its child: it is in no container, and addChild(_:) was not called with it.", by: rule
                )
            }
            return silence(
                "\(who) has left its parent at event \(moved.index), and no other controller has taken it.", since: moved.index, by: rule)
        }
        guard callback.base == "didMove", moved?.name.hasPrefix("willMove") != false else {
            return silence("\(who) stays with its parent, \(parent).", since: moved?.index, by: rule)
        }
        let isSystems = asked { $0.parent.map { type(of: $0) != UIViewController.self } ?? false } ?? false
        guard isSystems else {
            return silence(
                "addChild(_:) of \(parent) calls willMove(toParent:) and no more; didMove(toParent:) is for the code that adds \(who).",
                since: moved?.index, by: rule)
        }
        return silence(
            "\(who) is a child of \(parent), which sends didMove(toParent:) when it has shown \(who). It has not yet.", since: moved?.index)
    }

    /// What it is that nobody knows.
    var others: Silence {
        silence("appear does not know what would have called \(callback.text) on \(who): not known.", isKnown: false)
    }
}
