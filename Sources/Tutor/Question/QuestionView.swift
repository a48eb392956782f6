import Canvas
import Curriculum
import Interpreter
import Stage

/// A question as rows of text, with the parts that can be clicked.
struct QuestionView {
    /// A row, and the choice that it belongs to.
    struct Row {
        var text: StyledText
        var choice: Int?
    }

    let state: QuestionState
    let theme: Theme
    let glyphs: Glyphs
    let width: Int
    /// Whether the pane that it stands in has the keyboard.
    let isFocused: Bool

    /// The rows, from the prompt to the last sentence of the feedback.
    var rows: [Row] {
        let prose = ProseText(theme: theme, glyphs: glyphs, width: width)
        var rows = plain(prose.lines(state.question.prompt))
        if let code = state.question.code {
            rows +=
                [Row(text: "", choice: nil)]
                + plain(SwiftColors.lines(of: code, theme: theme).flatMap { (StyledText("  ") + $0).wrapped(to: width, hanging: 4) })
        }
        rows.append(Row(text: "", choice: nil))
        rows += body
        for (index, hint) in state.question.hints.prefix(state.hints).enumerated() {
            rows.append(Row(text: "", choice: nil))
            let lines = ProseText(theme: theme, glyphs: glyphs, width: max(8, width - 8)).lines(hint)
            for (row, line) in lines.enumerated() {
                rows.append(Row(text: StyledText(row == 0 ? "Hint \(index + 1)  " : "        ", theme.accent) + line, choice: nil))
            }
        }
        if let revealed = state.revealed {
            rows += plain(["", StyledText("Answer", theme.accent)])
            let text = StyledText(revealed, theme.text)
            rows += plain(text.brokenAfterDots(to: width - 2).wrapped(to: max(8, width - 2)).map { StyledText("  ") + $0 })
        }
        return rows + verdict
    }

    private func plain(_ lines: [StyledText]) -> [Row] { lines.map { Row(text: $0, choice: nil) } }

    private var body: [Row] {
        switch state.question.kind {
        case .cell: facts
        case .spot: lines
        case .fix:
            plain([
                StyledText(
                    state.edited == nil ? "\(state.question.file) opens in your editor." : "\(state.question.file) has your changes.",
                    theme.dim)
            ])
        case .value where state.question.choices.isEmpty:
            plain([StyledText(state.text.isEmpty ? "Press Enter to write it." : state.text, state.text.isEmpty ? theme.dim : theme.text)])
        default: choices
        }
    }

    private var choices: [Row] {
        var rows: [Row] = []
        for (index, choice) in state.question.choices.enumerated() {
            let text = ProseText(theme: theme, glyphs: glyphs, width: width).text(choice.text)
            rows += row(index, mark(ofChoice: index), text)
        }
        return rows
    }

    private func row(_ index: Int, _ mark: StyledText, _ text: StyledText) -> [Row] {
        let isSelected = state.isOpen && index == state.selection
        var lead = StyledText(isSelected ? glyphs.pointer : " ", theme.accent) + " "
        lead += StyledText(index < 9 ? "\(index + 1) " : "  ", theme.key)
        lead += mark + " "
        let style = isSelected && isFocused ? Style(nil, .bold) : .plain
        let room = max(4, width - lead.columns)
        let lines = text.brokenAfterDots(to: room).over(style).wrapped(to: room)
        return lines.enumerated().map { row, line in
            Row(text: row == 0 ? lead + line : StyledText(String(repeating: " ", count: lead.columns)) + line, choice: index)
        }
    }

    private func mark(ofChoice index: Int) -> StyledText {
        if state.question.kind == .order {
            guard let place = state.order.firstIndex(of: index) else { return StyledText(glyphs.notChosen, theme.dim) }
            return StyledText(String(place + 1), theme.accent)
        }
        guard case .choice(index)? = state.answer else { return StyledText(glyphs.notChosen, theme.dim) }
        switch state.feedback?.verdict {
        case .right?: return StyledText(glyphs.check, theme.good)
        case .wrong?, .broken?: return StyledText(glyphs.cross, theme.bad)
        case nil: return StyledText(glyphs.chosen, theme.accent)
        }
    }

    private var facts: [Row] {
        state.question.facts.enumerated().flatMap { index, name -> [Row] in
            let mark: StyledText
            switch state.facts[index] {
            case true?: mark = StyledText(glyphs.check, theme.good)
            case false?: mark = StyledText(glyphs.cross, theme.bad)
            case nil: mark = StyledText("?", theme.dim)
            }
            return row(index, mark, StyledText(name, theme.text))
        }
    }

    private var lines: [Row] {
        let source = SwiftColors.lines(of: state.fileLines.joined(separator: "\n"), theme: theme)
        let numberWidth = String(source.count).count
        return source.enumerated().map { index, line in
            let isSelected = index == state.selection
            let number = String(index + 1)
            var text = StyledText(isSelected ? glyphs.pointer : " ", theme.accent)
            text.append(String(repeating: " ", count: numberWidth - number.count) + number + " ", theme.gutter)
            text += line
            text = text.truncated(to: width, ellipsis: glyphs.ellipsis)
            return Row(text: isSelected ? text.over(Style(nil, .bold)) : text, choice: index)
        }
    }

    private var verdict: [Row] {
        switch state.phase {
        case .asking: return []
        case .grading: return plain(["", StyledText("Running it…", theme.dim)])
        case .skipped: return plain(["", StyledText("Skipped. Step on with \(glyphs.right) to see what comes.", theme.dim)])
        case .answered(_, let feedback): return plain([""]) + plain(sentences(feedback))
        }
    }

    /// Each of the compiler's errors begins a line: they are read one by one.
    private func refusals(_ feedback: Feedback) -> [StyledText] {
        let lead = StyledText("\(glyphs.cross) It does not compile.", theme.bad)
        return lead.wrapped(to: width)
            + feedback.problems.flatMap { problem in
                let place = problem.location.file == state.question.file ? "Line" : "\(problem.location.file), line"
                return StyledText("\(place) \(problem.location.line): \(problem.message).", theme.text).wrapped(to: width, hanging: 2)
            }
    }

    private func sentences(_ feedback: Feedback) -> [StyledText] {
        if feedback.isRefused { return refusals(feedback) }
        var lead: StyledText
        switch feedback.verdict {
        case .right: lead = StyledText("\(glyphs.check) Right. ", theme.good)
        case .wrong: lead = StyledText("\(glyphs.cross) Not so. ", theme.bad)
        case .broken: lead = StyledText("\(glyphs.cross) It does not run. ", theme.bad)
        }
        lead += StyledText(feedback.sentence, theme.text)
        var lines = lead.wrapped(to: width)
        if let advice = feedback.advice { lines += [""] + StyledText(advice, theme.text).wrapped(to: width) }
        for problem in feedback.problems { lines += StyledText(problem.description, theme.bad).wrapped(to: width, hanging: 2) }
        let failed = feedback.checks.filter { !$0.holds }
        if !failed.isEmpty { lines.append("") }
        for check in failed {
            lines += (StyledText("\(glyphs.cross) ", theme.bad) + StyledText(check.source, theme.codeFunction)).wrapped(
                to: width, hanging: 2)
            if let explanation = check.explanation, !feedback.sentence.contains(explanation) {
                lines += StyledText("  \(explanation)", theme.dim).wrapped(to: width, hanging: 2)
            }
        }
        return lines
    }
}

extension StyledText {
    /// A long name, `ProfileViewController.viewDidAppear(_:)`, that would be broken anywhere is broken after its last dot.
    func brokenAfterDots(to width: Int) -> StyledText {
        guard columns > width else { return self }
        return StyledText(
            spans.map { span in
                let words = span.text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
                    guard String(word).columns > width, let dot = word.lastIndex(of: "."), word.index(after: dot) != word.endIndex else {
                        return String(word)
                    }
                    return word[...dot] + "\n" + word[word.index(after: dot)...]
                }
                return Span(words.joined(separator: " "), span.style)
            })
    }
}
