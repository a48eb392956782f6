import Canvas
import Curriculum
import Heap
import Interpreter
internal import Projects
import Stage

// A value that is followed from change to change.
extension StageState {
    /// How many events are looked at with one key. Looking at one costs an evaluation; what was looked at is remembered, so that the next key
    /// goes on from there.
    static let mostFollowed = 400

    /// What can be followed here: the facts of the event's controller, watched expressions, the learner's views, variables and properties.
    var followPrompt: Prompt {
        var suggestions: [Prompt.Suggestion] = []
        var known: Set<String> = []
        func offer(_ text: String, _ watch: Watch, of owner: String? = nil) {
            guard let model, known.insert(watch.description).inserted else { return }
            let detail = "\(owner.map { "\($0), " } ?? "")now \(FollowedValue.short(model.followed(watch, at: position)))"
            suggestions.append(Prompt.Suggestion(text, detail: detail, action: .stage(.followChosen(watch))))
        }
        if let model {
            let subject = model.subject(at: position)?.object
            let functions = model.runningFunctions(at: position)
            let own = functions.first?.object ?? event?.object ?? subject
            let name = subject.map { Lanes.shortName(model.recording.name(of: $0)) }
            for fact in Self.factExpressions { subject.map { offer(fact, Self.watch(fact, of: $0, in: model), of: name) } }
            for watch in watches { offer(watch.description, watch) }
            let owners = (subject.map { [$0] } ?? []) + model.lanes.objects.filter { $0 != subject }
            let views = Set(model.hierarchy(at: position).map { model.recording.name(of: $0.object) })
            for owner in owners {
                for property in model.properties(of: owner, at: position) where views.contains(property.value) {
                    let text = "\(property.name).frame"
                    offer(text, Self.watch(text, of: owner, in: model), of: Lanes.shortName(model.recording.name(of: owner)))
                }
            }
            for variable in functions.first?.variables ?? [] { offer(variable.name, Watch(variable.name)) }
            if let own {
                for property in model.properties(of: own, at: position) {
                    offer(property.name, Self.watch(property.name, of: own, in: model), of: Lanes.shortName(model.recording.name(of: own)))
                }
            }
        }
        return Prompt(
            .follow, title: "Follow a value", hint: "an expression; ) goes to its next change, ( to the one before",
            suggestions: suggestions)
    }

    /// The eight facts as expressions on a controller.
    private static let factExpressions = [
        "view.frame", "view.bounds", "view.safeAreaInsets", "view.layoutMargins", "view.window", "view.superview", "traitCollection",
        "view.subviews.count",
    ]

    // An expression on one object, whichever event is looked at.
    private static func watch(_ expression: String, of object: ObjectID, in model: RunModel) -> Watch {
        Watch("\(model.recording.name(of: object)).\(expression)")
    }

    /// Follows what the learner typed: on a class that it begins with, as a variable of the running function, or on the object that runs.
    mutating func follow(typed text: String) -> [Effect] {
        let words = text.trimmed
        guard !words.isEmpty, let model else { return [] }
        let typed = Watch(words)
        if let problem = Program.parse(files: [(path: "expression", text: typed.expression)]).problems.first {
            return [.say("\(problem)"), .bell]
        }
        guard typed.type == nil else { return follow(typed) }
        let functions = model.runningFunctions(at: position)
        let first = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if functions.first?.variables.contains(where: { $0.name == first }) == true { return follow(typed) }
        let owners = [functions.first?.object, model.subject(at: position)?.object].compactMap { $0 }
        let candidates = owners.map { Self.watch(words, of: $0, in: model) }
        return follow(candidates.first { model.followed($0, at: position) != nil } ?? candidates.last ?? typed)
    }

    mutating func follow(_ watch: Watch) -> [Effect] {
        guard let model else { return [] }
        followed = watch
        let name = FollowedValue.name(watch)
        if let reason = model.absence(of: watch, at: position) {
            return [.say("Follows \(name), not there now: \(reason); ) goes to where it is.")]
        }
        let value = FollowedValue.short(model.followed(watch, at: position))
        return [.say("Follows \(name), now \(value); ) goes to its next change.")]
    }

    /// Goes to the nearest event in a direction at which the followed value changes.
    mutating func stepChange(_ direction: Int) -> [Effect] {
        isPlaying = false
        guard let model, let followed else { return [.bell] }
        let name = FollowedValue.name(followed)
        var looks = Self.mostFollowed
        var index = direction > 0 ? position + 1 : position - 1
        while index > 0, index <= lastReachable {
            switch model.change(of: followed, at: index, looks: &looks) {
            case .none: break
            case .unknown:
                let count = abs(index - position) - 1
                return [.say("\(name) is the same in \(count) events from here; the same key looks farther."), .bell]
            case .change:
                go(to: index)
                return []
            }
            index += direction
        }
        if direction > 0, limit != nil { return [.say("\(name) does not change up to here; \(Self.limitReason)."), .bell] }
        return [.say("\(name) does not change \(direction > 0 ? "after" : "before") this event."), .bell]
    }

    /// Why no value is followed; nil when one is.
    var reasonNotFollowing: String? {
        if model == nil { return "there is no recording" }
        if hidden.contains(.facts) { return "the facts are the question" }
        return followed == nil ? "no value is followed yet; press C to choose one" : nil
    }

    /// `Reader.view.frame: (0, 0, 0, 0) → (0, 0, 393, 852)` at an event at which the followed value changes; nil elsewhere.
    var changeSentence: String? {
        guard let model, let followed, reasonNotFollowing == nil else { return nil }
        var looks = 50
        guard case .change(let old, let new) = model.change(of: followed, at: position, looks: &looks) else { return nil }
        return "\(FollowedValue.name(followed)): \(FollowedValue.change(from: old, to: new))."
    }
}
