import Heap
import Interpreter
import Stage

/// Controllers, views and other objects that live on although the app shows them no more, and nothing that it shows needs them.
struct LeakRule: Rule {
    let name = "leak"
    let summary = "a cycle of strong references, or the run loop, a centre, a task or a registry, keeps what the app shows no more"
    let page = RulePage(
        what:
            "A controller or view has left the screen and stays in memory. A closure, a timer, a task, a list or another object still holds a strong reference to it.",
        why: [
            "A closure that is stored and captures `self` strongly keeps the controller alive; with `[weak self]` it does not. [claim G39]",
            "`deinit` comes last, and never while anything holds the controller. [claim G04]",
            "Not every leak is a cycle: a timer, a task, an array or a parent that is alive also keeps the controller. [claim G38]",
        ],
        wrong: """
            import UIKit

            final class PortionsViewController: UIViewController {
                private let stepper = UIStepper()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    stepper.frame.origin = CGPoint(x: 40, y: 160)
                    view.addSubview(stepper)
                    stepper.addAction(UIAction { _ in
                        self.showPortions()
                    }, for: .valueChanged)
                }

                private func showPortions() {
                    title = "\\(Int(stepper.value)) portions"
                }
            }
            """,
        right: """
            import UIKit

            final class PortionsViewController: UIViewController {
                private let stepper = UIStepper()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    stepper.frame.origin = CGPoint(x: 40, y: 160)
                    view.addSubview(stepper)
                    stepper.addAction(UIAction { [weak self] _ in
                        self?.showPortions()
                    }, for: .valueChanged)
                }

                private func showPortions() {
                    title = "\\(Int(stepper.value)) portions"
                }
            }
            """,
        mend: "make one of the references weak, or end what holds the object",
        lesson: "18")

    func findings(in context: RuleContext) -> [Finding] {
        // What has ended lets go of nothing.
        guard !context.run.hasEnded, !context.recording.events.isEmpty else { return [] }
        let search = Search(context)
        let living = context.recording.objects.filter { search.graph.node($0) != nil && context.isOwn($0) }
        let own = context.sample(living) { [context.run.origin(of: $0)?.description ?? "", context.recording.typeName(of: $0)] }
        let isShown = { (id: ObjectID) in context.run.isController(id) || context.run.isView(id) }
        let ordered = own.filter(context.run.isController) + own.filter(context.run.isView) + own.filter { !isShown($0) }
        var told: Set<ObjectID> = []
        var found: [Finding] = []
        for object in ordered where !told.contains(object) {
            guard let chain = search.chain(to: object), !chain.contains(where: { search.isUnknown($0) }),
                !search.isEffect(object, chain)
            else { continue }
            told.insert(object)
            told.formUnion(chain.map(\.edge.target))
            found.append(finding(about: object, chain, context))
        }
        return found
    }

    private func finding(about object: ObjectID, _ chain: [MemoryGraph.Holder], _ context: RuleContext) -> Finding {
        let holder = Holder(chain, object, context)
        let name = context.name(atEndOf: object)
        let left = context.allCallbacks.last { $0.object == object && $0.name == "viewDidDisappear(_:)" }
        let observed = left.map { "\(name) has left the screen (viewDidDisappear, event \($0.index)) and is" } ?? "\(name) is"
        var found = self.finding(
            "\(observed) never deinitialised: \(holder.words)", holder.mend, at: holder.place,
            event: context.recording.events.count - 1)
        found.edits = holder.place.map { context.weakSelf(inClosureAt: $0) } ?? []
        return found
    }
}

/// Looks for what keeps objects at the end of a run.
private struct Search {
    let graph: MemoryGraph
    private let context: RuleContext
    private let path: (ObjectID) -> [MemoryGraph.Holder]

    init(_ context: RuleContext) {
        self.context = context
        let graph = context.run.memory(at: .end)
        self.graph = graph
        path = graph.paths { holder in
            // What the app shows may keep what it likes.
            if let object = holder.object, context.isOnStage(object) { return false }
            return !Self.isMeant(holder.edge, from: holder.object, context)
        }
    }

    /// Whether an object of the learner's that is no screen keeps a controller or view on purpose: by a property of such a type, that is
    /// no list of listeners.
    private static func isMeant(_ edge: Edge, from holder: ObjectID?, _ context: RuleContext) -> Bool {
        guard context.run.isController(edge.target) || context.run.isView(edge.target), edge.label.last != "]" else { return false }
        guard let holder else {
            guard let global = context.run.global(labelled: edge.label) else { return false }
            return !global.isVariable
        }
        guard context.isOwn(holder), !context.run.isController(holder), !context.run.isView(holder),
            let property = context.run.property(labelled: edge.label, of: context.recording.typeName(of: holder))
        else { return false }
        if case .objects = property.holding { return true }
        return false
    }

    /// The strong references that keep an object that should be gone: a cycle through it, or a chain from a root. Nil where it is needed.
    func chain(to object: ObjectID) -> [MemoryGraph.Holder]? {
        if !graph.isReachable(object) {
            let cycle = graph.cycle(through: object)
            return cycle.isEmpty ? nil : cycle
        }
        guard context.run.isController(object) || context.run.isView(object), context.wasShown(object), !context.isOnStage(object)
        else { return nil }
        let chain = path(object)
        return chain.isEmpty ? nil : chain
    }

    /// Whether an object is kept only by another screen that should be gone: one finding for one fault.
    func isEffect(_ object: ObjectID, _ chain: [MemoryGraph.Holder]) -> Bool {
        graph.isReachable(object) && chain.dropLast().contains { self.chain(to: $0.edge.target) != nil }
    }

    /// Whether nobody knows what the object at the end of a reference keeps: no file declares it.
    func isUnknown(_ holder: MemoryGraph.Holder) -> Bool {
        context.run.isPlaceholder(holder.edge.target) || holder.object.map(context.run.isPlaceholder) == true
    }
}

/// What holds an object: the references in words, the line to which the leak is due, and how to let go.
private struct Holder {
    let words: String
    let place: SourceLocation?
    let mend: String

    init(_ chain: [MemoryGraph.Holder], _ object: ObjectID, _ context: RuleContext) {
        let types = chain.map { context.recording.typeName(of: $0.edge.target) }
        let closure = chain.indices.last { types[$0] == "closure" && context.run.origin(of: chain[$0].edge.target) != nil }
        let back = Self.backReference(in: chain, context)
        let made = chain.last { holder in
            !context.isOwn(holder.edge.target) && !context.run.isView(holder.edge.target)
                && context.run.origin(of: holder.edge.target) != nil
        }
        let type = context.recording.typeName(of: object)
        place =
            closure.flatMap { context.run.origin(of: chain[$0].edge.target) } ?? back?.location
            ?? made.flatMap { context.run.origin(of: $0.edge.target) }
            ?? context.classes.first { $0.name == type }?.location
        var text = chain.first?.object.map(context.name(atEndOf:)) ?? ""
        for (index, holder) in chain.enumerated() {
            let (label, target) = (holder.edge.label, holder.edge.target)
            let name =
                types[index] == "closure"
                ? Self.name(ofClosure: target, context) : context.name(atEndOf: target)
            if label.hasPrefix("["), label.hasSuffix("]") {
                let captured = label.dropFirst().dropLast()
                text += captured == "self" ? ", which captures self" : ", which captures \(captured) → \(name)"
            } else {
                text += "\(holder.object == nil ? "" : ".")\(label) → \(name)"
            }
        }
        words = text
        let isMethod = closure.map { Self.isMethod(chain[$0].edge.target, context) } ?? false
        mend = Self.mend(types, isClosure: closure != nil, isMethod: isMethod, back, chain)
    }

    /// Whether a closure is a method that is passed by its name: there are no braces to write a list into.
    private static func isMethod(_ closure: ObjectID, _ context: RuleContext) -> Bool {
        context.run.origin(of: closure).map { context.lines.rest(from: $0).first != "{" } ?? false
    }

    private static func name(ofClosure id: ObjectID, _ context: RuleContext) -> String {
        guard let place = context.run.origin(of: id) else { return "the closure" }
        return "the \(isMethod(id, context) ? "method passed" : "closure") in line \(place.line)"
    }

    /// The property that refers back to an owner, where one does: a delegate, a parent, a list of observers.
    private static func backReference(in chain: [MemoryGraph.Holder], _ context: RuleContext) -> PropertyDescription? {
        let properties = chain.compactMap { holder -> PropertyDescription? in
            guard let object = holder.object else { return context.run.global(labelled: holder.edge.label) }
            guard context.isOwn(object) else { return nil }
            return context.run.property(labelled: holder.edge.label, of: context.recording.typeName(of: object))
        }
        return properties.last { $0.holding == .conforming } ?? properties.last { isBack($0.name.lowercased()) } ?? properties.last
    }

    private static func isBack(_ name: String) -> Bool {
        ["delegate", "parent", "owner", "presenter", "coordinator", "datasource", "listener", "observer", "host", "controller"]
            .contains { name.contains($0) }
    }

    private static func mend(
        _ types: [String], isClosure: Bool, isMethod: Bool, _ back: PropertyDescription?, _ chain: [MemoryGraph.Holder]
    ) -> String {
        if types.contains("Task") || chain.first?.edge.label == "unfinished task" {
            return "keep the task and cancel it in viewDidDisappear(_:), or capture [weak self] and take self anew in each turn"
        }
        if let clock = ["Timer", "CADisplayLink", "UIUpdateLink"].first(where: types.contains) {
            let end = clock == "UIUpdateLink" ? "set isEnabled to false" : "invalidate it"
            return isClosure && clock == "Timer"
                ? "capture [weak self], and \(end) when the view disappears: deinit comes too late"
                : "\(end) when the view disappears: the \(clock) keeps its target, so that a deinit which does it never comes"
        }
        if types.contains("NotificationToken") {
            return "capture [weak self], keep the token, and remove it when the view disappears"
        }
        if isMethod { return "pass a closure that captures [weak self] and calls the method: a method that is passed keeps self" }
        if isClosure { return "capture [weak self] in the closure" }
        if let back { return "declare \(back.name) weak, or let go of it when the view disappears" }
        return "make one of these references weak"
    }
}
