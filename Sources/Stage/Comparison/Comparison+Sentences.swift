import Heap

// A difference in one plain sentence.
extension Comparison {
    /// A difference in one sentence: what comes in one run, and not in the other; what comes at another place; what has another value.
    public func sentence(of entry: Entry) -> String {
        if entry.change == .differs { return valueSentence(entry) }
        if let elsewhere = entry.elsewhere, let sentence = moveSentence(entry, elsewhere) { return sentence }
        let side = entry.side
        let (clause, negation) = clause(told(entry).event, side)
        return "\(name(side).phrase.capitalizedFirst) \(clause); \(name(side.other).phrase) \(negation)."
    }

    /// An event as a clause, and the end of a sentence that denies it.
    private func clause(_ event: Event, _ side: Side) -> (String, String) {
        let recording = run(side).recording
        let who = event.object.map { recording.name(of: $0, at: event.index) } ?? "the app"
        let text = event.text ?? event.name
        switch event.kind {
        case .callback where event.name == "deinit": return ("\(who) is deinitialised", "it is not")
        case .callback: return ("\(who) gets \(event.name)\(place(of: event, side))", "it does not")
        case .print: return ("the code prints “\(text)”", "it does not")
        case .console: return ("UIKit writes “\(text)” to the console", "it does not")
        case .memory: return ("\(who) \(event.name == "allocated" ? "is made" : "is gone")", "it is not")
        case .line: return ("this line runs: \(line(event, side))", "it does not")
        case .input: return ("the user does '\(event.name)'", "not")
        case .exception: return ("the app ends: \(text)", "it does not")
        case .refusal where event.isPlaceholder: return ("a placeholder stands for \(text)", "none does")
        case .refusal: return ("something is not simulated: \(text)", "it is not asked for")
        default: return ("this comes: \(recording.narration(of: event.index).trimmingLastPeriod)", "it does not")
        }
    }

    private func line(_ event: Event, _ side: Side) -> String { event.location.map(lines(side).text) ?? "" }

    /// Where a callback comes among those of its object that both runs have: ` before layoutSubviews()`.
    private func place(of event: Event, _ side: Side) -> String {
        let events = run(side).recording.events
        func isSign(_ other: Event) -> Bool {
            guard other.kind == .callback, other.object == event.object, other.name != event.name else { return false }
            return entry(of: other.index, side).map { entries[$0][side.other] != nil } ?? false
        }
        if let next = events[(event.index + 1)...].first(where: isSign) { return " before \(next.name)" }
        if let last = events[..<event.index].last(where: isSign) { return " after \(last.name)" }
        return ""
    }

    // Names an event that both have and that stands before it in one run, after it in the other.
    private func moveSentence(_ entry: Entry, _ elsewhere: Int) -> String? {
        let side = entry.side
        guard let here = entry[side], let place = self.entry(of: here, side), let other = self.entry(of: elsewhere, side.other) else {
            return nil
        }
        let isLater = other > place
        let between = isLater ? Array(entries[place + 1..<other]) : entries[other + 1..<place].reversed()
        let crossed = between.filter { $0.first != nil && $0.second != nil }
        let recording = run(side).recording
        let moved = recording.events[here]
        let signs = crossed.map { event($0, side) }
        guard
            let sign = signs.first(where: { $0.object == moved.object && $0.kind == .callback })
                ?? signs.first(where: { $0.isOutcome && $0.object.map(recording.isOfUIKit) == false })
                ?? signs.first(where: \.isOutcome) ?? signs.first
        else { return nil }
        let relations = isLater ? ("before", "after") : ("after", "before")
        return "\(told(moved, side).capitalizedFirst) comes \(relations.0) \(told(sign, side)) \(name(side).phrase), and "
            + "\(relations.1) it \(name(side.other).phrase)."
    }

    private func event(_ entry: Entry, _ side: Side) -> Event { run(side).recording.events[entry[side] ?? 0] }

    private func valueSentence(_ entry: Entry) -> String {
        guard let left = entry.first, let right = entry.second else { return "" }
        let (old, new) = (first.recording.events[left], second.recording.events[right])
        let told = told(new, .second)
        func pair(_ difference: EventValues.Difference) -> String {
            "\(difference.first) \(firstName.phrase), and \(difference.second) \(secondName.phrase)"
        }
        let sentences = values(of: entry).map { value in
            switch (new.kind, value.name) {
            case (.input, _): return "The step is '\(old.name)' in one run, and '\(new.name)' in the other."
            case (.print, "text"):
                return "The code prints “\(value.first)” \(firstName.phrase), and “\(value.second)” \(secondName.phrase)."
            case (_, "text"):
                return "\(told.capitalizedFirst) says “\(value.first)” \(firstName.phrase), and “\(value.second)” \(secondName.phrase)."
            case (_, "by"): return "\(told.capitalizedFirst) is called by \(pair(value))."
            case (_, let name) where value.areFacts:
                return "At \(told) the \(name.contains(",") ? "facts \(name) are" : "fact \(name) is") \(pair(value))."
            case (_, let name): return "\(told.capitalizedFirst) has \(name) \(pair(value))."
            }
        }
        return sentences.joined(separator: " ")
    }

    /// An event in a few words, for the middle of a sentence.
    private func told(_ event: Event, _ side: Side) -> String {
        let recording = run(side).recording
        return switch event.kind {
        case .callback: recording.name(of: event)
        case .print: "the print “\(event.text ?? "")”"
        case .line: "the line “\(line(event, side))”"
        case .input: "the step '\(event.name)'"
        case .transaction: "the commit"
        case .memory: "\(event.object.map { recording.name(of: $0, at: event.index) } ?? "an object"), \(event.name),"
        case .console: "the console's “\(event.text ?? "")”"
        case .system: "the system's step \(event.name)\(event.object.map { " for \(recording.name(of: $0, at: event.index))" } ?? "")"
        default: "the \(event.kind.rawValue) \(event.name)"
        }
    }
}
