import Canvas
import Checks
import Stage

/// A place in a recording as a learner types it.
enum TypedPlace: Hashable {
    case event(Int)
    case frame(Int)
    /// Seconds.
    case time(Double)
    /// A part of an event's label, in lower case.
    case name(String)

    /// Reads `96`, `event 96`, `frame 7`, `f7`, `0.35`, `0.35 s` or a name; nil when nothing is typed.
    init?(_ text: String) {
        let words = text.trimmed.lowercased()
        guard !words.isEmpty else { return nil }
        let number = Int(words.drop { !$0.isNumber })
        let word = words.prefix { $0.isLetter }
        let seconds = words.hasSuffix("s") ? String(words.dropLast()).trimmed : words
        if let number, word.isEmpty || word == "event" {
            self = .event(number)
        } else if let number, word == "frame" || word == "f" {
            self = .frame(number)
        } else if let time = Double(seconds), time.isFinite {
            self = .time(time)
        } else {
            self = .name(words)
        }
    }

    /// What is gone to; nil for a name, which may be another thing's.
    var title: String? {
        switch self {
        case .event(let number): "event \(number)"
        case .frame(let number): "frame \(number)"
        case .time(let time): "\(shortNumber(time)) s"
        case .name: nil
        }
    }
}

extension StageState {
    var goPrompt: Prompt {
        Prompt(
            .go, title: "Go to", hint: "an event's number, a callback's name, frame 7, or 0.35 s",
            suggestions: labels.map { Prompt.Suggestion($0) })
    }

    var findPrompt: Prompt {
        Prompt(.find, title: "Find", hint: "a word of a callback, an object, a message or a sentence", text: "", suggestions: [])
    }

    /// What does not compile, and the mistakes that the checks find among what may be seen.
    func showMistakes() -> [Effect] {
        let found = (model?.mistakes ?? []).filter { $0.event <= lastReachable }
        guard !found.isEmpty || !messages.isEmpty else { return [.say("The checks find no mistake in this recording.")] }
        let items = found.map { finding in
            let place = finding.location.flatMap { model?.recording.place($0) }
            return Menu.Item("\(finding.message)\(place.map { " (\($0))" } ?? "")", .stage(.findingChosen(finding)))
        }
        return [.present(.menu(Menu("Mistakes that this recording shows", messageItems + items, footer: "Enter goes to where it shows.")))]
    }

    /// The labels of the events, each once, in order.
    var labels: [String] {
        guard let model else { return [] }
        var seen: Set<String> = []
        return model.stops(at: level).prefix(while: { $0 <= lastReachable }).map { model.label(of: $0) }.filter {
            seen.insert($0).inserted
        }
    }

    /// Goes to the place that the learner has typed.
    mutating func go(toTyped text: String) -> [Effect] {
        isPlaying = false
        guard let model else { return [] }
        switch TypedPlace(text) {
        case nil: return []
        case .event(let number):
            guard (0..<model.count).contains(number) else {
                return [.say("There is no event \(number); the last one is \(model.count - 1).")]
            }
            return reach(number)
        case .frame(let number):
            guard let frame = model.recording.frames.last(where: { $0.number <= number }) else {
                return [.say("There is no frame \(number).")]
            }
            return reach(model.recording.event(atFrame: frame.index))
        case .time(let time): return reach(model.recording.events.lastIndex { $0.time <= time + 0.0005 } ?? 0)
        case .name(let words): return go(toNamed: words, in: model)
        }
    }

    private mutating func go(toNamed words: String, in model: RunModel) -> [Effect] {
        let found = matches { model.label(of: $0).lowercased().contains(words) }
        guard let target = found.first(where: { $0 > position }) ?? found.first else {
            return [.say("Nothing here is called “\(words)”.")]
        }
        go(to: target)
        return []
    }

    private mutating func reach(_ event: Int) -> [Effect] {
        go(to: event)
        return event > lastReachable ? [.say(Self.limitReason)] : []
    }

    /// Goes to the next event that matches the search, round the ends.
    mutating func find(_ direction: Int, includingHere: Bool) -> [Effect] {
        isPlaying = false
        let words = searched.trimmed.lowercased()
        guard let model, !words.isEmpty else { return [.say("Nothing has been searched for yet; press / first.")] }
        let matches = matches { text(of: $0, in: model).contains(words) }
        guard !matches.isEmpty else { return [.say("Nothing here says “\(searched.trimmed)”.")] }
        let next: Int
        if direction > 0 {
            next = matches.first { includingHere ? $0 >= position : $0 > position } ?? matches[0]
        } else {
            next = matches.last { $0 < position } ?? matches[matches.count - 1]
        }
        go(to: next)
        let place = (matches.firstIndex(of: next) ?? 0) + 1
        return [.say("“\(searched.trimmed)”: \(place) of \(matches.count)")]
    }

    // Among the stops of the arrow keys; if none matches, among all events.
    private func matches(_ isMatch: (Int) -> Bool) -> [Int] {
        guard let model else { return [] }
        let visible = model.stops(at: level).filter { $0 <= lastReachable && isMatch($0) }
        return visible.isEmpty ? model.recording.events.indices.filter { $0 <= lastReachable && isMatch($0) } : visible
    }

    private func text(of index: Int, in model: RunModel) -> String {
        "\(model.label(of: index)) \(model.recording.narration(of: index))".lowercased()
    }
}
