import Foundation
import Heap
import Interpreter
import UIKit
internal import UIKitBindings

/// Listens to a World and to the learner's code, and records their events.
final class Recorder {
    var recording: Recording
    /// While true, nothing is recorded: a fork of the run is being asked.
    var isMuted = false
    /// The app has ended: its recording ends there.
    private(set) var isOver = false
    private unowned let world: World
    private unowned let interpreter: Interpreter
    let limits: RunLimits
    private var lines = 0
    private var keptValues = 0
    /// The bytes that states do not share, beside the code's values: each 251st stands for those before it.
    private var keptBytes = 0
    /// Whether the values are counted one by one: the most that they can be is too much.
    private var isCounted = false
    private var isFull = false
    private var open: [Int] = []
    /// The blocks at ends of animations that run, as indices into the recording's, innermost last.
    private var openBlocks: [Int] = []
    /// Whether no step has begun yet. Until then, what has no other cause follows from the launch.
    private var isLaunching = true
    /// The cause of what follows from the launch: no event's place.
    private static let launch = -1
    /// What is under way, innermost last: a callback, or the consequence of an event.
    private var consequences: [Consequence] = []

    /// What happens now follows from the line that runs, or else from the event.
    private struct Consequence {
        let event: Int
        var line: Int?
    }

    /// Begins to record a run.
    init(recording: Recording, limits: RunLimits, listeningTo script: ScriptHost) {
        self.recording = recording
        self.limits = limits
        world = script.world
        interpreter = script.interpreter
        script.observer = self
        world.observer = self
    }

    func record(
        _ kind: Event.Kind, _ name: String, object: ObjectID? = nil, arguments: [Event.Argument] = [], caller: SourceLocation? = nil,
        location: SourceLocation? = nil, decision: Decision? = nil, text: String? = nil, depth: Int? = nil, message: ConsoleMessage? = nil
    ) {
        guard !isMuted, !isOver else { return }
        let clock = world
        if kind == .input { isLaunching = false }
        let cause = kind == .input ? nil : kind == .line ? consequences.last?.event ?? self.cause : self.cause
        recording.events.append(
            Event(
                index: recording.events.count, time: clock.time, frame: clock.frame, transaction: clock.transaction, kind: kind, name: name,
                object: object, arguments: arguments, depth: depth ?? open.count, functions: interpreter.depth,
                cause: cause == Self.launch ? nil : cause, isOfLaunch: cause == Self.launch, caller: caller,
                location: location, decision: decision, rule: decision == nil ? nil : clock.ruleUnderWay, text: text, message: message,
                end: nil))
        // Where too much is kept already, a line shows the state of the event before.
        if kind != .line || keptValues <= limits.lineStates || recording.states.isEmpty {
            keepState()
        }
        recording.stateIndices.append(recording.states.count - 1)
        if kind == .line, !consequences.isEmpty { consequences[consequences.count - 1].line = recording.events.count - 1 }
        if keptValues + keptBytes / RunLimits.valueBytes > limits.states, !isFull {
            isFull = true
            interpreter.reachLimit("the recording would keep more than \(limits.states) values")
        }
        lookAtLimits(after: recording.events.count)
    }

    /// How many states one that is weighed stands for: no number of lines that a loop is likely to have.
    private static let statesForOne = 251
    /// How many events, or uses, there are between two looks at what may interrupt the run.
    private static let countBetweenLooks = 64

    private func keepState() {
        let earlier = recording.states.last
        let state = RunState(of: world, interpreter, after: earlier)
        recording.states.append(state)
        if let earlier, recording.states.count.isMultiple(of: Self.statesForOne) {
            keptBytes += Self.statesForOne * state.keptBytes(after: earlier)
        }
        if isCounted {
            keptValues += state.script.weight(after: earlier?.script)
        } else {
            keptValues += interpreter.stateWeight
            if keptValues > min(limits.lineStates, limits.states) { countValues() }
        }
    }

    /// States share most of their values. From here on the values that each has alone are counted, which takes longer than estimating them.
    private func countValues() {
        isCounted = true
        keptValues = 0
        var earlier: Interpreter.State?
        for state in recording.states {
            keptValues += state.script.weight(after: earlier)
            earlier = state.script
        }
    }

    private func value(_ argument: Argument) -> Event.ArgumentValue {
        switch argument {
        case .nothing: .nothing
        case .object(let id): .object(id)
        case .value(let value):
            switch value {
            case let flag as Bool: .bool(flag)
            case let number as Int: .number(Double(number))
            case let number as Double: .number(number)
            case let number as CGFloat: .number(Double(number))
            case let size as CGSize: .size(size)
            case let rect as CGRect: .rect(rect)
            case let text as String: .text(text)
            case let ids as Set<ObjectID>: .text("[\(ids.map(world.space.heap.typeName).sorted().joined(separator: ", "))]")
            case let ids as [ObjectID]: .text("[\(ids.map(world.space.heap.typeName).joined(separator: ", "))]")
            case let traits as UITraitCollection:
                .text("\(traits.horizontalSizeClass)×\(traits.verticalSizeClass) \(traits.userInterfaceStyle)")
            default: .text(String(describing: value))
            }
        }
    }

    private func isController(_ id: ObjectID) -> Bool { world.object(id) is UIViewController }

    /// UIKit knows lines. The column is that of the expression that runs, where it is in the line.
    private func location(_ place: CodeLocation) -> SourceLocation {
        if let now = interpreter.currentLocation, (now.file, now.line) == (place.file, place.line) { return now }
        return SourceLocation(file: place.file, line: place.line, column: 1)
    }

    private func location(of name: String, on id: ObjectID) -> SourceLocation? {
        if let override = interpreter.override(of: name, on: id) { return override.location }
        guard name == "deinit", let own = interpreter.className(of: id) else { return nil }
        return interpreter.classDescription(named: own)?.members.first { $0.name == name }?.location
    }

    private func appendWrite(_ property: String, _ object: ObjectID) {
        recording.writes.append(
            Write(
                property: property, object: object, eventCount: recording.events.count, location: interpreter.currentLocation,
                callback: open.last))
    }

    /// A part taken of a rectangle belongs to the read of the rectangle, when the same statement has just made it. A trait belongs to the
    /// traits that the same callback has read last. A statement that changes a part of a view's own geometry reads it to write it back: that is no
    /// read.
    private func appendUse(
        _ member: String, _ receiver: ObjectID?, _ arguments: [ObjectID], _ values: [Argument], isWrite: Bool
    ) {
        func isHere(_ use: Use) -> Bool { use.eventCount == recording.events.count && use.statement == interpreter.currentStatement }
        if isWrite, Self.geometry.contains(member) {
            let own = recording.uses.lastIndex { $0.member == member && $0.receiver == receiver && isHere($0) }
            if let own { recording.uses.remove(at: own) }
            return
        }
        if Self.partial.contains(where: member.hasPrefix) {
            if !isWrite, let last = recording.uses.last, isHere(last) { recording.uses[recording.uses.count - 1].take(member) }
            return
        }
        if member.hasPrefix("UITraitCollection.") {
            let recent = recording.uses.indices.suffix(Self.recentUses)
            if let traits = recent.last(where: { recording.uses[$0].isOfTraits && recording.uses[$0].callback == open.last }) {
                recording.uses[traits].take(member)
            }
            // The idiom alone decides a layout wherever it is read.
            guard member == "UITraitCollection.userInterfaceIdiom" else { return }
        }
        keepState()
        // A model's property is read by whoever asks the model.
        let place =
            member.hasPrefix("Observable.")
            ? interpreter.runningFunctions.first { $0.object != receiver }?.location : interpreter.errorLocation
        recording.uses.append(
            Use(
                member: member, isWrite: isWrite, receiver: receiver, arguments: arguments, fitting: FittingTarget(values),
                takesTime: Use.lasts(values), eventCount: recording.events.count, location: place, statement: interpreter.currentStatement,
                callback: open.last, state: recording.states.count - 1,
                isFlushed: world.flushingBlocks > 0))
        lookAtLimits(after: recording.uses.count)
    }

    /// Ends the run where events, or uses, are more than a recording may have, and now and then asks whether it is to end for another reason.
    private func lookAtLimits(after count: Int) {
        if count.isMultiple(of: Self.countBetweenLooks) { interpreter.heedInterruption() }
        if count == limits.events { interpreter.reachLimit("more than \(limits.events) things happened") }
    }

    /// A place of a view or layer that code sets.
    private static let geometry: Set<String> = [
        "UIView.frame", "UIView.bounds", "UIView.center", "CALayer.frame", "CALayer.bounds", "CALayer.position",
    ]
    /// The types whose members are parts of geometry.
    private static let partial = ["CGRect.", "CGSize.", "CGPoint.", "UIEdgeInsets.", "NSDirectionalEdgeInsets."]
    /// Among how many uses the traits are looked for of which a trait is read.
    private static let recentUses = 32

    /// Why there was a pass, as traces write it; nil for no cause.
    private func text(of causes: [LayoutCause]) -> String? {
        causes.isEmpty ? nil : causes.map(recording.text(of:)).joined(separator: "; ")
    }

    private func appendFrame() {
        var shown = world.rendered
        shown.takeAnimations(from: world.state)
        recording.frames.append(
            Frame(
                index: recording.frames.count, number: world.frame, time: world.time, eventCount: recording.events.count, shown: shown,
                isInTransition: world.isInTransition))
    }
}

extension Recorder: WorldObserver {
    var cause: Int? { consequences.last.map { $0.line ?? $0.event } ?? (isLaunching ? Self.launch : nil) }

    var latestEvent: Int? { recording.events.indices.last }

    func beginConsequence(of event: Int) { consequences.append(Consequence(event: event)) }

    func endConsequence() { _ = consequences.popLast() }

    private func begin(_ callback: Int) {
        open.append(callback)
        beginConsequence(of: callback)
    }

    func worldDid(_ event: WorldEvent) {
        if isOver {
            if case .callbackEnded = event { close() }
            return
        }
        if case .allocated(let id) = event {
            guard !isMuted else { return }
            let type = world.space.heap.typeName(of: id)
            recording.noteAllocation(id, typeName: type, by: Self.placed.contains(type) ? interpreter.currentStatement : nil)
            if isShown(id) { record(.memory, "allocated", object: id) }
            return
        }
        guard !isMuted else { return }
        switch event {
        case .allocated: break
        case .callback(let name, let object, let arguments, let caller):
            let index = recording.events.count
            record(
                .callback, name, object: object,
                arguments: arguments.map { Event.Argument(name: $0.name, value: value($0.value)) },
                caller: caller.map(location), location: location(of: name, on: object), decision: caller == nil ? world.decision : nil)
            begin(index)
        case .withoutSuper:
            if let index = open.last { recording.events[index].lacksSuper = true }
        case .callbackEnded: close()
        case .system(.composited, _):
            record(.system, "composited", decision: world.decision)
            appendFrame()
        case .system(.layoutPass, let object?):
            record(.system, "layoutPass", object: object, decision: world.decision, text: text(of: world.layoutCauses(of: object)))
        case .system(.propertiesPass, let object?):
            record(
                .system, "propertiesPass", object: object, decision: world.decision, text: text(of: world.propertiesCauses(of: object)))
        case .system(let step, let object):
            record(.system, step.rawValue, object: object, decision: world.decision)
        case .commit:
            record(.transaction, "commit", decision: world.decision)
        case .console(let text, let object, let message):
            record(
                .console, "console", object: object, location: interpreter.currentLocation, decision: world.decision, text: text,
                message: message)
        case .exception(let name, let reason, let object, let place, let message):
            record(
                .exception, name, object: object, location: place.map(location) ?? interpreter.currentLocation, decision: world.decision,
                text: reason, message: message)
        case .refusal(let text, let place):
            record(.refusal, "not simulated", location: place.map(location) ?? interpreter.currentLocation, text: text)
        case .input(let text):
            record(.input, text)
        case .notification(let name, let object):
            record(.notification, name, object: object, decision: world.decision)
        case .network(let step, let text, let task):
            record(.network, step.rawValue, object: task, location: interpreter.currentLocation, text: text)
        case .write(let property, let object):
            appendWrite(property, object)
        case .endBlockBegins(let block, let isTransitions, let isCutShort):
            let count = recording.events.count
            openBlocks.append(recording.endBlocks.count)
            recording.endBlocks.append(
                EndBlock(block: block, isTransitions: isTransitions, isCutShort: isCutShort, eventCount: count, end: count))
        case .endBlockEnded:
            if let index = openBlocks.popLast() { recording.endBlocks[index].end = recording.events.count }
        case .deinitialising(let id):
            guard isController(id) || interpreter.className(of: id) != nil else { return }
            record(.callback, "deinit", object: id, location: location(of: "deinit", on: id))
            begin(recording.events.count - 1)
        case .deallocated(let id):
            if let last = open.last, recording.events[last].name == "deinit", recording.events[last].object == id {
                close()
            }
            if isShown(id) { record(.memory, "deallocated", object: id) }
        }
    }

    func worldHasEnded() {
        guard !isMuted else { return }
        isOver = true
    }

    private func close() {
        guard let index = open.popLast() else { return }
        endConsequence()
        guard recording.events.indices.contains(index) else { return }
        recording.events[index].end = recording.events.count - 1
    }

    /// Whether an object's life is reported. It is for views, controllers and the learner's own objects. It is not for closures, layers,
    /// guides, constraints and libraries' objects.
    private func isShown(_ id: ObjectID) -> Bool {
        let type = world.space.heap.typeName(of: id)
        return !Self.untold.contains(type) && !interpreter.isOfLibrary(id)
    }

    /// The classes of which the making statement is noted.
    private static let placed: Set<String> = ["AnyCancellable", "NSKeyValueObservation", "Timer", "CADisplayLink", "UIUpdateLink", "Task"]

    private static let untold: Set<String> = [
        "Closure", "closure", "CALayer", "NSLayoutConstraint", "UILayoutGuide", "TransitionCoordinator", "UIPresentationController",
        "UISheetPresentationController", "UIPopoverPresentationController", "TransitionContext", "Detent", "DetentContext", "UIGrabber",
        "UIAlertCard", "UINavigationItem", "UIStoryboardSegueTemplate", "UITabBarItem", "UITabBarButton", "TraitBox", "TraitRegistration",
        "UIViewControllerWrapperView", "UITransitionView", "UIDropShadowView", "UIDimmingView", "UINavigationTransitionView",
        "UILayoutContainerView", "UIScreen", "UITextEffectsWindow", "UIInputSetHostView", "UIKeyboardImpl",
        "UIKeyboardLayoutGuide", "UITableViewCellContentView", "UITableViewCellSelectedBackground", "UISceneSession", "ConnectionOptions",
        "UIEvent", "value", "PostedNotification", "NotificationToken", "NotificationCenter", "URLSession", "URLSessionDataTask",
        "HTTPURLResponse", "URLSessionConfiguration", "DispatchQueue", "DispatchGroup", "RunLoop", "OperationQueue", "UserDefaults", "Task",
        "TaskGroup", "Continuation", "UITouch", "UIScrollViewPanGestureRecognizer", "UINavigationContentPanGestureRecognizer",
        "TargetContentOffset", "UISheetPanGestureRecognizer",
    ]
}

extension Recorder: ScriptObserver {
    func didPrint(_ text: String) {
        let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
        record(.print, "print", caller: interpreter.currentLocation, location: interpreter.currentLocation, text: line)
    }

    func willRunStatement(at location: SourceLocation) {
        guard !isMuted else { return }
        lines += 1
        guard lines > limits.lines else { return record(.line, "line", location: location) }
        interpreter.recordsStatements = false
        record(
            .console, "console", location: location, text: "appear: \(limits.lines) lines have run; those that follow are not recorded.",
            message: .recordingLimit)
    }

    func didRefuse(_ message: String, at location: SourceLocation?) {
        record(.refusal, "not simulated", location: location, text: message)
    }

    func didTrap(_ message: String, at location: SourceLocation?) {
        let name = interpreter.endCause == .recursion ? "Infinite recursion" : "Fatal error"
        // The event's name says what the message begins with.
        let lead = interpreter.endCause == .recursion ? "stack overflow: " : "Fatal error: "
        record(.exception, name, location: location, text: message.hasPrefix(lead) ? String(message.dropFirst(lead.count)) : message)
    }

    func didReachLimit(_ message: String, at location: SourceLocation?) {
        record(.exception, "Stopped", location: location, text: message, message: isFull ? .recordingLimit : nil)
    }

    func didUse(_ member: String, on receiver: ObjectID?, with arguments: [ObjectID], values: [Argument], isWrite: Bool) {
        guard !isMuted else { return }
        appendUse(member, receiver, arguments, values, isWrite: isWrite)
    }

    func didAssign(_ member: String, of receiver: ObjectID) {
        guard !isMuted, !isOver else { return }
        recording.assignments.append(
            Assignment(
                member: member, receiver: receiver, eventCount: recording.events.count, location: interpreter.currentLocation,
                callback: open.last))
    }

    func willCallSuper(
        _ name: String, on receiver: ObjectID, with arguments: [(name: String, value: Argument)], at location: SourceLocation?
    ) {
        guard !isMuted, !isOver else { return }
        let given = arguments.map { Event.Argument(name: $0.name, value: value($0.value)) }
        let place = open.last.flatMap { culprit(recording.events[$0], name, receiver, given) } ?? location
        recording.superCalls.append(
            SuperCall(
                name: name, receiver: receiver, arguments: given, eventCount: recording.events.count, location: place,
                innermost: interpreter.runningFunctions.first?.location, callback: open.last))
    }

    /// The learner's line that is to blame where a call of UIKit's own implementation is not what the callback asks for; nil where it is, or
    /// where the call itself is to blame.
    private func culprit(_ callback: Event, _ name: String, _ receiver: ObjectID, _ given: [Event.Argument]) -> SourceLocation? {
        guard callback.object == receiver else { return nil }
        let functions = interpreter.runningFunctions
        if callback.name != name { return functions.first { $0.name == callback.name }?.location }
        let isChanged = zip(callback.arguments, given).contains { got, passed in
            switch (got.value, passed.value) {
            case (.bool(let one), .bool(let other)): one != other
            case (.size(let one), .size(let other)): one != other
            default: false
            }
        }
        // The outermost override was given what UIKit says. The call that passes on something else is in the last one of those.
        if isChanged, let got = callback.arguments.first?.value {
            return functions.filter { $0.name == name }.first { function in
                switch (got, function.locals.first?.value) {
                case (.bool(let flag), .bool(let value)?): value == flag
                case (.size(let size), let value?): interpreter.describe(value) == "\((size.width, size.height))"
                default: false
                }
            }?.location
        }
        guard let earlier = recording.superCalls.last(where: { $0.callback == open.last && $0.name == name }) else { return nil }
        // A second call: where base classes have overrides too, the one in the innermost function that is no override of it.
        let overrides = functions.prefix { $0.name == name }
        if let last = overrides.first?.location, last != earlier.innermost { return last }
        return functions.dropFirst(overrides.count).first?.location ?? overrides.last?.location
    }

    func didChangeTask(_ change: TaskChange, of id: ObjectID) {
        record(.task, change.rawValue, object: id, location: interpreter.currentLocation)
    }

    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?) {
        record(.exception, "error", location: location, text: message)
    }

    func didAsk(_ question: OpenQuestion, at location: SourceLocation?) {
        guard !isMuted, !isOver else { return }
        recording.questions.append(RecordedQuestion(question: question, event: recording.events.count))
        record(.refusal, "placeholder", location: location, text: "\(question.assumption), \(question.answer)")
    }

    func didUsePlaceholder(_ name: String, at location: SourceLocation?) {
        record(.refusal, "placeholder", location: location, text: name)
    }
}
