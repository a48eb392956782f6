import Canvas
import Foundation
import Stage

/// The eight facts of a controller, with the values behind them.
struct FactsPane {
    let stage: StageState
    let model: RunModel

    /// How many facts there are.
    static let count = Facts.names.count

    /// The facts' controller, and their event.
    var title: String? {
        guard let subject = model.subject(at: stage.position), let object = subject.object else { return nil }
        let name = Lanes.shortName(model.recording.name(of: object))
        return subject.index == stage.position ? "\(name), entering \(subject.name.prefix { $0 != "(" })" : name
    }

    /// A line for each fact where there is room, else one row: with values, with whole names, or with short ones.
    func lines(size: Size, theme: Theme, glyphs: Glyphs) -> [StyledText] {
        if stage.hidden.contains(.facts) { return [StyledText("the facts are the question", theme.dim)] }
        guard let facts = model.facts(at: stage.position) else {
            return [StyledText("no view controller has been called yet", theme.dim)]
        }
        let values = values(facts)
        let (before, other) = (before.map { self.values($0) }, other)
        guard size.height >= Self.count else {
            let rows = Row.allCases.map { row($0, facts, values, before, other?.facts, theme, glyphs) }
            return [rows.first { $0.columns <= size.width } ?? rows[rows.count - 1]]
        }
        let otherValues = other.map { self.values($0.facts) }
        return Facts.names.indices.map { index in
            let name = Facts.names[index]
            var line =
                mark(facts.values[index], theme, glyphs)
                + StyledText(" " + name + String(repeating: " ", count: 12 - name.count), theme.text)
            let isNew = before.map { $0[index] != values[index] } == true
            line.append(values[index], isNew ? theme.changed : theme.dim)
            if let before, isNew { line.append("  was \(before[index])", theme.dim) }
            if let other, let otherValues, other.facts.values[index] != facts.values[index] || otherValues[index] != values[index] {
                line += StyledText("  \(glyphs.differs) \(other.name): ", theme.changed) + mark(other.facts.values[index], theme, glyphs)
                line.append(" \(otherValues[index])", theme.changed)
            }
            return line
        }
    }

    /// How a row of facts is written, the longest first.
    private enum Row: CaseIterable { case values, names, short, dense }

    // The mark stands first, so that a row which is cut loses letters of the last name only.
    private func row(
        _ kind: Row, _ facts: Facts, _ values: [String], _ before: [String]?, _ other: Facts?, _ theme: Theme, _ glyphs: Glyphs
    ) -> StyledText {
        var text = StyledText()
        for (index, name) in Facts.names.enumerated() {
            if index > 0 { text.append(kind == .dense ? " " : "  ") }
            text += mark(facts.values[index], theme, glyphs)
            let isNew =
                before.map { $0[index] != values[index] } == true || other.map { $0.values[index] != facts.values[index] } == true
            let style = isNew ? theme.changed : theme.text
            switch kind {
            case .values:
                text.append(" " + name, style)
                text.append(" " + values[index], theme.dim)
            case .names: text.append(" " + name, style)
            case .short, .dense: text.append(String(name.prefix(3)), style)
            }
        }
        return text
    }

    // The same controller's facts at the stop before.
    private var before: Facts? {
        guard let stop = stage.stop(-1), let subject = model.subject(at: stage.position)?.object, model.subject(at: stop)?.object == subject
        else { return nil }
        return model.facts(at: stop)
    }

    // The facts at the same event in the compared recording.
    private var other: (name: String, facts: Facts)? {
        guard let beside = stage.beside, let event = stage.otherEvent, let facts = beside.other.facts(at: event) else { return nil }
        return (beside.otherName.title, facts)
    }

    /// A line for each fact, in words.
    var spoken: [String] {
        if stage.hidden.contains(.facts) { return ["The facts are the question."] }
        guard let facts = model.facts(at: stage.position) else { return ["No view controller has been called yet."] }
        let values = values(facts)
        return Facts.names.indices.map { index in
            "\(Facts.names[index]): \(facts.values[index].map { $0 ? "yes" : "no" } ?? "unknown"), \(values[index])"
        }
    }

    private func mark(_ value: Bool?, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        switch value {
        case true?: StyledText(glyphs.check, theme.good)
        case false?: StyledText(glyphs.cross, theme.bad)
        case nil: StyledText("?", theme.dim)
        }
    }

    private func values(_ facts: Facts) -> [String] {
        guard let geometry = facts.geometry else { return Array(repeating: "no view", count: Facts.names.count) }
        func text(_ value: CGFloat) -> String { shortNumber(Double(value)) }
        let frame = geometry.frame
        return [
            geometry.window ?? "nil", geometry.superview ?? "nil", geometry.traits, geometry.safeArea.description,
            "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))", geometry.margins.description,
            "\(geometry.subviewCount)", "\(geometry.descendantCount)",
        ]
    }
}
